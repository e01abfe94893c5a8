/** Texts of the page of Mahale Mountains National Park. */
export const mahale: Readonly<Record<string, string>> = {
  'Mahale Mountains: chimpanzees above Lake Tanganyika':
    'Monts Mahale : les chimpanzés au-dessus du lac Tanganyika',
  'No roads, one lake, and a community of chimpanzees used to quiet visitors. What four to six days at Mahale are like, and the rules of the hour.':
    'Pas de route, un lac, et une communauté de chimpanzés habituée aux visiteurs discrets. À quoi ressemblent quatre à six jours à Mahale, et les règles de l’heure.',
  '1,613': '1\u00a0613',
  '4-6 days': '4 à 6 jours',
  'A white beach, a wall of forest, and somewhere up inside it a scream that empties your head.':
    'Une plage blanche, un mur de forêt et, quelque part là-haut, un cri qui vous vide la tête.',
  'Nothing drives to Mahale. An aircraft puts you on a strip by the lake, a wooden boat takes you on, and for an hour and a half the mountains slide by on the left, folded and dark green, with their tops in cloud. Then a beach as white as any in Zanzibar, and a barefoot walk to breakfast. The lake laps like a sea. Taste it: it is fresh.':
    'On ne va pas à Mahale en voiture. Un avion vous pose sur une piste au bord du lac, un bateau de bois vous emmène plus loin, et pendant une heure et demie les montagnes défilent à gauche, plissées, vert sombre, la tête dans les nuages. Puis une plage aussi blanche qu’à Zanzibar, et quelques pas pieds nus jusqu’au petit-déjeuner. Le lac clapote comme une mer. Goûtez : c’est de l’eau douce.',
  'Trackers leave before dawn. When the radio says where, you follow, on foot, through lianas and up ravines; it may take forty minutes or most of the day. There comes a pant-hoot close by, answered from three sides, and after that the rules. Masks on. Ten metres. One hour. No more than six guests. A male comes down the path, brushes past your knee without a glance, and sits with his back to you as if you were furniture.':
    'Les pisteurs partent avant l’aube. Quand la radio dit où, vous suivez, à pied, parmi les lianes et le long des ravins ; cela peut prendre quarante minutes ou presque toute la journée. Tout près éclate un cri haletant, auquel on répond de trois côtés, et dès lors valent les règles. Masque sur le nez. Dix mètres. Une heure. Six voyageurs au plus. Un mâle descend le sentier, vous frôle le genou sans un regard et s’assied en vous tournant le dos, comme si vous étiez un meuble.',
  'Japanese researchers began studying this community in 1965, which is why its members are so calm. Everyone has a name and a family history, and a good guide will make you care who grooms whom. It is politics, chiefly, with figs.':
    'Des chercheurs japonais étudient cette communauté depuis 1965, d’où son calme. Chacun a un nom et une histoire de famille, et un bon guide saura vous passionner pour qui épouille qui. C’est surtout de la politique, avec des figues.',
  'Most of the park’s 1,613 sq km is roadless and little walked, up to the summit of Nkungwe at 2,462 m. Allow four days at the least. Getting there takes most of one, chimpanzees deserve two in case they spend the first on a ridge, and the beach will claim the last.':
    'Des 1 613 km² du parc, la plus grande part est sans route et peu parcourue, jusqu’au sommet du Nkungwe, à 2 462 m. Prévoyez quatre jours au moins. Y aller en prend presque un, les chimpanzés en méritent deux, au cas où ils passeraient le premier sur une crête, et la plage réclamera le dernier.',
  Chimpanzees: 'Chimpanzés',
  'Several hundred live in the range; the habituated group has about sixty. From August to October they often feed low down.':
    'Plusieurs centaines vivent dans le massif ; le groupe habitué en compte une soixantaine. D’août à octobre, ils mangent souvent plus bas.',
  'Other primates': 'Autres primates',
  'Red colobus, red-tailed and blue monkeys, yellow baboons on the sand. Colobus fall silent when chimpanzees hunt.':
    'Colobes roux, cercopithèques ascagnes et à diadème, babouins jaunes sur le sable. Les colobes se taisent quand les chimpanzés chassent.',
  'Fish like a reef': 'Des poissons comme sur un récif',
  'Cichlids, hundreds of kinds in this lake, striped and blue. Put on a mask beside the rocks.':
    'Des cichlidés, des centaines d’espèces dans ce lac, rayées et bleues. Mettez un masque le long des rochers.',
  Birds: 'Oiseaux',
  'A list of 355: crowned eagle, palm-nut vulture, Ross’s turaco, giant kingfisher.':
    'Une liste de 355 : aigle couronné, palmiste africain, touraco de Lady Ross, martin-pêcheur géant.',
  Butterflies: 'Papillons',
  'On damp stream beds after ten they rise in clouds.':
    'Après dix heures, sur le lit humide des ruisseaux, ils s’élèvent en nuages.',
  'Every morning in season, from age 12. Steep, warm and slippery; sticks are lent.':
    'Chaque matin en saison, dès 12 ans. Raide, chaud et glissant ; on vous prête un bâton.',
  'On the lake': 'Sur le lac',
  'Kayak along the bays, fish with a hand line from the dhow, drift with a drink while the sun drops into the Congo side.':
    'En kayak le long des baies, à la ligne depuis le boutre, ou à la dérive avec un verre quand le soleil tombe du côté du Congo.',
  Waterfalls: 'Cascades',
  'A gentle half day, for the rest day that your thighs will ask for.':
    'Une demi-journée tranquille, pour le jour de repos que vos cuisses réclameront.',
  'Mount Nkungwe': 'Mont Nkungwe',
  'Two or three days with a ranger and tents, through bamboo to open grass.':
    'Deux ou trois jours avec un ranger et des tentes, à travers les bambous jusqu’à la prairie.',
  'Stay at home with a cold, or stay in camp. Your germs can kill a chimpanzee.':
    'Si vous êtes enrhumé, restez chez vous, ou au camp. Vos microbes peuvent tuer un chimpanzé.',
  'Light boots that dry, long trousers, socks over the cuffs against ants.':
    'Des chaussures légères qui sèchent, un pantalon long, les chaussettes par-dessus, contre les fourmis.',
  'Camera without flash, with a fast lens; the forest is dim.':
    'Un appareil sans flash, avec un objectif lumineux ; la forêt est sombre.',
  'Swim only where the camp says so: crocodiles exist.':
    'Ne vous baignez que là où le camp le dit : il y a bel et bien des crocodiles.',
  'Flights run two or three times a week. Fix them first.':
    'Il y a deux ou trois vols par semaine. Réservez-les en premier.',
  'Fitness helps; slow groups are never left behind.':
    'Être en forme aide ; les lents ne sont jamais laissés derrière.',
  'About 120 km south of Kigoma by boat; the airstrip lies on the northern edge, a boat ride from the camps.':
    'À environ 120 km au sud de Kigoma en bateau ; la piste est à la limite nord du parc, et l’on rejoint les camps en bateau.',
  'Chimpanzee, red colobus, red-tailed monkey, yellow baboon, bushbuck, leopard (seldom seen), otters, cichlids.':
    'Chimpanzé, colobe roux, cercopithèque ascagne, babouin jaune, guib harnaché, léopard (rarement vu), loutres, cichlidés.',
  'Book Your Mahale Adventure': 'Réservez votre aventure à Mahale',
};
