/** The beaches and islands, as their cards say them. */
export const placeCards: Readonly<Record<string, string>> = {
  'Mafia Island': 'Île de Mafia',
  'Chole Island': 'Île de Chole',
  'Mwewe Island': 'Île de Mwewe',
  'Ulenge Island': 'Île d’Ulenge',
  'Indian Ocean, off the Rufiji delta, about 130 km south of Dar es Salaam':
    'Océan Indien, au large du delta du Rufiji, à environ 130 km au sud de Dar es Salaam',
  'Tanzania’s first marine park lies on its eastern side, whale sharks feed along the western, and 15 km of road joins the two.':
    'Le premier parc marin de Tanzanie borde sa côte est, les requins-baleines se nourrissent à l’ouest, et 15 km de route relient les deux.',
  'Pemba Channel, some 10 km south-east of Pangani': 'Canal de Pemba, à 10 km environ au sud-est de Pangani',
  'An island with no tree, no house and, at the highest tides, no land: only sand, terns and the reef that holds it there.':
    'Une île sans arbre, sans maison et, aux plus hautes marées, sans terre : rien que du sable, des sternes et le récif qui la retient là.',
  'Chole Bay, between Mafia Island and Juani': 'Baie de Chole, entre les îles de Mafia et de Juani',
  'The former capital of the archipelago, now held together by strangler figs, with hundreds of fruit bats asleep over its gardens.':
    'L’ancienne capitale de l’archipel, que tiennent aujourd’hui des figuiers étrangleurs, avec des centaines de roussettes endormies sur ses jardins.',
  'Moa Bay, Mkinga district, a dozen kilometres south of the Kenyan border':
    'Baie de Moa, district de Mkinga, à une douzaine de kilomètres au sud du Kenya',
  'An uninhabited islet one kilometre long and two hundred metres wide, joined to the mainland for an hour or so when the moon is right.':
    'Un îlot inhabité d’un kilomètre de long et deux cents mètres de large, relié au continent pendant une heure environ quand la lune s’y prête.',
  'Northern entrance of Tanga Bay, about 9 km from the harbour':
    'Entrée nord de la baie de Tanga, à environ 9 km du port',
  'For decades the only light that guided ships into Tanga, now a tower for swallows on an island nicknamed Bird Island.':
    'Des décennies durant, le seul feu qui guidait les navires vers Tanga ; aujourd’hui une tour à hirondelles, sur l’« île aux Oiseaux ».',
  'Yambe Island Marine': 'Île de Yambe, côté mer',
  'Snorkel over ten metres of coral, knowing that in the canyons beyond, below 150 m, swims a fish that science had given up for extinct.':
    'Nagez au-dessus de dix mètres de corail, en sachant que dans les canyons au-delà, sous 150 m, vit un poisson que la science tenait pour éteint.',
  'Dry June to October, as for islands generally, with a stiff wind outside the bay; whale sharks October to March; long rains from late March through May, when several lodges close.':
    'Sec de juin à octobre, comme dans les îles en général, avec un vent fort hors de la baie ; requins-baleines d’octobre à mars ; grandes pluies de fin mars à mai, où plusieurs lodges ferment.',
  'We advise June to October, dry and with steady wind; wet November to May, when rivers in spate cloud the channel and we may not sail.':
    'Nous conseillons la saison de juin à octobre, sèche et au vent régulier ; de novembre à mai, c’est humide : les rivières en crue troublent le canal et nous ne partons pas toujours.',
  'July to October is best: dry paths, cool nights, a breeze through the mango trees. Wet November to May, and hardest to reach in April.':
    'Le mieux est de juillet à octobre : sentiers secs, nuits fraîches, brise dans les manguiers. Humide de novembre à mai, et d’accès plus difficile en avril.',
  'June to October for dry tracks and few mosquitoes; the first northern waders are back in September. Wet November to May, when the road to Moa turns slippery.':
    'De juin à octobre pour des pistes sèches et peu de moustiques ; les premiers limicoles du nord rentrent en septembre. Humide de novembre à mai, quand la route de Moa glisse.',
  'June to October: dry, with smooth water before ten and a chop after. Wet November to May; in April and May rivers stain the bay brown.':
    'De juin à octobre : sec, mer lisse avant dix heures, clapot ensuite. Humide de novembre à mai ; en avril et mai, les rivières brunissent la baie.',
  'West coast of Unguja, on the point between the harbour and Shangani':
    'Côte ouest d’Unguja, sur la pointe entre le port et Shangani',
  'A trading city built of coral, with carved doors and some fifty mosques, in lanes too narrow for a car and shaded for most of the day.':
    'Ville marchande de corail aux portes sculptées, une cinquantaine de mosquées, et des ruelles trop étroites pour une voiture, à l’ombre presque tout le jour.',
  'Central Unguja, on the neck of land between Chwaka and Pete bays':
    'Centre d’Unguja, sur la langue de terre entre les baies de Chwaka et de Pete',
  'The home of a monkey that lives on this island and nowhere else, a few steps from the main road and quite unmoved by it.':
    'Le domaine d’un singe qui vit sur cette île et nulle part ailleurs, à deux pas de la grande route, qui ne l’émeut en rien.',
  'Mnarani Aquarium, Nungwi': 'Aquarium de Mnarani, Nungwi',
  'Northern tip of Unguja, beside the lighthouse at Ras Nungwi':
    'Pointe nord d’Unguja, à côté du phare de Ras Nungwi',
  'A natural pool in the coral, filled and emptied by the tide through the rock, where a fishing village nurses the turtles it used to eat.':
    'Un bassin naturel dans le corail, que la marée emplit et vide à travers la roche, où un village de pêcheurs soigne les tortues qu’il mangeait autrefois.',
  'Darajani Market': 'Marché de Darajani',
  'Creek Road (Benjamin Mkapa Road), on the eastern edge of Stone Town':
    'Creek Road (Benjamin Mkapa Road), à la lisière est de Stone Town',
  'The larder of the old town: auctioned tuna, a dozen kinds of banana and the whole spice rack of the island, under one long roof.':
    'Le garde-manger de la vieille ville : thon à la criée, une douzaine de sortes de bananes et toutes les épices de l’île, sous un long toit.',
  'West coast of Unguja, about 5 km north of Stone Town on the Bububu road':
    'Côte ouest d’Unguja, à environ 5 km au nord de Stone Town, sur la route de Bububu',
  'The first palace the Omani court built on Zanzibar, and the only one described room by room by a woman who was born in it.':
    'Le premier palais de la cour omanaise à Zanzibar, et le seul qui ait été décrit pièce par pièce par une femme qui y était née.',
  'Mwanakwerekwe Market': 'Marché de Mwanakwerekwe',
  'Zanzibar City, some 5 km inland from Stone Town':
    'Zanzibar-ville, dans les terres, à quelque 5 km de Stone Town',
  'A market without postcards: thousands of traders, hardly a visitor, and prices that are nearly the same for everyone.':
    'Un marché sans cartes postales : des milliers de marchands, à peine un visiteur, et des prix presque les mêmes pour tous.',
  'Changuu (Prison) Island': 'Île de Changuu (Prison)',
  'Zanzibar Channel, 5.6 km north-west of Stone Town':
    'Canal de Zanzibar, à 5,6 km au nord-ouest de Stone Town',
  'Aldabra giant tortoises, the senior ones said to be well past a hundred, live round a prison that was never used as one.':
    'Des tortues géantes d’Aldabra, dont les doyennes auraient bien plus de cent ans, vivent autour d’une prison qui n’en a jamais servi.',
  'Jambiani Beach': 'Plage de Jambiani',
  'South-east coast of Unguja, between Paje and Makunduchi':
    'Côte sud-est d’Unguja, entre Paje et Makunduchi',
  'A working village some five kilometres long and one street deep, whose garden is the sea bed.':
    'Un village qui vit de son travail, long d’environ cinq kilomètres et large d’une rue, et dont le jardin est le fond de la mer.',
  'Kendwa Beach': 'Plage de Kendwa',
  'North-west coast of Unguja, 3 km south-west of Nungwi':
    'Côte nord-ouest d’Unguja, à 3 km au sud-ouest de Nungwi',
  'One of the few shores of Zanzibar where low water costs you ten paces and not a kilometre, and the only wall between you and sunset is Tumbatu.':
    'L’un des rares rivages de Zanzibar où la marée basse vous coûte dix pas et non un kilomètre, et où le seul mur entre vous et le couchant est Tumbatu.',
  'Kiwengwa Beach': 'Plage de Kiwengwa',
  'North-east coast of Unguja, between Pwani Mchangani and Pongwe':
    'Côte nord-est d’Unguja, entre Pwani Mchangani et Pongwe',
  'Five kilometres of open sand an hour from the airport, and a forest full of caves ten minutes behind the hotels.':
    'Cinq kilomètres de plage ouverte à une heure de l’aéroport, et une forêt pleine de grottes à dix minutes derrière les hôtels.',
  'Mnemba Island': 'Île de Mnemba',
  'About 3 km off the north-east coast of Unguja, opposite Muyuni beach':
    'À environ 3 km de la côte nord-est d’Unguja, face à la plage de Muyuni',
  'Five hundred metres of casuarina and sand, closed to all but its guests, in the middle of a reef seven kilometres long that is open to everyone who treads softly.':
    'Cinq cents mètres de filaos et de sable, réservés à ses seuls hôtes, au milieu d’un récif de sept kilomètres ouvert à tous ceux qui s’y font discrets.',
  'Best June to October, dry with a breeze, or December to February, hot and humid; the long rains of March to May turn some lanes into streams, and November has showers.':
    'Idéal de juin à octobre, sec avec une brise, ou de décembre à février, chaud et moite ; les grandes pluies de mars à mai changent des ruelles en ruisseaux, novembre a ses averses.',
  'The lanes on foot': 'Les ruelles à pied',
  'Coffee on the baraza': 'Café sur la baraza',
  'Forodhani by night': 'Forodhani la nuit',
  'From June to October it is dry and cool under the trees, January and February hot; from March to May, and in November and December, the trail floods and the mosquitoes are glad of you.':
    'De juin à octobre, il fait sec et frais sous les arbres ; janvier et février sont chauds ; de mars à mai, puis en novembre et décembre, le sentier est inondé et les moustiques ravis de vous voir.',
  'Open every month: dry from June to October, sticky in January and February, when young turtles are usually let go; showers in November and December, steady rain from March to May.':
    'Ouvert tous les mois : sec de juin à octobre, moite en janvier et février, quand on relâche d’ordinaire les jeunes tortues ; averses en novembre et décembre, pluie continue de mars à mai.',
  'Feeding at the walkway': 'Repas des tortues à la passerelle',
  'Boatyard next door': 'Le chantier naval voisin',
  'Open all year under its roof, pleasantest as the town is, June to October or December to February; mangoes peak around the turn of the year; when it rains, March to May and in November, the alleys are slick.':
    'Ouvert toute l’année sous son toit, plaisant surtout, comme la ville, de juin à octobre ou de décembre à février ; mangues à foison au tournant de l’année ; sous la pluie, de mars à mai et en novembre, les allées sont glissantes.',
  'Dry and mild from June to October, hot but clear in January and February; in the long rains of March, April and May, and the showers of November and December, the courts are green and the floors treacherous.':
    'Sec et doux de juin à octobre, chaud mais clair en janvier et février ; sous les grandes pluies de mars, avril et mai, et les averses de novembre et décembre, les cours sont vertes et les sols traîtres.',
  'The great court': 'La grande cour',
  'The water gate': 'La porte d’eau',
  'Every day of the year, mornings best. June to October is dry; March to May used to mean wading here, and the approaches still puddle then, as in November and December.':
    'Tous les jours de l’année, de préférence le matin. De juin à octobre, il fait sec ; de mars à mai, on y pataugeait jadis, et les abords gardent alors des flaques, comme en novembre et décembre.',
  'Ground floor, the green half': 'Rez-de-chaussée, la moitié verte',
  'Best from June to October: dry, and smoothest in the morning. Wet November to May, though January and February have hot, calm spells; some days in April no small boat goes out.':
    'Idéal de juin à octobre : sec, et mer plus lisse le matin. Humide de novembre à mai, mais janvier et février ont des périodes chaudes et calmes ; certains jours d’avril, aucun petit bateau ne sort.',
  'June to October is dry, with the steady kusi from the south-east; January and February are hot, with a lighter kaskazi from the north-east; long rains March to May, showers in November and December.':
    'De juin à octobre, c’est sec, avec le kusi régulier du sud-est ; janvier et février sont chauds, avec un kaskazi plus léger du nord-est ; grandes pluies de mars à mai, averses en novembre et décembre.',
  'Out on the flats (low)': 'Sur l’estran (marée basse)',
  'Ngalawa (high)': 'Ngalawa (marée haute)',
  'Sheltered for most of the year. Dry and a little cooler June to October, January and February hot with flat water; showers in November and December, long rains March to May.':
    'Abrité presque toute l’année. Sec et un peu plus frais de juin à octobre, janvier et février chauds et mer plate ; averses en novembre et décembre, grandes pluies de mars à mai.',
  'The sea, mainly': 'La mer, surtout',
  'To Nungwi along the shore': 'À Nungwi par le rivage',
  'Under sail to sunset': 'À la voile vers le couchant',
  'June to October is dry, breezy and clear of mosquitoes; January and February are still and hot, good for the reef; rain from March to May, heaviest in April, and short showers in November and December.':
    'De juin à octobre, temps sec, venté et sans moustiques ; janvier et février, calmes et chauds, sont bons pour le récif ; pluie de mars à mai, plus forte en avril, et brèves averses en novembre et décembre.',
  'Walk to the reef': 'À pied jusqu’au récif',
  'Mnemba by boat': 'Mnemba en bateau',
  'June to October is driest, our general advice for islands, with humpbacks passing from July; underwater visibility is greatest from October to March and the sea calmest between monsoons, near November and March; wettest in April and May.':
    'De juin à octobre, c’est le plus sec, et notre conseil pour les îles en général, avec des baleines à bosse dès juillet ; la visibilité sous l’eau est la meilleure d’octobre à mars et la mer la plus calme entre les moussons, vers novembre et mars ; le plus humide en avril et mai.',
  'Diving and snorkelling': 'Plongée et snorkeling',
  'Marine conservation': 'Protection de la mer',
  Activities: 'Activités',
  Monkeys: 'Singes',
  'Forest loop': 'Boucle en forêt',
  Boardwalk: 'Passerelle',
  'Small fry': 'Menu fretin',
  'Fish hall': 'Halle aux poissons',
  Spices: 'Épices',
  Fruit: 'Fruits',
  'The baths': 'Les bains',
  'Dry goods': 'Denrées sèches',
  Tortoises: 'Tortues géantes',
  Nursery: 'Nurserie',
  Reef: 'Récif',
  'Coral caves': 'Grottes de corail',
  Snorkelling: 'Snorkeling',
  Diving: 'Plongée',
  Dolphins: 'Dauphins',
  'Whale sharks': 'Requins-baleines',
};
