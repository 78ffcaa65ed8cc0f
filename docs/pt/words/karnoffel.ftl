### The family page of the Karnöffel group, in Portuguese.

# source: 11b4dabc8f27
family-karnoffel = Vorms e o grupo do Karnöffel
    .short = Velhos jogos de vazas do norte, em que algumas cartas baixas vencem as altas.
    .about = Em quase todo jogo de cartas o rei vence o valete. Nos jogos deste grupo a ordem está de pernas para o ar: há cartas elevadas muito acima das outras, cartas que só são fortes no momento certo e cartas que uma única outra consegue cobrir. O Karnöffel é o antepassado que dá nome ao grupo. Seus parentes vivem, ou viveram, em volta do Báltico e no norte da Europa, e o Vorms da Groenlândia é um deles.

## Related games

# source: db280eaa0445
relative-braus = Bräus
    .about = Joga-se até hoje na ilha sueca de Gotland. Parente próximo do Vorms.
# source: dac1a1bf8ad1
relative-alkort = Alkort e Treikort
    .about = Jogos da Islândia, jogados pelo menos até o fim do século XIX e descritos em livros de jogos islandeses. Parentes do Vorms.
# source: 8d643c11ffff
relative-brus = Brus
    .about = Um antigo jogo dinamarquês muito parecido com o Vorms, descrito com clareza em vários manuais e em livros de jogos dinamarqueses e finlandeses. É atribuído à Jutlândia.
# source: be52bdc034c6
relative-druzbart = Drużbart
    .about = Um antigo jogo polonês, descrito só por alto em dois manuais. Parente do Vorms.
# source: 6076764a0df5
relative-estonian-brus = Brus nas ilhas da Estônia
    .about = No século XIII, gente de língua sueca se estabeleceu em ilhas que hoje são da Estônia. Seus descendentes ficaram lá até 1944, quando fugiram dos combates entre as tropas de Hitler e as de Stalin. Um livro sobre eles cita, na página 115, nove jogos de cartas, cada um com o seu lugar. Para o Brus, o lugar é Worms: o nome alemão de uma ilha que os mapas da Estônia agora chamam de Vormsi, quase o nome que a Groenlândia dá ao seu jogo. Ninguém sabe dizer como o nome de uma ilha teria chegado tão longe; pode ser mero acaso.
# source: d82b3f9d8233
relative-brusbart = Brusbart
    .about = Um dos três jogos preferidos da burguesia de Riga, na Livônia, que falava alemão, em meados do século XVIII. O dicionário dinamarquês Ordbog over det danske Sprog liga a palavra Brus a Brusbart, um homem de barba crespa. Num poema do início do século XIX, Die Oberpahlensche Freundschaft, de J. J. Malm, falantes de alemão e de estoniano jogam Brusbart. O jogo durou até o início desse século, e em 1879 já não tinha adeptos. Um autor afirma que era sem dúvida alemão, e não russo; um editor do poema diz que veio da Suécia. Como se jogava, ninguém conta.
# source: 097ece814236
relative-bruzbard = Bruzbard
    .about = Aparece numa lista de jogos estrangeiros jogados na Rússia, onde também se chamava dulya. Como se jogava, ninguém conta.
# source: 291af0cc277e
relative-styrivolt = Stýrivolt
    .about = Um jogo das ilhas Faroé, parente mais distante: nele a ordem invertida só existe em dois naipes de trunfo.
# source: ef8601e97588
relative-kaiserspiel = Kaiserspiel
    .about = Um jogo suíço moderno que descende do Karnöffel, parente mais distante: nele a ordem invertida só existe num único naipe de trunfo.
