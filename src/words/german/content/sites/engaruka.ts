/** The page of Engaruka. */
export const engaruka: Readonly<Record<string, string>> = {
  'Engaruka: lost fields under the wall of the Rift': 'Engaruka: verlorene Felder unter der Grabenwand',
  'Twenty square kilometres of stone-lined fields and canals, farmed for centuries and then abandoned. A walk with a village guide on the road to Natron.':
    'Zwanzig Quadratkilometer Felder und Kanäle aus Stein, jahrhundertelang bestellt, dann verlassen. Ein Gang mit einem Guide aus dem Dorf, am Weg zum Natronsee.',
  'Walk through fields and canals': 'Gang durch Felder und Kanäle',
  'Terraced village sites': 'Terrassen der alten Dörfer',
  'Today’s irrigated plots': 'Bewässerte Felder von heute',
  'Up the gorge to the stream': 'Die Schlucht hinauf zum Bach',
  'Night stop before Lake Natron': 'Zwischenhalt vor dem Natronsee',
  'Almost no rain, almost no soil, and once the harvest of several thousand people.':
    'Fast kein Regen, fast kein Boden, und einst die Ernte für mehrere tausend Menschen.',
  'Dust devils cross the track, zebra stand about among Maasai cattle, and for an hour and a half north of Mto wa Mbu you wonder what anybody could have grown here. Then a strip of real green appears at the foot of the scarp. A stream comes out of a cleft, cold and quick, and children are filling cans. That water is the whole explanation, then and now.':
    'Staubteufel kreuzen die Piste, Zebras stehen zwischen Maasai-Rindern, und anderthalb Stunden nördlich von Mto wa Mbu fragen Sie sich, was hier je hätte wachsen sollen. Dann taucht am Fuß der Steilwand ein Streifen echtes Grün auf. Aus einer Spalte kommt ein Bach, kalt und schnell, und Kinder füllen Kanister. Dieses Wasser ist die ganze Erklärung, damals wie heute.',
  'Your guide lives in the village and starts at its upper edge. There the ground is ruled with low lines of stone, square after square, as far as you can make out through the thorn. These are field walls. A shallow trench with neatly set sides, running level round the slope, is a canal. If piles of rock leave you cold it will be a long hour; to anyone who has ever tried to keep a garden wet, it is astonishing work.':
    'Ihr Guide wohnt im Dorf und beginnt an dessen oberem Rand. Dort ist der Boden von niedrigen Steinreihen durchzogen, Quadrat um Quadrat, so weit man durch die Dornen sieht. Das sind Feldmauern. Ein flacher Graben mit sauber gesetzten Wänden, der eben um den Hang läuft, ist ein Kanal. Wenn Steinhaufen Sie kaltlassen, wird es eine lange Stunde; wer je versucht hat, einen Garten feucht zu halten, staunt über diese Arbeit.',
  'Radiocarbon dates put the main settlement between the 15th and the 18th century, with an earlier start possible. Some 20 sq km were laid out in plots. Part of the soil was made on the spot, by leading muddy floodwater between walls and letting it settle. Cattle were kept in stalls and their dung went on the land. Above, on stepped platforms along the scarp, stood the houses, in seven clusters.':
    'Radiokarbondaten setzen die Hauptsiedlung zwischen das 15. und das 18. Jahrhundert, ein früherer Beginn ist möglich. Etwa 20 km² waren in Felder geteilt. Ein Teil des Bodens wurde an Ort und Stelle gemacht, indem man schlammiges Hochwasser zwischen Mauern leitete und absetzen ließ. Rinder standen im Stall, und ihr Mist kam auf die Felder. Darüber standen auf stufigen Plattformen an der Steilwand die Häuser, in sieben Gruppen.',
  'Gustav Fischer, the first European to mention the place, passed in 1883 and thought of tumbled castles. Hans Reck looked at it in 1913, Louis and Mary Leakey in 1935. They guessed at thirty thousand inhabitants or more, a figure now considered far too high.':
    'Gustav Fischer, der den Ort als erster Europäer erwähnt, kam 1883 vorbei und dachte an eingestürzte Burgen. Hans Reck sah ihn sich 1913 an, Louis und Mary Leakey 1935. Sie schätzten dreißigtausend Einwohner oder mehr, eine Zahl, die heute als viel zu hoch gilt.',
  'Who were they? The Iraqw, who farm the highlands to the south, and the Sonjo, who still irrigate terraces to the north-west, are the usual candidates, and the evidence favours neither strongly. Nor is it known why they went. Less water, tired soil, the arrival of the Maasai: each has its advocates.':
    'Wer waren sie? Die Iraqw, die das Hochland im Süden bestellen, und die Sonjo, die im Nordwesten noch immer Terrassen bewässern, werden meist genannt, und die Funde sprechen für keine von beiden deutlich. Auch warum sie gingen, weiß man nicht. Weniger Wasser, müder Boden, die Ankunft der Maasai: Jede Erklärung hat ihre Fürsprecher.',
  'Canals and fields': 'Kanäle und Felder',
  'Two hours on foot, nearly flat. Follow one furrow from the stream to its last plot, and see how little it drops on the way. At eight in the morning the shadows draw every wall for you; by midday the whole plan is gone.':
    'Zwei Stunden zu Fuß, fast eben. Folgen Sie einer Rinne vom Bach bis zum letzten Feld, und sehen Sie, wie wenig sie auf dem Weg fällt. Um acht Uhr morgens zeichnen Ihnen die Schatten jede Mauer; mittags ist der ganze Plan verschwunden.',
  'The terraces': 'Die Terrassen',
  'A stony climb of half an hour to level platforms, walled with dry stone, where huts stood. Behind you rises the Rift wall. In front the plain runs out to Kerimasi and, on a clear day, the cone of Ol Doinyo Lengai.':
    'Eine halbe Stunde steinig hinauf zu ebenen Plattformen, von Trockenmauern gefasst, auf denen Hütten standen. Hinter Ihnen steigt die Grabenwand auf. Vor Ihnen zieht sich die Ebene bis zum Kerimasi und, an klaren Tagen, zum Kegel des Ol Doinyo Lengai.',
  'From Mto wa Mbu': 'Von Mto wa Mbu',
  'About 63 km of gravel, one and a half to two hours': 'Etwa 63 km Schotter, anderthalb bis zwei Stunden',
  'Half a day, or a night with an early start': 'Ein halber Tag, oder eine Nacht mit frühem Aufbruch',
  'June to October, before ten': 'Juni bis Oktober, vor zehn',
  'Boots or stout shoes; everything has thorns.': 'Stiefel oder feste Schuhe; alles hat Dornen.',
  'Two litres of water each, and salt. It can pass 35 degrees.':
    'Zwei Liter Wasser für jeden, und Salz. Es kann heißer werden als 35 Grad.',
  'Village guides are arranged on arrival at the local tourism office. Fees go to the village.':
    'Guides aus dem Dorf vermittelt bei der Ankunft das örtliche Tourismusbüro. Das Geld geht ans Dorf.',
  'Leave stones in their place, even small ones.': 'Lassen Sie Steine liegen, wo sie sind, auch kleine.',
  'District tolls are charged along this road; keep the receipts.':
    'An dieser Straße erheben die Distrikte Maut; heben Sie die Quittungen auf.',
  'Present-day Engaruka is Maasai for the most part, and also a farming village: beans, maize and bananas on shares of the same stream, by an agreed timetable. Ask who gets water today and you will hear about politics. Herd boys expect a wave. Pictures of people need consent, and usually a small sum settled first.':
    'Im heutigen Engaruka leben überwiegend Maasai, und es ist auch ein Bauerndorf: Bohnen, Mais und Bananen, auf Anteilen am selben Bach, nach vereinbartem Zeitplan. Fragen Sie, wer heute Wasser bekommt, und Sie hören etwas über Politik. Hirtenjungen erwarten, dass Sie winken. Bilder von Menschen brauchen deren Einverständnis und meist vorab einen kleinen Betrag.',
};
