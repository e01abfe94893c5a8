/** Texts of the page of Ruaha National Park. */
export const ruaha: Readonly<Record<string, string>> = {
  'Ruaha National Park: lions, baobabs, a great sand river':
    'Parc national de Ruaha : lions, baobabs et rivière de sable',
  'Wild country west of Iringa, where big prides hunt along a shrinking river. When to visit Ruaha, how to get there, and what three or four days hold.':
    'Un pays sauvage à l’ouest d’Iringa, où de grandes troupes de lions chassent le long d’une rivière qui s’épuise : quand y aller, comment, et pour quoi faire.',
  '20,226': '20\u00a0226',
  'over 570': 'plus de 570',
  '3-4 days': '3 à 4 jours',
  'Red earth, fat trees, and a river that is mostly sand by the time you need it.':
    'De la terre rouge, de gros arbres, et une rivière qui n’est presque plus que sable quand on a besoin d’elle.',
  'In October an elephant on the Mwagusi stands on its knees in dry sand and digs with one foot. It waits, puts in its trunk, and drinks from a hole the size of a bucket. Baboons sit round like people at a bus stop; when it leaves, they drink too, then the guineafowl, and after dark the lions lie down beside the hole, because sooner or later something thirsty will come.':
    'En octobre, au bord de la Mwagusi, un éléphant s’agenouille dans le sable sec et creuse d’un pied. Il attend, plonge la trompe et boit dans un trou grand comme un seau. Des babouins sont assis autour comme à l’arrêt du bus ; quand il part, ils boivent aussi, puis les pintades, et à la nuit les lions se couchent près du trou, car tôt ou tard viendra quelqu’un qui a soif.',
  'That is how the dry months work here. The Great Ruaha, which gives life to the park’s south-eastern edge, has in recent decades stopped flowing for weeks or months at a time, with farms upstream taking their share. What remains is pools. Hippos crowd into them, crocodiles too, and everything with hooves must run the gauntlet.':
    'Ainsi vont les mois secs. La Grande Ruaha, qui fait vivre la lisière sud-est du parc, cesse depuis quelques décennies de couler pendant des semaines ou des mois, car les cultures d’amont prennent leur part. Il reste des mares. Les hippopotames s’y pressent, les crocodiles aussi, et tout ce qui a des sabots doit passer entre leurs dents.',
  'The park holds 20,226 sq km, but visitors see a slice of it: the river, the sand tributaries Mwagusi and Mdonya, hills of pink granite, and slopes on which baobabs stand as densely as apple trees in an orchard. A dozen small camps share all that. You will meet other cars at a leopard, and then none for the remainder of the afternoon.':
    'Le parc fait 20 226 km², mais les visiteurs n’en voient qu’une tranche : la rivière, ses affluents de sable, Mwagusi et Mdonya, des collines de granit rose, et des pentes où les baobabs sont aussi serrés que les pommiers d’un verger. Une douzaine de petits camps se partagent tout cela. Vous croiserez d’autres voitures devant un léopard, puis plus aucune du reste de l’après-midi.',
  'It takes an effort. The road from Iringa is 130 km, half of it corrugated enough to loosen fillings, and seats on the aircraft are not cheap. Those who come have usually been on safari before. Many decide on the second evening that they will not go back to the crowded parks.':
    'Cela demande un effort. La route d’Iringa fait 130 km, dont la moitié en tôle ondulée à vous déchausser les plombages, et les places d’avion ne sont pas données. Ceux qui viennent ont le plus souvent déjà fait un safari. Beaucoup décident le deuxième soir qu’ils ne retourneront pas dans les parcs bondés.',
  'Large lion prides': 'De grandes troupes de lions',
  'Groups of fifteen or twenty, some of which have taken to hunting buffalo and giraffe. Listen at four in the morning.':
    'Des groupes de quinze ou vingt, dont certains se sont mis à chasser le buffle et la girafe. Écoutez, à quatre heures du matin.',
  'Greater and lesser kudu': 'Grand et petit koudou',
  'Both in one park, a rare thing. The big bulls with corkscrew horns come to the river at midday.':
    'Les deux dans un même parc, c’est rare. À midi, les grands mâles aux cornes en tire-bouchon viennent à la rivière.',
  'Roan and sable': 'Antilopes rouannes et hippotragues noirs',
  'Shy, in the western miombo. Three days of looking may give you one; it will be worth a notebook page.':
    'Farouches, dans le miombo de l’ouest. Trois jours de recherche vous en donneront peut-être un ; il méritera une page de carnet.',
  'Wild dog and cheetah': 'Lycaon et guépard',
  'Ruaha keeps both, thinly spread. Guides share fresh tracks by radio.':
    'Ruaha a les deux, clairsemés. Les guides se signalent les traces fraîches par radio.',
  'Over 570 birds': 'Plus de 570 oiseaux',
  'The Ruaha red-billed hornbill, yellow-collared lovebirds, racket-tailed rollers in the miombo, migrant falcons over the December rains.':
    'Le calao de la Ruaha, les inséparables masqués, les rolliers à raquettes dans le miombo, les faucons migrateurs au-dessus des pluies de décembre.',
  'All morning with breakfast on board. In the cool of June wait until eight; in October leave at six.':
    'Toute la matinée, petit-déjeuner à bord. Dans la fraîcheur de juin, attendez huit heures ; en octobre, partez à six.',
  'June to November, with guide and armed ranger, on sand that has recorded the whole of last night.':
    'De juin à novembre, avec guide et ranger armé, sur un sable qui a noté toute la nuit passée.',
  'A night on the ground': 'Une nuit à même le sol',
  'Fly camps in dry river beds, net walls, bucket shower, stars.':
    'Des bivouacs dans les lits de rivières à sec, des murs de moustiquaire, une douche au seau, des étoiles.',
  'Isimila on the way': 'Isimila en chemin',
  'Near Iringa: stone pillars carved by rain, and hand axes lying where they were dropped. Two hours.':
    'Près d’Iringa : des piliers de pierre sculptés par la pluie, et des bifaces là où on les a laissés tomber. Deux heures.',
  'Fly from Dar es Salaam or Arusha if your days are few; by road allow two.':
    'Si vos jours sont comptés, prenez l’avion de Dar es Salaam ou d’Arusha ; par la route, comptez-en deux.',
  'Take tsetse seriously west of the river.': 'À l’ouest de la rivière, prenez les tsé-tsé au sérieux.',
  'October is the hottest month and the best for cats: choose.':
    'Octobre est le mois le plus chaud et le meilleur pour les félins : à vous de choisir.',
  'There is fuel in Iringa and at times none in the park.':
    'Il y a du carburant à Iringa, et parfois pas du tout dans le parc.',
  'Pack a light sleeping-bag liner for June nights.':
    'Pour les nuits de juin, emportez un drap de sac de couchage.',
  'Combine it with Mikumi or Nyerere rather than the north.':
    'Associez-le à Mikumi ou à Nyerere plutôt qu’au nord.',
  'Msembe, the headquarters, lies 130 km west of Iringa, three to four hours; airstrips at Msembe and Jongomero.':
    'Msembe, le siège du parc, est à 130 km à l’ouest d’Iringa, trois à quatre heures ; pistes d’atterrissage à Msembe et Jongomero.',
  'Lion, leopard, elephant, buffalo, giraffe, greater and lesser kudu, roan, sable, wild dog, hippo.':
    'Lion, léopard, éléphant, buffle, girafe, grand et petit koudou, antilope rouanne, hippotrague noir, lycaon, hippopotame.',
  'Book Your Ruaha Adventure': 'Réservez votre aventure à Ruaha',
};
