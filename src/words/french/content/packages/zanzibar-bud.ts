/** The package /zanzibar_bud. */
export const zanzibarBud: Readonly<Record<string, string>> = {
  'Guest houses with good breakfasts, shared boats, fish off the grill, and the five outings that make a first visit to Zanzibar.':
    'Des pensions aux bons petits-déjeuners, des bateaux partagés, du poisson grillé et les cinq sorties qui font un premier séjour à Zanzibar.',
  'Runs all year; driest June to October, hot and mostly dry in January and February, with long rains from March to May and showers in November and December.':
    'Toute l’année ; le plus sec de juin à octobre, chaud et plutôt sec en janvier et février, avec de grandes pluies de mars à mai et des averses en novembre et décembre.',
  'Sun hat and reef-safe sun cream': 'Chapeau et crème solaire sans danger pour les récifs',
  'Breakfast, lunch on the farm': 'Petit-déjeuner, déjeuner à la ferme',
  '{soloPrice} for one.': '{soloPrice} pour une personne.',
  'a person, for two; {soloPrice} for one': 'par personne à deux ; {soloPrice} en solo',
  'Little money, little waste: two bases, short drives, and time left over for the sea.':
    'Petit budget, rien de gaspillé : deux points de chute, des trajets courts, et du temps pour la mer.',
  'Stone Town on foot with a guide who grew up in its lanes':
    'Stone Town à pied avec un guide qui a grandi dans ses ruelles',
  'Darajani market before the heat, Forodhani’s food stalls after it':
    'Le marché de Darajani avant la chaleur, les étals de Forodhani après',
  'Prison Island (Changuu) by wooden boat, with its giant tortoises and a reef to snorkel':
    'Prison Island (Changuu) en bateau de bois, ses tortues géantes et son récif à explorer au tuba',
  'Cloves, vanilla and nutmeg picked from the plant on a spice farm':
    'Girofle, vanille et muscade cueillis sur la plante dans une ferme aux épices',
  'Red colobus monkeys and the mangrove boardwalk at Jozani':
    'Les colobes roux et la passerelle de la mangrove à Jozani',
  'Two nights at Jambiani, where the lagoon empties and fills twice a day':
    'Deux nuits à Jambiani, où le lagon se vide et se remplit deux fois par jour',
  'Boat trips follow the tide and may swap places from day to day.':
    'Les sorties en bateau suivent la marée et peuvent s’échanger d’un jour à l’autre.',
  'Arrival in Stone Town': 'Arrivée à Stone Town',
  'Transfer from the airport or the ferry (15 to 20 minutes). Leave your bag, get lost for an hour, then meet us at the Old Fort for sunset on the sea front. Supper is yours to choose at Forodhani: grilled octopus, sugar-cane juice, Zanzibar pizza straight off the iron.':
    'Transfert depuis l’aéroport ou le ferry (15 à 20 minutes). Posez votre sac, perdez-vous une heure, puis retrouvez-nous au Vieux Fort pour le coucher du soleil sur le front de mer. Dîner au choix à Forodhani : poulpe grillé, jus de canne, pizza de Zanzibar à peine sortie de la plaque.',
  'The old town and Prison Island': 'La vieille ville et Prison Island',
  'Three hours on foot from half past eight: Darajani market, the cathedral on the site of the slave market, carved doors and back courtyards. After lunch a wooden boat to Changuu (30 minutes) for the tortoises and an hour’s snorkelling.':
    'Trois heures à pied dès huit heures et demie : marché de Darajani, cathédrale bâtie à l’emplacement du marché aux esclaves, portes sculptées et arrière-cours. Après le déjeuner, un bateau de bois pour Changuu (30 minutes), ses tortues et une heure de snorkeling.',
  'Spices, Jozani and the east coast': 'Épices, Jozani et côte est',
  'Drive to a spice farm near Kizimbani (30 minutes), and eat lunch there from what grows around it. On to Jozani forest (1 hour) for red colobus and mangroves, then to Jambiani (30 minutes) in time to swim or to watch the tide leave.':
    'Route vers une ferme aux épices près de Kizimbani (30 minutes), où l’on déjeune de ce qui pousse alentour. Puis la forêt de Jozani (1 h), ses colobes roux et sa mangrove, et Jambiani (30 minutes), à temps pour nager ou regarder la mer s’en aller.',
  'Jambiani at its own pace': 'Jambiani à son rythme',
  'At low water walk out across the flats with a woman from the village who farms seaweed there. At high water snorkel the lagoon from an outrigger under sail (2 hours). The afternoon is free, and the hammock is not charged.':
    'À marée basse, marche sur l’estran avec une femme du village qui y cultive des algues. À marée haute, tuba dans le lagon depuis une pirogue à balancier, à la voile (2 h). L’après-midi est libre, et le hamac n’est pas facturé.',
  'Back across the island': 'Retour à travers l’île',
  'A last swim, then the drive to the airport or ferry (1 hour 15 minutes). With an evening departure we stop at Mwanakwerekwe market, where Zanzibaris shop for themselves.':
    'Un dernier bain, puis la route vers l’aéroport ou le ferry (1 h 15). Si vous partez le soir, arrêt au marché de Mwanakwerekwe, où les Zanzibarites font leurs propres courses.',
  'Snorkelling at Changuu': 'Snorkeling à Changuu',
  'Shallow coral, clear early in the day. Masks on shared boats are well worn; bring your own if you care about the fit.':
    'Corail peu profond, eau claire tôt le matin. Les masques des bateaux partagés ont bien vécu ; apportez le vôtre si vous tenez à ce qu’il vous aille.',
  'Spice farm walk': 'Balade aux épices',
  'An hour and a half of scratching bark and guessing. Wear shoes, as the paths are red mud after rain.':
    'Une heure et demie à gratter l’écorce et à deviner. Mettez des chaussures : après la pluie, les sentiers sont de boue rouge.',
  'About 50 sq km of national park, established in 2004. The colobus live at the forest’s edge and ignore people who stand still.':
    'Environ 50 km² de parc national, créé en 2004. Les colobes vivent en lisière de forêt et ignorent ceux qui restent immobiles.',
  'Lagoon sail': 'Le lagon à la voile',
  'Stone Town’s past, told plainly': 'Le passé de Stone Town, sans fard',
  'Sultans, merchants and the trade in people. The exhibition beside the cathedral takes an hour and deserves it.':
    'Les sultans, les marchands et la traite des êtres humains. L’exposition à côté de la cathédrale demande une heure et la mérite.',
  'Market mornings': 'Matins de marché',
  'Fish auction, spice rows, second-hand shirts. Ask before you photograph, and buy a mango in return.':
    'Criée aux poissons, allées d’épices, chemises d’occasion. Demandez avant de photographier, et achetez une mangue en retour.',
  'Seaweed farmers of Jambiani': 'Les cultivatrices de Jambiani',
  'The women work between tides, pegging lines in ankle-deep water. Your fee goes to the one who guides you.':
    'Elles travaillent entre deux marées et fixent leurs cordes, de l’eau aux chevilles. Ce que vous payez va à celle qui vous guide.',
  'A Swahili plate': 'Une assiette swahilie',
  'Coconut rice, cassava leaves, fish in tamarind. On the farm it is eaten from a mat, with the right hand.':
    'Riz au coco, feuilles de manioc, poisson au tamarin. À la ferme, cela se mange sur une natte, de la main droite.',
  'Two people sharing': 'À deux, chambre partagée',
  'Travelling solo': 'En solo',
  'Two or more': 'À deux ou plus',
  'Discounts for 2 or more; ask for the figure for your group.':
    'Remises à partir de 2 personnes ; demandez le chiffre pour votre groupe.',
  'Available all year. Beds at Jambiani are scarcest in August and around New Year.':
    'Toute l’année. À Jambiani, les lits sont les plus rares en août et autour du Nouvel An.',
  'The price becomes fixed once we have confirmed it to you in writing.':
    'Le prix devient ferme dès que nous vous l’avons confirmé par écrit.',
  'One rucksack is enough.': 'Un sac à dos suffit.',
  'Clothes that cover shoulders and knees, for town and villages':
    'Vêtements couvrant épaules et genoux, pour la ville et les villages',
  'Swimwear, for the beach only': 'Maillot de bain, pour la plage seulement',
  'Reef shoes against sea urchins': 'Chaussures d’eau contre les oursins',
  'Mask and snorkel, if you own them': 'Masque et tuba, si vous en avez',
  'Light rain jacket, March to May and November': 'Veste de pluie légère, de mars à mai et en novembre',
  'Mosquito repellent for the evenings': 'Répulsif à moustiques pour le soir',
  'Head torch, as power cuts happen': 'Lampe frontale pour les coupures de courant',
  'Cash in small notes; few places at this price take cards':
    'Espèces en petites coupures ; à ce prix, on prend rarement la carte',
  'Cloth bag, because plastic carriers are banned': 'Sac en tissu, car les sacs en plastique sont interdits',
  'Copies of passport, visa and insurance papers': 'Copies du passeport, du visa et de l’assurance',
  'Four nights in guest houses, double or twin room with fan and mosquito net':
    'Quatre nuits en pension, chambre double ou à deux lits avec ventilateur et moustiquaire',
  'Breakfast daily and lunch on the spice farm': 'Petit-déjeuner chaque jour, déjeuner à la ferme aux épices',
  'Transfers between airport or ferry, Stone Town and Jambiani':
    'Transferts entre l’aéroport ou le ferry, Stone Town et Jambiani',
  'Guided walk in Stone Town': 'Stone Town à pied avec un guide',
  'Shared boat to Prison Island, with entrance fee': 'Bateau partagé pour Prison Island, avec droit d’entrée',
  'Spice farm, and entrance and ranger at Jozani': 'Ferme aux épices, entrée et ranger à Jozani',
  'Seaweed walk and lagoon sail at Jambiani': 'Marche aux algues et lagon à la voile à Jambiani',
  'Flights or ferry to Zanzibar': 'Vols ou ferry pour Zanzibar',
  'Visa, and the inbound insurance that Zanzibar requires of foreign visitors':
    'Visa, et assurance d’entrée que Zanzibar exige des visiteurs étrangers',
  'Other lunches, dinners and drinks': 'Autres déjeuners, dîners et boissons',
  'Snorkel and fin hire': 'Location de tuba et palmes',
  'The local infrastructure tax per night, where the house charges it on the spot':
    'La taxe locale d’infrastructure par nuit, si l’établissement la perçoit sur place',
  'Stone Town, Jozani and Jambiani, Zanzibar': 'Stone Town, Jozani et Jambiani, Zanzibar',
  'Guest house in Stone Town': 'Pension à Stone Town',
  'Beach guest house in Jambiani': 'Pension de plage à Jambiani',
  'A ngalawa, the narrow outrigger of this coast, with a patched sail and a captain who bails as he talks.':
    'Un ngalawa, l’étroite pirogue à balancier de cette côte, avec une voile rapiécée et un capitaine qui écope en parlant.',
  'For other dates, extra nights or a private car, phone {phone}, send a WhatsApp message to {whatsapp} or e-mail {email}; we customise every part of this trip.':
    'Pour d’autres dates, des nuits de plus ou une voiture privée, appelez le {phone}, écrivez sur WhatsApp au {whatsapp} ou par e-mail à {email} ; chaque partie de ce voyage se fait sur mesure.',
  'Stone Town, a spice farm, Prison Island, Jozani’s red colobus and two nights by the tide at Jambiani: {days} days from {price} per person for two.':
    'Stone Town, une ferme aux épices, Prison Island, les colobes de Jozani et deux nuits au gré des marées à Jambiani : {days} jours dès {price} par personne à deux.',
  '{days} days in Zanzibar on a small budget': '{days} jours à Zanzibar avec un petit budget',
  None: 'Aucun',
};
