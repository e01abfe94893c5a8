/** Texts of the page of Tumbatu Island. */
export const tumbatuIsland: Readonly<Record<string, string>> = {
  'Tumbatu Island: sailors, coral ruins, good manners':
    'Île de Tumbatu : marins, ruines de corail, bonnes manières',
  'Zanzibar’s proudest neighbours live on an island without cars or hotels. How to be welcome on Tumbatu, what lies at Makutani, and when to make the trip.':
    'Les plus fiers voisins de Zanzibar vivent sur une île sans voiture ni hôtel. Comment être bienvenu à Tumbatu, ce qu’il y a à Makutani, et quand y aller.',
  'Sail across from Mkokotoni': 'À la voile depuis Mkokotoni',
  'Ruins of Makutani': 'Ruines de Makutani',
  'Jongowe village with a host': 'Le village de Jongowe, avec un hôte',
  'Boatbuilders on the shore': 'Charpentiers de marine sur le rivage',
  'Snorkelling off the reef': 'Snorkeling devant le récif',
  'You do not drop in on Tumbatu. You are expected, or you are not there.':
    'On ne passe pas à l’improviste à Tumbatu. On y est attendu, ou l’on n’y est pas.',
  'Zanzibaris will tell you that the Watumbatu are the best sailors on the coast and that they do not care for visitors. The first is generally agreed. The second means that they do not care for people who arrive unannounced in swimwear and point cameras at the well. Come properly, with a host from the island and the consent of the sheha, the village head, and you will drink a great deal of sweet tea.':
    'Les Zanzibarites vous diront que les Watumbatu sont les meilleurs marins de la côte et qu’ils n’aiment pas les visiteurs. Le premier point fait l’unanimité. Le second veut dire qu’ils n’aiment pas les gens qui débarquent sans prévenir, en maillot, et braquent leur appareil sur le puits. Venez dans les règles, avec un hôte de l’île et l’accord du sheha, le chef du village, et vous boirez beaucoup de thé sucré.',
  'The crossing starts among the fish baskets at Mkokotoni, an hour’s drive from Stone Town. It is two or three kilometres of green water. Under sail this may take twenty minutes or, if the wind dies, an hour of somebody else’s rowing. Nothing with four wheels is waiting. The island is some 8 km long, and one walks it, on sand and sharp coral, to the sound of roosters and outboard engines.':
    'La traversée part d’entre les paniers de poisson de Mkokotoni, à une heure de route de Stone Town. Ce sont deux ou trois kilomètres d’eau verte. À la voile, cela prend peut-être vingt minutes ou, si le vent tombe, une heure à la rame de quelqu’un d’autre. Rien sur quatre roues ne vous attend. L’île fait quelque 8 km de long, et on la parcourt à pied, sur le sable et le corail coupant, au son des coqs et des hors-bord.',
  'Yaqut, a geographer writing in Arabic early in the 13th century, noted that the people of Zanzibar’s main island had withdrawn before an enemy to Tumbatu, whose inhabitants were Muslims too. That is an early mention for any place on this coast.':
    'Yaqut, un géographe qui écrivait en arabe au début du XIIIe siècle, note que les gens de l’île principale de Zanzibar s’étaient repliés devant un ennemi à Tumbatu, dont les habitants étaient eux aussi musulmans. C’est tôt pour une mention d’un lieu de cette côte.',
  'Digging supports him, roughly. At Makutani, on the south-eastern shore, stood a town from the 12th to the 15th century, with several mosques and dozens of stone houses. Archaeologists worked here in the 1980s and 1990s, and again in 2017 and 2019. They found beads, glass, pottery from the Gulf and beyond, and the remains of spinning and iron-working: a town that made things as well as passing them on.':
    'Les fouilles lui donnent à peu près raison. À Makutani, sur le rivage sud-est, il y eut une ville du XIIe au XVe siècle, avec plusieurs mosquées et des dizaines de maisons de pierre. Des archéologues y travaillèrent dans les années 1980 et 1990, puis en 2017 et 2019. Ils trouvèrent des perles, du verre, de la poterie du Golfe et de plus loin, et les restes d’un filage et d’un travail du fer : une ville qui fabriquait, et ne faisait pas que transmettre.',
  'The islanders’ own account makes them Shirazi, descendants of a Persian prince. Excavation has turned up no prince. Then again, a family tree is not that kind of evidence.':
    'À en croire les insulaires, ils sont Shirazi, descendants d’un prince persan. Les fouilles n’ont pas sorti de prince. Il est vrai qu’un arbre généalogique n’est pas ce genre de preuve.',
  'Thick walls among creepers, a large mosque almost in the water, coral blocks trimmed like bread. The sea takes a little each year. Wear shoes with soles, as the ground is broken coral and hides holes.':
    'Des murs épais parmi les lianes, une grande mosquée presque dans l’eau, des blocs de corail taillés comme du pain. La mer en prend un peu chaque année. Mettez des chaussures à semelle : le sol est de corail brisé et cache des trous.',
  'Sandy lanes, lime-washed houses, planks bent over fire for a new hull. Women plait palm leaf in doorways. You go at your host’s pace, from greeting to greeting, and see what you are shown.':
    'Des ruelles de sable, des maisons passées à la chaux, des planches courbées au feu pour une coque neuve. Sur les seuils, des femmes tressent la palme. Vous allez au pas de votre hôte, de salut en salut, et voyez ce que l’on vous montre.',
  'Starting point': 'Point de départ',
  'Mkokotoni, about an hour from Stone Town': 'Mkokotoni, à environ une heure de Stone Town',
  'A day; there is nowhere to stay': 'Une journée ; on ne peut loger nulle part',
  'Arms and legs covered, both sexes. A headscarf for women, in the villages.':
    'Bras et jambes couverts, femmes et hommes. Un foulard pour les femmes, dans les villages.',
  'No alcohol, no beachwear, no public kissing.':
    'Pas d’alcool, pas de tenue de plage, pas de baisers en public.',
  'Ask your host before each photograph, also of houses.':
    'Demandez à votre hôte avant chaque photo, même d’une maison.',
  'During Ramadan choose another week, out of courtesy.':
    'Pendant le ramadan, choisissez une autre semaine, par courtoisie.',
  'Bring water, a hat, and something small for the school rather than sweets for children.':
    'Apportez de l’eau, un chapeau, et une petite chose pour l’école plutôt que des bonbons aux enfants.',
  'Kitumbatu, the local Swahili, differs enough that guides from town grin and ask twice. Learn “hujambo” and use it often. Men and women move in rather separate worlds, so a mixed party may be invited into two different rooms. Accept, take off your shoes, and eat with the right hand.':
    'Le kitumbatu, le swahili d’ici, diffère assez pour que les guides de la ville sourient et fassent répéter. Apprenez « hujambo », et servez-vous-en souvent. Hommes et femmes vivent dans des mondes assez séparés : un groupe mixte peut donc être invité dans deux pièces. Acceptez, ôtez vos chaussures, et mangez de la main droite.',
  'Visit Tumbatu Island': 'Visiter l’île de Tumbatu',
};
