/** The package /zanzibar_luxury. */
export const zanzibarLuxury: Readonly<Record<string, string>> = {
  'A week with the door closed: your own guide in town, your own boat on the reef, and a villa a few steps from the water.':
    'Une semaine porte close : votre guide en ville, votre bateau sur le récif, et une villa à quelques pas de l’eau.',
  'Runs all year; dry with a cooling wind June to October, glassy sea in February, some hotels shut in April and May.':
    'Toute l’année ; sec avec un vent frais de juin à octobre, mer d’huile en février, certains hôtels fermés en avril et mai.',
  'Privacy is the luxury on a busy island. Everything below is for you alone, except the sea.':
    'Sur une île animée, le luxe, c’est d’être seul. Tout ce qui suit est à vous seuls, sauf la mer.',
  'Two nights in a grand old house on Stone Town’s sea front':
    'Deux nuits dans une noble demeure du front de mer de Stone Town',
  'Four nights in a villa on the north-east coast, with the reef on the horizon':
    'Quatre nuits dans une villa de la côte nord-est, le récif à l’horizon',
  'A private boat to Mnemba’s waters, leaving before the crowd':
    'Un bateau privé vers les eaux de Mnemba, parti avant la foule',
  'Lunch on a sandbank that will be gone by four o’clock':
    'Déjeuner sur un banc de sable qui aura disparu à 16 h',
  'A spice garden walked with the cook who will use what you pick':
    'Un jardin d’épices parcouru avec le cuisinier qui se servira de votre cueillette',
  'Two treatments in the spa, timed as you please': 'Deux soins au spa, à l’heure qui vous plaît',
  'Arrival by the sea front': 'Arrivée par le front de mer',
  'One of us meets you in the arrivals hall and stays until the bags are yours. Twenty minutes later: tea, high ceilings, and the dhows going out for the night’s fishing.':
    'L’un de nous vous attend dans le hall des arrivées et reste jusqu’à ce que vous ayez vos bagages. Vingt minutes plus tard : du thé, de hauts plafonds, et les boutres qui sortent pour la pêche de nuit.',
  'The town with a historian’s eye': 'La ville avec l’œil d’un historien',
  'Spices, and north-east': 'Les épices, puis le nord-est',
  'To the spice country with a cook (30 minutes), who makes lunch of it, and on to the coast (1 hour). The rest of the day is spent looking at the villa’s pool and then at the sea.':
    'Au pays des épices avec un cuisinier (30 minutes), qui en fait le déjeuner, puis jusqu’à la côte (1 h). Le reste du jour se passe à regarder la piscine de la villa, puis la mer.',
  'Mnemba, early': 'Mnemba, très tôt',
  'Boat from the beach at half past six (20 to 30 minutes). Two dives or two snorkels on the atoll’s edge, where the water drops from turquoise to ink. Home before the day boats are full.':
    'Bateau depuis la plage à six heures et demie (20 à 30 minutes). Deux plongées ou deux sorties de snorkeling au bord de l’atoll, où l’eau passe du turquoise à l’encre. De retour avant que les bateaux d’excursion ne soient pleins.',
  'Nothing, well done': 'Ne rien faire, mais bien',
  'Spa, hammock, reading. A table for two on the sand in the evening, moved by the waiters as the tide decides.':
    'Spa, hamac, lecture. Le soir, une table pour deux sur le sable, que les serveurs déplacent au gré de la marée.',
  'Sandbank lunch': 'Déjeuner sur le sable',
  'By car to Fumba in the south-west (1 hour 45 minutes) and out into Menai Bay by private boat. Snorkelling, grilled slipper lobster when it is in season, and a bar of sand with nobody else’s footprints.':
    'En voiture jusqu’à Fumba, au sud-ouest (1 h 45), puis dans la baie de Menai en bateau privé. Snorkeling, cigale de mer grillée quand c’est la saison, et une langue de sable sans autres traces de pas que les vôtres.',
  'Leaving late': 'Partir tard',
  'The villa is yours until two. Transfer to the airport (1 hour 15 minutes), where we see you through.':
    'La villa est à vous jusqu’à 14 h. Transfert à l’aéroport (1 h 15), où nous vous accompagnons jusqu’au bout.',
  'Private boat, one guide to two guests. Visibility is best from October to March, and good for most of the year.':
    'Bateau privé, un guide pour deux voyageurs. La visibilité est la meilleure d’octobre à mars, et bonne presque toute l’année.',
  'Thirty feet of mangrove and mango wood, cushions, a lateen sail, and no engine once out of the harbour.':
    'Neuf mètres de palétuvier et de manguier, des coussins, une voile latine, et plus de moteur une fois sorti du port.',
  'Clove scrub, coconut oil, and a pavilion open on the side of the sea.':
    'Gommage au girofle, huile de coco, et un pavillon ouvert du côté de la mer.',
  'Deep-sea morning': 'Matin de pêche au large',
  'By request: trolling off the north cape from August to March, catch and release for billfish.':
    'Sur demande : pêche à la traîne au large du cap nord d’août à mars ; les poissons à rostre sont relâchés.',
  'Behind the doors': 'Derrière les portes',
  'A courtyard, a tailor’s upper floor, a private prayer room: arranged with their owners, who set the rules.':
    'Une cour, l’étage d’un tailleur, une salle de prière privée : en accord avec leurs propriétaires, qui fixent les règles.',
  'Oud and qanun on the roof': 'Oud et qanoun sur le toit',
  'Perfume at the blender’s': 'Chez le parfumeur',
  'Oud, ylang-ylang, jasmine and clove. You leave with a small bottle of your own mistake.':
    'Oud, ylang-ylang, jasmin et girofle. Vous repartez avec un petit flacon de votre propre erreur.',
  'Mtoni Palace at opening time': 'Le palais de Mtoni à l’ouverture',
  'The ruin is best with nobody in it and the light still low over the channel.':
    'La ruine n’est jamais si belle que déserte, quand la lumière est encore basse sur le chenal.',
  Honeymoons: 'Lunes de miel',
  'Tell us; the table on the sand then comes with fewer questions and more candles.':
    'Dites-le-nous ; la table sur le sable vient alors avec moins de questions et plus de bougies.',
  'Certified dives and deep-sea fishing': 'Plongées pour brevetés et pêche au large',
  'Available all year. From mid-April to late May some of the best houses close; we then propose others of the same class.':
    'Toute l’année. De la mi-avril à la fin mai, certaines des meilleures maisons ferment ; nous en proposons alors d’autres de même classe.',
  'We tell you of peak supplements from 20 December to 5 January before you book.':
    'Nous vous annonçons les suppléments du 20 décembre au 5 janvier avant que vous réserviez.',
  'Less than you think, lighter than you think.': 'Moins que vous ne pensez, plus léger que vous ne pensez.',
  'Linen or cotton, and one thing to dress up in': 'Du lin ou du coton, et une tenue habillée',
  'Shawl or jacket for shoulders in town': 'Châle ou veste pour les épaules en ville',
  'Two swimsuits': 'Deux maillots de bain',
  'Sandals that may get wet': 'Sandales qui peuvent se mouiller',
  'Sun hat that stays on in a boat': 'Chapeau de soleil qui tient en bateau',
  'Diving card and logbook, if you dive': 'Brevet et carnet de plongée, si vous plongez',
  'Own mask, if you are particular': 'Votre masque, si vous êtes exigeant',
  'Sunglasses with a cord': 'Lunettes de soleil à cordon',
  'Books, on paper or otherwise': 'Des livres, en papier ou non',
  'Repellent for dusk': 'Répulsif pour le crépuscule',
  'Prescription medicines in hand luggage': 'Médicaments sur ordonnance en bagage à main',
  'Two nights in a suite, four in a villa': 'Deux nuits en suite, quatre en villa',
  'Full board on the coast; breakfast and dinner in town':
    'Pension complète sur la côte ; petit-déjeuner et dîner en ville',
  'Private car, boats and guides as described': 'Voiture, bateaux et guides privés selon le programme',
  'Two snorkelling trips with equipment and marine fees':
    'Deux sorties de snorkeling, équipement et droits de réserve marine compris',
  'Two spa treatments per person': 'Deux soins au spa par personne',
  'Help at the airport, on arrival and departure': 'Aide à l’aéroport, à l’arrivée et au départ',
  Flights: 'Vols',
  'Visa, and the insurance that Zanzibar asks visitors to buy before arrival':
    'Visa, et assurance que Zanzibar demande d’acheter avant l’arrivée',
  'Scuba diving and fishing': 'Plongée en bouteille et pêche',
  'Imported wines and spirits': 'Vins et alcools importés',
  'Infrastructure tax and tips': 'Taxe d’infrastructure et pourboires',
  'Stone Town and the north-east coast, Zanzibar': 'Stone Town et la côte nord-est, Zanzibar',
  'A private walk at your pace (about 3 hours), with doors opened that are usually shut. The afternoon belongs to the roof terrace. Sunset from a jahazi, the big trading dhow (2 hours).':
    'Une visite privée à votre pas (environ 3 h), où s’ouvrent des portes d’ordinaire closes. L’après-midi appartient au toit-terrasse. Coucher du soleil sur un jahazi, le grand boutre de commerce (2 h).',
  'Villa on the north-east coast': 'Villa sur la côte nord-est',
  'Sunset jahazi': 'Jahazi au couchant',
  'Two musicians, an hour of taarab at dusk, and an explanation of the words if you want it.':
    'Deux musiciens, une heure de taarab au crépuscule, et l’explication des paroles si vous la souhaitez.',
  'This trip is customised for every guest. Begin with a call to {phone}, a WhatsApp message to {whatsapp} or an e-mail to {email}.':
    'Ce voyage est fait sur mesure pour chaque voyageur. Commencez par un appel au {phone}, un message WhatsApp au {whatsapp} ou un e-mail à {email}.',
  '{days} days in Zanzibar with private boats and guides: a palace-style hotel in Stone Town, then a villa facing Mnemba’s reef. {price} per person.':
    '{days} jours à Zanzibar avec bateaux et guides privés : un hôtel aux airs de palais à Stone Town, puis une villa face au récif de Mnemba. {price} par personne.',
  'Zanzibar Blissful Escape: {days} slow, private days':
    'Zanzibar Blissful Escape : {days} jours sans hâte, rien qu’à vous',
};
