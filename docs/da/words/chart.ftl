### The chart of what beats what, in Danish.

# source: 7d99b7be1f39
heading-chart = Hvad stikker hvad
# source: 1e5f7049995a
chart-lead = Regelmotoren har prøvet alle kort mod hinanden. Hver linje viser spillet med de højeste kort først. En udfyldt firkant er et kort, der stikker linjens kort.
# source: 3bd56d2f6531
chart-only-directly = En firkant med tom midte er et kort, der kun stikker det, hvis det spilles som det allernæste.
# source: 6ab99444acc4
chart-card = Kort
# source: 8919d0afca9d
chart-beaten-by = Stikkes af
# source: a1dee6414d07
chart-how = Hvordan det spilles: { $how }
# source: e3469aa7b2c8
chart-over = { $how } på { $cards }
# source: 336fce70dc94
chart-nothing = Intet stikker det.
# source: bee813c85c40
chart-any = Ethvert andet kort stikker det.
# source: 311e82971240
chart-count =
    { $count ->
        [one] { $count-text } kort:
       *[other] { $count-text } kort:
    }
