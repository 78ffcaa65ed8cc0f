## Was sich aus einem Beispiel mitnehmen lässt: Link, Dateien und Text zum Einfügen.

# source: 1f060b0550d8
player-share = Teilen und einbetten
# source: 66fbc7203c9f
share-title = Teilen und einbetten
# source: 221b3d346260
share-position = Diese Stellung
# source: 8781ede2fe88
share-link = Link
# source: 936bd4591e5d
share-copy = Kopieren
# source: e0dff1424994
share-copied = Kopiert.
# source: 8bf2b371080e
share-copy-failed = Der Browser lässt diese Seite nicht kopieren. Der Text ist markiert und lässt sich mit der Tastatur oder über das Menü des Geräts kopieren.
# source: 2b1d846ad57c
share-save = Als Datei speichern
# source: 0a61b79bd88b
share-picture = Bild (SVG)
# source: 2ad374768761
share-transcript = Protokoll
# source: 54a07a3b4920
share-record = Spielverlauf als Text
# source: 7175cee31c1f
share-toml = Beispieldatei (TOML)
# source: dedde15d8711
share-embed = Auf einer eigenen Seite
# source: d6c77c8ee6c9
share-kind = Was eingefügt wird
# source: 06cb72d98c73
share-kind-frame = Ein Rahmen, für jede Seite
# source: 53b318a3eb03
share-kind-element = Ein Element mit seinem Skript
# source: ec7c04e453b9
share-mode = Was zu sehen ist
# source: 27943e9d461a
share-mode-view = Der Tisch mit Bedienung
# source: 1c3f2aecd264
share-mode-diagram = Nur der Tisch
# source: 350dc0590988
share-theme = Hell und dunkel
# source: 4641f5f2de4d
share-theme-auto = Wie im jeweiligen System eingestellt
# source: 9481ebe329a9
share-theme-light = Hell
# source: 9ab0656c9dc8
share-theme-dark = Dunkel
# source: 2af1fbbf3f24
share-step = Bei diesem Schritt beginnen
# source: 7f624780e0f7
share-snippet = Zum Einfügen
# source: 6d1be44af5a3
share-none = Dieses Beispiel hat keine eigene Seite, die in einem Rahmen stehen könnte.
