### The family page, in Italian.

# source: a3705097f868
family-snip-snap-snorum = Snip Snap Snorum e i suoi parenti
    .short = Giochi in cui una carta ne chiama un’altra, quasi sempre con una formula.
    .about = Con il nome di Snip Snap Snorum si conosce più di un gioco. Nel gioco in sequenza si gioca la carta immediatamente superiore dello stesso seme; nel gioco a carte uguali, un’altra dello stesso valore. In comune hanno le formule, il ritmo e lo scopo: vince chi resta per primo senza carte. Il gioco in sequenza fa parte dei giochi di arresto, in cui si va avanti finché nessuno può più proseguire. Nel Nobble e nei suoi parenti paga monete chi ha la carta colpita.

## Related games

# source: 2c83d602fcea
relative-newmarket = Newmarket
    .about = Un gioco di arresto con poste su certe carte; le scale salgono nello stesso seme finché nessuno può proseguire.
# source: 1c0b2221dbc0
relative-michigan = Michigan
    .about = Il fratello americano del Newmarket, con una mano di riserva che si può comprare.
# source: eee3505b9fcb
relative-yellow-dwarf = Nano Giallo
    .about = Il francese Nain Jaune: un gioco di arresto con un tabellone, in cui i semi non contano.
# source: 296aff3f217a
relative-pope-joan = Pope Joan
    .about = Un vecchio gioco di arresto inglese, con un tabellone rotondo e poste su carte speciali.
# source: ce5794b8c788
relative-snap = Snap
    .about = Il gioco per bambini in cui si cercano carte uguali, forse nato dal gioco a carte uguali.
