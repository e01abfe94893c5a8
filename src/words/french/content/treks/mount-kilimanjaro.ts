/** Texts of the page of Mount Kilimanjaro. */
export const mountKilimanjaro: Readonly<Record<string, string>> = {
  'Climbing Kilimanjaro: five routes compared, day by day':
    'L’ascension du Kilimanjaro : cinq voies, jour par jour',
  'Marangu, Machame, Lemosho, Rongai or the Northern Circuit: how many days each takes, how cold and thin the air gets, and who should choose which route.':
    'Marangu, Machame, Lemosho, Rongai ou Circuit Nord : combien de jours prend chaque voie, le froid et l’air rare qui vous attendent, et à qui convient laquelle.',
  '5,895 m': '5\u00a0895 m',
  'about 80 km from east to west': 'environ 80 km d’est en ouest',
  'Three volcanoes grown into one, with ice three degrees from the Equator':
    'Trois volcans soudés en un, et de la glace à trois degrés de l’équateur',
  'Five routes to Uhuru Peak': 'Cinq voies vers Uhuru Peak',
  'Rainforest on the first day': 'La forêt pluviale du premier jour',
  'Barranco Wall': 'Le mur de Barranco',
  'Night ascent from Barafu or Kibo': 'Montée de nuit depuis Barafu ou Kibo',
  'Glaciers at sunrise': 'Les glaciers au lever du soleil',
  '5-9 days': '5 à 9 jours',
  'The art is to walk so slowly that it feels silly. It stops feeling silly at 4,000 m.':
    'L’art est de marcher si lentement que l’on se sent ridicule. À 4 000 m, on ne se sent plus ridicule.',
  '“Pole pole”, the guide says at the gate, and overtakes nobody. He knows what the next days do: a thousand metres of height a day, from banana gardens through dripping forest and heather into a grey desert, until the air holds half the oxygen it does at the beach. Strength helps less than you think. Time helps more than anything.':
    '« Pole pole », dit le guide à la porte, et il ne double personne. Il sait ce que font les jours suivants : mille mètres de dénivelé par jour, des bananeraies à un désert gris, en passant par une forêt ruisselante et la bruyère, jusqu’à ce que l’air ne contienne plus que la moitié de l’oxygène de la plage. La force aide moins que l’on ne croit. Le temps aide plus que tout.',
  'So choose the days first and the route second. Every extra night spent lower than the day’s highest point gives your blood a chance to catch up, and of our five the five-day Marangu sends the most people home without the summit. A headache and poor sleep are ordinary up here. Stumbling, confusion, or breath that bubbles at rest are not, and there is one cure: down, at once, at night if need be. Your guide decides. Agree to that before you start.':
    'Choisissez donc d’abord les jours, ensuite la voie. Chaque nuit de plus passée sous le point le plus haut du jour laisse à votre sang le temps de suivre, et de nos cinq voies, c’est la Marangu en cinq jours qui renvoie le plus de monde chez soi sans le sommet. Un mal de tête et un mauvais sommeil sont ordinaires là-haut. Trébucher, divaguer, ou respirer avec des gargouillis au repos ne le sont pas, et il n’y a qu’un remède : descendre, aussitôt, de nuit s’il le faut. C’est votre guide qui décide. Acceptez-le avant de partir.',
  'The last climb begins around midnight. It is six or seven hours by head torch on frozen gravel, at minus ten or lower, with wind. Drinking tubes freeze and so do phones. Then a red line opens behind Mawenzi, the ice cliffs go pink, and there is a board with a queue. You have fifteen minutes. The knees pay afterwards, more than two thousand metres downhill on the same day.':
    'La dernière montée commence vers minuit. Six ou sept heures à la lampe frontale sur un gravier gelé, à moins dix ou moins encore, avec du vent. Les tuyaux des poches à eau gèlent, les téléphones aussi. Puis une ligne rouge s’ouvre derrière le Mawenzi, les falaises de glace rosissent, et voici un panneau avec une file d’attente. Vous avez quinze minutes. Les genoux paient après : plus de deux mille mètres de descente le même jour.',
  '5-6 days': '5 à 6 jours',
  'The old route from the south-east and the only one with huts, at Mandara, Horombo and Kibo. Gentle underfoot, same way up and down. Take six days and spend the spare one at Horombo.':
    'La vieille voie du sud-est, et la seule avec des refuges, à Mandara, Horombo et Kibo. Douce au pied, même chemin à la montée et à la descente. Prenez six jours, et passez celui de plus à Horombo.',
  '6-7 days': '6 à 7 jours',
  'Tents, steep steps, big views, plenty of company. It touches 4,600 m at Lava Tower, drops to Barranco to sleep, and climbs the Wall next morning.':
    'Des tentes, des marches raides, de grandes vues, beaucoup de compagnie. Elle touche 4 600 m à Lava Tower, redescend dormir à Barranco, et gravit le mur le lendemain matin.',
  '7-8 days': '7 à 8 jours',
  'Two quiet days from the west, over the Shira plateau, before it joins Machame. Well paced; our usual advice for a first big mountain.':
    'Deux jours tranquilles depuis l’ouest, par le plateau de Shira, avant de rejoindre Machame. Bien rythmée ; notre conseil habituel pour une première grande montagne.',
  'From the dry north, near Kenya, by Kikelewa and the tarn below Mawenzi. Fewer people and less mud, so it suits the damp months. Down by Marangu.':
    'Depuis le nord sec, près du Kenya, par Kikelewa et le petit lac sous le Mawenzi. Moins de monde et moins de boue : elle convient donc aux mois humides. Descente par Marangu.',
  'Northern Circuit': 'Circuit Nord',
  '8-9 days': '8 à 9 jours',
  'Starts like Lemosho, then circles the empty back of Kibo at about 4,000 m for days. The longest and dearest, and the kindest to lungs.':
    'Commence comme Lemosho, puis contourne pendant des jours le dos désert du Kibo, vers 4 000 m. La plus longue et la plus chère, et la plus clémente aux poumons.',
  'Three mornings': 'Trois matins',
  'Forest, first morning': 'La forêt, premier matin',
  'Moss on everything, colobus overhead, mud on the steps. You are in a T-shirt, and the down jacket feels like a joke.':
    'De la mousse partout, des colobes au-dessus, de la boue sur les marches. Vous êtes en T-shirt, et la doudoune a l’air d’une plaisanterie.',
  'A black and white colobus sits on a mossy bough over walkers who climb through giant trees in the morning.':
    'Un colobe noir et blanc, assis sur une branche moussue, domine des marcheurs qui montent le matin entre des arbres géants.',
  'The Barranco Wall': 'Le mur de Barranco',
  'Two hours of hands and feet above camp, with porters passing, loads on their heads. Nothing technical; one ledge where you hug the rock.':
    'Deux heures à s’aider des mains au-dessus du camp, doublé par des porteurs, leur charge sur la tête. Rien de technique ; une vire où l’on embrasse le rocher.',
  'Porters with loads on their heads and climbers go up the ledges of a huge dark wall of lava, in file.':
    'Porteurs, la charge sur la tête, et grimpeurs montent à la file les vires d’un immense mur de lave sombre.',
  'Stella Point, six in the morning': 'Stella Point, six heures du matin',
  'The rim at last. Sit, drink, watch the sun come out of the cloud behind Mawenzi. Uhuru is another hour.':
    'Le bord, enfin. Asseyez-vous, buvez, regardez le soleil sortir des nuages derrière le Mawenzi. Uhuru est à une heure de plus.',
  'Trekkers rest at a signpost on the rim beside a wall of ice, as the sun comes out of the clouds behind Mawenzi.':
    'Des marcheurs se reposent au panneau du bord, près d’un mur de glace, quand le soleil sort des nuages derrière le Mawenzi.',
  'Giant groundsels': 'Séneçons géants',
  'In Barranco valley they stand like candelabra, wearing their dead leaves as a coat.':
    'Dans la vallée de Barranco, ils se dressent comme des candélabres, leurs feuilles mortes en manteau.',
  'The crew': 'L’équipe',
  'Two or three porters to a guest, a cook, guides. Loads are limited to 20 kg and weighed. Ask how they are paid; we like the question.':
    'Deux ou trois porteurs par voyageur, un cuisinier, des guides. Les charges sont limitées à 20 kg, et pesées. Demandez comment ils sont payés ; nous aimons la question.',
  'The glaciers': 'Les glaciers',
  'What is left of an ice cap that has lost most of its area in a century. Cliffs of blue and white still stand near the summit.':
    'Ce qui reste d’une calotte qui a perdu en un siècle presque toute sa surface. Des falaises bleues et blanches se dressent encore près du sommet.',
  'See a doctor about altitude, and about acetazolamide, two months before.':
    'Deux mois avant, voyez un médecin au sujet de l’altitude et de l’acétazolamide.',
  'Break in the boots. Test the sleeping bag; it should be rated to minus fifteen.':
    'Assouplissez vos chaussures avant de partir. Essayez le sac de couchage ; il doit être prévu pour moins quinze.',
  'Three to four litres of water a day, tea included.': 'Trois à quatre litres d’eau par jour, thé compris.',
  'Plastic bags are banned in Tanzania, disposable bottles in the park.':
    'Les sacs en plastique sont interdits en Tanzanie, les bouteilles jetables dans le parc.',
  'Train on hills with a loaded rucksack, downhill too.':
    'Entraînez-vous sur des collines avec un sac chargé, à la descente aussi.',
  'Check that your insurance covers trekking to 6,000 m and rescue.':
    'Vérifiez que votre assurance couvre le trek jusqu’à 6 000 m et les secours.',
  'Plan Your Kilimanjaro Climb': 'Préparez votre ascension du Kilimanjaro',
};
