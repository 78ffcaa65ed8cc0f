### Maps of families, in Arabic.

# source: 0ce8b42bb0bb
heading-map = خريطة العائلة
# source: 927ba8f017a9
heading-maps = خرائط العائلات
# source: 626ce5853b73
map-lead = ما على الخط يُلعب في هذا الموقع، وما تفرّع عنه قريب له، والفرع المتقطّع يعني قرابة أبعد. وكل اسم رابط.
# source: 0181963bab0f
map-label = خريطة العائلة: { $family }
# source: 194583966928
map-list = الخريطة في قائمة
# source: df605c98cc54
region-bohemia = بوهيميا
# source: 7cba8786f994
region-hungary = المجر
# source: e1a15f20cd14
region-france = فرنسا
