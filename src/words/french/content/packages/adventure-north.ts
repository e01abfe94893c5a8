/** The package /adventure_north. */
export const adventureNorth: Readonly<Record<string, string>> = {
  'Dome tents, a cook with a sense of humour about rain, and five of the great northern parks while nearly everyone else stays at home.':
    'Des tentes dôme, un cuisinier que la pluie fait rire, et cinq des grands parcs du nord pendant que presque tous les autres restent chez eux.',
  'Runs {season}, in the long rains: low prices, green plains, few cars, and a real chance of mud.':
    'Proposé {season}, pendant les grandes pluies : prix bas, plaines vertes, peu de voitures, et un vrai risque de boue.',
  'March to May': 'de mars à mai',
  Highlights: 'Temps forts',
  Itinerary: 'Itinéraire',
  'International flights and visas': 'Vols internationaux et visas',
  'Breakfast, lunch, dinner': 'Petit-déjeuner, déjeuner, dîner',
  'Breakfast, picnic lunch, dinner': 'Petit-déjeuner, pique-nique, dîner',
  'Breakfast, picnic lunch': 'Petit-déjeuner, pique-nique',
  'a person; discounts for groups of four or more':
    'par personne ; remises pour les groupes à partir de quatre',
  'Price Indications': 'Prix indicatifs',
  'What to Pack': 'Dans le sac',
  "What's Included or Covered": 'Ce qui est compris',
  'This is the cheapest honest way we know to see the northern circuit properly: public campsites, good food, a four-wheel drive with a roof that opens, and the low season.':
    'C’est, honnêtement, la façon la moins chère que nous connaissions de bien voir le circuit nord : campings publics, bonne cuisine, un 4x4 au toit ouvrant, et la basse saison.',
  'Canoeing and a ranger-led walk under Mount Meru in Arusha National Park':
    'Canoë et marche avec un ranger sous le mont Meru, dans le parc national d’Arusha',
  'Tarangire’s elephants and baobabs with the grass at its greenest':
    'Les éléphants et les baobabs de Tarangire, quand l’herbe est la plus verte',
  'A bicycle ride through the banana farms of Mto wa Mbu':
    'Un tour à vélo dans les bananeraies de Mto wa Mbu',
  'Two nights at Seronera, in the middle of the Serengeti': 'Deux nuits à Seronera, au cœur du Serengeti',
  'A night in the cold on the rim of Ngorongoro and a full morning on the crater floor':
    'Une nuit au froid sur le bord du Ngorongoro et une matinée entière au fond du cratère',
  'Game tracks that you share with a handful of cars instead of dozens':
    'Des pistes que vous partagez avec une poignée de voitures, et non des dizaines',
  'Driving times are for dry roads. After heavy rain add an hour, and expect the guide to change the order of a day rather than fight a river.':
    'Les temps de route valent par temps sec. Après de fortes pluies, ajoutez une heure, et attendez-vous à ce que le guide change le programme de la journée plutôt que d’affronter une rivière.',
  'Arrival in Arusha': 'Arrivée à Arusha',
  'We meet you at Kilimanjaro International Airport and drive to Arusha (about 1 hour). In the evening your guide goes through the route, checks sleeping bags and waterproofs, and hires out what is missing.':
    'Nous vous accueillons à l’aéroport international du Kilimanjaro et vous conduisons à Arusha (environ 1 h). Le soir, votre guide passe l’itinéraire en revue, vérifie sacs de couchage et vêtements de pluie, et loue ce qui manque.',
  'Arusha National Park: canoe and walk': 'Parc d’Arusha : canoë et marche',
  'The park lies about 30 km from the city (1 hour). Two hours on foot with an armed ranger among giraffe and buffalo, then a canoe on Small Momella lake, with flamingos some days and hippos to be steered round. Colobus monkeys in the forest on the way out.':
    'Le parc est à environ 30 km de la ville (1 h). Deux heures à pied avec un ranger armé parmi girafes et buffles, puis le canoë sur le petit lac Momella, avec certains jours des flamants, et des hippopotames à contourner. Des colobes dans la forêt au retour.',
  'On the road by half past seven: about 120 km of tarmac (2.5 hours). Game drive until late afternoon along the river and through the baobabs. In the green months the elephants spread out, so we look for tracks first. On to Mto wa Mbu (1.5 hours).':
    'En route à sept heures et demie : environ 120 km de goudron (2 h 30). Safari jusqu’en fin d’après-midi le long de la rivière et parmi les baobabs. Aux mois verts, les éléphants se dispersent ; nous cherchons donc d’abord les traces. Puis Mto wa Mbu (1 h 30).',
  'Lake Manyara and a village by bicycle': 'Lac Manyara et un village à vélo',
  'Down the road to the park gate (15 minutes) for a morning in the groundwater forest, with baboons by the hundred and the lake at its highest. After lunch a local guide leads a two-hour ride on flat farm tracks: rice, bananas, carvers, and a taste of banana beer.':
    'La route jusqu’à la porte du parc (15 minutes), pour une matinée dans la forêt sur nappe phréatique, parmi les babouins par centaines, le lac au plus haut. Après le déjeuner, un guide local mène deux heures de vélo sur des chemins plats : riz, bananes, sculpteurs, et une gorgée de bière de banane.',
  'Over the highlands to the Serengeti': 'Par les hautes terres au Serengeti',
  'The long day. Up past Karatu to Lodoare gate, along the crater rim in cloud, down past Olduvai and across the plains to Naabi Hill (5 to 6 hours with a stop at the gorge). In March the herds may still be on the grass here. Game drive to Seronera (1.5 hours).':
    'La longue journée. Montée par Karatu à la porte de Lodoare, le bord du cratère dans les nuages, descente par Olduvai, puis les plaines jusqu’à Naabi Hill (5 à 6 h avec halte aux gorges). En mars, les troupeaux sont parfois encore sur cette herbe. Safari jusqu’à Seronera (1 h 30).',
  'Serengeti, sunrise to sunset': 'Serengeti, de l’aube au couchant',
  'Out at six with tea in a flask, for lions on the kopjes and leopards along the river. Brunch in camp, a rest while it is hot, then the hippo pool and whatever the morning’s tracks promised. Back by half past six, before the light goes.':
    'Départ à six heures, le thé dans un thermos, à la recherche des lions sur les kopjes et des léopards le long de la rivière. Brunch au camp, repos aux heures chaudes, puis la mare aux hippos et ce que promettaient les traces du matin. Retour à 18 h 30, avant que la lumière s’en aille.',
  'Morning drive, then the crater rim': 'Safari du matin, puis le bord du cratère',
  'A last early drive, then south-east by Naabi Hill to Ngorongoro (4 hours). The camp stands on the rim at over 2,300 m: zebra between the tents, soup at six, hot-water bottles by eight.':
    'Une dernière sortie matinale, puis au sud-est par Naabi Hill vers le Ngorongoro (4 h). Le camp est sur le bord, à plus de 2 300 m : zèbres entre les tentes, soupe à 18 h, bouillottes à 20 h.',
  'The crater floor, and home': 'Le fond du cratère, et retour',
  'Down 610 m at opening time and five hours on the floor: rhino if they are kind, lions, hippos, old bull elephants. Picnic by the spring, up the steep road, and back to Arusha (3.5 hours) or the airport (4.5 hours). Book no flight before nine in the evening.':
    '610 m de descente dès l’ouverture et cinq heures au fond : rhinocéros s’ils sont aimables, lions, hippopotames, vieux éléphants mâles. Pique-nique à la source, montée raide, et retour à Arusha (3 h 30) ou à l’aéroport (4 h 30). Ne réservez aucun vol avant 21 h.',
  'More happens on foot, by paddle and by pedal than on most safaris at this price.':
    'À pied, à la pagaie, à vélo : on y fait plus que dans la plupart des safaris à ce prix.',
  'Six days with at least one long drive, all in a four-wheel drive with a pop-up roof and a window seat for everybody.':
    'Six jours avec au moins une longue sortie, toujours en 4x4 à toit relevable, une place côté fenêtre pour chacun.',
  'In Arusha National Park, from age 12. Slow and close: you will learn the difference between fresh buffalo dung and old.':
    'Dans le parc national d’Arusha, dès 12 ans. Lentement et de près : vous saurez distinguer la bouse de buffle fraîche de l’ancienne.',
  'On Small Momella, about two hours, subject to wind and water. If it is off, we walk to the Ngurdoto viewpoints or the waterfall below Meru.':
    'Sur le petit Momella, environ deux heures, selon le vent et l’eau. Sinon, nous marchons jusqu’aux belvédères de Ngurdoto ou à la cascade sous le Meru.',
  'Cycling at Mto wa Mbu': 'À vélo à Mto wa Mbu',
  'Ten flat kilometres with a guide from the village, who is paid directly, as is the family that brews the beer.':
    'Dix kilomètres plats avec un guide du village, payé directement, tout comme la famille qui brasse la bière.',
  'Camp life': 'Vie de camp',
  'Our cook does the cooking; you put up your own tent after the first night’s lesson. It takes five minutes by day three.':
    'Notre cuisinier cuisine ; vous montez votre tente après la leçon du premier soir. Dès le troisième jour, cela prend cinq minutes.',
  'Budget adventure, {days} days': 'Aventure à petit budget, {days} jours',
  'From {price} per person, {season}.': 'Dès {price} par personne, {season}.',
  'Price on the package card': 'Prix sur la fiche du forfait',
  '{cardPrice} per person. Ask us which applies to your dates and group.':
    '{cardPrice} par personne. Demandez-nous lequel s’applique à vos dates et à votre groupe.',
  'Groups of 4 or more': 'Groupes de 4 ou plus',
  'Group discounts; the more seats in the car are filled, the less each costs.':
    'Remises de groupe ; plus la voiture est remplie, moins chacun paie.',
  'Prices are indications until we confirm them in writing, because park fees are set by the authorities and can change.':
    'Les prix sont indicatifs jusqu’à notre confirmation écrite, car les droits d’entrée des parcs sont fixés par les autorités et peuvent changer.',
  'Extra nights on the coast can be added at the end; tell us by phone, WhatsApp or e-mail.':
    'On peut ajouter des nuits sur la côte à la fin ; dites-le-nous par téléphone, WhatsApp ou e-mail.',
  'Soft bags only: everything travels on the roof or under the seats.':
    'Sacs souples seulement : tout voyage sur le toit ou sous les sièges.',
  'Sleeping bag for 5 degrees (or hire one in Arusha)': 'Sac de couchage pour 5 degrés (ou à louer à Arusha)',
  'Waterproof jacket and trousers, tested beforehand':
    'Veste et pantalon imperméables, essayés avant le départ',
  'Fleece, woolly hat and gloves for the crater rim':
    'Polaire, bonnet de laine et gants pour le bord du cratère',
  'Walking shoes that survive mud, and sandals for camp':
    'Chaussures de marche à l’épreuve de la boue, sandales pour le camp',
  'Long sleeves and trousers in khaki or olive': 'Manches longues et pantalons kaki ou olive',
  'Quick-drying towel': 'Serviette à séchage rapide',
  'Head torch and spare batteries': 'Lampe frontale et piles de rechange',
  'Binoculars, one pair each if possible': 'Jumelles, une paire par personne si possible',
  'Insect repellent and sun cream': 'Répulsif et crème solaire',
  'Dry bag or zip pouches for phone and camera': 'Sac étanche ou pochettes zip pour téléphone et photo',
  'Power bank; sockets are rare after day 2': 'Batterie externe ; les prises sont rares après le jour 2',
  'Refillable water bottle, 1 litre or more': 'Gourde, 1 litre ou plus',
  'Earplugs, unless you like hyenas': 'Bouchons d’oreilles, sauf si vous aimez les hyènes',
  'Personal medicines, including malaria tablets as your doctor advises':
    'Médicaments personnels, dont l’antipaludique selon l’avis de votre médecin',
  'Park, crater and camping fees for the route as described':
    'Droits d’entrée des parcs, de cratère et de camping pour l’itinéraire décrit',
  'Four-wheel drive with pop-up roof, fuel, and an English-speaking driver-guide':
    '4x4 à toit relevable, carburant et chauffeur-guide anglophone',
  'Camp cook, tents, mattresses, and all kitchen gear':
    'Cuisinier de camp, tentes, matelas et tout le matériel de cuisine',
  'Two nights’ guest house and five nights’ camping': 'Deux nuits en maison d’hôtes et cinq nuits en camping',
  'Meals as listed, with drinking water, tea and coffee': 'Repas indiqués, avec eau potable, thé et café',
  'Ranger for the walk, canoe, and bicycle with village guide':
    'Ranger pour la marche, canoë, et vélo avec guide du village',
  'Airport transfers on days 1 and 8': 'Transferts aéroport les jours 1 et 8',
  'Travel insurance, which must cover evacuation': 'Assurance voyage, qui doit couvrir l’évacuation',
  'Sleeping-bag hire': 'Location de sac de couchage',
  'Soft drinks, beer and wine': 'Sodas, bière et vin',
  'Tips for guide and cook': 'Pourboires au guide et au cuisinier',
  'Balloon flight and other extras not named here': 'Vol en montgolfière et autres extras non cités ici',
  'Arusha, Tarangire, Lake Manyara, Serengeti and Ngorongoro':
    'Arusha, Tarangire, lac Manyara, Serengeti et Ngorongoro',
  'Simple guest house in Arusha': 'Maison d’hôtes simple à Arusha',
  'Same guest house in Arusha': 'Même maison d’hôtes à Arusha',
  'Campsite with showers at Mto wa Mbu': 'Camping avec douches à Mto wa Mbu',
  'Same campsite at Mto wa Mbu': 'Même camping à Mto wa Mbu',
  'Breakfast, hot lunch, dinner': 'Petit-déjeuner, déjeuner chaud, dîner',
  'Public campsite at Seronera, unfenced': 'Camping public à Seronera, sans clôture',
  'Same campsite at Seronera': 'Même camping à Seronera',
  'Public campsite on the crater rim': 'Camping public au bord du cratère',
  'Call {phone}, write to us on WhatsApp at {whatsapp} or e-mail {email} to change the route, add nights or get a fixed price for your dates.':
    'Appelez le {phone}, écrivez-nous sur WhatsApp au {whatsapp} ou par e-mail à {email} pour changer l’itinéraire, ajouter des nuits ou avoir un prix ferme à vos dates.',
  '{days} days under canvas in Arusha, Tarangire, Manyara, the Serengeti and Ngorongoro in the green months, {season}, from {price} per person.':
    '{days} jours sous la toile à Arusha, à Tarangire, à Manyara, au Serengeti et au Ngorongoro, aux mois verts, {season}, dès {price} par personne.',
  'Northern Tanzania on a budget: a camping safari of {days} days':
    'Le nord de la Tanzanie à petit prix : {days} jours de camping',
};
