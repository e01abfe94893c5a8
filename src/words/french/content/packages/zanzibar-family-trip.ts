/** The package /zanzibar_family_trip. */
export const zanzibarFamilyTrip: Readonly<Record<string, string>> = {
  'One town, one beach and four animals the children will still be drawing in the winter, for about {roundPrice} each.':
    'Une ville, une plage et quatre animaux que les enfants dessineront encore l’hiver venu, pour environ {roundPrice} par personne.',
  'Runs all year; easiest with children from June to October, very warm in January and February, wet from March to May.':
    'Toute l’année ; le plus facile avec des enfants de juin à octobre, très chaud en janvier et février, pluvieux de mars à mai.',
  'Meals as listed': 'Repas indiqués',
  'Flights and ferry': 'Vols et ferry',
  'Breakfast, dinner': 'Petit-déjeuner, dîner',
  'a person, in a family of up to four': 'par personne, famille de quatre au plus',
  'Short transfers, one change of bed, and a beach without the long low tide of the east coast.':
    'Des transferts courts, un seul changement de lit, et une plage sans les longues marées basses de la côte est.',
  'Feeding leaves to tortoises older than anyone’s grandmother on Prison Island':
    'Donner des feuilles à des tortues plus vieilles que toutes les grands-mères, sur Prison Island',
  'A treasure hunt through Stone Town that ends in ice cream':
    'Une chasse au trésor dans Stone Town qui finit par une glace',
  'Guessing games on a spice farm, with a crown of palm leaves for everyone':
    'Des devinettes dans une ferme aux épices, et une couronne de palmes pour chacun',
  'Red colobus monkeys at Jozani, at eye level with a ten-year-old':
    'Les colobes roux de Jozani, les yeux dans les yeux avec un enfant de dix ans',
  'Rescued green turtles in the tidal pool at Mnarani, Nungwi':
    'Des tortues vertes rescapées dans le bassin de marée de Mnarani, à Nungwi',
  'Four nights at Kendwa, on white sand with swimming at high and low water':
    'Quatre nuits à Kendwa, sur du sable blanc, avec baignade à marée haute comme à marée basse',
  'Hello, Stone Town': 'Bonjour, Stone Town',
  'Twenty minutes from the airport. A courtyard hotel with a family room, noodles or rice for tired people, and an early night under one big net.':
    'À vingt minutes de l’aéroport. Un hôtel à cour intérieure avec chambre familiale, des nouilles ou du riz pour gens fatigués, et au lit de bonne heure sous une grande moustiquaire.',
  'Treasure hunt and tortoises': 'Chasse au trésor et tortues',
  'From half past eight, before the heat, two hours of lanes with a list: a brass spike, a cat on a wall, seven kinds of fruit. After a rest, boat to Changuu (30 minutes), tortoises first, then paddling.':
    'Dès huit heures et demie, avant la chaleur, deux heures de ruelles avec une liste : une pointe de laiton, un chat sur un mur, sept sortes de fruits. Après une pause, bateau pour Changuu (30 minutes) : les tortues d’abord, puis les pieds dans l’eau.',
  'Spices on the way to Kendwa': 'Les épices, sur la route de Kendwa',
  'North to a spice farm (30 minutes), lunch there on mats, and on to the beach (1 hour). Shoes are hardly needed from here on.':
    'Au nord jusqu’à une ferme aux épices (30 minutes), déjeuner là-bas sur des nattes, puis la plage (1 h). À partir d’ici, les chaussures ne servent plus guère.',
  'Sea day': 'Jour de mer',
  'No alarm. The water at Kendwa shelves gently and stays deep enough at every tide. A dhow sails along the coast at five (1.5 hours), with life jackets in children’s sizes.':
    'Pas de réveil. À Kendwa, la pente est douce et il y a assez d’eau à toute marée. Un boutre longe la côte à cinq heures du soir (1 h 30), avec des gilets de sauvetage à la taille des enfants.',
  'Turtles and boat builders': 'Tortues et charpentiers de marine',
  'Along the coast to Nungwi (10 minutes). At Mnarani aquarium fishermen keep rescued turtles in a natural pool until they can go back. Next door men build dhows with adzes and no drawings. Home by eleven.':
    'Le long de la côte jusqu’à Nungwi (10 minutes). À l’aquarium de Mnarani, des pêcheurs gardent des tortues rescapées dans un bassin naturel avant de les relâcher. À côté, on construit des boutres à l’herminette et sans plans. Retour pour onze heures.',
  'Jozani, or the beach again': 'Jozani, ou encore la plage',
  'A day out to the monkeys (1 hour 45 minutes each way, with a cool box). Families with under-fives usually vote for the beach, and nobody blames them.':
    'Une journée chez les singes (1 h 45 à l’aller comme au retour, avec une glacière). Les familles qui ont des moins de cinq ans votent d’ordinaire pour la plage, et personne ne leur en veut.',
  'To the airport': 'Vers l’aéroport',
  'A last swim and the road back (1.5 hours). Tell us your flight and we fit the morning round it.':
    'Un dernier bain et la route du retour (1 h 30). Donnez-nous votre vol : nous arrangeons la matinée autour.',
  'First snorkel': 'Premier snorkeling',
  'Standing depth, a patient instructor, and a float to hold. From about age six.':
    'De l’eau où l’on a pied, un moniteur patient et une bouée à tenir. À partir de six ans environ.',
  'Dhow at sunset': 'Boutre au couchant',
  'Drums on some boats; ours is the one without. Bring a jumper for small people.':
    'Des tambours sur certains bateaux ; le nôtre est celui qui n’en a pas. Un pull pour les petits.',
  'Tortoises of Changuu': 'Tortues de Changuu',
  'Brought from the Seychelles a century ago. They like necks scratched and dislike being sat on.':
    'Venues des Seychelles il y a un siècle. Elles aiment qu’on leur gratte le cou et n’aiment pas qu’on s’assoie dessus.',
  'Mangrove boardwalk': 'Passerelle de la mangrove',
  'Crabs with one red claw, fish that walk on mud, and a railing most of the way.':
    'Des crabes à pince rouge, des poissons qui marchent sur la vase, et une rambarde presque partout.',
  'Stone Town by treasure list': 'Stone Town, liste au trésor en main',
  'The guide carries the clues and some of the history; how much of the slave market story to tell is for the parents to say.':
    'Le guide porte les indices et une part de l’histoire ; aux parents de dire ce qu’il faut raconter du marché aux esclaves.',
  'Cooking a coconut': 'Râper une noix de coco',
  'Children sit astride the mbuzi, a stool with a grating blade, while the cook holds their hands. The result goes into the rice.':
    'Les enfants s’assoient à califourchon sur le mbuzi, un tabouret à lame râpeuse, et le cuisinier leur tient les mains. Le résultat va dans le riz.',
  'Printed cotton with a proverb on each. Everyone picks one by its picture and then hears what it says.':
    'Du coton imprimé, chaque pièce avec son proverbe. Chacun en choisit une pour son dessin, puis apprend ce qu’elle dit.',
  'Swahili in ten words': 'Le swahili en dix mots',
  'Jambo is for tourists. By day three the staff will have taught your children better.':
    'Jambo, c’est pour les touristes. Au troisième jour, le personnel aura appris mieux que cela à vos enfants.',
  'Family of up to 4': 'Famille de 4 au plus',
  'Reckon with about {roundPrice} each, sharing one family room or two adjoining rooms.':
    'Comptez environ {roundPrice} par personne, dans une chambre familiale ou deux chambres voisines.',
  'Bigger families, grandparents': 'Familles plus grandes, grands-parents',
  'We quote by room and by age.': 'Nous calculons par chambre et par âge.',
  'Available all year. School holidays in Europe and East Africa fill the family rooms first.':
    'Toute l’année. Aux vacances scolaires d’Europe et d’Afrique de l’Est, les chambres familiales partent les premières.',
  'Long-sleeved swim tops for the children': 'Hauts de bain à manches longues pour les enfants',
  'Sun hats that tie, and high-factor reef-safe cream':
    'Chapeaux à cordon, crème à indice élevé sans danger pour le récif',
  'Water shoes for all sizes': 'Chaussures d’eau pour tous',
  'Armbands or a familiar float': 'Brassards ou bouée familière',
  'Masks that fit small faces': 'Masques de plongée pour enfants',
  'Light trousers for the evening mosquitoes': 'Pantalons légers contre les moustiques du soir',
  'Clothes covering knees and shoulders for town': 'Vêtements couvrant genoux et épaules pour la ville',
  'Rehydration salts and plasters': 'Sels de réhydratation et pansements',
  'Travel cot sheet, if you use one': 'Drap de lit d’enfant, si besoin',
  'Card game that survives sand': 'Jeu de cartes qui survit au sable',
  'Jumper for the dhow and the air conditioning': 'Pull pour le boutre et la climatisation',
  'Bucket and spade, or buy them in Nungwi': 'Seau et pelle, ou à acheter à Nungwi',
  'Two nights in Stone Town and four at Kendwa in family rooms':
    'Deux nuits à Stone Town et quatre à Kendwa en chambres familiales',
  'Private transfers, with child seats on request': 'Transferts privés, sièges enfant sur demande',
  'Treasure hunt, spice farm and Prison Island boat with entrance fees':
    'Chasse au trésor, ferme aux épices et bateau de Prison Island, droits d’entrée compris',
  'Mnarani, the dhow sail and the Jozani day': 'Mnarani, la sortie en boutre et la journée à Jozani',
  'Visas, and the inbound insurance required by Zanzibar': 'Visas, et assurance d’entrée exigée par Zanzibar',
  'Lunches not listed, drinks': 'Déjeuners non indiqués, boissons',
  'Babysitting and water sports': 'Garde d’enfants et sports nautiques',
  'Hotel infrastructure tax, tips': 'Taxe d’infrastructure hôtelière, pourboires',
  'Stone Town, Kendwa and Nungwi, Zanzibar': 'Stone Town, Kendwa et Nungwi, Zanzibar',
  'Courtyard hotel in Stone Town, family room': 'Hôtel à cour intérieure à Stone Town, chambre familiale',
  'Same hotel in Stone Town': 'Même hôtel à Stone Town',
  'Beach hotel at Kendwa, family room or two adjoining':
    'Hôtel de plage à Kendwa, chambre familiale ou deux voisines',
  'Breakfast, lunch on the farm, dinner': 'Petit-déjeuner, déjeuner à la ferme, dîner',
  'Same hotel at Kendwa': 'Même hôtel à Kendwa',
  'Kanga patterns': 'Motifs de kanga',
  'Family rooms differ, so ask: {phone} by phone, {whatsapp} on WhatsApp, {email} by e-mail. We customise for ages, cots and allergies.':
    'Les chambres familiales diffèrent, demandez : {phone} par téléphone, {whatsapp} sur WhatsApp, {email} par e-mail. Nous tenons compte des âges, lits d’enfant et allergies.',
  '{days} days for a family of up to 4: giant tortoises, monkeys, a turtle lagoon, and four nights at Kendwa, where children can swim at any tide.':
    '{days} jours pour une famille de 4 au plus : tortues géantes, singes, un lagon aux tortues, et quatre nuits à Kendwa, où les enfants se baignent à toute marée.',
  'Zanzibar Family Escape: a week of tortoises and sand':
    'Zanzibar Family Escape : une semaine de tortues et de sable',
};
