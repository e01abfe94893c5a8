/** Texts of the page of Jozani Chwaka Bay. */
export const jozaniChwa: Readonly<Record<string, string>> = {
  'Jozani Chwaka Bay': 'Jozani, baie de Chwaka',
  'Jozani Chwaka Bay: red colobus and mangroves': 'Jozani et baie de Chwaka : colobes roux et mangrove',
  'Zanzibar’s only national park in one morning: where the red colobus sit, how to walk the mangrove boardwalk by tide, and why two metres matter.':
    'Le seul parc national de Zanzibar en une matinée : où se tiennent les colobes roux, à quelle marée prendre la passerelle, et pourquoi deux mètres comptent.',
  'Red colobus at the forest edge': 'Colobes roux à la lisière',
  'Groundwater forest trail': 'Sentier de la forêt marécageuse',
  'Mangrove boardwalk at Pete': 'Passerelle dans la mangrove à Pete',
  'Night walk for bushbabies': 'De nuit, à la recherche des galagos',
  'Butterflies and birds': 'Papillons et oiseaux',
  'about 50': 'environ 50',
  'Thirty monkeys, one tree, and not a glance for the people underneath.':
    'Trente singes, un arbre, et pas un regard pour les gens dessous.',
  'History of the Forest': 'Histoire de la forêt',
  'Stand on the verge at eight in the morning and look up. What you took for dead leaves has white eyebrows and a fringe like a badly cut wig. It yawns, reaches for a shoot of Indian almond, and drops the stalk on your guide. Within ten minutes there may be thirty of them, chestnut, black and grey, the young ones falling off branches on purpose.':
    'Tenez-vous sur le bas-côté à huit heures du matin et levez les yeux. Ce que vous preniez pour des feuilles mortes a des sourcils blancs et une frange de perruque mal coupée. Cela bâille, attrape une pousse de badamier et laisse tomber la tige sur votre guide. En dix minutes, ils sont peut-être trente, marron, noirs et gris, et les jeunes tombent exprès des branches.',
  'Farmers once called the red colobus kima punju, poison monkey, and believed that trees it fed in would die. It was shot, and the forest was felled round it. Protection came by stages from the middle of the last century, until in 2004 Jozani Chwaka Bay became a national park, Zanzibar’s first and so far only one: about 50 sq km of forest, thicket, saltmarsh and mangrove. A survey published in 2017 counted some 5,900 of the monkeys on the whole island, more than anyone had dared to guess.':
    'Les paysans appelaient autrefois le colobe roux kima punju, singe à poison, et croyaient que les arbres où il mangeait allaient mourir. On le tirait, et l’on abattait la forêt autour de lui. La protection vint par étapes à partir du milieu du siècle dernier, jusqu’à ce qu’en 2004 Jozani et la baie de Chwaka deviennent un parc national, le premier et à ce jour le seul de Zanzibar : environ 50 km² de forêt, de fourrés, de prés salés et de mangrove. Une enquête publiée en 2017 a compté quelque 5 900 de ces singes sur toute l’île, plus que personne n’osait l’espérer.',
  'The old forest itself stands with its feet in water. The ground lies so low that the paths go under after the long rains; mahogany, screw pine and oil palm lean over black pools, and the light is that of a church. Five minutes in, you no longer hear the road.':
    'La vieille forêt, elle, a les pieds dans l’eau. Le sol est si bas qu’après les grandes pluies les sentiers disparaissent ; acajous, pandanus et palmiers à huile se penchent sur des mares noires, et la lumière est celle d’une église. Au bout de cinq minutes, on n’entend plus la route.',
  'What You Do Here': 'Ce que l’on y fait',
  'The troop at the entrance is used to visitors. Stand still, keep two metres off, say nothing, and they pass at knee height. They live on leaves, buds and unripe fruit; a ripe banana can ferment in their stomachs and kill them.':
    'La troupe de l’entrée est habituée aux visiteurs. Restez immobile, gardez deux mètres, ne dites rien, et ils passent à hauteur de genou. Ils vivent de feuilles, de bourgeons et de fruits verts ; une banane mûre peut fermenter dans leur estomac et les tuer.',
  'Forty-five minutes with a ranger. Elephant shrews rustle off, Sykes’s monkeys complain overhead, and every second bark turns out to cure something.':
    'Quarante-cinq minutes avec un ranger. Des sengis filent dans les feuilles, des singes de Sykes se plaignent là-haut, et une écorce sur deux se révèle guérir quelque chose.',
  'A kilometre south, at Pete, planks lead over three kinds of mangrove. Low water shows crabs with one red claw and fish that climb; high water floats small snappers under your feet. Ask which you will get.':
    'À un kilomètre au sud, à Pete, des planches passent au-dessus de trois sortes de palétuviers. La marée basse montre des crabes à une pince rouge et des poissons qui grimpent ; la marée haute fait flotter de petits vivaneaux sous vos pieds. Demandez laquelle vous aurez.',
  'By arrangement: bushbabies’ eyes, tree hyrax screams, chameleons asleep on twig ends.':
    'Sur demande : les yeux des galagos, les cris du daman des arbres, des caméléons endormis au bout des brindilles.',
  'Be at the gate by half past seven, or after three. Buses fill the hours between.':
    'Soyez à la porte avant sept heures et demie, ou après quinze heures. Entre les deux, c’est l’heure des cars.',
  'Closed shoes and long trousers, for ants, mud and the odd thorn.':
    'Chaussures fermées et pantalon long, contre les fourmis, la boue et quelques épines.',
  'With a cold, stay away: they catch ours.': 'Enrhumé, ne venez pas : ils attrapent nos rhumes.',
  'No food in your hands, and no sticks for selfies.':
    'Rien à manger dans les mains, et pas de perche à selfie.',
  'Ask your driver to crawl past the park. Cars kill colobus, which is why there are humps in the road.':
    'Demandez à votre chauffeur de longer le parc au pas. Les voitures tuent des colobes : d’où les ralentisseurs.',
  'Two hours do for monkeys and boardwalk; half a day is better.':
    'Deux heures suffisent pour les singes et la passerelle ; une demi-journée vaut mieux.',
  'About 35 km south-east of Stone Town, 45 minutes to an hour by car; half an hour more takes you to Jambiani. Minibuses from Mwanakwerekwe stop at the gate.':
    'À environ 35 km au sud-est de Stone Town, 45 minutes à une heure en voiture ; une demi-heure de plus mène à Jambiani. Les minibus de Mwanakwerekwe s’arrêtent à la porte.',
  'Zanzibar red colobus, Sykes’s monkey, bushbaby, Aders’ duiker (very shy), elephant shrew, Fischer’s turaco, mangrove kingfisher, fiddler crab.':
    'Colobe roux de Zanzibar, singe de Sykes, galago, céphalophe d’Aders (très farouche), sengi, touraco de Fischer, martin-chasseur des mangroves, crabe violoniste.',
  'Part of each entrance fee goes to the villages around, in return for crops eaten and trees not cut. Local groups keep tree nurseries, bees and butterflies. The boardwalk is run together with Pete, and its income has helped to pay for what the village needs.':
    'Une part de chaque entrée va aux villages alentour, en échange des récoltes mangées et des arbres non coupés. Des groupes du pays tiennent des pépinières, des ruches et des papillons. La passerelle se gère avec Pete, et ses recettes ont aidé à payer ce dont le village a besoin.',
  'Book Your Jozani Experience Now': 'Réservez votre visite de Jozani',
};
