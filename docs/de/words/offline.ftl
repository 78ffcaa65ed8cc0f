### Without a network.

# source: 97baa2156f1f
offline-title = Keine Verbindung, und diese Seite ist nicht gespeichert
# source: d31ee7744d5f
offline-text = Dieser Browser hebt gelesene Seiten mit ihren Beispielen auf. Diese Seite ist nicht darunter; dazu muss sie einmal geöffnet werden, wenn eine Verbindung besteht.
# source: 135218c0e034
offline-kept = In diesem Browser aufgehobene Seiten
