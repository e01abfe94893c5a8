/** Texts of the page of Mikumi National Park. */
export const mikumi: Readonly<Record<string, string>> = {
  'Mikumi National Park: an easy safari from Dar es Salaam':
    'Parc national de Mikumi : un safari facile depuis Dar es Salaam',
  'A real game drive within a day of the coast: the Mkata flood plain, its lions, elephants and hippo pools, and how the new railway changes the trip.':
    'Un vrai safari à moins d’un jour de la côte : la plaine inondable de la Mkata, ses lions, éléphants et mares aux hippopotames, et ce que change le train.',
  '3,230': '3\u00a0230',
  'Leave the ocean after breakfast, and see your first elephant before tea.':
    'Quittez l’océan après le petit-déjeuner, et voyez votre premier éléphant avant l’heure du thé.',
  'Buses between Dar es Salaam and Zambia run straight through Mikumi for fifty kilometres, and their passengers get a free safari through the glass. There are speed humps, fines for running down animals, and usually a herd of impala on the verge with lorries grinding past. A kilometre off the tarmac none of it can be heard.':
    'Les cars qui vont de Dar es Salaam en Zambie traversent Mikumi sur cinquante kilomètres, et leurs passagers ont droit à un safari gratuit derrière la vitre. Il y a des ralentisseurs, des amendes pour qui écrase un animal et, d’ordinaire, des impalas sur le bas-côté tandis que les camions peinent. À un kilomètre de l’asphalte, on n’en entend plus rien.',
  'North of the road opens the Mkata flood plain, flat, tawny and wide, ringed by blue mountains on three sides. People compare it with the Serengeti. That is generous, yet on a June morning, with mist in the hollows and a line of buffalo walking into the sun, you see what they mean. South of the road rise hills of miombo woodland, where leaves turn copper in September and sable antelope live unseen.':
    'Au nord de la route s’ouvre la plaine inondable de la Mkata, plate, fauve et large, cernée sur trois côtés de montagnes bleues. On la compare au Serengeti. C’est généreux, mais un matin de juin, avec de la brume dans les creux et une file de buffles qui marche vers le soleil, on voit ce que cela veut dire. Au sud s’élèvent des collines de miombo, dont les feuilles prennent en septembre la couleur du cuivre, et où vivent, invisibles, des hippotragues noirs.',
  'At 3,230 sq km the park is of a size to get to know. Two dawns and two dusks on the plain give most people elephant, lion, giraffe, zebra and hippo, without a light aircraft and at fair prices. The comforts match: bandas, tented lodges, a few good ones, no fuss.':
    'Avec 3 230 km², le parc est d’une taille que l’on apprend à connaître. Deux aubes et deux crépuscules dans la plaine donnent à la plupart des visiteurs éléphant, lion, girafe, zèbre et hippopotame, sans petit avion et à des prix honnêtes. Le confort est à l’avenant : des bandas, des lodges sous toile, quelques-uns très bons, aucun tralala.',
  'It is popular on Saturdays. Dar es Salaam comes up for the weekend, loudly and in good spirits, and the hippo pool can have a dozen cars around it. From Tuesday to Thursday the same pool is yours, with a yellow-billed stork wading in front of the crocodiles.':
    'Le samedi, il y a du monde. Dar es Salaam monte pour le week-end, bruyante et de bonne humeur, et l’on peut compter douze voitures autour de la mare aux hippos. Du mardi au jeudi, la même mare est à vous, avec un tantale ibis qui patauge devant les crocodiles.',
  'Lions of the plain': 'Les lions de la plaine',
  'Often out on the grass or on termite mounds at first light; some climb trees to get clear of the flies.':
    'Souvent dans l’herbe ou sur une termitière aux premières lueurs ; certains grimpent aux arbres pour échapper aux mouches.',
  'Elephants and elephant damage': 'Les éléphants et leurs dégâts',
  'Rather smaller-tusked here than in the north, and fond of the palms that gave Mikumi its name.':
    'Aux défenses plutôt plus petites que dans le nord, et friands des palmiers qui ont donné son nom à Mikumi.',
  'Hippos at close quarters': 'Les hippopotames de près',
  'Two pools near the Kikoboga area, where you may get out and stand on the bank, with your driver watching the water.':
    'Deux mares près de Kikoboga, où l’on peut descendre et se tenir sur la berge, pendant que votre chauffeur surveille l’eau.',
  'Bateleurs overhead, lilac-breasted rollers on every post, and in the rains European visitors such as storks.':
    'Des bateleurs dans le ciel, un rollier à longs brins sur chaque poteau et, sous les pluies, des visiteurs d’Europe comme les cigognes.',
  'Wild dogs, sometimes': 'Des lycaons, parfois',
  'Packs wander in from Nyerere, next door. A week’s silence and then six of them trotting down the airstrip.':
    'Des meutes arrivent du parc Nyerere, tout proche. Une semaine de silence, puis six d’entre eux qui trottent sur la piste d’atterrissage.',
  'Dawn drive': 'Sortie à l’aube',
  'Gate at half past six, three to four hours on the Mkata loops, late breakfast.':
    'À la porte à six heures et demie, trois à quatre heures sur les boucles de la Mkata, petit-déjeuner tardif.',
  'Where a ranger is free to lead one: civets, springhares, and lions on the move.':
    'Quand un ranger est libre pour la conduire : civettes, lièvres sauteurs, et des lions en chemin.',
  'Udzungwa from here': 'Les Udzungwa, d’ici',
  'Ninety minutes south lies forest with monkeys that live nowhere else, and Sanje Falls, a hike of six to eight hours.':
    'À une heure et demie au sud, une forêt dont certains singes ne vivent nulle part ailleurs, et les chutes de Sanje, une randonnée de six à huit heures.',
  Walking: 'À pied',
  'Short ranger-led walks in the hills of the south, for trees, tracks and quiet.':
    'De courtes marches avec un ranger dans les collines du sud, pour les arbres, les traces et le calme.',
  'By train to Morogoro and on by car is now quicker than driving the whole way.':
    'Le train jusqu’à Morogoro, puis la voiture : c’est désormais plus rapide que de tout faire par la route.',
  'Avoid the highway after dark.': 'Évitez la grande route après la tombée de la nuit.',
  'Binoculars matter: the plain is wide and driving off the track is not allowed.':
    'Les jumelles comptent : la plaine est large, et il est interdit de quitter les pistes.',
  'July nights fall to 15 degrees, open cars feel colder.':
    'En juillet, les nuits descendent à 15 degrés, et il fait plus froid encore dans une voiture ouverte.',
  'Ask for a room away from the road side.': 'Demandez une chambre loin de la route.',
  'Good first stop on the way to Ruaha, five hours on.':
    'Une bonne première étape vers Ruaha, cinq heures plus loin.',
  'About 290 km from Dar es Salaam, five to six hours by road; a little over an hour and a half from Morogoro.':
    'À environ 290 km de Dar es Salaam, cinq à six heures de route ; un peu plus d’une heure et demie de Morogoro.',
  'Lion, elephant, buffalo, giraffe, zebra, wildebeest, eland, hippo, crocodile, wild dog.':
    'Lion, éléphant, buffle, girafe, zèbre, gnou, éland, hippopotame, crocodile, lycaon.',
  'Book Your Mikumi Adventure': 'Réservez votre aventure à Mikumi',
};
