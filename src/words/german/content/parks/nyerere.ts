/** The page of Nyerere National Park. */
export const nyerere: Readonly<Record<string, string>> = {
  'Nyerere National Park: boats, lakes and wild dogs': 'Nyerere-Nationalpark: Boote, Seen und Wildhunde',
  'The northern Selous became a national park in 2019. See its lakes from a boat, sleep by the Rufiji, and look for wild dogs in 30,893 sq km of bush.':
    'Der Norden des Selous ist seit 2019 Nationalpark: seine Seen vom Boot aus, Nächte am Rufiji und die Suche nach Wildhunden auf 30.893 km² Busch.',
  '30,893': '30.893',
  'Cut the engine, drift, and let the hippos argue about you.':
    'Motor aus, treiben lassen, und die Flusspferde über Sie streiten lassen.',
  'The map shows a river; the aircraft window shows a river that cannot make up its mind. Below the hills the Rufiji splits into channels, leaves lakes behind, cuts across its own bends and starts again. Each flood moves something. The lakes, Nzerakera, Siwandu, Manze and the rest, are strung along the north bank with drowned palms standing in them like burnt matches, a fish eagle on every third.':
    'Die Karte zeigt einen Fluss; das Flugzeugfenster zeigt einen Fluss, der sich nicht entscheiden kann. Unterhalb der Hügel teilt sich der Rufiji in Arme, lässt Seen zurück, schneidet die eigenen Schleifen ab und fängt von vorn an. Jede Flut verschiebt etwas. Die Seen, Nzerakera, Siwandu, Manze und die anderen, reihen sich am Nordufer auf, ertrunkene Palmen stehen darin wie abgebrannte Streichhölzer, auf jeder dritten ein Schreiseeadler.',
  'This was the tourist corner of the old Selous, one of the largest protected areas in Africa. In 2019 its northern part was made a national park of 30,893 sq km and named after the first president. Nearly all visitors stay along the water in the east, near Mtemere gate, and even there the camps lie far apart.':
    'Dies war die Besucherecke des alten Selous, eines der größten Schutzgebiete Afrikas. 2019 wurde sein Norden zu einem Nationalpark von 30.893 km² und bekam den Namen des ersten Präsidenten. Fast alle Besucher bleiben am Wasser im Osten, beim Tor Mtemere, und selbst dort liegen die Camps weit auseinander.',
  'Heat sets the timetable. By ten in October the thermometer is past 35 degrees and impala stand three deep in the shade of a single tamarind. You go out at six, sleep after lunch like everything else alive, and take to the boat at four. Bee-eaters pour out of holes in the bank; crocodiles slide; an elephant wades across chest-deep with a calf’s trunk showing behind her like a snorkel.':
    'Den Tagesplan macht die Hitze. Im Oktober zeigt das Thermometer um zehn über 35 Grad, und Impalas stehen in drei Reihen im Schatten einer einzigen Tamarinde. Sie fahren um sechs hinaus, schlafen nach dem Essen wie alles, was lebt, und steigen um vier ins Boot. Bienenfresser quellen aus Löchern im Ufer; Krokodile gleiten; eine Elefantenkuh watet bis zur Brust durchs Wasser, und hinter ihr ragt der Rüssel eines Kalbs heraus wie ein Schnorchel.',
  'The park has changed and is changing. A large dam upstream now regulates the river, and how the lakes will answer is not yet known. We go by what our guides saw last week, and tell you.':
    'Der Park hat sich verändert und verändert sich weiter. Ein großer Staudamm flussaufwärts reguliert nun den Fluss, und wie die Seen darauf antworten, weiß noch niemand. Wir halten uns an das, was unsere Guides letzte Woche gesehen haben, und sagen es Ihnen.',
  'African wild dogs': 'Afrikanische Wildhunde',
  'One of the strongest populations left. Between June and August the packs den, stay in one place, and can be found again the next morning.':
    'Einer der stärksten Bestände, die es noch gibt. Von Juni bis August haben die Rudel einen Bau, bleiben an einem Ort und sind am nächsten Morgen wieder zu finden.',
  'Hippos and crocodiles': 'Flusspferde und Krokodile',
  'Hundreds in a single lake late in the dry season, when there is less of it to share.':
    'Spät in der Trockenzeit Hunderte in einem einzigen See, weil es dann weniger davon zu teilen gibt.',
  'Lions by the water': 'Löwen am Wasser',
  'Prides here lie up in the palms’ shade and hunt what has to come and drink.':
    'Die Rudel liegen hier im Schatten der Palmen und jagen, was zum Trinken kommen muss.',
  'Elephants recovering': 'Elefanten, die zurückkehren',
  'Poaching took most of the herds before 2015. Calves are again a common sight.':
    'Wilderer haben bis 2015 die meisten Herden ausgelöscht. Kälber sieht man nun wieder oft.',
  'African skimmers on sandbanks, Pel’s fishing owl after dark, white-fronted bee-eaters in the cliffs.':
    'Braunmantel-Scherenschnäbel auf Sandbänken, nach Einbruch der Dunkelheit die Bindenfischeule, Weißstirnspinte in den Uferwänden.',
  'By boat': 'Mit dem Boot',
  'Two to three hours, morning or evening, with a drink at sunset among the palms. The best thing to do here.':
    'Zwei bis drei Stunden, morgens oder abends, zum Sonnenuntergang mit einem Drink zwischen den Palmen. Das Beste, was man hier tun kann.',
  'On foot': 'Zu Fuß',
  'From camp at dawn, with an armed ranger, following a lake shore. Minimum age usually 16.':
    'Im Morgengrauen vom Camp aus, mit bewaffnetem Ranger an einem Seeufer entlang. Mindestalter meist 16.',
  'By car': 'Mit dem Auto',
  'Loops between the lakes, with a blanket of dust on everything by the time you are back.':
    'Rundfahrten zwischen den Seen; wenn Sie zurückkommen, liegt auf allem eine Decke aus Staub.',
  'A mosquito-net tent, a fire, no walls. For those who can sleep through a hyena, or do not want to.':
    'Ein Zelt aus Moskitonetz, ein Feuer, keine Wände. Für alle, die bei einer Hyäne schlafen können oder gar nicht schlafen wollen.',
  'Fly: 45 minutes from Dar es Salaam against six hours or more by road.':
    'Fliegen Sie: 45 Minuten ab Daressalam statt sechs Stunden und mehr auf der Straße.',
  'Bring two hats, as one will blow into the river.':
    'Bringen Sie zwei Hüte mit, denn einer fliegt in den Fluss.',
  'Tsetse flies are at home in the miombo: no dark blue.':
    'Im Miombo sind Tsetsefliegen zu Hause: kein Dunkelblau.',
  'Choose a camp with a fan or breeze in October and November.':
    'Wählen Sie im Oktober und November ein Camp mit Ventilator oder Brise.',
  'Keep hands inside the boat.': 'Lassen Sie die Hände im Boot.',
  'Pair it with Mafia Island or Zanzibar, both a short flight east.':
    'Verbinden Sie ihn mit Mafia oder Sansibar, beide liegen einen kurzen Flug weiter östlich.',
  'Airstrips at Mtemere, Siwandu and others; Mtemere gate is about 230 km from Dar es Salaam.':
    'Landepisten in Mtemere, Siwandu und anderswo; das Tor Mtemere ist etwa 230 km von Daressalam entfernt.',
  'Wild dog, hippo, crocodile, elephant, lion, leopard, giraffe, buffalo, greater kudu, sable.':
    'Wildhund, Flusspferd, Krokodil, Elefant, Löwe, Leopard, Giraffe, Büffel, Großer Kudu, Rappenantilope.',
  'Book Your Nyerere Adventure!': 'Ihr Nyerere-Abenteuer buchen',
};
