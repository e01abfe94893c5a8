/** Texts of the page of Jambiani Beach. */
export const jambianiBeach: Readonly<Record<string, string>> = {
  'Jambiani Beach: a village, a lagoon and a long tide':
    'Plage de Jambiani : un village, un lagon, une longue marée',
  'Twice a day the sea leaves Jambiani, and the village walks out after it. Seaweed, outriggers, wind by month, and how to swim on Zanzibar’s south-east coast.':
    'Deux fois par jour, la mer quitte Jambiani et le village marche à sa suite. Algues, pirogues à balancier, vent mois par mois, où nager au sud-est de Zanzibar.',
  'Walking the flats with a seaweed farmer': 'Sur l’estran avec une cultivatrice d’algues',
  'Lagoon sail by ngalawa': 'Le lagon en ngalawa',
  'Snorkelling at the reef': 'Snorkeling au récif',
  'Kites when the kusi blows': 'Kitesurf quand souffle le kusi',
  'Village walk and cooking': 'Le village, et un cours de cuisine',
  'Learn the tide table on day one, and everything else here makes sense.':
    'Apprenez l’horaire des marées le premier jour, et tout le reste devient clair.',
  'History of a Shore Village': 'Histoire d’un village du rivage',
  'At six the water is at the wall. By ten, around new or full moon, it is a white line more than a kilometre away, and where it was there are women in kanga, bent double, talking. They tie cuttings of seaweed to strings between pegs, row on row. By four the lagoon is back, milk-green and warm as a bath, and there is no sign that anybody was ever there.':
    'À six heures, l’eau est au mur. À dix heures, vers la nouvelle ou la pleine lune, c’est une ligne blanche à plus d’un kilomètre, et là où elle était, des femmes en kanga, pliées en deux, bavardent. Elles attachent des boutures d’algues à des ficelles tendues entre des piquets, rang après rang. À seize heures, le lagon est revenu, vert laiteux et chaud comme un bain, et rien ne dit que quelqu’un ait jamais été là.',
  'The name is said to come from jambia, a curved dagger that early settlers found in the sand. Older people remember when families lived inland among their cassava plots on the coral, came down for fishing, and had no road; houses of stone and lime grew along the shore with the school and the wells. Seaweed farming arrived from the Philippines around 1990. For the first time women earned money of their own here, and many of the tin roofs you see are built of it. Warmer water has made the better species fail, so that some now raise sponges, or make soap.':
    'Le nom viendrait de jambia, un poignard courbe que les premiers arrivés auraient trouvé dans le sable. Les vieux se souviennent du temps où les familles vivaient à l’intérieur, parmi leurs champs de manioc sur le corail, descendaient pour la pêche et n’avaient pas de route ; les maisons de pierre et de chaux grandirent au rivage avec l’école et les puits. La culture des algues vint des Philippines vers 1990. Pour la première fois, des femmes gagnaient ici leur propre argent, et beaucoup des toits de tôle que vous voyez viennent de là. Dans une eau plus chaude, les meilleures espèces dépérissent : certaines élèvent maintenant des éponges, ou font du savon.',
  'Guest houses stand between the homes and not behind a fence, which is why we like Jambiani. It has a cost. You share the beach with cattle, football, madrasa children and boats being mended, and on some mornings there is a hem of brown weed, which nobody rakes.':
    'Les pensions sont parmi les maisons et non derrière une clôture, et c’est pourquoi nous aimons Jambiani. Cela a un prix. Vous partagez la plage avec des vaches, du football, les enfants de l’école coranique et des bateaux que l’on répare, et certains matins il y a un ourlet d’algues brunes que personne ne ratisse.',
  'By High Water and by Low': 'À marée haute, à marée basse',
  'Two hours with a woman who farms there. Sea cucumbers, ribbon worms, the holes where octopus live. Her fee is hers; agree on pictures first.':
    'Deux heures avec une femme qui cultive ici. Concombres de mer, vers rubans, les trous où vivent les poulpes. Son salaire est à elle ; convenez d’abord des photos.',
  'A dugout with two outriggers and a patched lateen slides over a metre of water to the reef. Snorkel at the edge of the pass, and keep inside it: the current beyond is not for swimmers.':
    'Une pirogue à deux balanciers et à voile latine rapiécée glisse sur un mètre d’eau jusqu’au récif. Nagez avec masque et tuba au bord de la passe, et restez en deçà : au-delà, le courant n’est pas pour les nageurs.',
  Kites: 'Kitesurf',
  'Wind is steady from June to September and, more gently, December to February. Paje, fifteen minutes north, has the schools; this end has the room.':
    'Le vent est régulier de juin à septembre et, plus doux, de décembre à février. Paje, à quinze minutes au nord, a les écoles ; ce bout-ci a la place.',
  'Coconut afternoon': 'Un après-midi de coco',
  'Grate, squeeze, simmer with octopus; learn to twist husk into rope on your thigh. Everyone eats the result.':
    'Râpez, pressez, faites mijoter avec du poulpe ; apprenez à rouler sur la cuisse une corde de bourre. Tout le monde mange le résultat.',
  'Kuza cave': 'Grotte de Kuza',
  'A cool pool in the coral, ten minutes inland. Rinse off sun cream before you go in.':
    'Un bassin frais dans le corail, à dix minutes dans les terres. Rincez la crème solaire avant d’y entrer.',
  'Swim in the three hours either side of high water. Your host has the table on the wall.':
    'Nagez dans les trois heures qui précèdent et qui suivent la pleine mer. Votre hôte a l’horaire au mur.',
  'Shoes for the flats: urchins have long spines and no manners.':
    'Des chaussures pour l’estran : les oursins ont de longues épines et aucune éducation.',
  'A bikini is for the sand in front of your hotel, shirt and kanga for walking further.':
    'Le bikini est pour le sable devant votre hôtel ; plus loin, chemise et kanga.',
  'Cash machines are few and moody. Draw money in town.':
    'Les distributeurs sont rares et capricieux. Retirez l’argent en ville.',
  'Nights are dark, and power fails. Torch, and repellent at dusk.':
    'Les nuits sont noires, et le courant manque. Une lampe, et du répulsif au crépuscule.',
  'No sunbathing beside the mosque, no wine in view of it.':
    'Pas de bain de soleil à côté de la mosquée, pas de vin en vue d’elle.',
  'An hour and a quarter from the airport, half an hour past Jozani forest. Minibuses from Mwanakwerekwe take twice as long and cost next to nothing.':
    'À une heure et quart de l’aéroport, une demi-heure après la forêt de Jozani. Les minibus de Mwanakwerekwe mettent deux fois plus de temps et ne coûtent presque rien.',
  'Octopus, starfish, moray eel, crab plovers on the flats in the northern winter, terns, humpback whales outside the reef from August.':
    'Poulpe, étoile de mer, murène, dromes ardéoles sur l’estran pendant l’hiver du nord, sternes, baleines à bosse hors du récif dès août.',
  'Jambiani is devout and easy-going. In July neighbouring Makunduchi keeps Mwaka Kogwa, the old Shirazi new year, with mock fights in banana stalks and a hut set on fire; guests are welcome, because it is bad luck to have none.':
    'Jambiani est pieuse et facile à vivre. En juillet, la voisine Makunduchi fête Mwaka Kogwa, l’ancien Nouvel An shirazi, avec des combats pour rire à coups de tiges de bananier et une cabane que l’on brûle ; les visiteurs sont bienvenus, car n’en avoir aucun porte malheur.',
  'Book Your Jambiani Beach Experience Now': 'Réservez votre séjour à Jambiani',
};
