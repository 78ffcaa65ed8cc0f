## What a reader takes away from an example, in French.

# source: 1f060b0550d8
player-share = Partager et intégrer
# source: 66fbc7203c9f
share-title = Partager et intégrer
# source: 221b3d346260
share-position = Cette position
# source: 8781ede2fe88
share-link = Lien
# source: 936bd4591e5d
share-copy = Copier
# source: e0dff1424994
share-copied = Copié.
# source: 8bf2b371080e
share-copy-failed = Le navigateur ne laisse pas cette page copier. Le texte est sélectionné : copiez-le avec le clavier ou le menu de votre appareil.
# source: 2b1d846ad57c
share-save = Enregistrer dans un fichier
# source: 0a61b79bd88b
share-picture = Image (SVG)
# source: 2ad374768761
share-transcript = Déroulement
# source: 54a07a3b4920
share-record = Coups en notation
# source: 7175cee31c1f
share-toml = Fichier de l’exemple (TOML)
# source: dedde15d8711
share-embed = Sur une page à vous
# source: d6c77c8ee6c9
share-kind = Ce qu’on colle
# source: 06cb72d98c73
share-kind-frame = Un cadre, pour n’importe quelle page
# source: 53b318a3eb03
share-kind-element = Un élément et son script
# source: ec7c04e453b9
share-mode = Ce qui est montré
# source: 27943e9d461a
share-mode-view = La table et ses commandes
# source: 1c3f2aecd264
share-mode-diagram = La table seule
# source: 350dc0590988
share-theme = Clair et sombre
# source: 4641f5f2de4d
share-theme-auto = Selon le système du lecteur
# source: 9481ebe329a9
share-theme-light = Clair
# source: 9ab0656c9dc8
share-theme-dark = Sombre
# source: 2af1fbbf3f24
share-step = Commencer à cette étape
# source: 7f624780e0f7
share-snippet = À coller
# source: 6d1be44af5a3
share-none = Cet exemple n’a pas de page à lui qui puisse tenir dans un cadre.
