### The chart of what beats what, in Arabic.

# source: 7d99b7be1f39
heading-chart = ماذا يغلب ماذا
# source: 1e5f7049995a
chart-lead = جرّب محرّك القواعد كل ورقة على كل ورقة أخرى. يُظهر كل سطر الأوراق كلها من اليسار إلى اليمين، من أقواها إلى أضعفها: فكل مربع مملوء ورقة تغلب ورقة ذلك السطر.
# source: 3bd56d2f6531
chart-only-directly = والمربع المفرَّغ ورقة تغلبها إذا لُعبت بعدها مباشرة فقط.
# source: 6ab99444acc4
chart-card = الورقة
# source: 8919d0afca9d
chart-beaten-by = ما يغلبها
# source: a1dee6414d07
chart-how = كيف تُلعب: { $how }
# source: e3469aa7b2c8
chart-over = { $how } على { $cards }
# source: 336fce70dc94
chart-nothing = لا يغلبها شيء.
# source: bee813c85c40
chart-any = تغلبها أي ورقة أخرى.
# source: 311e82971240
chart-count =
    { $count ->
        [one] ورقة واحدة:
        [two] ورقتان:
        [few] { $count-text } أوراق:
       *[other] { $count-text } ورقة:
    }
