/** Texts of the page of Lake Manyara National Park. */
export const lakeManyara: Readonly<Record<string, string>> = {
  'Lake Manyara National Park: forest, flamingos, Rift wall':
    'Lac Manyara : la forêt, les flamants et la paroi du Rift',
  'A small park with five landscapes in a row. What to see at Lake Manyara in half a day, why a whole one is better, and when the flamingos are there.':
    'Un petit parc, cinq paysages à la suite. Que voir au lac Manyara en une demi-journée, pourquoi une journée entière vaut mieux, et quand viennent les flamants.',
  'about 330': 'environ 330',
  'over 400': 'plus de 400',
  'A strip of green between a cliff and a lake, never more than a few kilometres wide.':
    'Une bande de vert entre une falaise et un lac, qui ne fait jamais plus de quelques kilomètres de large.',
  'You hear Manyara before you see it. Past the gate the sun goes out, the road dips under figs and mahoganies, and the air fills with blue monkeys crashing about, silvery-cheeked hornbills braying overhead, and water running over stones. None of this comes from rain. The springs are fed from the highlands above and seep out at the foot of the Rift wall.':
    'On entend Manyara avant de le voir. Passé la porte, le soleil s’éteint, la route plonge sous les figuiers et les acajous, et l’air s’emplit de cercopithèques qui cassent des branches, de calaos à joues argentées qui braillent là-haut et d’eau qui court sur les pierres. Rien de tout cela ne vient de la pluie. Les sources sont nourries par les hautes terres et sourdent au pied de la paroi du Rift.',
  'Drive on and the scene changes every ten minutes: forest, then yellow fever trees, then acacia woodland, then a margin of grass, and at last the lake, flat and pale, with heat dancing on it. Of the park’s area of about 330 sq km the greater part may be water in a wet year and dried mud at the end of a hard one.':
    'Continuez, et le décor change toutes les dix minutes : la forêt, puis les acacias jaunes, puis la savane arborée, puis une lisière d’herbe, et enfin le lac, plat et pâle, où la chaleur danse. De la superficie du parc, environ 330 km², la plus grande part peut être de l’eau dans une année humide, et de la boue sèche à la fin d’une année difficile.',
  'Flamingos are the honest uncertainty. They follow the algae, and the algae follow the level and salt of the water. There may be a pink line a kilometre long, or there may be pelicans, storks and excellent photographs of something else.':
    'Les flamants sont la grande inconnue, autant le dire. Ils suivent les algues, et les algues suivent le niveau et le sel de l’eau. Vous verrez peut-être une ligne rose d’un kilomètre, ou bien des pélicans, des cigognes et d’excellentes photos d’autre chose.',
  'Because Manyara lies on the road to bigger names, many people give it two hours and remember baboons. Start at the gate at half past six instead. Elephants are in the forest then, the light comes sideways through the trees, and the day-trippers from Arusha are still on the tarmac.':
    'Comme Manyara est sur la route de parcs plus célèbres, beaucoup lui donnent deux heures et se souviennent des babouins. Soyez plutôt à la porte à six heures et demie. Les éléphants sont alors dans la forêt, la lumière passe de biais entre les arbres, et les excursionnistes d’Arusha sont encore sur la route.',
  'Two ways to look': 'Deux façons de regarder',
  'From the treetops': 'Depuis les cimes',
  'Swinging bridges, up to 18 m above the forest floor, put you where the monkeys and hornbills are.':
    'Des ponts suspendus, jusqu’à 18 m au-dessus du sol de la forêt, vous mettent au niveau des singes et des calaos.',
  'Walkers cross a swaying rope bridge hung from trunk to trunk, high between the crowns of a green forest.':
    'Des marcheurs passent un pont de corde qui oscille de tronc en tronc, très haut entre les cimes d’une forêt verte.',
  'From the platform': 'Depuis la plateforme',
  'At the northern inlet the hippos lie offshore all day. Come near five, when the yawning starts.':
    'À l’embouchure nord, les hippopotames restent tout le jour devant la rive. Venez vers dix-sept heures, quand commencent les bâillements.',
  'Hippos lie in blue shallows with white egrets on their backs, one yawning, seen from a platform with a rail.':
    'Des hippopotames dans des hauts-fonds bleus, des aigrettes blanches sur le dos, l’un bâillant, vus d’une plateforme à garde-corps.',
  'Baboons by the hundred': 'Des babouins par centaines',
  'Some of the largest troops in the country sit in the road grooming one another and look up only when the horn sounds.':
    'Certaines des plus grandes troupes du pays s’épouillent assises sur la route et ne lèvent les yeux qu’au klaxon.',
  'Elephants at close range': 'Éléphants de tout près',
  'They step out of the undergrowth without a sound. Your guide will leave the engine running, and be right to.':
    'Ils sortent des fourrés sans un bruit. Votre guide laissera tourner le moteur, et il aura raison.',
  'Lions in trees': 'Lions dans les arbres',
  'Manyara made its name with them. They do climb, in the acacias further south, but sightings take luck and a second day.':
    'Manyara leur doit sa renommée. Ils grimpent vraiment, dans les acacias plus au sud, mais il faut de la chance et un deuxième jour pour les voir.',
  'Over 400 birds': 'Plus de 400 oiseaux',
  'Pelicans, yellow-billed storks, crowned eagles. A keen eye passes a hundred species between breakfast and lunch.':
    'Pélicans, tantales ibis, aigles couronnés. Un œil exercé passe la centaine d’espèces entre le petit-déjeuner et le déjeuner.',
  'Hippos from a platform': 'Hippopotames vus de la plateforme',
  'At the northern inlet they lie offshore with egrets standing on them.':
    'À l’embouchure nord, ils restent devant la rive, des aigrettes debout sur le dos.',
  'Game drive, north to south': 'Safari en véhicule, du nord au sud',
  'Half a day reaches the hot springs at Maji Moto and returns. A full day gets into the quiet southern woods.':
    'En une demi-journée, on va aux sources chaudes de Maji Moto et on revient. En une journée, on atteint les bois tranquilles du sud.',
  'Swinging bridges up to 18 m above the forest floor, an hour or so, eye to eye with monkeys.':
    'Des ponts suspendus jusqu’à 18 m au-dessus du sol de la forêt, une heure environ, les yeux dans les yeux avec les singes.',
  'Canoe or shore walk': 'Canoë ou marche sur la rive',
  'The lake decides which: when it is high enough, two hours by paddle; when it shrinks, a walk with a ranger.':
    'Le lac décide : quand il est assez haut, deux heures à la pagaie ; quand il se retire, une marche avec un ranger.',
  'Mto wa Mbu by bicycle': 'Mto wa Mbu à vélo',
  'Level tracks through rice and red bananas, a carver’s yard, lunch cooked in a village kitchen.':
    'Des chemins plats entre le riz et les bananes rouges, un atelier de sculpteur, un déjeuner préparé dans une cuisine du village.',
  'Close windows and lunch boxes. The baboons have learnt how zips work.':
    'Fermez les fenêtres et les boîtes à pique-nique. Les babouins ont appris à ouvrir une fermeture éclair.',
  'Mto wa Mbu means “river of mosquitoes”. Bring repellent and take the name at its word.':
    'Mto wa Mbu signifie « rivière des moustiques ». Prenez un répulsif, et le nom au pied de la lettre.',
  'Photographers: forest before nine, lake after four.':
    'Photographes : la forêt avant neuf heures, le lac après seize heures.',
  'Ask about the lower tracks after heavy rain; several flood.':
    'Après de fortes pluies, renseignez-vous sur les pistes basses ; plusieurs sont inondées.',
  'Combine it with Tarangire, an hour and a half away, or with Ngorongoro, an hour uphill.':
    'Associez-le à Tarangire, à une heure et demie, ou au Ngorongoro, à une heure de montée.',
  'The gate is at Mto wa Mbu, about 125 km from Arusha, two hours of good tarmac.':
    'La porte est à Mto wa Mbu, à environ 125 km d’Arusha, deux heures de bonne route asphaltée.',
  'Elephant, baboon, blue monkey, hippo, giraffe, buffalo, lion, dik-dik, flamingo, pelican, hornbill.':
    'Éléphant, babouin, cercopithèque à diadème, hippopotame, girafe, buffle, lion, dik-dik, flamant, pélican, calao.',
  'Book Your Safari Adventure!': 'Réservez votre safari !',
};
