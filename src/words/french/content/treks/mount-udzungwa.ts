/** Texts of the page of Udzungwa Mountains National Park. */
export const mountUdzungwa: Readonly<Record<string, string>> = {
  'Udzungwa Mountains: Sanje Falls and rare monkeys':
    'Monts Udzungwa : les chutes de Sanje et des singes rares',
  'A national park without a single road. The hike to Sanje Falls in 6-8 hours, three days to Mwanihana Peak, and two monkeys that live nowhere else.':
    'Un parc national sans une seule route. Les chutes de Sanje en 6 à 8 heures de marche, Mwanihana Peak en trois jours, et deux singes uniques au monde.',
  '2,579 m (Luhombero)': '2 579 m (Luhombero)',
  '1,990 sq km of national park, in a far larger range':
    '1 990 km² de parc national, dans un massif bien plus vaste',
  'Unbroken forest from about 250 m to over 2,000 m':
    'Une forêt d’un seul tenant, d’environ 250 m à plus de 2 000 m',
  'Sanje Falls hike': 'Randonnée aux chutes de Sanje',
  'Looking for Sanje mangabeys': 'À la recherche du mangabey de Sanje',
  'Swim in the upper pools': 'Baignade dans les bassins du haut',
  'Prince Bernhard Falls stroll': 'Promenade aux chutes du Prince Bernhard',
  '6-8 hours': '6 à 8 heures',
  'Nothing here for the car window. Bring legs, water and patience with monkeys.':
    'Ici, rien ne se voit d’une voiture. Apportez des jambes, de l’eau et de la patience avec les singes.',
  'A whoop, a pause, then something between a chuckle and a drain emptying: that is the Sanje mangabey, a monkey which science overlooked until 1979 although it lives within earshot of the sugar lorries. Your guide raises one finger. Leaves shake, thirty metres up. You wait, and the forest, which had gone silent when you came in, starts up again around you like a workshop after lunch.':
    'Un cri, une pause, puis quelque chose entre un gloussement et un évier qui se vide : c’est le mangabey de Sanje, un singe que la science a ignoré jusqu’en 1979, alors qu’il vit à portée d’oreille des camions de canne. Votre guide lève un doigt. Des feuilles tremblent, à trente mètres de haut. Vous attendez, et la forêt, qui s’était tue à votre entrée, reprend autour de vous comme un atelier après le déjeuner.',
  'The Udzungwas are the largest of the Eastern Arc, a row of old mountains that have caught rain off the Indian Ocean for tens of millions of years. Since the land between them dried out they have behaved as islands, and species were made on each. Made a national park in 1992, this one has eleven or twelve kinds of primate, a giant elephant shrew with a grey face that was described only in 2008, and violets on the wet rocks.':
    'Les Udzungwa sont les plus grands de l’Arc oriental, une chaîne de vieilles montagnes qui captent la pluie de l’océan Indien depuis des dizaines de millions d’années. Depuis que le pays s’est asséché entre elles, elles se comportent comme des îles, et des espèces se sont formées sur chacune. Parc national depuis 1992, celui-ci a onze ou douze sortes de primates, un sengi géant à face grise décrit en 2008 seulement, et des violettes sur les rochers humides.',
  'It is also hot. At the foot you start at some 300 m, in the breath of the rice fields, and every path goes straight up. Few people fail at Sanje Falls, but many are surprised by it. Start at eight, drink before you are thirsty, and let the slowest go in front.':
    'Il y fait chaud, aussi. Au pied, on part à quelque 300 m, dans l’haleine des rizières, et chaque sentier monte tout droit. Peu de gens échouent aux chutes de Sanje, mais beaucoup en sont surpris. Partez à huit heures, buvez avant d’avoir soif, et laissez le plus lent ouvrir la marche.',
  'Sanje Falls': 'Chutes de Sanje',
  'From Sanje village, north of the gate, steeply up through forest to the foot of the great drop and on to pools above it. The falls come down 170 m in three leaps. The hours include bathing, lunch and waiting for monkeys.':
    'Du village de Sanje, au nord de la porte, une montée raide en forêt jusqu’au pied de la grande chute, puis jusqu’aux bassins au-dessus. L’eau tombe de 170 m en trois bonds. La durée comprend la baignade, le déjeuner et l’attente des singes.',
  'Prince Bernhard Falls': 'Chutes du Prince Bernhard',
  '1 hour': '1 heure',
  'A stroll behind headquarters to a small cascade, good for children and for the evening of arrival. Red colobus often feed beside the path.':
    'Une promenade derrière le siège du parc vers une petite cascade, bonne pour les enfants et pour le soir de l’arrivée. Des colobes roux mangent souvent au bord du sentier.',
  'Sonjo Falls': 'Chutes de Sonjo',
  'South of the gate, two falls and a pool in open miombo woodland, with birds that the deep forest lacks.':
    'Au sud de la porte, deux chutes et un bassin dans un miombo clair, avec des oiseaux que n’a pas la forêt profonde.',
  '3 days': '3 jours',
  'Above 2,000 m by a trail that elephants keep open, with two nights in tents, an armed ranger and your own food. For fit walkers who do not mind stream crossings.':
    'Au-dessus de 2 000 m par un sentier que les éléphants tiennent ouvert, avec deux nuits sous tente, un ranger armé et vos propres vivres. Pour bons marcheurs que les gués n’effraient pas.',
  'To the falls and up': 'Jusqu’aux chutes, et plus haut',
  'The third leap': 'Le troisième bond',
  'Spray reaches you a minute before the view does. In May it is a wall of white, in October a thin veil with rock showing through.':
    'L’embrun vous atteint une minute avant la vue. En mai, c’est un mur blanc ; en octobre, un voile mince où perce la roche.',
  'A white curtain of water drops into its pool between wet walls; a rainbow stands in the spray beside a walker.':
    'Un rideau blanc tombe dans son bassin entre des parois mouillées ; un arc-en-ciel se tient dans l’embrun près d’un marcheur.',
  'Under the canopy': 'Sous la canopée',
  'Buttress roots taller than you are, light in coins on the ground, a butterfly as large as a hand going nowhere in particular.':
    'Des contreforts de racines plus hauts que vous, la lumière en pièces de monnaie sur le sol, un papillon grand comme une main qui ne va nulle part en particulier.',
  'A swallowtail butterfly crosses a shaft of light before roots like walls; a walker beside them is half their height.':
    'Un papillon porte-queue traverse un rai de lumière devant des racines hautes comme des murs ; un marcheur leur arrive à mi-hauteur.',
  'Lip of the falls': 'Au bord des chutes',
  'From the upper pool the Kilombero plain lies below in squares of sugar cane, and beyond it, hazy, the low country towards Nyerere.':
    'Du bassin supérieur, la plaine du Kilombero s’étend en bas en carrés de canne à sucre et, au-delà, dans la brume, le bas pays vers Nyerere.',
  'From a rock at the lip of the falls a walker looks down on the Kilombero plain, laid out in squares of sugar cane.':
    'D’un rocher au bord des chutes, un marcheur regarde en bas la plaine du Kilombero, en carrés de canne à sucre.',
  'Udzungwa red colobus': 'Colobe roux des Udzungwa',
  'Rust-capped, long-tailed, often in noisy company with blue monkeys. This range is its whole world.':
    'Calotte rousse, longue queue, souvent en bruyante compagnie de cercopithèques à diadème. Ce massif est tout son monde.',
  'Night voices': 'Voix de la nuit',
  'Stay near the gate, and galagos, small as kittens, wail from the trees after dark.':
    'Logez près de la porte : à la nuit, des galagos petits comme des chatons gémissent dans les arbres.',
  'Who you will not meet': 'Ceux que vous ne verrez pas',
  'Elephant and buffalo are here. You see their staircases of mud, and rangers prefer it left at that.':
    'Éléphants et buffles sont là. Vous verrez leurs escaliers de boue, et les rangers aiment mieux que l’on s’en tienne là.',
  'A park guide is compulsory, and paid for at Mang’ula gate.':
    'Un guide du parc est obligatoire, et se paie à la porte de Mang’ula.',
  'Long socks over trousers for ants; nobody laughs twice.':
    'De longues chaussettes par-dessus le pantalon, contre les fourmis ; personne n’en rit deux fois.',
  'Swimwear under your clothes. Stay out of the pools after a storm.':
    'Le maillot sous les vêtements. Pas de bassin après un orage.',
  'Two litres of water a head, more in October.': 'Deux litres d’eau par personne, plus en octobre.',
  'Shoes with a tread: roots are polished and rock is algae.':
    'Des semelles à crampons : les racines sont polies, et la roche couverte d’algues.',
  'Mikumi is 90 minutes away, so the two make an easy pair.':
    'Mikumi est à une heure et demie : les deux vont bien ensemble.',
  'Plan Your Udzungwa Hike': 'Préparez votre randonnée aux Udzungwa',
};
