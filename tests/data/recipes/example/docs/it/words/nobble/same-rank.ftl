example-same-rank = Una carta dello stesso valore
