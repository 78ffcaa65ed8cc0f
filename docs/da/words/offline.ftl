### Without a network, in Danish.

# source: 97baa2156f1f
offline-title = Ingen forbindelse, og denne side er ikke gemt
# source: d31ee7744d5f
offline-text = Denne browser gemmer de sider, du har læst, med deres eksempler. Denne side var ikke iblandt; åbn den én gang, mens du har forbindelse.
# source: 135218c0e034
offline-kept = Sider, der er gemt i denne browser
