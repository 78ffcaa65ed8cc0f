### The family page of the ace-ten games.

# source: 3690b59395f9
family-ace-ten = ألعاب الآس والعشرة
    .short = ألعاب لمّات تُحسب فيها اللمّات بما فيها من أوراق، وأكثر الأوراق نقاطًا الآس والعشرة.
    .about = لا يهم في هذه الألعاب كم لمّة تكسب، بل ما فيها. الآس أعلى ورقة في شكله وأكثرها نقاطًا، وتأتي بعده العشرة، وهي فوق الملك وتكاد نقاطها تبلغ نقاط الآس. وفي فرع من العائلة، ومنه شنابسن، يكون الملك والبنت من شكل واحد زواجًا يُحسب زيادة.

## Related games

# review: names of the games by ear
# source: 78944f1f5522
relative-sixty-six = ستة وستون (Sixty-Six)
    .about = اللعبة الألمانية التي اختُصرت منها شنابسن. فيها التسعات أيضًا، واليد فيها أكبر.
# source: a4344ed9e55d
relative-mariage = مارياج (Mariage)
    .about = لعبة ألمانية قديمة أخذت اسمها من الزواج، ومنها جاءت الألعاب الأخرى.
# source: b71a8856b9b9
relative-marias = مارياش (Mariáš)
    .about = لعبة الزواج التشيكية. يزيد لاعبوها في الغالب على لاعبَين، وفيها مزايدة على عقد.
# source: 25231bfed696
relative-snapszer = سنابسر (Snapszer)
    .about = القريبة المجرية، وتُسمّى أيضًا سنابسلي (Snapszli).
# source: 129b6e42686d
relative-bauernschnapsen = باورنشنابسن (Bauernschnapsen)
    .about = صيغة نمساوية من شنابسن تُلعب مع شركاء.
