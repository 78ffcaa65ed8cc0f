## Ciò che chi legge porta via da un esempio: il link, i file e il testo da incollare.

# source: 1f060b0550d8
player-share = Condividi e incorpora
# source: 66fbc7203c9f
share-title = Condividi e incorpora
# source: 221b3d346260
share-position = Questa posizione
# source: 8781ede2fe88
share-link = Link
# source: 936bd4591e5d
share-copy = Copia
# source: e0dff1424994
share-copied = Copiato.
# source: 8bf2b371080e
share-copy-failed = Il browser non permette a questa pagina di copiare. Il testo è selezionato: copialo con la tastiera o con il menu del dispositivo.
# source: 2b1d846ad57c
share-save = Salva in un file
# source: 0a61b79bd88b
share-picture = Immagine (SVG)
# source: 2ad374768761
share-transcript = Cronaca
# source: 54a07a3b4920
share-record = Partita in notazione
# source: 7175cee31c1f
share-toml = File dell’esempio (TOML)
# source: dedde15d8711
share-embed = In una tua pagina
# source: d6c77c8ee6c9
share-kind = Che cosa incollare
# source: 06cb72d98c73
share-kind-frame = Un riquadro, per qualsiasi pagina
# source: 53b318a3eb03
share-kind-element = Un elemento con il suo script
# source: ec7c04e453b9
share-mode = Che cosa si vede
# source: 27943e9d461a
share-mode-view = Il tavolo con i comandi
# source: 1c3f2aecd264
share-mode-diagram = Solo il tavolo
# source: 350dc0590988
share-theme = Chiaro e scuro
# source: 4641f5f2de4d
share-theme-auto = Come nel sistema di chi legge
# source: 9481ebe329a9
share-theme-light = Chiaro
# source: 9ab0656c9dc8
share-theme-dark = Scuro
# source: 2af1fbbf3f24
share-step = Inizia da questa mossa
# source: 7f624780e0f7
share-snippet = Da incollare
# source: 6d1be44af5a3
share-none = Questo esempio non ha una pagina propria da mettere in un riquadro.
