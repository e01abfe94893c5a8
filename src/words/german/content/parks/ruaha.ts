/** The page of Ruaha National Park. */
export const ruaha: Readonly<Record<string, string>> = {
  'Ruaha National Park: lions, baobabs, a great sand river':
    'Ruaha-Nationalpark: Löwen, Baobabs, ein Fluss aus Sand',
  'Wild country west of Iringa, where big prides hunt along a shrinking river. When to visit Ruaha, how to get there, and what three or four days hold.':
    'Wildes Land westlich von Iringa, wo große Rudel an einem schrumpfenden Fluss jagen. Wann Sie nach Ruaha fahren, wie Sie hinkommen, was drei, vier Tage bieten.',
  '20,226': '20.226',
  'over 570': 'über 570',
  '3-4 days': '3–4 Tage',
  'Red earth, fat trees, and a river that is mostly sand by the time you need it.':
    'Rote Erde, dicke Bäume und ein Fluss, der vor allem Sand ist, wenn man ihn braucht.',
  'In October an elephant on the Mwagusi stands on its knees in dry sand and digs with one foot. It waits, puts in its trunk, and drinks from a hole the size of a bucket. Baboons sit round like people at a bus stop; when it leaves, they drink too, then the guineafowl, and after dark the lions lie down beside the hole, because sooner or later something thirsty will come.':
    'Im Oktober kniet am Mwagusi ein Elefant im trockenen Sand und gräbt mit einem Fuß. Er wartet, senkt den Rüssel und trinkt aus einem Loch, so groß wie ein Eimer. Paviane sitzen ringsum wie Leute an einer Bushaltestelle; wenn er geht, trinken auch sie, dann die Perlhühner, und nach Einbruch der Dunkelheit legen sich die Löwen neben das Loch, weil früher oder später etwas Durstiges kommt.',
  'That is how the dry months work here. The Great Ruaha, which gives life to the park’s south-eastern edge, has in recent decades stopped flowing for weeks or months at a time, with farms upstream taking their share. What remains is pools. Hippos crowd into them, crocodiles too, and everything with hooves must run the gauntlet.':
    'So sind hier die trockenen Monate. Der Große Ruaha, von dem der Südostrand des Parks lebt, ist in den letzten Jahrzehnten immer wieder für Wochen oder Monate versiegt, weil die Felder flussaufwärts ihren Teil nehmen. Was bleibt, sind Tümpel. Flusspferde drängen sich darin, auch Krokodile, und alles, was Hufe hat, muss an ihnen vorbei.',
  'The park holds 20,226 sq km, but visitors see a slice of it: the river, the sand tributaries Mwagusi and Mdonya, hills of pink granite, and slopes on which baobabs stand as densely as apple trees in an orchard. A dozen small camps share all that. You will meet other cars at a leopard, and then none for the remainder of the afternoon.':
    'Der Park ist 20.226 km² groß, doch Besucher sehen nur einen Ausschnitt: den Fluss, die sandigen Zuflüsse Mwagusi und Mdonya, Hügel aus rosa Granit und Hänge, auf denen die Baobabs so dicht stehen wie Apfelbäume in einem Obstgarten. All das teilen sich ein Dutzend kleine Camps. An einem Leoparden treffen Sie andere Autos, und dann den restlichen Nachmittag keines mehr.',
  'It takes an effort. The road from Iringa is 130 km, half of it corrugated enough to loosen fillings, and seats on the aircraft are not cheap. Those who come have usually been on safari before. Many decide on the second evening that they will not go back to the crowded parks.':
    'Mühe kostet es. Die Straße von Iringa ist 130 km lang, zur Hälfte eine Wellblechpiste, die Plomben lockert, und Plätze im Flugzeug sind nicht billig. Wer herkommt, war meist schon auf Safari. Viele beschließen am zweiten Abend, dass sie nicht mehr in die vollen Parks zurückkehren.',
  'Large lion prides': 'Große Löwenrudel',
  'Groups of fifteen or twenty, some of which have taken to hunting buffalo and giraffe. Listen at four in the morning.':
    'Gruppen von fünfzehn oder zwanzig, von denen manche sich auf Büffel und Giraffen verlegt haben. Horchen Sie um vier Uhr morgens.',
  'Greater and lesser kudu': 'Großer und Kleiner Kudu',
  'Both in one park, a rare thing. The big bulls with corkscrew horns come to the river at midday.':
    'Beide in einem Park, das ist selten. Die großen Bullen mit den Schraubenhörnern kommen mittags an den Fluss.',
  'Roan and sable': 'Pferde- und Rappenantilope',
  'Shy, in the western miombo. Three days of looking may give you one; it will be worth a notebook page.':
    'Scheu, im Miombo des Westens. Drei Tage Suchen bringen Ihnen vielleicht eine; sie wird eine Seite im Notizbuch wert sein.',
  'Wild dog and cheetah': 'Wildhund und Gepard',
  'Ruaha keeps both, thinly spread. Guides share fresh tracks by radio.':
    'Ruaha hat beide, dünn verteilt. Die Guides geben frische Spuren über Funk weiter.',
  'Over 570 birds': 'Über 570 Vogelarten',
  'The Ruaha red-billed hornbill, yellow-collared lovebirds, racket-tailed rollers in the miombo, migrant falcons over the December rains.':
    'Der Ruaha-Rotschnabeltoko, Schwarzköpfchen, Spatelracken im Miombo, im Dezember Falken auf dem Zug über den Regenwolken.',
  'River drives': 'Fahrten am Fluss',
  'All morning with breakfast on board. In the cool of June wait until eight; in October leave at six.':
    'Den ganzen Vormittag, mit dem Frühstück an Bord. Im kühlen Juni warten Sie bis acht; im Oktober brechen Sie um sechs auf.',
  'June to November, with guide and armed ranger, on sand that has recorded the whole of last night.':
    'Von Juni bis November, mit Guide und bewaffnetem Ranger, auf Sand, in dem die ganze letzte Nacht aufgezeichnet ist.',
  'A night on the ground': 'Eine Nacht am Boden',
  'Fly camps in dry river beds, net walls, bucket shower, stars.':
    'Biwaks in trockenen Flussbetten: Wände aus Netz, Eimerdusche, Sterne.',
  'Isimila on the way': 'Isimila am Weg',
  'Near Iringa: stone pillars carved by rain, and hand axes lying where they were dropped. Two hours.':
    'Bei Iringa: Steinsäulen, vom Regen geformt, und Faustkeile, die noch dort liegen, wo sie fallen gelassen wurden. Zwei Stunden.',
  'Fly from Dar es Salaam or Arusha if your days are few; by road allow two.':
    'Fliegen Sie ab Daressalam oder Arusha, wenn Sie wenige Tage haben; auf der Straße rechnen Sie mit zweien.',
  'Take tsetse seriously west of the river.': 'Nehmen Sie die Tsetsefliegen westlich des Flusses ernst.',
  'October is the hottest month and the best for cats: choose.':
    'Der Oktober ist der heißeste Monat und der beste für Raubkatzen: Wählen Sie.',
  'There is fuel in Iringa and at times none in the park.':
    'Benzin gibt es in Iringa und im Park manchmal keines.',
  'Pack a light sleeping-bag liner for June nights.':
    'Packen Sie für Juninächte einen leichten Innenschlafsack ein.',
  'Combine it with Mikumi or Nyerere rather than the north.':
    'Verbinden Sie ihn mit Mikumi oder Nyerere, nicht mit dem Norden.',
  'Msembe, the headquarters, lies 130 km west of Iringa, three to four hours; airstrips at Msembe and Jongomero.':
    'Msembe, die Parkverwaltung, liegt 130 km westlich von Iringa, drei bis vier Stunden; Landepisten in Msembe und Jongomero.',
  'Lion, leopard, elephant, buffalo, giraffe, greater and lesser kudu, roan, sable, wild dog, hippo.':
    'Löwe, Leopard, Elefant, Büffel, Giraffe, Großer und Kleiner Kudu, Pferdeantilope, Rappenantilope, Wildhund, Flusspferd.',
  'Book Your Ruaha Adventure': 'Ihr Ruaha-Abenteuer buchen',
};
