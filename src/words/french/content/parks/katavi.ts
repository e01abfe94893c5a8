/** Texts of the page of Katavi National Park. */
export const katavi: Readonly<Record<string, string>> = {
  'Katavi National Park: hippo pools and buffalo plains':
    'Parc national de Katavi : mares aux hippos, plaines à buffles',
  'Far in the west, hundreds of hippos share the last mud and buffalo cross the plain in dark herds. How to reach Katavi, when to come, what it asks of you.':
    'À l’extrême ouest, des hippos par centaines dans la dernière boue et de sombres troupeaux de buffles. Comment gagner Katavi, quand, et ce qu’il vous demande.',
  '4,471': '4\u00a0471',
  'The end of the dry season, in its strongest form, with nobody else there to see it.':
    'La fin de la saison sèche, dans toute sa force, et personne d’autre pour la voir.',
  'First comes the smell, sweetish, of dung and warm mud. Then the noise: a long low laugh that starts with one bull, is taken up by thirty, runs the length of the pool and dies in bubbles. Three or four hundred hippos may lie in what is left of the Katuma by October, flank on flank, and a newcomer who climbs over the others is told so with teeth as long as your forearm.':
    'D’abord vient l’odeur, douceâtre, de crottin et de boue chaude. Puis le bruit : un long rire grave, lancé par un mâle, repris par trente, qui parcourt toute la mare et meurt en bulles. Ils sont peut-être trois ou quatre cents, en octobre, dans ce qui reste de la Katuma, flanc contre flanc, et le nouveau venu qui passe par-dessus les autres s’en fait chasser par des dents longues comme votre avant-bras.',
  'Between November and May these plains are under water. Then the rain stops, the lakes called Katavi and Chada turn to pasture, and the grass draws buffalo in herds of a thousand, with zebra, topi and eland. Each month the green shrinks towards the river. Each month the lions have less far to walk.':
    'De novembre à mai, ces plaines sont sous l’eau. Puis la pluie s’arrête, les lacs nommés Katavi et Chada deviennent des pâturages, et l’herbe attire des buffles par troupeaux de mille, avec des zèbres, des topis et des élands. Chaque mois, le vert se resserre vers la rivière. Chaque mois, les lions ont moins de chemin à faire.',
  'Katavi covers 4,471 sq km and has a handful of camps. A whole year brings fewer guests here than one August week at Ngorongoro, and it shows: no queue at a kill, no tracks but your own, and nobody to ask if you break a spring. Distances are small. From most camps the plain starts at the tent flap.':
    'Katavi couvre 4 471 km² et compte une poignée de camps. Une année entière y amène moins de voyageurs qu’une seule semaine d’août au Ngorongoro, et cela se voit : pas de file d’attente devant une proie, pas d’autres traces que les vôtres, et personne à qui demander si vous cassez un ressort. Les distances sont courtes. Dans la plupart des camps, la plaine commence à l’auvent de la tente.',
  'You have to want it. By October the heat passes 38 degrees, the tsetse in the woodland are many and fast, and the flights from Arusha run on set days of the week, by way of Tabora or Mahale. It is a place to go on a second or third safari, for four nights, ideally before chimpanzees and a cool lake.':
    'Il faut le vouloir. En octobre, la chaleur passe 38 degrés, les tsé-tsé des bois sont nombreuses et rapides, et les vols d’Arusha partent à jours fixes, par Tabora ou Mahale. C’est un lieu pour un deuxième ou un troisième safari, pour quatre nuits, et idéalement juste avant les chimpanzés et un lac frais.',
  'Hippos in hundreds': 'Des hippopotames par centaines',
  'At Ikuu and along the Katuma. Fights are worst in September and October, mostly at dusk.':
    'À Ikuu et le long de la Katuma. Les combats les plus durs ont lieu en septembre et octobre, surtout au crépuscule.',
  'Buffalo herds': 'Troupeaux de buffles',
  'A dark line on the far side of Katisunga that takes twenty minutes to pass.':
    'Une ligne sombre à l’autre bout de Katisunga, qui met vingt minutes à passer.',
  'Crocodiles in caves': 'Crocodiles dans des grottes',
  'As the river fails they crawl into holes in the bank, stacked like logs, and wait for December.':
    'Quand la rivière tarit, ils rampent dans des trous de la berge, empilés comme des bûches, et attendent décembre.',
  'Lions at work': 'Lions au travail',
  'Prides follow the buffalo and hunt by day more often than in busier parks.':
    'Les troupes suivent les buffles et chassent de jour plus souvent que dans les parcs fréquentés.',
  'Open-billed storks and pelicans crowd the shrinking pools; fish eagles quarrel above them.':
    'Becs-ouverts et pélicans se pressent dans les mares qui rétrécissent ; au-dessus, les pygargues se querellent.',
  'Open car, breakfast on the plain. Follow vultures at eight, shade at eleven, hippos at five.':
    'Voiture ouverte, petit-déjeuner dans la plaine. À huit heures, suivez les vautours ; à onze heures, cherchez l’ombre ; à dix-sept heures, les hippopotames.',
  Walks: 'Marches',
  'With an armed ranger, through palms and along banks pitted by hooves. Closer than comfort allows, at times.':
    'Avec un ranger armé, parmi les palmiers et le long de berges criblées de sabots. Parfois plus près qu’on ne voudrait.',
  'Fly camp': 'Bivouac',
  'One night on the ground near the Kapapa, with lions likely to discuss you.':
    'Une nuit à même le sol près de la Kapapa, où des lions parleront probablement de vous.',
  'The spirit tree': 'L’arbre de l’esprit',
  'By Lake Katavi stands a tamarind where people of the area leave small gifts for the spirit that gave the park its name.':
    'Au bord du lac Katavi se dresse un tamarinier où les gens du pays laissent de petits cadeaux à l’esprit qui a donné son nom au parc.',
  'Come between mid-July and mid-October, and book the flights before the camp.':
    'Venez entre la mi-juillet et la mi-octobre, et réservez les vols avant le camp.',
  'Wear beige; carry a swatter; keep windows up in miombo.':
    'Habillez-vous de beige ; prenez une tapette ; dans le miombo, fermez les vitres.',
  'Bring everything, from batteries to reading glasses. Mpanda has little.':
    'Emportez tout, des piles aux lunettes de lecture. Mpanda a peu de choses.',
  'Earplugs will not help against hippos. A sense of humour will.':
    'Contre les hippopotames, les bouchons d’oreilles ne servent à rien. Le sens de l’humour, si.',
  'Three nights at least, to repay the flight.': 'Trois nuits au moins, pour que le vol en vaille la peine.',
  'Add Mahale: about 40 minutes by air.': 'Ajoutez Mahale : environ 40 minutes d’avion.',
  'Sitalike gate is 35 km south of Mpanda; Ikuu airstrip is four hours or so from Arusha by light aircraft.':
    'La porte de Sitalike est à 35 km au sud de Mpanda ; la piste d’Ikuu est à quelque quatre heures d’Arusha en petit avion.',
  'Hippo, buffalo, crocodile, lion, elephant, zebra, topi, eland, roan, spotted hyena.':
    'Hippopotame, buffle, crocodile, lion, éléphant, zèbre, topi, éland, antilope rouanne, hyène tachetée.',
  'Book Your Katavi Adventure': 'Réservez votre aventure à Katavi',
};
