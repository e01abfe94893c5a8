/** The parks, as their cards say them. */
export const parkCards: Readonly<Record<string, string>> = {
  'Serengeti National Park': 'Serengeti-Nationalpark',
  'Wildebeest and zebra walk a circuit of some 800 km here every year, and the big cats stay to meet them.':
    'Gnus und Zebras ziehen hier jedes Jahr eine Runde von rund 800 km, und die Großkatzen bleiben, um sie zu empfangen.',
  'Ngorongoro Conservation Area': 'Ngorongoro-Schutzgebiet',
  'An unbroken volcanic bowl with its floor about 610 m below the rim, holding over 25,000 large animals all year round.':
    'Ein unversehrter Vulkankessel, dessen Boden etwa 610 m unter dem Rand liegt und das ganze Jahr über mehr als 25.000 große Tiere beherbergt.',
  'Mkomazi National Park': 'Mkomazi-Nationalpark',
  'A fenced sanctuary for black rhino and a breeding project for wild dogs, in bush so little visited that you may have a morning to yourself.':
    'Ein eingezäuntes Schutzgebiet für Spitzmaulnashörner und ein Zuchtprojekt für Wildhunde, in einem so selten besuchten Busch, dass Sie vielleicht einen Morgen ganz für sich haben.',
  'Northern Tanzania, between the Ngorongoro highlands and the Kenyan border':
    'Nördliches Tansania, zwischen dem Ngorongoro-Hochland und der Grenze zu Kenia',
  'Dry June to October, the best months for the migration; wet November to May, heaviest from March, with a lull in January and February.':
    'Trocken Juni bis Oktober, die besten Monate für die Wanderung; nass November bis Mai, am stärksten ab März, mit einer Pause im Januar und Februar.',
  'Game drives from Seronera': 'Pirschfahrten ab Seronera',
  'Balloon flight at sunrise': 'Ballonfahrt bei Sonnenaufgang',
  'Walking safari with an armed ranger': 'Fußsafari mit bewaffnetem Ranger',
  'Riding on the western concessions': 'Reiten in den westlichen Konzessionen',
  'Mara River crossings': 'Flussquerungen am Mara',
  'Northern Tanzania, in the Crater Highlands above Karatu, on the road to the Serengeti':
    'Nördliches Tansania, im Kraterhochland oberhalb von Karatu, an der Straße in die Serengeti',
  'Dry June to October; wet November to May, when the floor is green and the rim sits in cloud. Animals are in the crater in every month.':
    'Trocken Juni bis Oktober; nass November bis Mai, wenn der Boden grün ist und der Rand in Wolken steckt. Tiere sind in jedem Monat im Krater.',
  'Crater floor game drive': 'Pirschfahrt auf dem Kraterboden',
  'Rhino watching near Lerai': 'Nashörner beobachten bei Lerai',
  'Walk into Empakaai crater': 'Wanderung in den Empakaai-Krater',
  'Maasai boma visit': 'Besuch in einer Maasai-Boma',
  'North-eastern Tanzania, under the Pare and Usambara mountains, along the border with Kenya':
    'Nordöstliches Tansania, unter den Pare- und den Usambara-Bergen, entlang der Grenze zu Kenia',
  'Dry June to October, with animals around the dams; wet November to April, green, full of birds, and hard going on the tracks.':
    'Trocken Juni bis Oktober, mit Tieren an den Stauseen; nass November bis April, grün, voller Vögel und mühsam auf den Pisten.',
  'Rhino sanctuary drive': 'Fahrt ins Nashornschutzgebiet',
  'Wild dog project visit': 'Besuch beim Wildhundprojekt',
  'Bush walk with a ranger': 'Buschwanderung mit einem Ranger',
  'Birding at Dindira dam': 'Vogelbeobachtung am Dindira-Stausee',
  'Sunset over the Pare Mountains': 'Sonnenuntergang über den Pare-Bergen',
  'Lake Manyara National Park': 'Lake-Manyara-Nationalpark',
  'Springs under a 600 m cliff keep a tall forest green in dry country, with a soda lake and its flamingos on the other side of the road.':
    'Quellen unter einer 600 m hohen Felswand halten in trockenem Land einen hohen Wald grün; auf der anderen Seite der Straße liegt ein Sodasee mit seinen Flamingos.',
  'Tarangire National Park': 'Tarangire-Nationalpark',
  'Elephants in herds of a hundred and more in the dry season, walking between baobabs that are centuries old.':
    'In der Trockenzeit Elefanten in Herden von hundert und mehr, unterwegs zwischen jahrhundertealten Baobabs.',
  'The one park of the northern circuit where you can walk, paddle and climb a 4,566 m mountain, all within an hour of the city.':
    'Der einzige Park der Nordroute, in dem Sie wandern, paddeln und einen 4.566 m hohen Berg besteigen können, alles keine Stunde von der Stadt entfernt.',
  'Saadani National Park': 'Saadani-Nationalpark',
  'The only national park in Tanzania with a long ocean beach: a game drive, a river trip and a swim fit into one day.':
    'Der einzige Nationalpark Tansanias mit einem langen Meeresstrand: Pirschfahrt, Flussfahrt und ein Bad passen in einen Tag.',
  'Nyerere National Park': 'Nyerere-Nationalpark',
  'A river safari: the Rufiji and its palm-fringed lakes are seen from a boat, in the largest national park of the country.':
    'Eine Safari auf dem Fluss: Den Rufiji und seine palmengesäumten Seen sieht man vom Boot aus, im größten Nationalpark des Landes.',
  'Mikumi National Park': 'Mikumi-Nationalpark',
  'The easiest big-game park to reach from Dar es Salaam, with an open flood plain where animals can be watched all year.':
    'Der von Daressalam aus am leichtesten erreichbare Großwildpark, mit einer offenen Schwemmebene, auf der sich das ganze Jahr Tiere beobachten lassen.',
  'Ruaha National Park': 'Ruaha-Nationalpark',
  'East and southern Africa overlap here: Grant’s gazelle and greater kudu, lesser kudu and sable, and lions enough to keep them all awake.':
    'Hier treffen Ostafrika und das südliche Afrika aufeinander: Grant-Gazelle und Großer Kudu, Kleiner Kudu und Rappenantilope, und Löwen genug, um sie alle wach zu halten.',
  'Katavi National Park': 'Katavi-Nationalpark',
  'Hippos packed several hundred to a pool at the end of the dry season, on plains where you may be the only guests that day.':
    'Am Ende der Trockenzeit mehrere Hundert Flusspferde in einem Tümpel, in Ebenen, in denen Sie an diesem Tag vielleicht die einzigen Gäste sind.',
  'Kitulo National Park': 'Kitulo-Nationalpark',
  'A national park made for its flowers, with dozens of ground orchids, on a plateau that people here call Bustani ya Mungu, the garden of God.':
    'Ein Nationalpark, der für seine Blumen geschaffen wurde, mit Dutzenden von Erdorchideen, auf einem Plateau, das die Leute hier Bustani ya Mungu nennen, Garten Gottes.',
  'Mahale Mountains National Park': 'Mahale-Mountains-Nationalpark',
  'Forested mountains rise straight from a clear lake, and among the trees live wild chimpanzees who let people come close.':
    'Bewaldete Berge steigen direkt aus einem klaren See auf, und zwischen den Bäumen leben wilde Schimpansen, die Menschen nahe herankommen lassen.',
  'Gombe National Park': 'Gombe-Nationalpark',
  'Tanzania’s chimpanzees were first studied here, in a park so narrow that you can hear one end of a valley from the other.':
    'Hier wurden Tansanias Schimpansen zum ersten Mal erforscht, in einem so schmalen Park, dass man von einem Ende eines Tals das andere hört.',
  'Rubondo Island National Park': 'Rubondo-Island-Nationalpark',
  'A forested island without a village on it, where animals from elsewhere, chimpanzees among them, were set free and became wild.':
    'Eine bewaldete Insel ohne ein einziges Dorf, auf der Tiere von anderswo, darunter Schimpansen, ausgesetzt wurden und verwilderten.',
  'Northern Tanzania, between the Rift Valley wall and the lake, at Mto wa Mbu':
    'Nördliches Tansania, zwischen der Grabenwand des Rift Valley und dem See, bei Mto wa Mbu',
  'Dry June to October for mammals; wet November to May, when the birds nest, the waterfalls run and the lake may cover the lower tracks.':
    'Trocken Juni bis Oktober, gut für Säugetiere; nass November bis Mai, wenn die Vögel brüten, die Wasserfälle rauschen und der See die tieferen Pisten bedecken kann.',
  'Forest game drive': 'Pirschfahrt im Wald',
  'Birding at the hippo pool': 'Vogelbeobachtung am Flusspferdtümpel',
  'Treetop walkway': 'Baumwipfelpfad',
  'Canoeing when the lake is high': 'Kanufahren bei hohem Seestand',
  'Cycling in Mto wa Mbu': 'Radfahren in Mto wa Mbu',
  'Northern Tanzania, on the Maasai steppe, about 120 km south-west of Arusha':
    'Nördliches Tansania, in der Maasai-Steppe, etwa 120 km südwestlich von Arusha',
  'Dry June to October, when the river is the only water and everything comes to it; wet November to May, with greener trees and far fewer animals.':
    'Trocken Juni bis Oktober, wenn der Fluss das einzige Wasser führt und alles zu ihm kommt; nass November bis Mai, mit grüneren Bäumen und weit weniger Tieren.',
  'Elephant watching on the river': 'Elefanten beobachten am Fluss',
  'Walking safari': 'Fußsafari',
  'Night drive outside the park': 'Nachtfahrt außerhalb des Parks',
  'Birding at Silale swamp': 'Vogelbeobachtung am Silale-Sumpf',
  'Balloon flight': 'Ballonfahrt',
  'Northern Tanzania, on the slopes of Mount Meru, about 30 km from Arusha':
    'Nördliches Tansania, an den Hängen des Mount Meru, etwa 30 km von Arusha',
  'Dry June to October, best for trekking; wet November to May, with a clear spell in January and February when Kilimanjaro often shows.':
    'Trocken Juni bis Oktober, am besten zum Trekking; nass November bis Mai, mit einer klaren Phase im Januar und Februar, in der sich der Kilimandscharo oft zeigt.',
  'Mount Meru trek': 'Trekking auf den Mount Meru',
  'Canoeing on Small Momella': 'Kanufahren auf dem Kleinen Momella-See',
  'Walk to Tululusia waterfall': 'Wanderung zum Tululusia-Wasserfall',
  'Ngurdoto crater viewpoints': 'Aussichtspunkte am Ngurdoto-Krater',
  'Half-day game drive': 'Halbtägige Pirschfahrt',
  'The Indian Ocean coast, south of Pangani and opposite Zanzibar':
    'Küste des Indischen Ozeans, südlich von Pangani, gegenüber von Sansibar',
  'Dry June to October, with a sea breeze and passable tracks; wet November to May, when black soil in April can close the roads altogether.':
    'Trocken Juni bis Oktober, mit Meeresbrise und befahrbaren Pisten; nass November bis Mai, wenn im April schwarzer Boden die Straßen ganz sperren kann.',
  'Boat safari on the Wami River': 'Bootssafari auf dem Wami',
  'Game drive to the coastal plains': 'Pirschfahrt in die Küstenebenen',
  'Green turtle hatching at Madete': 'Schlüpfende Suppenschildkröten in Madete',
  'Walking with a ranger': 'Wanderung mit einem Ranger',
  'Saadani village and old fort': 'Dorf und altes Fort von Saadani',
  'South-eastern Tanzania, along the Rufiji River, south-west of Dar es Salaam':
    'Südöstliches Tansania, am Rufiji, südwestlich von Daressalam',
  'Dry June to October, with animals packed round the lakes; wet November to May, and many camps close from mid-March to the end of May.':
    'Trocken Juni bis Oktober, mit dicht gedrängten Tieren um die Seen; nass November bis Mai, und viele Camps schließen von Mitte März bis Ende Mai.',
  'Boat safari on the lakes': 'Bootssafari auf den Seen',
  'Tracking wild dogs by car': 'Wildhunden im Wagen auf der Spur',
  'Birding on the sandbanks': 'Vogelbeobachtung an den Sandbänken',
  'Eastern Tanzania, between the Uluguru and Rubeho mountains, on the highway to Iringa':
    'Östliches Tansania, zwischen den Uluguru- und den Rubeho-Bergen, an der Fernstraße nach Iringa',
  'Dry June to October, with good viewing on short grass; wet November to May, when tracks on the plain turn sticky and the birds are at their best.':
    'Trocken Juni bis Oktober, mit guter Sicht auf kurzem Gras; nass November bis Mai, wenn die Pisten der Ebene klebrig werden und die Vögel sich am schönsten zeigen.',
  'Mkata plain game drive': 'Pirschfahrt auf der Mkata-Ebene',
  'Hippo pool at dawn': 'Flusspferdtümpel im Morgengrauen',
  'Udzungwa waterfall day': 'Ein Tag an den Udzungwa-Wasserfällen',
  'Maasai market on the highway': 'Maasai-Markt an der Fernstraße',
  'Central-southern Tanzania, west of Iringa, along the Great Ruaha River':
    'Südliches Zentraltansania, westlich von Iringa, am Großen Ruaha',
  'Dry June to October, with game along the river; wet November to May, with the heaviest rain from December, fine birding, and camps that close in April.':
    'Trocken Juni bis Oktober, mit Wild am Fluss; nass November bis Mai, mit dem stärksten Regen ab Dezember, prächtigen Vögeln und Camps, die im April schließen.',
  'Game drives along the Great Ruaha': 'Pirschfahrten am Großen Ruaha',
  'Birding in miombo and bush': 'Vogelbeobachtung in Miombo und Busch',
  'Isimila Stone Age Site on the way': 'Unterwegs: Steinzeitstätte Isimila',
  'Western Tanzania, south of Mpanda, in the Rukwa arm of the Rift Valley':
    'Westliches Tansania, südlich von Mpanda, im Rukwa-Arm des Rift Valley',
  'Dry June to October, more extreme with every week; wet November to May, when the plains become lakes and the camps shut.':
    'Trocken Juni bis Oktober, mit jeder Woche extremer; nass November bis Mai, wenn die Ebenen zu Seen werden und die Camps schließen.',
  'Hippo pools of the Katuma': 'Flusspferdtümpel des Katuma',
  'Game drives on Katisunga plain': 'Pirschfahrten auf der Katisunga-Ebene',
  'Sacred tamarind at Lake Katavi': 'Heilige Tamarinde am Katavisee',
  'Southern highlands, between Mbeya and the Livingstone Mountains above Lake Nyasa':
    'Südliches Hochland, zwischen Mbeya und den Livingstone-Bergen über dem Nyasasee',
  'Best November to April, in the rain that brings the flowers; dry June to October, with clear views, frost at night and brown grass.':
    'Am besten November bis April, in dem Regen, der die Blumen bringt; trocken Juni bis Oktober, mit klarer Sicht, Frost in der Nacht und braunem Gras.',
  'Wildflower walks': 'Wildblumenwanderungen',
  'Orchid season, December to March': 'Orchideenzeit, Dezember bis März',
  'Looking for Denham’s bustard': 'Auf der Suche nach der Jacksontrappe',
  'Numbe valley waterfalls': 'Wasserfälle im Numbe-Tal',
  'Trek towards Matema on Lake Nyasa': 'Trekking Richtung Matema am Nyasasee',
  'Western Tanzania, on the eastern shore of Lake Tanganyika, south of Kigoma':
    'Westliches Tansania, am Ostufer des Tanganjikasees, südlich von Kigoma',
  'Dry June to October, when the chimpanzees come lower and the paths are firm; wet November to May, with camps closed from about March.':
    'Trocken Juni bis Oktober, wenn die Schimpansen weiter herunterkommen und die Pfade fest sind; nass November bis Mai, die Camps sind etwa ab März geschlossen.',
  'Chimpanzee trekking': 'Schimpansen-Trekking',
  'Swimming and snorkelling in the lake': 'Schwimmen und Schnorcheln im See',
  'Dhow and kayak trips': 'Ausflüge mit Dau und Kajak',
  'Forest and waterfall walks': 'Wanderungen zu Wald und Wasserfällen',
  'Mount Nkungwe climb': 'Besteigung des Mount Nkungwe',
  'Western Tanzania, on Lake Tanganyika, 16 km north of Kigoma by boat':
    'Westliches Tansania, am Tanganjikasee, 16 km nördlich von Kigoma, mit dem Boot',
  'Dry June to October, with firmer paths and better light; wet November to May, when chimpanzees stay lower but the slopes are slick.':
    'Trocken Juni bis Oktober, mit festeren Pfaden und besserem Licht; nass November bis Mai, wenn die Schimpansen weiter unten bleiben, die Hänge aber glitschig sind.',
  'Kakombe waterfall': 'Kakombe-Wasserfall',
  'Climb to Jane’s Peak': 'Aufstieg zu Jane’s Peak',
  'Snorkelling among cichlids': 'Schnorcheln zwischen Buntbarschen',
  'Ujiji and Kigoma by boat': 'Ujiji und Kigoma mit dem Boot',
  'North-western Tanzania, in the south-west corner of Lake Victoria':
    'Nordwestliches Tansania, in der Südwestecke des Victoriasees',
  'Dry June to October; wet November to May, with storms over the lake, orchids in the forest, and many migrant birds.':
    'Trocken Juni bis Oktober; nass November bis Mai, mit Gewittern über dem See, Orchideen im Wald und vielen Zugvögeln.',
  'Boat trips along the shore': 'Bootsfahrten am Ufer entlang',
  'Chimpanzee tracking': 'Den Schimpansen auf der Spur',
  'Sitatunga watching': 'Sitatungas beobachten',
  'Fishing, catch and release': 'Angeln, fangen und freilassen',
  'April and May': 'April und Mai',
  'Game drives': 'Pirschfahrten',
  Canoeing: 'Kanufahren',
  'A Maasai boma': 'Eine Boma der Maasai',
  'Fly camping': 'Biwak im Busch',
  'Night drive': 'Nachtfahrt',
  'Forest walks': 'Waldwanderungen',
};
