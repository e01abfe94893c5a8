/** Texts of the page of Usambara Mountains. */
export const mountUsambara: Readonly<Record<string, string>> = {
  'Usambara Mountains: village to village on foot': 'Monts Usambara : à pied, de village en village',
  'Forest paths, market days, farm cheese and cliffs above the plains: walking the Usambara Mountains from Lushoto or Amani for anything from 2-7 days.':
    'Sentiers de forêt, jours de marché, fromage fermier et falaises au-dessus des plaines : les monts Usambara à pied, de Lushoto ou d’Amani, en 2 à 7 jours.',
  'about 2,300 m': 'environ 2 300 m',
  'about 90 km long and half as wide, in two blocks':
    'environ 90 km de long sur la moitié de large, en deux massifs',
  'Ancient forest with plants and chameleons found nowhere else, among terraced farms':
    'Une forêt très ancienne, aux plantes et caméléons uniques au monde, parmi des fermes en terrasses',
  'Irente viewpoint': 'Belvédère d’Irente',
  'Magamba forest and its colobus': 'La forêt de Magamba et ses colobes',
  'Lushoto to Mtae on foot': 'De Lushoto à Mtae à pied',
  'Chameleons by torchlight': 'Les caméléons à la lampe',
  'Amani Nature Reserve': 'Réserve naturelle d’Amani',
  '2-7 days': '2 à 7 jours',
  'Bread from a mission oven, four hundred greetings a day, and the edge of the world at tea-time.':
    'Du pain du four de la mission, quatre cents saluts par jour, et le bord du monde à l’heure du thé.',
  'The bus from Mombo needs an hour for 33 km of bends, and somewhere among them the air changes. Windows go up. There are cabbages, pears, hydrangeas, a church bell, and at 1,400 m the town of Lushoto, where German officials used to come to be cool. Behind the last house a path begins, as wide as two women with baskets on their heads, and that is the road for the next few days.':
    'Depuis Mombo, le car met une heure pour 33 km de virages, et quelque part entre eux l’air change. On remonte les vitres. Il y a des choux, des poires, des hortensias, une cloche d’église et, à 1 400 m, la ville de Lushoto, où les fonctionnaires allemands venaient prendre le frais. Derrière la dernière maison commence un sentier, large comme deux femmes un panier sur la tête, et c’est votre route pour les prochains jours.',
  'This is walked country. Everyone is on the paths: schoolchildren in green jumpers, men with planks, a choir on its way to a funeral. The Sambaa have terraced these slopes for centuries, and a guide from here earns his money by stopping to talk. We walk in a team of 4-6, which fits a village dining table; on your own you join others or pay for quiet.':
    'C’est un pays où l’on marche. Tout le monde est sur les sentiers : des écoliers en pull vert, des hommes chargés de planches, une chorale qui va à un enterrement. Les Sambaa cultivent ces pentes en terrasses depuis des siècles, et un guide d’ici gagne sa paie à s’arrêter pour parler. Nous marchons en équipe de 4 à 6, ce que peut asseoir une table de village ; seul, vous vous joignez à d’autres ou payez le calme.',
  'No summit waits at the end. What does is better arranged: five or six hours on foot with a long lunch, a guest house or convent at dusk, bucket of hot water, beans, sleep. Do expect squat toilets, cockerels, fog at the wrong viewpoint, and one descent that your thighs will describe to you on the stairs next morning.':
    'Aucun sommet n’attend au bout. Ce qui attend est mieux organisé : cinq ou six heures à pied avec un long déjeuner, une pension ou un couvent au crépuscule, un seau d’eau chaude, des haricots, le sommeil. Attendez-vous toutefois à des toilettes à la turque, à des coqs, à du brouillard au mauvais belvédère, et à une descente que vos cuisses vous décriront le lendemain dans l’escalier.',
  'Irente and Magamba': 'Irente et Magamba',
  '2 days': '2 jours',
  'From Lushoto to the cliff at Irente, an hour and a half, with lunch of rye bread, cheese and jam at the church’s farm. Next day up through Magamba forest, camphor and podo trees, and black-and-white colobus with luck.':
    'De Lushoto à la falaise d’Irente, une heure et demie, avec un déjeuner de pain de seigle, de fromage et de confiture à la ferme de l’église. Le lendemain, montée par la forêt de Magamba, camphriers et podocarpes et, avec de la chance, colobes noir et blanc.',
  'Lushoto to Mtae': 'De Lushoto à Mtae',
  'By Lukozi market, the sisters’ convent at Rangwi and the pines of Shagayu to the last village on the northern edge, where the ground stops. Below lie Mkomazi, the Pares and half a day’s weather.':
    'Par le marché de Lukozi, le couvent des sœurs à Rangwi et les pins de Shagayu, jusqu’au dernier village de la bordure nord, où le sol s’arrête. En bas, le Mkomazi, les Pare et le temps qu’il fera dans une demi-journée.',
  'Amani, in the East': 'Amani, à l’est',
  'A botanical garden of 1902 grown wild, tea estates, and lowland forest that is at its best for birds and frogs. Nearer to Tanga, warmer, wetter. Added to the others it makes seven days.':
    'Un jardin botanique de 1902 rendu à la nature, des plantations de thé, et une forêt basse excellente pour les oiseaux et les grenouilles. Plus près de Tanga, plus chaud, plus humide. Ajouté aux autres, cela fait sept jours.',
  'African violets': 'Violettes africaines',
  'The windowsill plant comes from here. Look on shaded rock in the eastern forests, where it is smaller and bluer.':
    'La plante des rebords de fenêtre vient d’ici. Cherchez-la sur les rochers ombragés des forêts de l’est, plus petite et plus bleue.',
  Chameleons: 'Caméléons',
  'After dark they sleep pale on the outer twigs, the two-horned species among them. Look with a torch, lift none.':
    'La nuit tombée, ils dorment, pâles, au bout des brindilles, dont l’espèce à deux cornes. Cherchez à la lampe, n’en prenez aucun.',
  'Market day': 'Jour de marché',
  'Each village has its own. Plums, pots, second-hand suits; some walkers set their dates by it.':
    'Chaque village a le sien. Des prunes, des pots, des costumes d’occasion ; certains marcheurs fixent leurs dates d’après lui.',
  Potters: 'Potières',
  'In villages towards Mtae women build pots without a wheel and fire them in open flames.':
    'Dans les villages du côté de Mtae, des femmes montent des pots sans tour et les cuisent à feu ouvert.',
  'Boots that grip on clay, and a stick for coming down.':
    'Des chaussures qui tiennent sur l’argile, et un bâton pour descendre.',
  'Fleece and rain jacket in any month. July nights fall below ten degrees.':
    'Polaire et veste de pluie tous les mois. En juillet, la nuit descend sous dix degrés.',
  'Two pairs of trousers: knees and shoulders stay covered in the villages.':
    'Deux pantalons : dans les villages, genoux et épaules restent couverts.',
  'Cash from Lushoto; nothing further on takes a card.':
    'Du liquide dès Lushoto ; plus loin, rien ne prend la carte.',
  'Give to a school through its head teacher, never sweets on the path.':
    'Donnez à une école par son directeur, jamais de bonbons sur le sentier.',
  'Mention bad knees early, and we shorten the longest day.':
    'Signalez tôt des genoux fragiles, et nous raccourcirons la plus longue journée.',
  'Plan Your Usambara Walk': 'Préparez votre marche dans les Usambara',
};
