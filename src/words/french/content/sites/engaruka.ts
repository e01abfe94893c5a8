/** Texts of the page of Engaruka. */
export const engaruka: Readonly<Record<string, string>> = {
  'Engaruka: lost fields under the wall of the Rift': 'Engaruka : champs perdus sous la paroi du Rift',
  'Twenty square kilometres of stone-lined fields and canals, farmed for centuries and then abandoned. A walk with a village guide on the road to Natron.':
    'Vingt kilomètres carrés de champs et de canaux bordés de pierre, cultivés des siècles puis abandonnés. À pied avec un guide du village, en route vers le Natron.',
  'Walk through fields and canals': 'À pied à travers champs et canaux',
  'Terraced village sites': 'Villages en terrasses',
  'Today’s irrigated plots': 'Les parcelles irriguées d’aujourd’hui',
  'Up the gorge to the stream': 'La gorge, jusqu’au ruisseau',
  'Night stop before Lake Natron': 'Une nuit avant le lac Natron',
  'Almost no rain, almost no soil, and once the harvest of several thousand people.':
    'Presque pas de pluie, presque pas de terre, et jadis la récolte de plusieurs milliers de gens.',
  'Dust devils cross the track, zebra stand about among Maasai cattle, and for an hour and a half north of Mto wa Mbu you wonder what anybody could have grown here. Then a strip of real green appears at the foot of the scarp. A stream comes out of a cleft, cold and quick, and children are filling cans. That water is the whole explanation, then and now.':
    'Des tourbillons de poussière traversent la piste, des zèbres se tiennent parmi le bétail masaï, et pendant une heure et demie au nord de Mto wa Mbu on se demande ce que l’on a bien pu cultiver ici. Puis une bande de vrai vert apparaît au pied de l’escarpement. Un ruisseau sort d’une faille, froid et vif, et des enfants emplissent des bidons. Cette eau explique tout, alors comme aujourd’hui.',
  'Your guide lives in the village and starts at its upper edge. There the ground is ruled with low lines of stone, square after square, as far as you can make out through the thorn. These are field walls. A shallow trench with neatly set sides, running level round the slope, is a canal. If piles of rock leave you cold it will be a long hour; to anyone who has ever tried to keep a garden wet, it is astonishing work.':
    'Votre guide vit au village et commence à son bord supérieur. Là, le sol est rayé de basses lignes de pierre, carré après carré, aussi loin que l’on distingue à travers les épineux. Ce sont des murs de champs. Un fossé peu profond aux bords bien posés, qui court à niveau autour de la pente, est un canal. Si les tas de pierres vous laissent froid, l’heure sera longue ; pour qui a jamais essayé de garder un jardin humide, c’est un travail stupéfiant.',
  'Radiocarbon dates put the main settlement between the 15th and the 18th century, with an earlier start possible. Some 20 sq km were laid out in plots. Part of the soil was made on the spot, by leading muddy floodwater between walls and letting it settle. Cattle were kept in stalls and their dung went on the land. Above, on stepped platforms along the scarp, stood the houses, in seven clusters.':
    'Les datations au carbone 14 placent l’essentiel entre le XVe et le XVIIIe siècle, avec peut-être un début plus ancien. Quelque 20 km² étaient découpés en parcelles. Une partie de la terre fut faite sur place, en menant l’eau boueuse des crues entre des murs pour la laisser se déposer. Les bêtes étaient à l’étable, et leur fumier allait aux champs. Au-dessus, sur des plateformes en gradins le long de l’escarpement, se tenaient les maisons, en sept groupes.',
  'Gustav Fischer, the first European to mention the place, passed in 1883 and thought of tumbled castles. Hans Reck looked at it in 1913, Louis and Mary Leakey in 1935. They guessed at thirty thousand inhabitants or more, a figure now considered far too high.':
    'Gustav Fischer, le premier Européen à parler du lieu, passa en 1883 et pensa à des châteaux écroulés. Hans Reck le vit en 1913, Louis et Mary Leakey en 1935. Ils supposaient trente mille habitants ou plus, un chiffre jugé aujourd’hui bien trop haut.',
  'Who were they? The Iraqw, who farm the highlands to the south, and the Sonjo, who still irrigate terraces to the north-west, are the usual candidates, and the evidence favours neither strongly. Nor is it known why they went. Less water, tired soil, the arrival of the Maasai: each has its advocates.':
    'Qui étaient-ils ? Les Iraqw, qui cultivent les hautes terres au sud, et les Sonjo, qui irriguent encore des terrasses au nord-ouest, sont les candidats habituels, et les indices ne tranchent pas. On ne sait pas non plus pourquoi ils partirent. Moins d’eau, une terre lasse, l’arrivée des Masaï : chaque cause a ses avocats.',
  'Canals and fields': 'Canaux et champs',
  'Two hours on foot, nearly flat. Follow one furrow from the stream to its last plot, and see how little it drops on the way. At eight in the morning the shadows draw every wall for you; by midday the whole plan is gone.':
    'Deux heures à pied, presque à plat. Suivez une rigole du ruisseau à sa dernière parcelle, et voyez comme elle descend peu. À huit heures du matin, les ombres vous dessinent chaque mur ; à midi, tout le plan a disparu.',
  'The terraces': 'Les terrasses',
  'A stony climb of half an hour to level platforms, walled with dry stone, where huts stood. Behind you rises the Rift wall. In front the plain runs out to Kerimasi and, on a clear day, the cone of Ol Doinyo Lengai.':
    'Une montée pierreuse d’une demi-heure vers des plateformes planes, aux murs de pierre sèche, où se tenaient les huttes. Derrière vous se dresse la paroi du Rift. Devant, la plaine court jusqu’au Kerimasi et, par temps clair, au cône de l’Ol Doinyo Lengai.',
  'From Mto wa Mbu': 'De Mto wa Mbu',
  'About 63 km of gravel, one and a half to two hours':
    'Environ 63 km de piste, une heure et demie à deux heures',
  'Half a day, or a night with an early start': 'Une demi-journée, ou une nuit avec un départ matinal',
  'June to October, before ten': 'De juin à octobre, avant dix heures',
  'Boots or stout shoes; everything has thorns.': 'Des chaussures montantes ou solides ; tout a des épines.',
  'Two litres of water each, and salt. It can pass 35 degrees.':
    'Deux litres d’eau chacun, et du sel. Il peut faire plus de 35 degrés.',
  'Village guides are arranged on arrival at the local tourism office. Fees go to the village.':
    'Les guides du village se prennent à l’arrivée, au bureau de tourisme. Les droits vont au village.',
  'Leave stones in their place, even small ones.': 'Laissez les pierres à leur place, même petites.',
  'District tolls are charged along this road; keep the receipts.':
    'Des péages de district se paient sur cette route ; gardez les reçus.',
  'Present-day Engaruka is Maasai for the most part, and also a farming village: beans, maize and bananas on shares of the same stream, by an agreed timetable. Ask who gets water today and you will hear about politics. Herd boys expect a wave. Pictures of people need consent, and usually a small sum settled first.':
    'L’Engaruka d’aujourd’hui est en majorité masaï, et c’est aussi un village de cultivateurs : haricots, maïs et bananes, sur des parts du même ruisseau, selon un horaire convenu. Demandez qui a l’eau aujourd’hui, et vous entendrez parler de politique. Les petits bergers attendent un signe de la main. Photographier des gens demande leur accord et, d’ordinaire, une petite somme convenue d’abord.',
};
