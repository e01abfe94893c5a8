/** The lists of destinations. */
export const destinationPages: Readonly<Record<string, string>> = {
  'Five mountains, from a day’s walk to a waterfall to nine days round Kilimanjaro.':
    'Cinq montagnes : d’une journée de marche jusqu’à une cascade au tour du Kilimanjaro en neuf jours.',
  'Five islands of the mainland coast, from a bar of sand that the tide covers to a marine park.':
    'Cinq îles de la côte continentale, d’un banc de sable que la marée recouvre à un parc marin.',
  'Boats here go by the tide, so each page says how you get across and when. June to October is dry and the best time for nearly all; a day or two is enough for the small ones, while Mafia deserves most of a week.':
    'Ici, les bateaux suivent la marée : chaque page dit donc comment on traverse, et quand. De juin à octobre, il fait sec : c’est la meilleure saison pour presque toutes. Un jour ou deux suffisent pour les petites, mais Mafia mérite presque une semaine.',
  'Five islands, five reasons': 'Cinq îles, cinq raisons',
  'Whale sharks feed along the western shore; the reefs lie on the eastern.':
    'Les requins-baleines se nourrissent à l’ouest ; les récifs sont à l’est.',
  'Sand, terns and a reef. The highest tides cover all of it.':
    'Du sable, des sternes et un récif. Les plus hautes marées couvrent tout.',
  'Strangler figs hold the old walls together, and fruit bats leave them at dusk.':
    'Des figuiers étrangleurs tiennent les vieux murs ; au crépuscule, les roussettes s’envolent.',
  'Nobody lives here. At the right low tide you can walk across from the mainland.':
    'Personne n’y vit. Quand la marée basse s’y prête, on y va à pied depuis le continent.',
  'Its lighthouse once led ships into Tanga. Swallows have the tower now.':
    'Son phare guidait jadis les navires vers Tanga. La tour est aux hirondelles.',
  Islands: 'Îles',
  Explore: 'Explorer',
  'Five islands between Tanga and Mafia as posters: what each has that the others lack, its best months and its rain, and how long most guests stay there.':
    'Cinq îles entre Tanga et Mafia, en affiches : ce que chacune a et que les autres n’ont pas, ses meilleurs mois, sa pluie, et combien de temps on y reste.',
  'An old town, two markets, a palace, a forest, and beaches along the north and the east.':
    'Une vieille ville, deux marchés, un palais, une forêt, et des plages au nord et à l’est.',
  'Most guests begin with two or three days in Stone Town and then move to a beach. The coasts differ: on some shores low water takes the sea far out, on others hardly ten paces. Each page says what to expect. Mafia and Tumbatu Islands are here as well.':
    'La plupart des voyageurs commencent par deux ou trois jours à Stone Town, puis vont à la plage. Les côtes diffèrent : sur certaines, la marée basse emmène la mer très loin, sur d’autres à dix pas à peine. Chaque page dit à quoi s’attendre. Les îles de Mafia et de Tumbatu sont ici aussi.',
  Places: 'Lieux',
  'Stone Town, markets, a palace, a forest, beaches and islands of Zanzibar, with Mafia and Tumbatu besides: best months, rain, and what to do in each place.':
    'Stone Town, marchés, palais, forêt, plages et îles de Zanzibar, avec Mafia et Tumbatu en plus : meilleurs mois, pluie, et que faire dans chaque lieu.',
  'Stone tools, coral mosques, caravan yards and a cave where people still pray.':
    'Outils de pierre, mosquées de corail, cours de caravanes et une grotte où l’on prie encore.',
  'An hour is enough for some of these, others take the day. Many lie near Tanga and Pangani, a few beside the road to a park, so they fit between two longer stays. Each page has a word on the people who live there.':
    'Pour certains, une heure suffit ; d’autres prennent la journée. Beaucoup sont près de Tanga et de Pangani, quelques-uns sur la route d’un parc : ils s’insèrent donc entre deux séjours plus longs. Chaque page dit un mot de ceux qui y vivent.',
  'Cultural sites': 'Sites culturels',
  'Nine sites of Tanzania’s past, from stone tools at Isimila and Olduvai to Swahili ruins near Tanga: time needed, best months, and how to visit with respect.':
    'Neuf sites du passé de la Tanzanie, des outils de pierre d’Isimila aux ruines swahilies près de Tanga : temps à prévoir, meilleurs mois, visite respectueuse.',
  'Each page gives the height, the routes and the hours or days that they take, and says plainly what is hard about them. Kilimanjaro and Meru are climbs of several days; Lengai is one long night; Udzungwa and Usambara are for walking.':
    'Chaque page donne l’altitude, les voies et les heures ou les jours qu’elles demandent, et dit sans détour ce qui est dur. Le Kilimanjaro et le Meru sont des ascensions de plusieurs jours ; le Lengai, une longue nuit ; Udzungwa et Usambara sont faits pour marcher.',
  Mountains: 'Montagnes',
  'Kilimanjaro, Meru, Oldonyo Lengai, Udzungwa and Usambara compared: how high, how many days or hours, which months are dry, and who each of them suits.':
    'Kilimanjaro, Meru, Oldonyo Lengai, Udzungwa et Usambara comparés : altitude, nombre de jours ou d’heures, mois secs, et à qui convient chacun.',
  'Beaches and islands of the Tanzanian mainland coast': 'Plages et îles de la côte continentale de Tanzanie',
  'Zanzibar: thirteen places, from Stone Town to reef': 'Zanzibar : treize lieux, de Stone Town au récif',
  'Culture and history: caves, ruins and old towns':
    'Culture et histoire : grottes, ruines et villes anciennes',
  'Hiking and trekking in Tanzania: five mountains': 'Randonnée et trekking en Tanzanie : cinq montagnes',
  islands: 'îles',
  places: 'lieux',
  sites: 'sites',
  mountains: 'montagnes',
};
