/** The beaches and islands, as their cards say them. */
export const placeCards: Readonly<Record<string, string>> = {
  'Indian Ocean, off the Rufiji delta, about 130 km south of Dar es Salaam':
    'Indischer Ozean, vor dem Rufiji-Delta, etwa 130 km südlich von Daressalam',
  'Tanzania’s first marine park lies on its eastern side, whale sharks feed along the western, and 15 km of road joins the two.':
    'Tansanias erster Meerespark liegt an der Ostseite, an der Westseite fressen die Walhaie, und 15 km Straße verbinden beides.',
  'Pemba Channel, some 10 km south-east of Pangani': 'Pemba-Kanal, rund 10 km südöstlich von Pangani',
  'An island with no tree, no house and, at the highest tides, no land: only sand, terns and the reef that holds it there.':
    'Eine Insel ohne Baum, ohne Haus und bei den höchsten Fluten ohne Land: nur Sand, Seeschwalben und das Riff, das sie dort festhält.',
  'Chole Bay, between Mafia Island and Juani': 'Chole-Bucht, zwischen Mafia Island und Juani',
  'The former capital of the archipelago, now held together by strangler figs, with hundreds of fruit bats asleep over its gardens.':
    'Die frühere Hauptstadt des Archipels, heute von Würgefeigen zusammengehalten, mit Hunderten schlafender Flughunde über den Gärten.',
  'Moa Bay, Mkinga district, a dozen kilometres south of the Kenyan border':
    'Moa-Bucht, Distrikt Mkinga, ein Dutzend Kilometer südlich der Grenze zu Kenia',
  'An uninhabited islet one kilometre long and two hundred metres wide, joined to the mainland for an hour or so when the moon is right.':
    'Ein unbewohntes Inselchen, einen Kilometer lang und zweihundert Meter breit, für etwa eine Stunde mit dem Festland verbunden, wenn der Mond richtig steht.',
  'Northern entrance of Tanga Bay, about 9 km from the harbour':
    'Nordeinfahrt der Bucht von Tanga, etwa 9 km vom Hafen',
  'For decades the only light that guided ships into Tanga, now a tower for swallows on an island nicknamed Bird Island.':
    'Jahrzehntelang das einzige Licht, das Schiffe nach Tanga leitete, heute ein Turm für Schwalben auf einer Insel mit dem Spitznamen Vogelinsel.',
  'Snorkel over ten metres of coral, knowing that in the canyons beyond, below 150 m, swims a fish that science had given up for extinct.':
    'Schnorcheln über zehn Metern Korallen, mit dem Wissen, dass in den Schluchten dahinter, tiefer als 150 m, ein Fisch schwimmt, den die Wissenschaft für ausgestorben hielt.',
  'Dry June to October, as for islands generally, with a stiff wind outside the bay; whale sharks October to March; long rains from late March through May, when several lodges close.':
    'Trocken Juni bis Oktober, wie auf den Inseln allgemein, mit kräftigem Wind außerhalb der Bucht; Walhaie Oktober bis März; große Regenzeit von Ende März bis in den Mai, dann schließen mehrere Lodges.',
  'We advise June to October, dry and with steady wind; wet November to May, when rivers in spate cloud the channel and we may not sail.':
    'Wir raten zu Juni bis Oktober, trocken und mit stetigem Wind; nass November bis Mai, wenn Flüsse mit Hochwasser den Kanal trüben und wir womöglich nicht auslaufen.',
  'July to October is best: dry paths, cool nights, a breeze through the mango trees. Wet November to May, and hardest to reach in April.':
    'Am besten Juli bis Oktober: trockene Wege, kühle Nächte, eine Brise in den Mangobäumen. Nass November bis Mai und am schwersten zu erreichen im April.',
  'June to October for dry tracks and few mosquitoes; the first northern waders are back in September. Wet November to May, when the road to Moa turns slippery.':
    'Juni bis Oktober für trockene Pisten und wenige Mücken; die ersten Watvögel aus dem Norden sind im September zurück. Nass November bis Mai, dann wird die Straße nach Moa rutschig.',
  'June to October: dry, with smooth water before ten and a chop after. Wet November to May; in April and May rivers stain the bay brown.':
    'Juni bis Oktober: trocken, glattes Wasser bis zehn Uhr, danach kabbelig. Nass November bis Mai; im April und Mai färben Flüsse die Bucht braun.',
  'West coast of Unguja, on the point between the harbour and Shangani':
    'Westküste von Unguja, auf der Landspitze zwischen dem Hafen und Shangani',
  'A trading city built of coral, with carved doors and some fifty mosques, in lanes too narrow for a car and shaded for most of the day.':
    'Eine Handelsstadt aus Korallenstein, mit geschnitzten Türen und rund fünfzig Moscheen, in Gassen, die zu eng für ein Auto sind und fast den ganzen Tag im Schatten liegen.',
  'Central Unguja, on the neck of land between Chwaka and Pete bays':
    'Mitte von Unguja, auf der Landenge zwischen den Buchten von Chwaka und Pete',
  'The home of a monkey that lives on this island and nowhere else, a few steps from the main road and quite unmoved by it.':
    'Heimat eines Affen, der auf dieser Insel lebt und sonst nirgends, wenige Schritte von der Hauptstraße und davon gänzlich unbeeindruckt.',
  'Northern tip of Unguja, beside the lighthouse at Ras Nungwi':
    'Nordspitze von Unguja, neben dem Leuchtturm am Ras Nungwi',
  'A natural pool in the coral, filled and emptied by the tide through the rock, where a fishing village nurses the turtles it used to eat.':
    'Ein natürliches Becken im Korallenfels, das die Gezeiten durchs Gestein füllen und leeren; ein Fischerdorf pflegt darin die Schildkröten, die es früher aß.',
  'Darajani Market': 'Darajani-Markt',
  'Creek Road (Benjamin Mkapa Road), on the eastern edge of Stone Town':
    'Creek Road (Benjamin Mkapa Road), am Ostrand von Stone Town',
  'The larder of the old town: auctioned tuna, a dozen kinds of banana and the whole spice rack of the island, under one long roof.':
    'Die Speisekammer der Altstadt: Thunfisch in der Auktion, ein Dutzend Bananensorten und das ganze Gewürzregal der Insel unter einem langen Dach.',
  'West coast of Unguja, about 5 km north of Stone Town on the Bububu road':
    'Westküste von Unguja, etwa 5 km nördlich von Stone Town an der Straße nach Bububu',
  'The first palace the Omani court built on Zanzibar, and the only one described room by room by a woman who was born in it.':
    'Der erste Palast, den der omanische Hof auf Sansibar baute, und der einzige, den eine darin geborene Frau Zimmer für Zimmer beschrieben hat.',
  'Mwanakwerekwe Market': 'Mwanakwerekwe-Markt',
  'Zanzibar City, some 5 km inland from Stone Town': 'Sansibar-Stadt, rund 5 km landeinwärts von Stone Town',
  'A market without postcards: thousands of traders, hardly a visitor, and prices that are nearly the same for everyone.':
    'Ein Markt ohne Postkarten: Tausende Händler, kaum ein Besucher und Preise, die für alle fast gleich sind.',
  'Zanzibar Channel, 5.6 km north-west of Stone Town': 'Sansibar-Kanal, 5,6 km nordwestlich von Stone Town',
  'Aldabra giant tortoises, the senior ones said to be well past a hundred, live round a prison that was never used as one.':
    'Aldabra-Riesenschildkröten, die älteren angeblich weit über hundert, leben rund um ein Gefängnis, das nie eines war.',
  'South-east coast of Unguja, between Paje and Makunduchi':
    'Südostküste von Unguja, zwischen Paje und Makunduchi',
  'A working village some five kilometres long and one street deep, whose garden is the sea bed.':
    'Ein Dorf, das von seiner Arbeit lebt, rund fünf Kilometer lang und eine Straße tief; sein Garten ist der Meeresboden.',
  'North-west coast of Unguja, 3 km south-west of Nungwi':
    'Nordwestküste von Unguja, 3 km südwestlich von Nungwi',
  'One of the few shores of Zanzibar where low water costs you ten paces and not a kilometre, and the only wall between you and sunset is Tumbatu.':
    'Einer der wenigen Strände Sansibars, an denen die Ebbe Sie zehn Schritte kostet und nicht einen Kilometer; zwischen Ihnen und dem Sonnenuntergang steht als einzige Wand Tumbatu.',
  'North-east coast of Unguja, between Pwani Mchangani and Pongwe':
    'Nordostküste von Unguja, zwischen Pwani Mchangani und Pongwe',
  'Five kilometres of open sand an hour from the airport, and a forest full of caves ten minutes behind the hotels.':
    'Fünf Kilometer offener Sand, eine Stunde vom Flughafen, und zehn Minuten hinter den Hotels ein Wald voller Höhlen.',
  'About 3 km off the north-east coast of Unguja, opposite Muyuni beach':
    'Etwa 3 km vor der Nordostküste von Unguja, gegenüber dem Strand von Muyuni',
  'Five hundred metres of casuarina and sand, closed to all but its guests, in the middle of a reef seven kilometres long that is open to everyone who treads softly.':
    'Fünfhundert Meter Kasuarinen und Sand, nur für die eigenen Gäste offen, mitten in einem sieben Kilometer langen Riff, das allen offensteht, die behutsam auftreten.',
  'Best June to October, dry with a breeze, or December to February, hot and humid; the long rains of March to May turn some lanes into streams, and November has showers.':
    'Am besten Juni bis Oktober, trocken mit einer Brise, oder Dezember bis Februar, heiß und feucht; die große Regenzeit von März bis Mai macht manche Gasse zum Bach, und im November gibt es Schauer.',
  'The lanes on foot': 'Die Gassen zu Fuß',
  'Coffee on the baraza': 'Kaffee auf der Baraza',
  'Forodhani by night': 'Forodhani am Abend',
  'From June to October it is dry and cool under the trees, January and February hot; from March to May, and in November and December, the trail floods and the mosquitoes are glad of you.':
    'Von Juni bis Oktober ist es unter den Bäumen trocken und kühl, im Januar und Februar heiß; von März bis Mai und im November und Dezember steht der Pfad unter Wasser, und die Mücken freuen sich auf Sie.',
  'Open every month: dry from June to October, sticky in January and February, when young turtles are usually let go; showers in November and December, steady rain from March to May.':
    'In jedem Monat geöffnet: trocken von Juni bis Oktober, schwül im Januar und Februar, wenn meist junge Schildkröten freigelassen werden; Schauer im November und Dezember, Dauerregen von März bis Mai.',
  'Feeding at the walkway': 'Fütterung am Steg',
  'Boatyard next door': 'Die Bootswerft nebenan',
  'Open all year under its roof, pleasantest as the town is, June to October or December to February; mangoes peak around the turn of the year; when it rains, March to May and in November, the alleys are slick.':
    'Unter seinem Dach das ganze Jahr offen, am angenehmsten wie die Stadt: Juni bis Oktober oder Dezember bis Februar; Mangos gibt es um den Jahreswechsel am meisten; bei Regen, von März bis Mai und im November, sind die Gassen glitschig.',
  'Dry and mild from June to October, hot but clear in January and February; in the long rains of March, April and May, and the showers of November and December, the courts are green and the floors treacherous.':
    'Trocken und mild von Juni bis Oktober, heiß, aber klar im Januar und Februar; in der großen Regenzeit von März bis Mai und bei den Schauern im November und Dezember sind die Höfe grün und die Böden tückisch.',
  'The great court': 'Der große Hof',
  'The water gate': 'Das Wassertor',
  'Every day of the year, mornings best. June to October is dry; March to May used to mean wading here, and the approaches still puddle then, as in November and December.':
    'An jedem Tag des Jahres, am besten morgens. Juni bis Oktober ist trocken; von März bis Mai musste man hier früher waten, und an den Zugängen steht dann noch immer Wasser, ebenso im November und Dezember.',
  'Ground floor, the green half': 'Erdgeschoss, die grüne Hälfte',
  'Best from June to October: dry, and smoothest in the morning. Wet November to May, though January and February have hot, calm spells; some days in April no small boat goes out.':
    'Am besten von Juni bis Oktober: trocken und morgens am glattesten. Nass November bis Mai, mit heißen, ruhigen Phasen im Januar und Februar; an manchen Tagen im April fährt kein kleines Boot hinaus.',
  'June to October is dry, with the steady kusi from the south-east; January and February are hot, with a lighter kaskazi from the north-east; long rains March to May, showers in November and December.':
    'Juni bis Oktober ist trocken, mit dem stetigen Kusi aus Südost; Januar und Februar sind heiß, mit einem leichteren Kaskazi aus Nordost; große Regenzeit März bis Mai, Schauer im November und Dezember.',
  'Out on the flats (low)': 'Hinaus aufs Watt (Ebbe)',
  'Ngalawa (high)': 'Ngalawa (Flut)',
  'Sheltered for most of the year. Dry and a little cooler June to October, January and February hot with flat water; showers in November and December, long rains March to May.':
    'Fast das ganze Jahr geschützt. Trocken und etwas kühler Juni bis Oktober, Januar und Februar heiß bei glattem Wasser; Schauer im November und Dezember, große Regenzeit März bis Mai.',
  'The sea, mainly': 'Vor allem das Meer',
  'To Nungwi along the shore': 'Am Ufer entlang nach Nungwi',
  'Under sail to sunset': 'Segeln in den Sonnenuntergang',
  'June to October is dry, breezy and clear of mosquitoes; January and February are still and hot, good for the reef; rain from March to May, heaviest in April, and short showers in November and December.':
    'Juni bis Oktober ist trocken, luftig und frei von Mücken; Januar und Februar sind windstill und heiß, gut fürs Riff; Regen von März bis Mai, am stärksten im April, und kurze Schauer im November und Dezember.',
  'Walk to the reef': 'Zu Fuß zum Riff',
  'Mnemba by boat': 'Mnemba mit dem Boot',
  'June to October is driest, our general advice for islands, with humpbacks passing from July; underwater visibility is greatest from October to March and the sea calmest between monsoons, near November and March; wettest in April and May.':
    'Juni bis Oktober ist am trockensten, unser allgemeiner Rat für Inseln, ab Juli ziehen Buckelwale vorbei; die Sicht unter Wasser ist von Oktober bis März am weitesten und das Meer zwischen den Monsunen am ruhigsten, um November und März; am nassesten April und Mai.',
  'Diving and snorkelling': 'Tauchen und Schnorcheln',
  'Marine conservation': 'Meeresschutz',
  Activities: 'Aktivitäten',
  Monkeys: 'Affen',
  'Forest loop': 'Rundweg im Wald',
  Boardwalk: 'Steg',
  'Small fry': 'Junge Fische',
  'Fish hall': 'Fischhalle',
  Spices: 'Gewürze',
  Fruit: 'Obst',
  'The baths': 'Die Bäder',
  'Dry goods': 'Trockenwaren',
  Tortoises: 'Riesenschildkröten',
  Nursery: 'Aufzucht',
  Reef: 'Riff',
  Kites: 'Kitesurfen',
  'Coral caves': 'Korallenhöhlen',
  Snorkelling: 'Schnorcheln',
  Diving: 'Tauchen',
  Dolphins: 'Delfine',
  'Whale sharks': 'Walhaie',
};
