### The chart of what beats what, in Italian.

# source: 7d99b7be1f39
heading-chart = Che cosa batte che cosa
# source: 1e5f7049995a
chart-lead = Il motore di regole ha provato ogni carta su ogni altra. Ogni riga mostra tutto il mazzo, prima le carte più forti: un quadretto pieno indica una carta che batte quella della riga.
# source: 3bd56d2f6531
chart-only-directly = Un quadretto vuoto indica una carta che la batte solo se giocata subito dopo.
# source: 6ab99444acc4
chart-card = Carta
# source: 8919d0afca9d
chart-beaten-by = Battuta da
# source: a1dee6414d07
chart-how = Come si gioca: { $how }
# source: e3469aa7b2c8
chart-over = { $how } contro { $cards-the }
# source: 336fce70dc94
chart-nothing = Nulla la batte.
# source: bee813c85c40
chart-any = La batte qualsiasi altra carta.
# source: 311e82971240
chart-count =
    { $count ->
        [one] { $count-text } carta:
       *[other] { $count-text } carte:
    }
