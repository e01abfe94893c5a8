/** The page of Jambiani Beach. */
export const jambianiBeach: Readonly<Record<string, string>> = {
  'Jambiani Beach: a village, a lagoon and a long tide': 'Jambiani Beach: Dorf, Lagune und eine lange Ebbe',
  'Twice a day the sea leaves Jambiani, and the village walks out after it. Seaweed, outriggers, wind by month, and how to swim on Zanzibar’s south-east coast.':
    'Zweimal am Tag verlässt das Meer Jambiani, und das Dorf geht ihm nach. Seetang, Auslegerboote, Wind nach Monaten und Baden an Sansibars Südostküste.',
  'Walking the flats with a seaweed farmer': 'Mit einer Tangbäuerin durchs Watt',
  'Lagoon sail by ngalawa': 'Segeln auf der Lagune mit der Ngalawa',
  'Snorkelling at the reef': 'Schnorcheln am Riff',
  'Kites when the kusi blows': 'Kiten, wenn der Kusi weht',
  'Village walk and cooking': 'Gang durchs Dorf und Kochen',
  'Learn the tide table on day one, and everything else here makes sense.':
    'Lernen Sie am ersten Tag die Gezeitentafel, und alles andere hier ergibt Sinn.',
  'History of a Shore Village': 'Geschichte eines Uferdorfs',
  'At six the water is at the wall. By ten, around new or full moon, it is a white line more than a kilometre away, and where it was there are women in kanga, bent double, talking. They tie cuttings of seaweed to strings between pegs, row on row. By four the lagoon is back, milk-green and warm as a bath, and there is no sign that anybody was ever there.':
    'Um sechs steht das Wasser an der Mauer. Um zehn ist es um Neu- oder Vollmond eine weiße Linie in mehr als einem Kilometer Entfernung, und wo es war, stehen Frauen in Kanga-Tüchern, tief gebückt, und unterhalten sich. Sie binden Tangstecklinge an Schnüre zwischen Pflöcken, Reihe um Reihe. Um vier ist die Lagune wieder da, milchig grün und warm wie eine Badewanne, und nichts zeigt, dass je jemand dort war.',
  'The name is said to come from jambia, a curved dagger that early settlers found in the sand. Older people remember when families lived inland among their cassava plots on the coral, came down for fishing, and had no road; houses of stone and lime grew along the shore with the school and the wells. Seaweed farming arrived from the Philippines around 1990. For the first time women earned money of their own here, and many of the tin roofs you see are built of it. Warmer water has made the better species fail, so that some now raise sponges, or make soap.':
    'Der Name soll von „jambia“ kommen, einem Krummdolch, den frühe Siedler im Sand fanden. Ältere erinnern sich an die Zeit, als die Familien im Inneren zwischen ihren Maniokfeldern auf dem Korallenfels lebten, zum Fischen herunterkamen und keine Straße hatten; Häuser aus Stein und Kalk entstanden am Ufer erst mit der Schule und den Brunnen. Der Tanganbau kam um 1990 von den Philippinen. Zum ersten Mal verdienten die Frauen hier eigenes Geld, und viele der Blechdächer, die Sie sehen, sind davon bezahlt. Im wärmeren Wasser gedeiht die bessere Art nicht mehr, darum ziehen manche nun Schwämme oder machen Seife.',
  'Guest houses stand between the homes and not behind a fence, which is why we like Jambiani. It has a cost. You share the beach with cattle, football, madrasa children and boats being mended, and on some mornings there is a hem of brown weed, which nobody rakes.':
    'Die Pensionen stehen zwischen den Häusern und nicht hinter einem Zaun, und deshalb mögen wir Jambiani. Das hat seinen Preis. Sie teilen den Strand mit Kühen, Fußball, Koranschulkindern und Booten in Reparatur, und an manchen Morgen liegt ein Saum aus braunem Tang da, den niemand wegharkt.',
  'By High Water and by Low': 'Bei Flut und bei Ebbe',
  'Two hours with a woman who farms there. Sea cucumbers, ribbon worms, the holes where octopus live. Her fee is hers; agree on pictures first.':
    'Zwei Stunden mit einer Frau, die dort anbaut. Seegurken, Schnurwürmer, die Löcher der Oktopusse. Was sie dafür bekommt, gehört ihr; sprechen Sie vorher ab, ob Sie fotografieren dürfen.',
  'A dugout with two outriggers and a patched lateen slides over a metre of water to the reef. Snorkel at the edge of the pass, and keep inside it: the current beyond is not for swimmers.':
    'Ein Einbaum mit zwei Auslegern und einem geflickten Lateinersegel gleitet über einem Meter Wasser zum Riff. Schnorcheln Sie am Rand der Durchfahrt, und bleiben Sie innen: Die Strömung dahinter ist nichts für Schwimmer.',
  'Wind is steady from June to September and, more gently, December to February. Paje, fifteen minutes north, has the schools; this end has the room.':
    'Von Juni bis September weht der Wind stetig, von Dezember bis Februar sanfter. Paje, fünfzehn Minuten nördlich, hat die Schulen; hier ist der Platz.',
  'Coconut afternoon': 'Kokosnachmittag',
  'Grate, squeeze, simmer with octopus; learn to twist husk into rope on your thigh. Everyone eats the result.':
    'Raspeln, auspressen, mit Oktopus köcheln; lernen, auf dem Schenkel aus Fasern Seil zu drehen. Das Ergebnis essen alle.',
  'Kuza cave': 'Kuza-Höhle',
  'A cool pool in the coral, ten minutes inland. Rinse off sun cream before you go in.':
    'Ein kühles Becken im Korallenfels, zehn Minuten landeinwärts. Spülen Sie die Sonnencreme ab, bevor Sie hineingehen.',
  'Swim in the three hours either side of high water. Your host has the table on the wall.':
    'Baden Sie drei Stunden vor und nach Hochwasser. Die Tafel hängt bei Ihren Gastgebern an der Wand.',
  'Shoes for the flats: urchins have long spines and no manners.':
    'Schuhe fürs Watt: Seeigel haben lange Stacheln und keine Manieren.',
  'A bikini is for the sand in front of your hotel, shirt and kanga for walking further.':
    'Der Bikini gehört auf den Sand vor Ihrem Hotel; wenn Sie weiter gehen, Hemd und Kanga-Tuch.',
  'Cash machines are few and moody. Draw money in town.':
    'Geldautomaten sind selten und launisch. Heben Sie in der Stadt ab.',
  'Nights are dark, and power fails. Torch, and repellent at dusk.':
    'Die Nächte sind dunkel, und der Strom fällt aus. Taschenlampe, und Mückenschutz in der Dämmerung.',
  'No sunbathing beside the mosque, no wine in view of it.':
    'Nicht neben der Moschee sonnenbaden, kein Wein in ihrer Sichtweite.',
  'An hour and a quarter from the airport, half an hour past Jozani forest. Minibuses from Mwanakwerekwe take twice as long and cost next to nothing.':
    'Eineinviertel Stunden vom Flughafen, eine halbe Stunde hinter dem Wald von Jozani. Die Kleinbusse ab Mwanakwerekwe brauchen doppelt so lange und kosten fast nichts.',
  'Octopus, starfish, moray eel, crab plovers on the flats in the northern winter, terns, humpback whales outside the reef from August.':
    'Oktopus, Seestern, Muräne, im nördlichen Winter Reiherläufer im Watt, Seeschwalben, ab August Buckelwale vor dem Riff.',
  'Jambiani is devout and easy-going. In July neighbouring Makunduchi keeps Mwaka Kogwa, the old Shirazi new year, with mock fights in banana stalks and a hut set on fire; guests are welcome, because it is bad luck to have none.':
    'Jambiani ist fromm und gelassen. Im Juli feiert das benachbarte Makunduchi Mwaka Kogwa, das alte Schirazi-Neujahr, mit Scheinkämpfen, bei denen man mit Bananenstängeln aufeinander losgeht, und einer Hütte, die man anzündet; Gäste sind willkommen, denn keine zu haben bringt Unglück.',
  'Book Your Jambiani Beach Experience Now': 'Ihr Erlebnis in Jambiani Beach buchen',
};
