/** Texts of the page of Nyerere National Park. */
export const nyerere: Readonly<Record<string, string>> = {
  'Nyerere National Park: boats, lakes and wild dogs': 'Parc national Nyerere : bateaux, lacs et lycaons',
  'The northern Selous became a national park in 2019. See its lakes from a boat, sleep by the Rufiji, and look for wild dogs in 30,893 sq km of bush.':
    'Le nord du Selous est parc national depuis 2019. Voir ses lacs en bateau, dormir au bord du Rufiji et chercher des lycaons dans 30 893 km² de brousse.',
  '30,893': '30\u00a0893',
  'Cut the engine, drift, and let the hippos argue about you.':
    'Coupez le moteur, laissez dériver, et les hippopotames discuteront de votre cas.',
  'The map shows a river; the aircraft window shows a river that cannot make up its mind. Below the hills the Rufiji splits into channels, leaves lakes behind, cuts across its own bends and starts again. Each flood moves something. The lakes, Nzerakera, Siwandu, Manze and the rest, are strung along the north bank with drowned palms standing in them like burnt matches, a fish eagle on every third.':
    'La carte montre un fleuve ; le hublot, un fleuve qui n’arrive pas à se décider. Au pied des collines, le Rufiji se divise en bras, laisse des lacs derrière lui, recoupe ses propres méandres et recommence. Chaque crue déplace quelque chose. Les lacs, Nzerakera, Siwandu, Manze et les autres, se suivent sur la rive nord, et des palmiers noyés s’y dressent comme des allumettes brûlées, avec un pygargue tous les trois troncs.',
  'This was the tourist corner of the old Selous, one of the largest protected areas in Africa. In 2019 its northern part was made a national park of 30,893 sq km and named after the first president. Nearly all visitors stay along the water in the east, near Mtemere gate, and even there the camps lie far apart.':
    'C’était le coin des visiteurs dans l’ancien Selous, l’une des plus vastes aires protégées d’Afrique. En 2019, sa partie nord est devenue un parc national de 30 893 km², qui porte le nom du premier président. Presque tous les voyageurs logent au bord de l’eau, à l’est, près de la porte de Mtemere, et même là les camps sont loin les uns des autres.',
  'Heat sets the timetable. By ten in October the thermometer is past 35 degrees and impala stand three deep in the shade of a single tamarind. You go out at six, sleep after lunch like everything else alive, and take to the boat at four. Bee-eaters pour out of holes in the bank; crocodiles slide; an elephant wades across chest-deep with a calf’s trunk showing behind her like a snorkel.':
    'C’est la chaleur qui fait l’horaire. En octobre, à dix heures, le thermomètre a passé 35 degrés, et les impalas se serrent sur trois rangs à l’ombre d’un seul tamarinier. On sort à six heures, on dort après le déjeuner comme tout ce qui vit, et l’on prend le bateau à seize heures. Les guêpiers jaillissent des trous de la berge ; les crocodiles glissent à l’eau ; une éléphante passe à gué, de l’eau jusqu’au poitrail, la trompe de son petit derrière elle comme un tuba.',
  'The park has changed and is changing. A large dam upstream now regulates the river, and how the lakes will answer is not yet known. We go by what our guides saw last week, and tell you.':
    'Le parc a changé et change encore. En amont, un grand barrage règle désormais le fleuve, et nul ne sait encore ce que feront les lacs. Nous nous fions à ce que nos guides ont vu la semaine dernière, et nous vous le disons.',
  'African wild dogs': 'Lycaons',
  'One of the strongest populations left. Between June and August the packs den, stay in one place, and can be found again the next morning.':
    'L’une des plus fortes populations qui restent. De juin à août, les meutes ont leurs tanières, ne bougent plus, et on les retrouve le lendemain matin.',
  'Hippos and crocodiles': 'Hippopotames et crocodiles',
  'Hundreds in a single lake late in the dry season, when there is less of it to share.':
    'Des centaines dans un seul lac en fin de saison sèche, quand il y a moins de lac à partager.',
  'Lions by the water': 'Lions au bord de l’eau',
  'Prides here lie up in the palms’ shade and hunt what has to come and drink.':
    'Ici, les troupes se couchent à l’ombre des palmiers et chassent tout ce qui doit venir boire.',
  'Elephants recovering': 'Le retour des éléphants',
  'Poaching took most of the herds before 2015. Calves are again a common sight.':
    'Le braconnage a pris la plupart des troupeaux avant 2015. On revoit couramment des petits.',
  'African skimmers on sandbanks, Pel’s fishing owl after dark, white-fronted bee-eaters in the cliffs.':
    'Becs-en-ciseaux sur les bancs de sable, chouette-pêcheuse de Pel à la nuit, guêpiers à front blanc dans les falaises.',
  'By boat': 'En bateau',
  'Two to three hours, morning or evening, with a drink at sunset among the palms. The best thing to do here.':
    'Deux à trois heures, matin ou soir, avec un verre au couchant parmi les palmiers. Ce qu’il y a de mieux à faire ici.',
  'From camp at dawn, with an armed ranger, following a lake shore. Minimum age usually 16.':
    'Depuis le camp, à l’aube, avec un ranger armé, le long d’un lac. En général dès 16 ans.',
  'By car': 'En voiture',
  'Loops between the lakes, with a blanket of dust on everything by the time you are back.':
    'Des boucles entre les lacs, et une couche de poussière sur toute chose au retour.',
  'A mosquito-net tent, a fire, no walls. For those who can sleep through a hyena, or do not want to.':
    'Une tente en moustiquaire, un feu, pas de murs. Pour ceux qu’une hyène n’empêche pas de dormir, ou qui préfèrent l’écouter.',
  'Fly: 45 minutes from Dar es Salaam against six hours or more by road.':
    'Prenez l’avion : 45 minutes de Dar es Salaam, contre six heures et plus par la route.',
  'Bring two hats, as one will blow into the river.':
    'Emportez deux chapeaux : l’un des deux s’envolera dans le fleuve.',
  'Tsetse flies are at home in the miombo: no dark blue.':
    'Les tsé-tsé sont chez elles dans le miombo : pas de bleu foncé.',
  'Choose a camp with a fan or breeze in October and November.':
    'En octobre et novembre, choisissez un camp avec ventilateur ou courant d’air.',
  'Keep hands inside the boat.': 'Gardez les mains dans le bateau.',
  'Pair it with Mafia Island or Zanzibar, both a short flight east.':
    'À associer à l’île de Mafia ou à Zanzibar, toutes deux à un court vol vers l’est.',
  'Airstrips at Mtemere, Siwandu and others; Mtemere gate is about 230 km from Dar es Salaam.':
    'Pistes d’atterrissage à Mtemere, Siwandu et ailleurs ; la porte de Mtemere est à environ 230 km de Dar es Salaam.',
  'Wild dog, hippo, crocodile, elephant, lion, leopard, giraffe, buffalo, greater kudu, sable.':
    'Lycaon, hippopotame, crocodile, éléphant, lion, léopard, girafe, buffle, grand koudou, hippotrague noir.',
  'Book Your Nyerere Adventure!': 'Réservez votre aventure à Nyerere !',
};
