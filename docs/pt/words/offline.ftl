### Without a network.

# source: 97baa2156f1f
offline-title = Sem conexão, e esta página não está guardada
# source: d31ee7744d5f
offline-text = Este navegador guarda as páginas que você leu, com seus exemplos. Esta não está entre elas; abra-a uma vez quando houver conexão.
# source: 135218c0e034
offline-kept = Páginas guardadas neste navegador
