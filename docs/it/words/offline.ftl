### Without a network.

# source: 97baa2156f1f
offline-title = Sei senza connessione, e questa pagina non è stata conservata
# source: d31ee7744d5f
offline-text = Questo browser conserva le pagine che hai letto, con i loro esempi. Questa non è fra quelle: aprila una volta quando sei in rete.
# source: 135218c0e034
offline-kept = Pagine conservate in questo browser
