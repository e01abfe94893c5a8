/** Texts of the page of Kitulo National Park. */
export const kitulo: Readonly<Record<string, string>> = {
  'Kitulo National Park: orchids on the high plateau':
    'Parc national de Kitulo : les orchidées du haut plateau',
  'Locals call it God’s garden: 465 sq km of grassland at 2,600 m that flowers in the rains. Which month shows what, where to walk, how cold it gets.':
    'On l’appelle ici le jardin de Dieu : 465 km² de prairie à 2 600 m, en fleurs sous les pluies. Que voir chaque mois, où marcher, à quel point il fait froid.',
  'The park where you hope for rain, and kneel down to look at things.':
    'Le parc où l’on espère la pluie, et où l’on s’agenouille pour regarder.',
  'It had rained at breakfast, it will rain again at two, and between the showers the plateau steams. Larks go up. From the track the grass looks merely green; take ten steps into it and you are standing among pink spikes, yellow daisies, red-hot pokers, a sky-blue lobelia the size of a shirt button, and, once your eye is in, orchids wherever you were about to put your foot.':
    'Il avait plu au petit-déjeuner, il pleuvra encore à quatorze heures, et entre les averses le plateau fume. Des alouettes montent. De la piste, l’herbe n’est que verte ; faites-y dix pas, et vous voilà debout parmi des épis roses, des marguerites jaunes, des tritomas, une lobélie bleu ciel grande comme un bouton de chemise et, une fois l’œil fait, des orchidées partout où vous alliez poser le pied.',
  'Kitulo lies at about 2,600 m in the far south of the country, 465 sq km of old volcanic soil, drained by cold clear streams and edged with bamboo and juniper forest. Botanists have listed some 350 plants here. Among them are more than forty kinds of ground orchid, several found nowhere else. It became a national park in 2005, the first in tropical Africa set up chiefly for plants, partly because orchid tubers were being dug by the lorry-load and sold as food across the border in Zambia.':
    'Kitulo est à environ 2 600 m, dans l’extrême sud du pays : 465 km² de vieille terre volcanique, drainée par des ruisseaux froids et clairs et bordée de forêts de bambous et de genévriers. Les botanistes y ont recensé quelque 350 plantes. Parmi elles, plus de quarante sortes d’orchidées terrestres, dont plusieurs ne poussent nulle part ailleurs. Kitulo est devenu parc national en 2005, le premier d’Afrique tropicale créé surtout pour des plantes, en partie parce qu’on déterrait les tubercules d’orchidées par camions entiers pour les vendre comme aliment de l’autre côté de la frontière, en Zambie.',
  'Do not bring anybody who wants lions. There are no large predators, few mammals, no crowds and hardly a signpost. A few old farm buildings stand about in the mist. What you do is walk, in any direction, with a ranger who knows where last week’s flowers opened.':
    'N’amenez personne qui veuille des lions. Il n’y a pas de grands prédateurs, peu de mammifères, pas de foule et à peine un panneau. Quelques vieux bâtiments de ferme se dressent dans la brume. Ce que l’on fait, c’est marcher, dans n’importe quelle direction, avec un ranger qui sait où se sont ouvertes les fleurs de la semaine dernière.',
  'The timing differs from every other page on this site. Flowers begin with the first storms in November, the orchids peak between December and March, and by May the show is seed. In the cold months, June to August, the air is so clear that you see Lake Nyasa from the western edge, and puddles carry ice until nine.':
    'Le calendrier n’est celui d’aucune autre page de ce site. Les fleurs commencent avec les premiers orages de novembre, les orchidées culminent entre décembre et mars, et en mai le spectacle est en graines. Aux mois froids, de juin à août, l’air est si clair que l’on voit le lac Nyasa depuis le bord ouest, et les flaques gardent leur glace jusqu’à neuf heures.',
  'Ground orchids': 'Orchidées terrestres',
  'Disa, Satyrium, Habenaria: names your ranger will spell for you. White, orange and deep rose, from ankle to knee height.':
    'Disa, Satyrium, Habenaria : votre ranger vous épellera les noms. Blanches, orange, rose profond, de la cheville au genou.',
  'A monkey described by science only in 2005, in the Livingstone forest and on Mount Rungwe nearby. Very few are left, and seeing one is not to be counted on.':
    'Un singe décrit par la science en 2005 seulement, dans la forêt de Livingstone et sur le mont Rungwe voisin. Il en reste très peu : ne comptez pas le voir.',
  'Denham’s bustard': 'Outarde de Denham',
  'Walks the grassland like a bishop. Breeds here in the wet months.':
    'Elle parcourt la prairie comme un évêque, et niche ici aux mois humides.',
  'Blue swallow': 'Hirondelle bleue',
  'Rare, glossy, with tail streamers; arrives with the rain to nest in holes in the turf.':
    'Rare, lustrée, aux longs filets de queue ; elle arrive avec la pluie et niche dans des trous du gazon.',
  'Frogs and chameleons': 'Grenouilles et caméléons',
  'Look on heather at eye level. Some of these species are known from these mountains alone.':
    'Cherchez sur les bruyères, à hauteur d’yeux. Certaines de ces espèces ne sont connues que de ces montagnes.',
  'Flower walks': 'Marches parmi les fleurs',
  'Two hours or six, on level ground. A hand lens is worth more than a telephoto.':
    'Deux heures ou six, en terrain plat. Une loupe vaut mieux qu’un téléobjectif.',
  'Numbe valley': 'Vallée de la Numbe',
  'Half a day down through mist forest to waterfalls, and up again on legs that now notice the height.':
    'Une demi-journée de descente à travers la forêt de brume jusqu’à des cascades, puis la remontée, sur des jambes qui remarquent alors l’altitude.',
  'Matamba ridge': 'Crête de Matamba',
  'The road up from Chimala has fifty-odd hairpins. We stop at most of them, for the view over the Usangu plains.':
    'La route qui monte de Chimala compte une cinquantaine de lacets. Nous nous arrêtons dans la plupart, pour la vue sur les plaines d’Usangu.',
  'To the lake on foot': 'À pied jusqu’au lac',
  'One or two days through forest and tea villages, down 2,000 m to the beach at Matema. Needs planning and knees.':
    'Un ou deux jours à travers forêt et villages du thé, 2 000 m plus bas, jusqu’à la plage de Matema. Il y faut de la préparation et des genoux.',
  'Rubber boots, gaiters or a second pair of socks.':
    'Bottes de caoutchouc, guêtres ou une deuxième paire de chaussettes.',
  'Rain gear from November to April, a down jacket from June to August.':
    'Vêtements de pluie de novembre à avril, doudoune de juin à août.',
  'Stay in Matamba or Mbeya; lodging by the park is plain, camping plainer.':
    'Logez à Matamba ou à Mbeya ; près du parc l’hébergement est simple, le camping plus simple encore.',
  'Only a four-wheel drive climbs from Chimala in the wet.':
    'Par temps humide, seul un 4x4 monte de Chimala.',
  'Never pick or dig. Photograph and step back the way you came.':
    'Ne cueillez ni ne déterrez rien. Photographiez, et repartez dans vos propres pas.',
  'Go slowly on the first day; the air is thin.': 'Allez doucement le premier jour : l’air se fait rare.',
  'Around three hours by road from Mbeya, by Chimala and Matamba or by Isyonje.':
    'À environ trois heures de route de Mbeya, par Chimala et Matamba ou par Isyonje.',
  'Orchids, lobelias, proteas; Denham’s bustard, blue swallow, mountain buzzard; reedbuck, kipunji in the forest.':
    'Orchidées, lobélies, protées ; outarde de Denham, hirondelle bleue, buse montagnarde ; redunca, kipunji en forêt.',
  'Book Your Kitulo Adventure': 'Réservez votre aventure à Kitulo',
};
