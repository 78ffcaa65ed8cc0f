## What a reader takes away from an example, in Danish: the link, files, and what another page pastes.

# source: 1f060b0550d8
player-share = Del og indlejr
# source: 66fbc7203c9f
share-title = Del og indlejr
# source: 221b3d346260
share-position = Denne stilling
# source: 8781ede2fe88
share-link = Link
# source: 936bd4591e5d
share-copy = Kopier
# source: e0dff1424994
share-copied = Kopieret.
# source: 8bf2b371080e
share-copy-failed = Browseren lader ikke denne side kopiere. Teksten er markeret: Kopier den med tastaturet eller enhedens menu.
# source: 2b1d846ad57c
share-save = Gem som fil
# source: 0a61b79bd88b
share-picture = Billede (SVG)
# source: 2ad374768761
share-transcript = Referat
# source: 54a07a3b4920
share-record = Optegnelse som tekst
# source: 7175cee31c1f
share-toml = Eksempelfil (TOML)
# source: dedde15d8711
share-embed = På din egen side
# source: d6c77c8ee6c9
share-kind = Hvad der skal indsættes
# source: 06cb72d98c73
share-kind-frame = En ramme, til enhver side
# source: 53b318a3eb03
share-kind-element = Et element med sit script
# source: ec7c04e453b9
share-mode = Hvad der vises
# source: 27943e9d461a
share-mode-view = Bordet med betjening
# source: 1c3f2aecd264
share-mode-diagram = Kun bordet
# source: 350dc0590988
share-theme = Lyst og mørkt
# source: 4641f5f2de4d
share-theme-auto = Som læserens system har det
# source: 9481ebe329a9
share-theme-light = Lyst
# source: 9ab0656c9dc8
share-theme-dark = Mørkt
# source: 2af1fbbf3f24
share-step = Begynd ved dette trin
# source: 7f624780e0f7
share-snippet = Til indsætning
# source: 6d1be44af5a3
share-none = Dette eksempel har ingen egen side, der kunne stå i en ramme.
