/** Texts of the page of Tongoni Ruins. */
export const tongoniRuins: Readonly<Record<string, string>> = {
  'Tongoni Ruins: forty tombs and a mosque by the mangroves':
    'Ruines de Tongoni : quarante tombes près de la mangrove',
  'A Swahili town of the 15th century, south of Tanga: its roofless mosque, its pillar tombs, what Vasco da Gama lost nearby, and how to behave at a grave.':
    'Une ville swahilie du XVe siècle au sud de Tanga : sa mosquée sans toit, ses tombeaux à piliers, ce que perdit Vasco de Gama, et la tenue devant une tombe.',
  'Reading the tombs with the caretaker': 'Lire les tombeaux avec le gardien',
  'The mosque and its mihrab': 'La mosquée et son mihrab',
  'Mangroves at low tide': 'La mangrove à marée basse',
  'Tongoni village': 'Le village de Tongoni',
  'Graves with columns, a mosque without a roof, and the tide at work behind the mangroves.':
    'Des tombes à colonnes, une mosquée sans toit, et la marée à l’œuvre derrière la mangrove.',
  'You leave the car at the edge of the village and follow a path past drying fish, two goats and a football made of rags. Then the baobabs thin out and there they are, in long grass: low walled rectangles of grey coral, each the size of a bed, many with the stump of a column at the head. Beyond them is the pale line of the mangroves, and a strip of sea.':
    'Vous laissez la voiture au bord du village et suivez un sentier entre du poisson qui sèche, deux chèvres et un ballon de chiffons. Puis les baobabs s’espacent et les voilà, dans l’herbe haute : de bas rectangles de corail gris, grands chacun comme un lit, beaucoup avec un moignon de colonne à la tête. Au-delà, la ligne pâle de la mangrove, et une bande de mer.',
  'The ticket office is one room. A caretaker comes over with a visitors’ book, and what he shows you takes an hour, and most of it you would have walked straight past: a round hollow where a porcelain bowl was set, a line of moulding under the lichen.':
    'La billetterie se réduit à une pièce. Un gardien vient avec un livre des visiteurs, et ce qu’il vous montre prend une heure ; vous seriez passé devant presque tout : le creux rond où était scellé un bol de porcelaine, une moulure sous le lichen.',
  'In the 15th century this was a prosperous town. It traded with Kilwa, with Arabia, with India, and buried its leading families under pillars, a custom peculiar to this coast. Several stories compete about its founders. One names Shirazi settlers from Persia, another people from Dabhol in western India. Archaeologists, who have done no more than trial digs here, see a Swahili town like its neighbours, African in its roots and Muslim in its faith.':
    'Au XVe siècle, c’était une ville prospère. Elle commerçait avec Kilwa, avec l’Arabie, avec l’Inde, et enterrait ses grandes familles sous des piliers, une coutume propre à cette côte. Plusieurs récits se disputent ses fondateurs. L’un nomme des colons shirazi venus de Perse, un autre des gens de Dabhol, dans l’ouest de l’Inde. Les archéologues, qui n’ont fait ici que des sondages, voient une ville swahilie comme ses voisines, africaine de racines et musulmane de foi.',
  'Vasco da Gama’s logbook is firmer ground. In April 1498 his ships touched the shoals off this shore, and boats came out with oranges that the crew thought better than those of Portugal. On the way home, in January 1499, with too few men left alive to sail three ships, he burned the São Rafael near the same place.':
    'Le journal de bord de Vasco de Gama est plus solide. En avril 1498, ses navires touchèrent les hauts-fonds de ce rivage, et des barques vinrent avec des oranges que l’équipage trouva meilleures que celles du Portugal. Au retour, en janvier 1499, trop peu d’hommes vivaient encore pour mener trois navires : il brûla le São Rafael près du même endroit.',
  'The Portuguese wars broke the old trade, and by the 18th century the town was empty. Families from Kilwa are said to have settled it again for a while under the name Sitahabu, “better here than there”. Tongoni itself means place of ruins.':
    'Les guerres portugaises brisèrent l’ancien commerce, et au XVIIIe siècle la ville était vide. Des familles de Kilwa l’auraient repeuplée un temps sous le nom de Sitahabu, « mieux ici que là-bas ». Tongoni lui-même veut dire lieu de ruines.',
  'The pillar tombs': 'Les tombeaux à piliers',
  'Nearly all the columns have fallen and lie in pieces beside their graves. Look for the recesses that once held porcelain, and for panels cut in coral with the patience of lace-makers. The low sun before nine, or after four, brings out the carving.':
    'Presque toutes les colonnes sont tombées et gisent en morceaux près de leurs tombes. Cherchez les creux qui tenaient la porcelaine, et des panneaux taillés dans le corail avec une patience de dentellière. Le soleil bas, avant neuf heures ou après seize heures, fait ressortir la sculpture.',
  'The mosque': 'La mosquée',
  'Roofless, its mihrab turned north, the direction of Mecca from here. To the village it is still holy ground. Take your shoes off if the caretaker does, and never sit on a wall.':
    'Sans toit, son mihrab tourné vers le nord, la direction de La Mecque vue d’ici. Pour le village, le sol reste sacré. Ôtez vos chaussures si le gardien le fait, et ne vous asseyez jamais sur un mur.',
  'Some 17 km south of Tanga, half an hour by car':
    'À quelque 17 km au sud de Tanga, une demi-heure en voiture',
  'An hour at the ruins, two with the shore': 'Une heure aux ruines, deux avec le rivage',
  'June to October, early or late in the day': 'De juin à octobre, tôt ou tard dans la journée',
  'Long trousers or a long skirt, for respect and against ticks.':
    'Pantalon long ou jupe longue, par respect et contre les tiques.',
  'Women may bring a light scarf for the mosque.':
    'Les femmes peuvent prendre une étole légère pour la mosquée.',
  'No shop at the ruins: carry water and a hat.':
    'Pas de boutique aux ruines : emportez de l’eau et un chapeau.',
  'Rain and roadworks can slow the coast road; ask about it first.':
    'La pluie et les travaux peuvent ralentir la route côtière ; renseignez-vous d’abord.',
  'Leave every sherd where it lies. Taking one is theft by law.':
    'Laissez chaque tesson où il est. En prendre un est un vol, aux yeux de la loi.',
  'People still come to certain graves with rosewater, incense or a strip of white cloth, and ask the dead to put in a word. South of the old tombs the village buries its own. If a family is there, wait by the baobab until they have finished. The caretaker will tell you which tomb it is, and usually why.':
    'On vient encore à certaines tombes avec de l’eau de rose, de l’encens ou une bande d’étoffe blanche, pour prier les morts d’intercéder. Au sud des vieux tombeaux, le village enterre les siens. Si une famille est là, attendez près du baobab qu’elle ait fini. Le gardien vous dira de quelle tombe il s’agit, et d’ordinaire pourquoi.',
};
