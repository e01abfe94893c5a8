/** Texts of the page of Muhembo Ruins. */
export const muhemboRuins: Readonly<Record<string, string>> = {
  'Muhembo Ruins: old Pangani under the coconut palms':
    'Ruines de Muhembo : l’ancienne Pangani sous les cocotiers',
  'Before Pangani stood on the river it stood here, above the sea. A short walk to a fallen mosque, a grove of tombs and a place where spirits are fed.':
    'Avant d’être sur le fleuve, Pangani était ici, au-dessus de la mer. Une courte marche vers une mosquée écroulée, des tombeaux et des esprits que l’on nourrit.',
  'Walk out from Pangani': 'À pied depuis Pangani',
  'The fallen mosque': 'La mosquée écroulée',
  'Tombs in the grove': 'Des tombeaux sous les arbres',
  'Carved doors of the old town': 'Les portes sculptées de la vieille ville',
  'River trip in the afternoon': 'Sur le fleuve l’après-midi',
  'A modest ruin, badly knocked about, and worth an early walk for that very reason.':
    'Une ruine modeste, bien malmenée, et qui pour cela même mérite une marche matinale.',
  'Let us lower your hopes before we raise them. Muhembo has no arches, no ticket desk and no sign. What you find after half an hour’s walk from the market in Pangani is a rise under coconut palms, a spread of grey mounds, one corner of a wall, and a man with a machete who nods and goes back to his nuts.':
    'Rabattons vos espérances avant de les relever. Muhembo n’a ni arches, ni guichet, ni panneau. Ce que l’on trouve, à une demi-heure de marche du marché de Pangani, c’est une hauteur sous les cocotiers, des buttes grises éparses, un angle de mur, et un homme à la machette qui vous salue de la tête et retourne à ses noix.',
  'With a guide from the town it begins to speak. That mound was the mosque. This dip, where the coral was dug out for road building, took the northern part of the settlement with it and probably an archaeologist’s trench as well. The bright crumb in your palm, which you will put back, is blue-green glaze, from a plate that crossed the ocean centuries ago.':
    'Avec un guide de la ville, cela se met à parler. Cette butte était la mosquée. Ce creux, où l’on prit du corail pour faire une route, a emporté le nord du village et sans doute aussi la tranchée d’un archéologue. La miette brillante dans votre paume, que vous remettrez en place, est une glaçure bleu-vert, d’un plat qui traversa l’océan il y a des siècles.',
  'Pangani was not always on the river. By the 15th century people lived up here instead, where a shoulder of coral breaks the worst of the monsoon. Trenches dug since the late 1970s have found the daub of pole-and-mud houses, local pots, shellfish by the heap, a few glass beads. Stone was kept for the mosque. Some tools were still flaked from rock.':
    'Pangani n’a pas toujours été sur le fleuve. Au XVe siècle, on vivait plutôt ici, là-haut, où une épaule de corail casse le pire de la mousson. Les tranchées ouvertes depuis la fin des années 1970 ont livré le torchis de maisons de perches et de boue, des pots du pays, des coquillages par tas, quelques perles de verre. La pierre était pour la mosquée. On taillait encore certains outils dans la roche.',
  'So this was a village of farmers and fishermen with one good building, and not a city of merchants; in that it differs from Tongoni up the coast. Millet, rice and bananas probably filled the pots. Trade passed by, and left a little behind.':
    'C’était donc un village de paysans et de pêcheurs, avec un seul beau bâtiment, et non une cité de marchands ; en cela il diffère de Tongoni, plus haut sur la côte. Mil, riz et bananes emplissaient sans doute les pots. Le commerce passait, et laissait un peu.',
  'Then the record goes thin. Settlement round the bay grew again in the late 18th and the 19th century, on ivory, sugar and slaves, and the weight of things moved down to the river mouth. Books differ on when Muhembo began and ended. Without new digging nobody can say.':
    'Ensuite, les traces se font rares. Autour de la baie, on se remit à bâtir à la fin du XVIIIe et au XIXe siècle, avec l’ivoire, le sucre et les esclaves, et le poids des choses descendit vers l’embouchure. Les livres ne s’accordent pas sur le début ni la fin de Muhembo. Sans nouvelles fouilles, nul ne peut le dire.',
  'The mosque mound': 'La butte de la mosquée',
  'Trace the outline with your guide: the long sides, the end that faced Mecca, the place for washing. Go round, never over. Each careless boot loosens another stone.':
    'Suivez-en le contour avec votre guide : les longs côtés, le bout tourné vers La Mecque, le lieu des ablutions. Faites le tour, jamais par-dessus. Chaque semelle négligente descelle une pierre de plus.',
  'The grove of tombs': 'Les tombeaux sous les arbres',
  'North of the mosque, trees that no one cuts hide pillar tombs thought to be of the 17th to 19th centuries. It is dim in there and noticeably cooler. Local people count it as a mzimu, a dwelling of spirits.':
    'Au nord de la mosquée, des arbres que personne ne coupe cachent des tombeaux à piliers, du XVIIe au XIXe siècle, croit-on. Il y fait sombre, et nettement plus frais. Pour les gens d’ici, c’est un mzimu, une demeure d’esprits.',
  'From Pangani': 'De Pangani',
  'About 2 km; half an hour on foot': 'Environ 2 km ; une demi-heure à pied',
  'Two hours there and back, half a day with the town':
    'Deux heures aller et retour, une demi-journée avec la ville',
  'June to October, setting out by seven': 'De juin à octobre, en partant avant sept heures',
  'Go with somebody the owners of the palms know.':
    'Allez-y avec quelqu’un que connaissent les propriétaires des cocotiers.',
  'Look up now and then. Coconuts do fall.':
    'Levez les yeux de temps en temps. Les noix de coco tombent bel et bien.',
  'Long sleeves in the grove, for thorns and mosquitoes.':
    'Des manches longues sous les arbres, contre les épines et les moustiques.',
  'Pair it with a walk along Pangani’s carved doors, and a boat on the river at four.':
    'À joindre à une promenade le long des portes sculptées de Pangani, et à une sortie en bateau sur le fleuve à seize heures.',
  'Skip it after heavy rain; the clay sticks by the kilo.':
    'Après de fortes pluies, renoncez ; l’argile colle au kilo.',
  'Offerings are made in the grove, quietly, by people who then go on to the mosque for noon prayers and see no quarrel in it. You may be asked to take off your shoes, or to wait outside. Either way do as the guide does, leave coins and cloth untouched, and keep the tombs off social media unless he agrees.':
    'Des offrandes se font sous les arbres, sans bruit, par des gens qui vont ensuite à la mosquée pour la prière de midi et n’y voient pas de contradiction. On vous demandera peut-être d’ôter vos chaussures, ou d’attendre dehors. Dans tous les cas, faites comme le guide, ne touchez ni aux pièces ni aux étoffes, et ne publiez pas les tombeaux en ligne sans son accord.',
  'Ask for a Guide to Muhembo': 'Demander un guide pour Muhembo',
};
