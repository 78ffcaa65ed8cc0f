### The family page of Snip Snap Snorum, in Danish.

# source: a3705097f868
family-snip-snap-snorum = Snip Snap Snorum og familien
    .short = Spil, hvor det ene kort kalder på det næste, i de fleste af dem med et ord til hvert kort.
    .about = Mere end ét spil går under navnet Snip Snap Snorum. I spillet med sekvenser følges hvert kort af det næste opad i samme kulør; i spillet med ens kort af et andet af samme værdi. Fælles er ordene, farten og målet: Den første uden kort vinder. Spillet med sekvenser hører til stopspillene, hvor der spilles, til ingen kan lægge på. I Nobble og dets slægtninge betaler man mønter, når det kort, man har spillet, bliver fulgt af et af samme værdi.

## Related games

# source: 2c83d602fcea
relative-newmarket = Newmarket
    .about = Et stopspil med indsatser på bestemte kort; sekvenserne går opad i kuløren, til ingen kan lægge på.
# source: 1c0b2221dbc0
relative-michigan = Michigan
    .about = Newmarkets amerikanske søster, med en ekstra hånd, der kan købes.
# source: eee3505b9fcb
relative-yellow-dwarf = Yellow Dwarf
    .about = Det franske Nain Jaune: et stopspil med et bræt, hvor kulørerne er uden betydning.
# source: 296aff3f217a
relative-pope-joan = Pope Joan
    .about = Et gammelt engelsk stopspil med et rundt bræt og indsatser for særlige kort.
# source: ce5794b8c788
relative-snap = Snap
    .about = Børnespillet, hvor man råber, når der kommer ens kort; måske en efterkommer af spillet med ens kort.
