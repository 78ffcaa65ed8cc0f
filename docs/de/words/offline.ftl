### Without a network.

# source: 97baa2156f1f
offline-title = Keine Verbindung, und diese Seite ist nicht gespeichert
# source: d31ee7744d5f
offline-text = Dieser Browser hebt die Seiten auf, die Sie gelesen haben, mit ihren Beispielen. Diese Seite ist nicht darunter; öffnen Sie sie einmal, wenn eine Verbindung besteht.
# source: 135218c0e034
offline-kept = In diesem Browser aufgehobene Seiten
