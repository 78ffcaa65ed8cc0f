### Words of the page that lists all games.

# source: 5e965fc3ecf6
index-title = جميع الألعاب
# source: 5ed97e1f5ed8
index-lead = كل لعبة وكل صيغة في هذا الموقع. اختر ما لديك وعددكم.
# source: b5c760afe6b5
home-all-games = جميع الألعاب والصيغ، بحسب عدد اللاعبين والنوع والمنشأ
# source: d7914961b634
index-filter = تضييق القائمة
# source: a3b0cc23f495
index-any = الكل
# source: 7dc4dc7b5d8c
index-list = الألعاب والصيغ
# source: 719e0e7241cd
index-found =
    { $count ->
        [0] لا توجد لعبة تجمع كل هذا.
        [one] لعبة أو صيغة واحدة
        [two] لعبتان أو صيغتان
        [few] { $count-text } ألعاب وصيغ
        [many] { $count-text } لعبة وصيغة
       *[other] { $count-text } لعبة وصيغة
    }
# source: 8ba4da6fb255
index-clear = عرض الكل
# source: 56ef409bd39f
index-players =
    { $count ->
        [one] لاعب واحد
        [two] لاعبان
        [few] { $count-text } لاعبين
        [many] { $count-text } لاعبًا
       *[other] { $count-text } لاعب
    }
# source: 15e9b4ba1cdc
index-players-range = من { $from-text } إلى { $to-text } { $to ->
    [few] لاعبين
    [many] لاعبًا
   *[other] لاعب
    }
# source: f8c11294eb42
index-time =
    { $count ->
        [one] حتى دقيقة واحدة
        [two] حتى دقيقتين
        [few] حتى { $count-text } دقائق
        [many] حتى { $count-text } دقيقة
       *[other] حتى { $count-text } دقيقة
    }
# source: 9f963a98e153
index-period = من { $from-text } إلى { $to-text }
# source: 1592d85ca99b
index-axis-players = اللاعبون
# source: de420638e33d
index-axis-mechanism = نوع اللعبة
# source: 1b892a0174d0
index-axis-objective = الهدف
# source: d231291c7244
index-axis-equipment = ما يلزم
# source: dc79f5eb81d5
index-axis-cards = الورق
# source: 3ec58c92c979
index-axis-time = مدة اللعب
# source: 2c281ebe79ad
index-axis-region = المنشأ
# source: 09eecb9410b2
index-axis-period = أقدم ذكر
# source: ae127d798d1f
index-by-players = بحسب عدد اللاعبين
# source: ea06022f4c41
index-by-mechanism = بحسب نوع اللعبة
# source: ed0ee8ce6608
index-by-objective = بحسب الهدف
# source: e2f3669fff3e
index-by-equipment = بحسب ما يلزم غير الورق
# source: 808115bf6b1e
index-by-cards = بحسب عدد الأوراق
# source: fd009765044f
index-by-time = بحسب مدة اللعب
# source: 775c1a26c97a
index-by-region = بحسب المنشأ
# source: 1e44183bca6e
index-by-period = بحسب القِدم
