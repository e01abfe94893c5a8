/** The sites of culture and history, as their cards say them. */
export const siteCards: Readonly<Record<string, string>> = {
  'Tumbatu Island': 'Île de Tumbatu',
  'Off the north-west coast of Zanzibar’s main island, across a channel from Mkokotoni':
    'Au large de la côte nord-ouest de l’île principale de Zanzibar, séparée de Mkokotoni par un chenal',
  'An island with its own dialect, its own pride and the fallen stone town of Makutani, kept at arm’s length from Zanzibar’s beaches by choice.':
    'Une île qui a son dialecte, sa fierté et la ville de pierre écroulée de Makutani, et se tient par choix à distance des plages de Zanzibar.',
  'Best June to October, with steady wind and dry paths; the long rains of March to May make the landing rough and the ruins a thicket.':
    'Idéal de juin à octobre, avec un vent régulier et des sentiers secs ; les grandes pluies de mars à mai rendent l’accostage rude et les ruines touffues.',
  'Amboni Caves & Sulphur Spring': 'Grottes d’Amboni et source sulfureuse',
  'Kiomoni, about 8 km north of Tanga, off the road to Mombasa':
    'Kiomoni, à environ 8 km au nord de Tanga, près de la route de Mombasa',
  'The most extensive limestone caves known in East Africa, part bat roost, part playground of dripping stone, part place of prayer.':
    'Les plus vastes grottes calcaires connues d’Afrique de l’Est : dortoir de chauves-souris, terrain de jeu de pierre suintante, lieu de prière.',
  'Tanga Museum': 'Musée de Tanga',
  'Independence Avenue, in the middle of Tanga, a few minutes from the harbour':
    'Independence Avenue, au centre de Tanga, à quelques minutes du port',
  'A whole house to explore, from weapons cellar to watch-tower, in a port town whose early streets are still in daily use.':
    'Toute une maison à explorer, des caves à armes à la tour de guet, dans une ville portuaire dont les premières rues servent encore chaque jour.',
  'Tongoni Ruins': 'Ruines de Tongoni',
  'Tongoni village, some 17 km south of Tanga on the coast road to Pangani':
    'Village de Tongoni, à quelque 17 km au sud de Tanga, sur la route côtière de Pangani',
  'The largest group of pillar tombs on the East African coast, about forty graves beside a roofless mosque on the edge of the sea.':
    'Le plus grand groupe de tombeaux à piliers de la côte est-africaine : une quarantaine de tombes près d’une mosquée sans toit au bord de la mer.',
  'Muhembo Ruins': 'Ruines de Muhembo',
  'On the rise north of Pangani town, above the bay':
    'Sur la hauteur au nord de Pangani, au-dessus de la baie',
  'What is left of the first Pangani: a coral mosque gone to rubble and pillar tombs in a grove, with coconut pickers for company.':
    'Ce qui reste de la première Pangani : mosquée de corail en gravats et tombeaux à piliers sous les arbres, en compagnie de cueilleurs de cocos.',
  'Caravan Serai Museum': 'Musée du caravansérail',
  'Bagamoyo, on the coast about 70 km north-west of Dar es Salaam':
    'Bagamoyo, sur la côte, à environ 70 km au nord-ouest de Dar es Salaam',
  'The inn at the end of a walk of more than a thousand kilometres, where caravans from Lake Tanganyika put down ivory within sight of the dhows.':
    'L’auberge au bout d’une marche de plus de mille kilomètres, où les caravanes du lac Tanganyika posaient leur ivoire en vue des boutres.',
  'Ngorongoro Conservation Area, between the crater highlands and the Serengeti plain':
    'Aire de conservation du Ngorongoro, entre les hautes terres des cratères et la plaine du Serengeti',
  'A ravine that cuts through two million years of lake mud and ash, with the tools and bones of several kinds of human in their proper order.':
    'Un ravin qui entaille deux millions d’années de boue lacustre et de cendre, avec dans le bon ordre les outils et les os de plusieurs sortes d’humains.',
  'Foot of the Rift escarpment, about 63 km north of Mto wa Mbu, on the track to Lake Natron':
    'Au pied de l’escarpement du Rift, à environ 63 km au nord de Mto wa Mbu, sur la piste du lac Natron',
  'A farming landscape on some 20 sq km of near desert, watered by hand-built canals, whose builders left neither name nor reason.':
    'Un paysage agricole de quelque 20 km² de quasi-désert, irrigué par des canaux faits à la main, dont les bâtisseurs n’ont laissé ni nom ni raison.',
  'Isimila Stone Age Site': 'Site de l’âge de la pierre d’Isimila',
  'Southern highlands, about 20 km south-west of Iringa, just off the road to Mbeya':
    'Hautes terres du sud, à environ 20 km au sud-ouest d’Iringa, près de la route de Mbeya',
  'Hand axes by the hundred on the floor of a vanished lake, beside a canyon of pillars that rain has carved out of its bed.':
    'Des bifaces par centaines au fond d’un lac disparu, près d’un canyon de piliers que la pluie a sculptés dans son lit.',
  'Yambe Island': 'Île de Yambe',
  'A settlement that no archaeologist has opened, on the largest island of Tanga Region, with roots for curators.':
    'Une ancienne ville qu’aucun archéologue n’a fouillée, sur la plus grande île de la région de Tanga, avec des racines pour conservateurs.',
  'Best June to October, while the floor is dry; the rains of March to May leave the passages muddy, and November and December are wet again.':
    'Idéal de juin à octobre, quand le sol est sec ; les pluies de mars à mai rendent les passages boueux, et novembre et décembre sont de nouveau humides.',
  'Good all year, being under a roof; coolest from June to September, and a sensible place to be during an April downpour.':
    'Agréable toute l’année, puisqu’il y a un toit ; plus frais de juin à septembre, et un bon refuge sous une averse d’avril.',
  'Dry from June to October, with short grass; in the rains, above all April and May, the tombs half vanish in green.':
    'Sec de juin à octobre, avec l’herbe rase ; sous les pluies, surtout en avril et mai, les tombeaux disparaissent à moitié dans le vert.',
  'Easiest from June to October, with a breeze and little undergrowth; from March to May the path is overgrown and the mosquitoes win.':
    'Plus facile de juin à octobre, avec une brise et peu de broussailles ; de mars à mai, le sentier est envahi et les moustiques gagnent.',
  'June to October is dry and least humid; January and February hot but clear; in the long rains, March to May, lanes flood and afternoons are lost.':
    'De juin à octobre, temps sec et le moins humide ; janvier et février chauds mais clairs ; pendant les grandes pluies, de mars à mai, ruelles inondées et après-midi perdus.',
  'Best June to October, dry and dusty; in the wet months, March to May above all, the tracks to the floor and the dune may close.':
    'Idéal de juin à octobre, sec et poussiéreux ; aux mois humides, surtout de mars à mai, les pistes vers le fond et la dune peuvent fermer.',
  'June to October is dry, dusty and passable; after storms between March and May the river beds across the track can stop a car for a day.':
    'De juin à octobre, c’est sec, poussiéreux et praticable ; après les orages de mars à mai, les lits de rivière sur la piste peuvent arrêter une voiture un jour.',
  'Dry and, at 1,600 m, cool from June to October; the rain here falls from December to April, when the gully is slippery but green.':
    'Sec et, à 1 600 m, frais de juin à octobre ; ici la pluie tombe de décembre à avril, quand le ravin est glissant mais vert.',
  'June to October': 'de juin à octobre',
  'all year': 'toute l’année',
  When: 'Quand',
};
