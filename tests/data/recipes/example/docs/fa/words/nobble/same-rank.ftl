example-same-rank = کارتِ هم‌رتبه
