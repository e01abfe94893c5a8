/** The package /familytrip_safari_beach. */
export const familytripSafariBeach: Readonly<Record<string, string>> = {
  'From elephants to sandcastles without an aeroplane: one car, one guide, and a beach on the mainland that most visitors to Tanzania never see.':
    'Des éléphants aux châteaux de sable sans prendre l’avion : une voiture, un guide et, sur le continent, une plage que la plupart des visiteurs de la Tanzanie ne voient jamais.',
  'Runs all year; driest and coolest June to October, warm with a calm sea in January and February, muddy tracks from March to May.':
    'Toute l’année ; le plus sec et le plus frais de juin à octobre, chaud avec une mer calme en janvier et février, pistes boueuses de mars à mai.',
  Tips: 'Pourboires',
  'Soft and alcoholic drinks': 'Boissons, avec ou sans alcool',
  Laundry: 'Blanchisserie',
  'Family lodge near Arusha': 'Lodge familial près d’Arusha',
  'Same lodge in Karatu': 'Même lodge à Karatu',
  'International and domestic flights': 'Vols internationaux et intérieurs',
  'Visas and insurance': 'Visas et assurances',
  'Repellent for children': 'Répulsif pour enfants',
  'a person, in a family of four': 'par personne, famille de quatre',
  'The road from Arusha to the sea passes a rhino sanctuary and ends at our own stretch of coast, so we use it.':
    'La route d’Arusha à la mer passe devant un sanctuaire de rhinocéros et finit sur notre bout de côte, alors nous la prenons.',
  'Tarangire’s elephants within hours of landing':
    'Les éléphants de Tarangire quelques heures après l’atterrissage',
  'A morning on the floor of Ngorongoro crater': 'Une matinée au fond du cratère du Ngorongoro',
  'Black rhino at Mkomazi, close up, in the rangers’ own vehicle':
    'Les rhinocéros noirs de Mkomazi, de tout près, dans le véhicule des rangers',
  'Four nights by the beach near Pangani, with coconut shade and hardly a hawker':
    'Quatre nuits à la plage près de Pangani, à l’ombre des cocotiers et presque sans vendeurs',
  'A boat to Maziwi, an island of bare sand where turtles nest':
    'Un bateau pour Maziwi, île de sable nu où pondent les tortues',
  'The Pangani River at dusk, with crocodiles for those who look':
    'Le fleuve Pangani au crépuscule, avec des crocodiles pour qui regarde',
  'The long stages are day 6 and, if you fly from Dar es Salaam, day 10. No other day has more than four and a half hours of driving.':
    'Les longues étapes sont celles du jour 6 et, si vous repartez de Dar es Salaam, du jour 10. Aucun autre jour ne dépasse quatre heures et demie de route.',
  'From Kilimanjaro airport to the lodge (1 hour). Garden, supper, bed.':
    'De l’aéroport du Kilimanjaro au lodge (1 h). Jardin, dîner, lit.',
  'Tarangire to Karatu': 'De Tarangire à Karatu',
  'About 120 km to the park (2.5 hours). Drive and picnic by the river until three, then up the escarpment (2 hours) into pine-scented air.':
    'Environ 120 km jusqu’au parc (2 h 30). Safari et pique-nique à la rivière jusqu’à 15 h, puis l’escarpement (2 h), vers un air qui sent le pin.',
  'Ngorongoro, the morning': 'Le Ngorongoro, le matin',
  'Gate at seven (30 minutes away), the rim in cloud, and down 610 m to the floor. Lions, hippos, flamingos, and sandwiches guarded from kites. Up again by two.':
    'La porte à sept heures (à 30 minutes), le bord dans les nuages, et 610 m de descente. Lions, hippopotames, flamants, et des sandwichs défendus contre les milans. De retour en haut à 14 h.',
  'Karatu, the afternoon': 'Karatu, l’après-midi',
  'Back at the lodge by half past three. Pool for the young, coffee-farm walk for the rest (1 hour), and at six the children help to fry the chapati for supper.':
    'De retour au lodge pour 15 h 30. Piscine pour les petits, promenade dans une plantation de café pour les autres (1 h), et à 18 h les enfants aident à frire les chapatis du dîner.',
  'Lake Manyara, back to Arusha': 'Lac Manyara, retour à Arusha',
  'Down the Rift wall (45 minutes) for three hours of forest, baboons and lake shore. Lunch in Mto wa Mbu, then Arusha (2 hours).':
    'Descente de la paroi du Rift (45 minutes) pour trois heures de forêt, de babouins et de rives du lac. Déjeuner à Mto wa Mbu, puis Arusha (2 h).',
  'Under Kilimanjaro to Mkomazi': 'Sous le Kilimanjaro vers Mkomazi',
  'East by Moshi, with the mountain on the left if it is out, to Same and Zange gate (3.5 hours). Evening drive in red thornbush, with gerenuk standing on their hind legs.':
    'Vers l’est par Moshi, la montagne à gauche si elle se montre, jusqu’à Same et à la porte de Zange (3 h 30). Safari du soir dans les épineux rouges, avec des gérénuks dressés sur leurs pattes arrière.',
  'Rhino, then the sea': 'Les rhinocéros, puis la mer',
  'Sanctuary visit at seven (2 hours). Then along the foot of the Usambaras, past sisal and orange sellers, by Korogwe and Muheza to Pangani (5 hours with stops). First paddle before dark.':
    'Visite du sanctuaire à sept heures (2 h). Puis, au pied des Usambara, les sisals et les vendeurs d’oranges, par Korogwe et Muheza jusqu’à Pangani (5 h avec les arrêts). Premiers pas dans l’eau avant la nuit.',
  'Nothing until someone asks. Kayaks, crabs, a football. The tide goes out a long way and leaves warm pools of exactly the right depth.':
    'Rien, tant que personne ne demande. Kayaks, crabes, un ballon. La mer se retire loin et laisse des bassins tièdes, exactement de la bonne profondeur.',
  'Maziwi island': 'L’île de Maziwi',
  'By boat on the morning tide (about 1 hour). Snorkel round coral heads, eat under an awning, leave before the sand does. Sea and wind decide; June to October is surest.':
    'En bateau avec la marée du matin (environ 1 h). Snorkeling autour des patates de corail, repas sous un auvent, départ avant que le sable ne s’en aille. La mer et le vent décident ; de juin à octobre, c’est le plus sûr.',
  'Pangani town and river': 'Pangani, la ville et le fleuve',
  'A morning walk past old Arab and German houses, lunch of grilled fish, a free afternoon. At four up the river by boat between mangroves and coconut farms (2 hours).':
    'Une matinée à pied devant de vieilles maisons arabes et allemandes, du poisson grillé à midi, un après-midi libre. À 16 h, on remonte le fleuve en bateau entre mangroves et cocoteraies (2 h).',
  'Departure by way of Dar es Salaam or Tanga': 'Départ par Dar es Salaam ou Tanga',
  'By road to Dar es Salaam for a night flight (about 6 hours), or to Tanga airport (1.5 hours) for a domestic hop, which we can book for you. Flights home from Dar es Salaam save driving back north.':
    'Par la route jusqu’à Dar es Salaam pour un vol de nuit (environ 6 h), ou jusqu’à l’aéroport de Tanga (1 h 30) pour un court vol intérieur, que nous pouvons vous réserver. Rentrer par Dar es Salaam évite de remonter au nord.',
  'Three parks and a crater in five days, none for longer than the youngest can bear.':
    'Trois parcs et un cratère en cinq jours, jamais plus longtemps que le plus jeune ne le supporte.',
  'Rhino sanctuary': 'Sanctuaire de rhinocéros',
  'Rangers drive you in. Everyone is asked to whisper and, remarkably, everyone does.':
    'Ce sont les rangers qui vous y conduisent. On demande à chacun de chuchoter et, chose remarquable, chacun le fait.',
  'Snorkelling at Maziwi': 'Snorkeling à Maziwi',
  'Shallow and clear at the right tide. Life jackets in all sizes, shade on the boat.':
    'Peu profond et clair à la bonne marée. Gilets de sauvetage de toutes tailles, de l’ombre à bord.',
  'Turtle watch': 'Guetter les tortues',
  'When nests hatch on the beach, the wardens let guests stand behind the line. We cannot promise a date.':
    'Quand les œufs éclosent sur la plage, les gardiens laissent les voyageurs regarder derrière la ligne. Nous ne pouvons promettre de date.',
  'River trip': 'Sur le fleuve',
  'Kingfishers, fish eagles, and monkeys going to bed.':
    'Martins-pêcheurs, pygargues, et des singes qui vont se coucher.',
  'Chapati lesson': 'Leçon de chapatis',
  'Flour, ghee, and a lot of it on the floor. Karatu, at six.':
    'De la farine, du ghee, et une bonne part sur le sol. Karatu, à 18 h.',
  'Sisal and oranges': 'Sisal et oranges',
  'A stop near Muheza: how a spiky leaf becomes rope, and how eight oranges are peeled in a minute.':
    'Un arrêt près de Muheza : comment une feuille piquante devient une corde, et comment on pèle huit oranges en une minute.',
  'Pangani’s old houses': 'Vieilles maisons de Pangani',
  'Carved doors, a German fort, a ferry full of goats. The guide also tells what the port once traded in.':
    'Portes sculptées, un fort allemand, un bac plein de chèvres. Le guide dit aussi de quoi le port faisait jadis commerce.',
  'An evening with fishermen': 'Une soirée avec les pêcheurs',
  'They land below the camp and sell from the canoe. Children choose supper; the cook has the last word.':
    'Ils accostent sous le camp et vendent depuis la pirogue. Les enfants choisissent le dîner ; le cuisinier a le dernier mot.',
  'Family of four, {days} days': 'Famille de quatre, {days} jours',
  'More or fewer children': 'Plus ou moins d’enfants',
  'Quoted by age; park fees are lower for children.':
    'Calculé selon l’âge ; les droits d’entrée des parcs sont réduits pour les enfants.',
  'Domestic flight on day 10': 'Vol intérieur le jour 10',
  'Extra; we help to book it.': 'En plus ; nous aidons à le réserver.',
  'Available all year. In April and May we may swap Mkomazi for a night in the Usambara Mountains if the tracks are closed.':
    'Toute l’année. En avril et mai, si les pistes sont fermées, une nuit dans les monts Usambara peut remplacer Mkomazi.',
  'Everything travels in one car, so a bucket and spade may come too.':
    'Tout voyage dans une seule voiture : le seau et la pelle peuvent donc venir.',
  'Warm layer each for crater and Karatu': 'Un vêtement chaud par personne pour le cratère et Karatu',
  'Light long sleeves and trousers': 'Manches longues et pantalons légers',
  'Swimwear, sun tops, sun hats': 'Maillots, hauts anti-soleil, chapeaux',
  'Water shoes against urchins': 'Chaussures d’eau contre les oursins',
  'Masks for children’s faces': 'Masques de plongée pour enfants',
  'Sun cream, reef-safe': 'Crème solaire sans danger pour le récif',
  'Head torches; the beach camp is dark': 'Lampes frontales ; le camp de plage est sombre',
  'Books and games for day 6': 'Livres et jeux pour le jour 6',
  'Motion-sickness tablets for car and boat': 'Comprimés contre le mal des transports, voiture et bateau',
  'First-aid pouch and rehydration salts': 'Trousse de secours et sels de réhydratation',
  'Refillable bottles': 'Gourdes à remplir',
  'Passports, and the children’s birth certificates': 'Passeports, et actes de naissance des enfants',
  'Nine nights in lodges, tented camp and beach camp, family rooms where they exist':
    'Neuf nuits en lodges, camp de toile et camp de plage, chambres familiales là où il y en a',
  'Meals as listed, drinking water in the car': 'Repas selon le programme, eau potable dans la voiture',
  'Private four-wheel drive with driver-guide, days 1 to 10':
    '4x4 privé avec chauffeur-guide, du jour 1 au jour 10',
  'Park, crater and rhino sanctuary fees':
    'Droits d’entrée des parcs, du cratère et du sanctuaire de rhinocéros',
  'Maziwi and river boats, marine reserve fee, snorkel gear':
    'Bateaux de Maziwi et du fleuve, droits de réserve marine, matériel de snorkeling',
  'Town walk in Pangani, and the transfer on day 10': 'Visite de Pangani à pied, et le transfert du jour 10',
  'Tarangire, Ngorongoro, Lake Manyara, Mkomazi and the Pangani coast':
    'Tarangire, Ngorongoro, lac Manyara, Mkomazi et la côte de Pangani',
  'Lodge with a garden in Karatu': 'Lodge avec jardin à Karatu',
  'Tented camp at Mkomazi': 'Camp de toile à Mkomazi',
  'Beach camp near Pangani, family banda': 'Camp de plage près de Pangani, banda familial',
  'Same beach camp': 'Même camp de plage',
  'Ages, room sharing and season change the sum. Phone {phone}, message us on WhatsApp at {whatsapp} or e-mail {email}, and we will customise the trip for you.':
    'Les âges, le partage des chambres et la saison font varier le prix. Appelez le {phone}, écrivez-nous sur WhatsApp au {whatsapp} ou par e-mail à {email} : nous adapterons le voyage pour vous.',
  '{days} days by road from Tarangire and Ngorongoro to Mkomazi’s rhino and four nights on the sand at Pangani. From {price} each, family of four.':
    '{days} jours par la route, de Tarangire et du Ngorongoro aux rhinocéros de Mkomazi, puis quatre nuits de sable à Pangani. Dès {price} par personne, à quatre.',
  'Family safari and beach: the crater, rhino and Pangani':
    'Safari et plage en famille : cratère, rhinocéros et Pangani',
};
