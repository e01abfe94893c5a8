/** The package /luxury_travel. */
export const luxuryTravel: Readonly<Record<string, string>> = {
  'Few moves, late breakfasts after early drives, and a guide and car of your own from the first morning to the last.':
    'Peu d’étapes, des petits-déjeuners tardifs après des sorties matinales, et un guide et une voiture à vous du premier au dernier matin.',
  'Runs all year: high season June to October, calving on the plains January to March, fewest cars in April, May and November.':
    'Toute l’année : haute saison de juin à octobre, mises bas sur les plaines de janvier à mars, voitures les plus rares en avril, mai et novembre.',
  'a person, in a group of four': 'par personne dans un groupe de quatre',
  'Airport transfers': 'Transferts aéroport',
  'Luxury Accommodations': 'Hébergements de luxe',
  'What you pay for here is time: two or three nights in a place, and the freedom to stay out when something happens.':
    'Ce que vous payez ici, c’est le temps : deux ou trois nuits par lieu, et la liberté de rester dehors quand il se passe quelque chose.',
  'Two nights inside Tarangire, so that you are among the elephants before the day visitors':
    'Deux nuits dans le parc même de Tarangire, pour être parmi les éléphants avant les visiteurs du jour',
  'Two nights on the rim of Ngorongoro, first at the gate in the morning':
    'Deux nuits sur le bord du Ngorongoro, et les premiers à la porte le matin',
  'Three nights in the Serengeti, with one full day given to wherever the herds are':
    'Trois nuits au Serengeti, dont une journée entière là où sont les troupeaux',
  'Night sounds through canvas, hot water in a proper bathroom':
    'La nuit à travers la toile, l’eau chaude d’une vraie salle de bains',
  'Lunches laid under a tree instead of boxes on your knees':
    'Des déjeuners dressés sous un arbre, et non des boîtes sur les genoux',
  'A coffee farm below Mount Meru': 'Une plantation de café sous le mont Meru',
  'Met at Kilimanjaro airport and driven to the lodge (1 hour). Depending on your flight there is time for a walk through the coffee rows or only for a bath.':
    'Accueil à l’aéroport du Kilimanjaro et route jusqu’au lodge (1 h). Selon votre vol, il reste le temps d’une promenade entre les caféiers ou seulement d’un bain.',
  'South to Tarangire': 'Au sud, vers Tarangire',
  'A civilised start at nine, 120 km (2.5 hours), and a drive through the north of the park to a late lunch in camp. From four o’clock, the river: elephants come down in files and dig when it is dry.':
    'Départ civilisé à neuf heures, 120 km (2 h 30), puis le nord du parc jusqu’à un déjeuner tardif au camp. Dès 16 h, la rivière : les éléphants y descendent en file et creusent quand elle est à sec.',
  'A whole day in Tarangire': 'Une journée entière à Tarangire',
  'Out at six towards Silale swamp, with bush breakfast. Tree-climbing pythons, fringe-eared oryx, lions that prefer the swamp’s edge. Walk from camp with a ranger in the afternoon, where the camp is licensed for it.':
    'Départ à six heures vers le marais de Silale, petit-déjeuner en brousse. Pythons grimpeurs, oryx à oreilles frangées, lions qui préfèrent le bord du marais. L’après-midi, marche depuis le camp avec un ranger, là où le camp y est autorisé.',
  'Lake Manyara to the crater rim': 'Du lac Manyara au bord du cratère',
  'Two hours to Manyara for the forest and the lake shore, lunch in Karatu, then up to the rim (1.5 hours) by sunset. Fires are lit in the rooms; you will be glad of them.':
    'Deux heures jusqu’à Manyara, pour la forêt et la rive du lac, déjeuner à Karatu, puis montée au bord (1 h 30) pour le couchant. On allume les feux dans les chambres ; vous en serez contents.',
  'Down into Ngorongoro': 'Descente dans le Ngorongoro',
  'At the barrier by six, on the floor (610 m below) with the first sun. Six hours, with a set table for lunch at a quiet spring. Back up before the queue, and nothing else planned.':
    'À la barrière à six heures, au fond (610 m plus bas) au premier soleil. Six heures sur place, avec table mise pour le déjeuner près d’une source calme. Retour avant la file, et rien d’autre au programme.',
  'By Olduvai to the Serengeti': 'Par Olduvai vers le Serengeti',
  'An hour at the gorge with one of its own guides, then over the plains and by Naabi Hill to Seronera (5 hours in all, with a picnic on a kopje where stepping out is allowed).':
    'Une heure aux gorges avec l’un de leurs guides, puis les plaines et Naabi Hill jusqu’à Seronera (5 h en tout, avec pique-nique sur un kopje où il est permis de descendre).',
  'Cats and kopjes': 'Félins et kopjes',
  'Balloon at dawn if you have booked it. Otherwise a drive along the river for leopards, brunch in camp, and Moru kopjes in the late light.':
    'Montgolfière à l’aube si vous l’avez réservée. Sinon, une sortie le long de la rivière à la recherche des léopards, brunch au camp, et les kopjes de Moru dans la lumière du soir.',
  'After the herds': 'À la suite des troupeaux',
  'A full day with packed breakfast and lunch in the direction the season gives: south to Ndutu from January to March, west to the Grumeti in June, north to Lobo in July and November (2 to 3 hours each way). In August and September the herds are up on the Mara, too far for a day; ask us to move this night to Kogatende.':
    'Une journée entière, petit-déjeuner et déjeuner emportés, dans la direction que donne la saison : au sud vers Ndutu de janvier à mars, à l’ouest vers la Grumeti en juin, au nord vers Lobo en juillet et novembre (2 à 3 h par trajet). En août et septembre, les troupeaux sont là-haut sur la Mara, trop loin pour une journée ; demandez-nous de passer cette nuit à Kogatende.',
  'Home, by road or by air': 'Retour, par la route ou en avion',
  'By road to Arusha with lunch in Karatu (7 to 8 hours). Most guests prefer to pay for a seat on the light aircraft from Seronera, which takes a little over an hour and leaves time for one more drive.':
    'Par la route jusqu’à Arusha, déjeuner à Karatu (7 à 8 h). La plupart des voyageurs préfèrent payer une place dans le petit avion de Seronera, qui met un peu plus d’une heure et laisse le temps d’une dernière sortie.',
  'Private game drives': 'Safaris privés en véhicule',
  'Four people at most, in a car with charging points, a fridge and beanbags for long lenses.':
    'Quatre personnes au plus, en voiture avec prises, frigo et coussins d’appui pour longs objectifs.',
  'Balloon over Seronera': 'En montgolfière au-dessus de Seronera',
  'About an hour in the air and breakfast afterwards. Extra, weather permitting, booked months ahead for July to September.':
    'Environ une heure en l’air, petit-déjeuner ensuite. En supplément, si le temps le permet, à réserver des mois à l’avance pour la période de juillet à septembre.',
  'Walking in Tarangire': 'À pied à Tarangire',
  'One to three hours with an armed ranger, for guests over 12.':
    'Une à trois heures avec un ranger armé, pour les voyageurs de plus de 12 ans.',
  'Coffee, from bush to cup': 'Le café, de l’arbuste à la tasse',
  'An hour on the Arusha farm: picking in season, pulping, roasting in a pan, and drinking.':
    'Une heure à la plantation d’Arusha : cueillir en saison, dépulper, torréfier à la poêle, et boire.',
  'Olduvai with its guides': 'Olduvai avec ses guides',
  'Finds, layers, and the arguments that still go on about them.':
    'Les trouvailles, les couches, et les débats qu’elles nourrissent encore.',
  'We name the houses when we confirm, because the best choice depends on the month. These are the standards we hold them to.':
    'Nous vous donnons le nom des établissements à la confirmation, car le meilleur choix dépend du mois. Voici ce que nous exigeons d’eux.',
  'Arusha, 1 night': 'Arusha, 1 nuit',
  'A cottage in a coffee garden: big bath, wide veranda, quiet enough to sleep off a long flight.':
    'Un cottage dans un jardin de caféiers : grand bain, large véranda, assez de calme pour dormir après un long vol.',
  'Tarangire, 2 nights': 'Tarangire, 2 nuits',
  'Canvas rooms on decks inside the park, with solid beds, private bathroom and an escort after dark. Elephants have right of way to the pool.':
    'Des chambres de toile sur plateforme, dans le parc, avec vrais lits, salle de bains privée et escorte à la nuit. Les éléphants ont priorité à la piscine.',
  'Ngorongoro, 2 nights': 'Ngorongoro, 2 nuits',
  'Stone and timber on the rim, windows over the crater, a stove or fireplace in the room.':
    'Pierre et bois au bord du cratère, fenêtres sur le vide, un poêle ou une cheminée dans la chambre.',
  'Serengeti, 3 nights': 'Serengeti, 3 nuits',
  'A small camp of walk-in tents, hot showers, and dinner at one long table or at your own.':
    'Un petit camp de hautes tentes, des douches chaudes, le dîner à une longue table ou à la vôtre.',
  'Per person': 'Par personne',
  '{price} for {days} days, based on 4 travelling together.':
    '{price} pour {days} jours, sur la base de 4 personnes voyageant ensemble.',
  'Two or three travellers': 'Deux ou trois voyageurs',
  'One car shared by fewer people costs each more; we quote on request.':
    'Moins on est dans la voiture, plus chacun paie ; devis sur demande.',
  'Flight from Seronera on day 9': 'Vol de Seronera le jour 9',
  'Extra, at the airline’s fare on the day of booking.':
    'En supplément, au tarif aérien du jour de réservation.',
  'Available all year. In July, August and the last week of December the good camps are full six months ahead.':
    'Possible toute l’année. En juillet, en août et la dernière semaine de décembre, les bons camps sont pleins six mois à l’avance.',
  'Park fees are part of the price at the rates known when we confirm.':
    'Les droits d’entrée des parcs sont compris dans le prix, aux tarifs connus lors de notre confirmation.',
  'Camps wash clothes daily, so half of what you think of is enough.':
    'Les camps lavent le linge chaque jour : la moitié de ce que vous prévoyez suffit.',
  'Three sets of clothes in muted colours': 'Trois tenues aux couleurs neutres',
  'Down or fleece jacket for dawn and the rim': 'Doudoune ou polaire pour l’aube et le bord du cratère',
  'One outfit for dinner, as informal as you like': 'Une tenue pour le dîner, aussi simple qu’il vous plaira',
  'Closed shoes for walking, soft shoes for camp': 'Chaussures fermées pour marcher, souples pour le camp',
  Swimsuit: 'Maillot de bain',
  'Wide-brimmed hat and a scarf for dust': 'Chapeau à large bord et foulard contre la poussière',
  'Sunglasses and sun cream': 'Lunettes de soleil et crème solaire',
  'Binoculars, 8x or 10x': 'Jumelles, 8x ou 10x',
  'Camera, spare cards and batteries': 'Appareil photo, cartes et batteries de rechange',
  'UK-type three-pin adapter': 'Adaptateur britannique à trois broches',
  'Personal medicines in hand luggage': 'Médicaments personnels en bagage à main',
  'Soft bag of at most 15 kg, if you fly out': 'Sac souple, 15 kg au plus, si retour en avion',
  'Eight nights in lodges and tented camps as described':
    'Huit nuits en lodges et camps de toile selon le programme',
  'All meals as listed, with drinking water, tea and coffee':
    'Tous les repas indiqués, avec eau potable, thé et café',
  'Private four-wheel drive and guide throughout': '4x4 privé et guide de bout en bout',
  'Park, conservation area, concession and crater fees':
    'Droits d’entrée : parcs, aire de conservation, concession, cratère',
  'Walking fees in Tarangire and the guide at Olduvai': 'Droits de marche à Tarangire et guide à Olduvai',
  'Laundry in the camps': 'Blanchisserie dans les camps',
  'Wine, beer and spirits': 'Vin, bière et spiritueux',
  'Tips for guides and camp staff': 'Pourboires (guides et camps)',
  'Arusha, Tarangire, Ngorongoro and Serengeti': 'Arusha, Tarangire, Ngorongoro et Serengeti',
  'Lodge on a coffee farm near Arusha': 'Lodge dans une plantation de café près d’Arusha',
  'Tented lodge inside Tarangire': 'Lodge de toile dans le parc de Tarangire',
  'Same tented lodge': 'Même lodge de toile',
  'Breakfast, lunch': 'Petit-déjeuner, déjeuner',
  'Everything here can be changed. Talk to us on {phone}, on WhatsApp at {whatsapp} or by e-mail at {email} and we will customise the route, the rooms and the pace.':
    'Tout ici peut être changé. Appelez le {phone}, écrivez-nous sur WhatsApp au {whatsapp} ou par e-mail à {email}, et nous adapterons l’itinéraire, les chambres et le rythme.',
  '{days} days in good lodges and tented camps, with three nights in the Serengeti and two on the crater rim. {price} per person, based on 4, all year.':
    '{days} jours dans de bons lodges et camps, dont trois nuits au Serengeti et deux au bord du cratère. {price} par personne, sur la base de 4, toute l’année.',
  'Luxury on the northern circuit: a private safari of {days} days':
    'Le luxe dans le nord : {days} jours de safari privé',
};
