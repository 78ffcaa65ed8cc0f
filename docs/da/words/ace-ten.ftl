### The family page of the ace-ten games, in Danish.

# review: "es-tier-spil" is a plain rendering; Danish books have no name for the family.
# source: 3690b59395f9
family-ace-ten = Spil med es og tier højest
    .short = Stikspil, hvor stikkene tælles efter kortene i dem, og hvor es og tier tæller mest.
    .about = I disse spil er det ikke antallet af stik, der tæller, men hvad der ligger i dem. Esset er det højeste kort i sin kulør og tæller mest; derefter kommer tieren, over kongen, som tæller næsten lige så meget. I én gren af familien, som Schnapsen hører til, er en konge og en dame i samme kulør et ægtepar og tæller ekstra.

## Related games

# source: 78944f1f5522
relative-sixty-six = Seksogtres
    .about = Det tyske spil, som Schnapsen er den korte form af. Det har også nierne og en større hånd.
# source: a4344ed9e55d
relative-mariage = Mariage
    .about = Det gamle tyske spil, der har navn efter ægteskabet mellem konge og dame, og som de andre kommer fra.
# source: b71a8856b9b9
relative-marias = Mariáš
    .about = Det tjekkiske spil med ægtepar, mest for flere spillere og med en kontrakt, der meldes om.
# source: 25231bfed696
relative-snapszer = Snapszer
    .about = Den ungarske slægtning, også kaldt Snapszli.
# source: 129b6e42686d
relative-bauernschnapsen = Bauernschnapsen
    .about = En østrigsk form af Schnapsen for makkere.
