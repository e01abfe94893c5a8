/** The package /zanzibar_mid. */
export const zanzibarMid: Readonly<Record<string, string>> = {
  'Comfortable rooms, a car when you need one, and a fair split between the old town and an east-coast beach.':
    'Des chambres confortables, une voiture quand il en faut une, et un juste partage entre la vieille ville et une plage de la côte est.',
  'Runs all year; breezy and dry June to October, still and hot in January and February, wettest in April and May.':
    'Toute l’année ; venteux et sec de juin à octobre, chaud et sans un souffle en janvier et février, le plus pluvieux en avril et mai.',
  'A restored merchant’s house in Stone Town, with a roof for breakfast':
    'Une maison de marchand restaurée à Stone Town, avec un toit pour le petit-déjeuner',
  'Mtoni Palace, where a sultan’s household once bathed under domes':
    'Le palais de Mtoni, où la maisonnée d’un sultan se baignait sous des coupoles',
  'Lunch and a lesson on a spice farm': 'Déjeuner et leçon dans une ferme aux épices',
  'Colobus monkeys at Jozani on the way across the island': 'Les colobes de Jozani, en traversant l’île',
  'Snorkelling off Mnemba, with dolphins some mornings':
    'Snorkeling au large de Mnemba, certains matins avec des dauphins',
  'Three nights at Kiwengwa, with one day on which nothing is arranged':
    'Trois nuits à Kiwengwa, dont un jour où rien n’est prévu',
  'Into the lanes': 'Dans les ruelles',
  'Transfer from airport or ferry (15 to 20 minutes), the last two hundred metres on foot with a porter’s cart. Sunset from the roof while four or five mosques call, never quite together.':
    'Transfert de l’aéroport ou du ferry (15 à 20 minutes), les deux cents derniers mètres à pied avec la charrette d’un porteur. Le couchant depuis le toit, tandis que quatre ou cinq mosquées appellent à la prière, jamais tout à fait ensemble.',
  'Town, palace, spices': 'Ville, palais, épices',
  'Darajani market and the old quarter on foot (3 hours). By car to the ruins of Mtoni Palace (15 minutes) and on to a spice farm at Kidichi (20 minutes) for lunch. Evening free for Forodhani.':
    'Le marché de Darajani et la vieille ville à pied (3 h). En voiture aux ruines du palais de Mtoni (15 minutes), puis à une ferme aux épices de Kidichi (20 minutes) pour le déjeuner. Soirée libre pour Forodhani.',
  'Jozani and the east coast': 'Jozani et la côte est',
  'South-east to Jozani (45 minutes) for two hours of forest and mangrove, then north along the coast to Kiwengwa (1.5 hours). Swim if the tide is in; if it is out, walk half a kilometre to find it.':
    'Au sud-est jusqu’à Jozani (45 minutes) pour deux heures de forêt et de mangrove, puis au nord par la côte jusqu’à Kiwengwa (1 h 30). Baignez-vous si la mer est haute ; si elle est basse, marchez un demi-kilomètre pour la trouver.',
  'By car to Muyuni beach (40 minutes) and by boat to the reef (20 minutes). Two snorkelling stops outside the private island, fruit on board, home for a late lunch. We start early, because by eleven there are forty boats.':
    'En voiture à la plage de Muyuni (40 minutes) et en bateau au récif (20 minutes). Deux arrêts avec masque et tuba autour de l’île privée, des fruits à bord, retour pour un déjeuner tardif. Nous partons tôt, car à onze heures il y a quarante bateaux.',
  'A day with nothing in it': 'Un jour sans rien au programme',
  'Back to the airport or ferry (1 hour). For evening flights the hotel keeps a shower free.':
    'Retour à l’aéroport ou au ferry (1 h). Pour les vols du soir, l’hôtel garde une douche libre.',
  'Reef morning at Mnemba': 'Matin au récif de Mnemba',
  'Sergeant majors, parrotfish, a turtle with luck. If dolphins come we slow down and watch; we do not chase.':
    'Sergents-majors, poissons-perroquets, une tortue avec de la chance. Si des dauphins viennent, on ralentit et on regarde, sans poursuivre.',
  'Forest and boardwalk': 'Forêt et passerelle',
  'Jozani’s guides know the colobus troops. Keep two metres off, whatever the monkeys do.':
    'Les guides de Jozani connaissent les troupes de colobes. Restez à deux mètres, quoi que fassent les singes.',
  'Caves at Kiwengwa-Pongwe': 'Grottes de Kiwengwa-Pongwe',
  'Stalactites, bats, tree roots that come through the roof, and offerings left by villagers.':
    'Stalactites, chauves-souris, racines qui percent le plafond, et offrandes laissées par les villageois.',
  'Kites and kayaks': 'Kitesurf et kayaks',
  'Steady wind June to September and December to February; flat lagoon for paddling at high water.':
    'Vent régulier de juin à septembre et de décembre à février ; lagon plat pour pagayer à marée haute.',
  'A door reader’s walk': 'Promenade à lire les portes',
  'Chains for the slave trade, lotus for India, brass against elephants that never came: your guide reads Stone Town’s doors like a book.':
    'Des chaînes pour la traite, le lotus pour l’Inde, du laiton contre des éléphants qui ne vinrent jamais : votre guide lit les portes de Stone Town comme un livre.',
  'The oldest of the sultans’ palaces, roofless now. Bath houses, a court of palms, and the sea at the step.':
    'Le plus ancien des palais des sultans, sans toit aujourd’hui. Des bains, une cour de palmiers, et la mer au pied des marches.',
  'Violins, qanun and long love songs. We find out who is playing in town that week.':
    'Violons, qanoun et longues chansons d’amour. Nous cherchons qui joue en ville cette semaine-là.',
  'Coconut and rope': 'Noix de coco et corde',
  'In Kiwengwa village women soak husks in the sand for months and twist them into cord by hand.':
    'À Kiwengwa, les femmes laissent les bourres tremper des mois dans le sable, puis les tordent en corde à la main.',
  'Group of 4': 'Groupe de 4',
  '{price} per person for {days} days. The list of packages rounds this to {cardPrice}.':
    '{price} par personne pour {days} jours. La liste des forfaits arrondit à {cardPrice}.',
  'Couples and singles': 'Couples et voyageurs seuls',
  'On request, by month and room.': 'Sur demande, selon le mois et la chambre.',
  'Extra nights at Kiwengwa': 'Nuits en plus à Kiwengwa',
  'On request, with breakfast and dinner.': 'Sur demande, avec petit-déjeuner et dîner.',
  'Available all year. Hotels charge supplements around Christmas and New Year; we tell you before you book.':
    'Possible toute l’année. Les hôtels demandent des suppléments autour de Noël et du Nouvel An ; nous vous les annonçons avant la réservation.',
  'Light cotton clothes, with something to cover shoulders and knees in town':
    'Vêtements légers en coton, et de quoi couvrir épaules et genoux en ville',
  'Swimwear and a cover-up for the walk back': 'Maillot de bain et paréo pour le retour à pied',
  'Water shoes for the flats': 'Chaussures d’eau pour l’estran',
  'Walking shoes for forest and caves': 'Chaussures de marche pour forêt et grottes',
  'Snorkel mask that fits you': 'Un masque à votre taille',
  'Rash vest or T-shirt to swim in': 'Lycra ou T-shirt pour nager',
  'Small torch for the caves': 'Petite lampe pour les grottes',
  'Mosquito repellent': 'Répulsif à moustiques',
  'Waterproof bag for the boat': 'Sac étanche pour le bateau',
  'Seasickness tablets if you need them': 'Comprimés contre le mal de mer, au besoin',
  'Three-pin UK-type adapter': 'Adaptateur britannique à trois broches',
  'Two nights in Stone Town, three at Kiwengwa, in double or twin rooms with air conditioning':
    'Deux nuits à Stone Town, trois à Kiwengwa, en chambre double ou à deux lits climatisée',
  'Private transfers': 'Transferts privés',
  'Guides in Stone Town, at Mtoni, on the spice farm and in Jozani, with entrance fees':
    'Guides à Stone Town, à Mtoni, à la ferme aux épices et à Jozani, entrées comprises',
  'Boat, mask and marine fees at Mnemba': 'Bateau, masque et droits de réserve marine à Mnemba',
  'Visa and Zanzibar’s compulsory inbound insurance': 'Visa et assurance d’entrée obligatoire de Zanzibar',
  'Other meals and drinks': 'Autres repas et boissons',
  'Caves, kite lessons and massages': 'Grottes, leçons de kitesurf et massages',
  'Infrastructure tax charged by the hotels, tips':
    'Taxe d’infrastructure prélevée par les hôtels, pourboires',
  'Stone Town and Kiwengwa, Zanzibar': 'Stone Town et Kiwengwa, Zanzibar',
  'Town-house hotel in Stone Town': 'Hôtel en maison de ville à Stone Town',
  'Beach hotel at Kiwengwa': 'Hôtel de plage à Kiwengwa',
  'Or the coral caves of Kiwengwa-Pongwe forest (20 minutes), a kite lesson when the wind blows, a massage under makuti thatch.':
    'Ou les grottes de corail de la forêt de Kiwengwa-Pongwe (20 minutes), une leçon de kitesurf quand le vent souffle, un massage sous un toit de makuti.',
  'Taarab after supper': 'Taarab après le dîner',
  'Tell us how you would change it: phone {phone}, WhatsApp {whatsapp}, e-mail {email}.':
    'Dites-nous ce que vous changeriez : téléphone {phone}, WhatsApp {whatsapp}, e-mail {email}.',
  'Two nights behind Stone Town’s carved doors, three on the sand at Kiwengwa, a ruined palace and Mnemba’s reef. {price} each in a group of 4.':
    'Deux nuits derrière les portes sculptées de Stone Town, trois à Kiwengwa, un palais en ruine et le récif de Mnemba. {price} par personne, à quatre.',
  'Zanzibar Paradise Retreat: {days} days of town and sea':
    'Zanzibar Paradise Retreat : {days} jours de ville et de mer',
};
