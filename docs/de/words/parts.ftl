### Parts of a game's page, in German.

# source: 65b313e1d4e9
heading-try = Selbst probieren
# source: 7f92cef2a226
try-lead = Ein Spiel lernt man mit den Karten in der Hand.
# source: 5310594e6f1f
try-hand = In der ersten Runde weiterspielen
    .about = Bei einer Karte anhalten, „Was wäre, wenn …?“ wählen und eine andere spielen: Das Regelprogramm spielt nach den Regeln weiter.
# source: a1c40ef14103
try-problems =
    { $count ->
        [one] { $count-text } Stellung, in der nur ein Zug der beste ist
       *[other] { $count-text } Stellungen, in denen nur ein Zug der beste ist
    }
# source: e62b7d436025
heading-changes = Was sich geändert hat
# source: 99aff475aadb
change-first = Die Regeln stehen zum ersten Mal hier, mit ihren Varianten und durchgespielten Beispielen.
# source: 1671035eecbe
example-step-rules = Hier angewandt:
