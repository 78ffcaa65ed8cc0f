### The quick reference of a game, to print.

# source: 8d34dadf143f
summary-open = Para imprimir, em uma página
# source: dd402f61ccd7
summary-print = Imprima esta página: ela sai em uma só folha.
# source: b7d5c0b748c7
summary-rules = Todas as regras
