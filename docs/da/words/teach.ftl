## Siden, hvor man lærer et spil trin for trin.

# source: a7fe30c293d2
nav-teach = Lær spillet
# source: 7af84c234b16
teach-way = Lær det trin for trin
    .about =
        { $count ->
            [one] { $count-text } trin: se til, svar og spil; til sidst er der en runde til dig.
           *[other] { $count-text } trin: se til, svar og spil; til sidst er der en runde til dig.
        }
# source: 5fe8e50e1278
teach-in =
    { $count ->
        [one] Lær det i { $count-text } trin
       *[other] Lær det i { $count-text } trin
    }
# source: a07677ccc02b
teach-of = { $game } trin for trin
# source: 15b5678af51b
teach-description = Lær { $game } trin for trin: se, hvordan det går, svar på spørgsmål, foretag træk, som reglerne selv bedømmer, og spil din første runde.
# source: 66dafb3c8669
teach-lead =
    { $count ->
        [one] { $count-text } trin. Hvert svar kommer fra reglerne selv.
       *[other] { $count-text } trin, fra kortene gives, til du selv spiller en runde. Gå kortene igennem, svar på spørgsmålene, foretag trækkene. Hvert svar kommer fra reglerne selv.
    }
# source: e83f40605e69
teach-table = Bogstaverne ved bordet er spillerne. Her ligger alles kort åbent, så man kan følge med; når du spiller, ser du kun dine egne. Tryk på et kort for at spille det.
# source: 9dc3d7791e31
teach-step = Trin { $n-text }
# source: fb58226f4f97
teach-kind-show = Se til
# source: 9ebd88c597cd
teach-kind-ask = Spørgsmål
# source: 9dadc6b36cc0
teach-kind-do = Dit træk
# source: 8056978652f3
teach-kind-play = Din runde
# source: 3159fa64e667
teach-done = Klaret
# source: 4e2e6dc4292b
teach-happens = Det sker der
# source: c1baa4c00da1
teach-ask = Svar
# source: 881879dc716d
teach-do = Foretag trækket
# source: 1b4e19815840
teach-answer = Vis svaret
# source: ff05bf2b1e90
teach-wrong = Hvorfor ikke de andre:
# source: 37931841d7b2
teach-none = Ingen
# source: 02d346585bca
teach-right = Det var det, der blev spurgt om:
# source: 86d080e223cd
teach-refused = Ikke tilladt:
# source: 5a3e241e3cf2
teach-rules =
    { $count ->
        [one] Reglen
       *[other] Reglerne
    }
# source: dfaebd2636cb
teach-next = Næste trin
# source: e587c825d1ef
teach-play = Spil nu selv
    .about = Denne runde er ny, og computeren spiller for de andre ved bordet. Du kan bede om et råd og få begrundelsen med, og du kan tage et træk tilbage. Bliver noget afvist, vises reglen.
# source: cf3132954803
teach-deal = Giv denne runde
# source: 7bf3ed345fd2
teach-progress-label = Hvor langt du er
# source: ee55657c5673
teach-progress =
    { $total ->
        [one] { $done-text } af { $total-text } trin klaret
       *[other] { $done-text } af { $total-text } trin klaret
    }
# source: c2439505e4f1
teach-go-on = Fortsæt
# source: f6729b82df9a
teach-save = Gem, hvor langt du er
# source: ad849254c1ec
teach-load = Hent det gemte
# source: 62a9f82e84d8
teach-anew = Begynd forfra
# source: 139808371f08
teach-well = Rigtigt.
# source: e19fb7d57e76
teach-allowed = Det er tilladt, men det var ikke det, der blev spurgt om. Tag det tilbage, og prøv noget andet.
# source: 8a3e7049630d
teach-back = Tag tilbage
# source: f06d0794c060
teach-moved = Dit træk er foretaget
# source: f00e7506f7b7
teach-press = Tryk på et kort eller en knap.
# source: 777964b2cde5
teach-loaded = Det gemte er hentet.
# source: 57126afb075f
teach-load-failed = Der er intet gemt om dette spil i filen.
# source: eb8c25dd0907
teach-not-kept = Din browser gemmer intet for denne side. Gem, hvor langt du er, før du går.
# source: cddcfdd89d10
teach-gone = Det er slettet.
