/** Texts of the page of Olduvai Gorge. */
export const oldvaiGorge: Readonly<Record<string, string>> = {
  'Olduvai Gorge: two million years in one dry ravine':
    'Gorges d’Olduvai : deux millions d’années dans un ravin sec',
  'How to give Olduvai 2-3 hours between Ngorongoro and the Serengeti: the talk on the rim, the museum, the 1959 skull and the black dune that walks.':
    'Donner 2 à 3 heures à Olduvai, entre Ngorongoro et Serengeti : l’exposé au bord, le musée, le crâne de 1959 et la dune noire qui marche.',
  'Talk at the rim': 'Exposé au bord du ravin',
  'Museum and footprint cast': 'Musée et moulage des empreintes',
  'Down to the 1959 find': 'Descente au lieu de la découverte de 1959',
  'Shifting Sand': 'Shifting Sand, la dune qui marche',
  'At first sight a gully with thorn bushes. Then a guide reads it to you, from the bottom up.':
    'À première vue, un ravin et des épineux. Puis un guide vous le lit, de bas en haut.',
  'Half the vehicles on the Serengeti road never turn off, and from the road one understands them. The land is brown, the wind is full of grit, the sign is small. Five kilometres later you stand on the lip of a ravine about 90 m deep, with a tower of red rock in the middle, and a young man with a stick asks if you have an hour. Say yes.':
    'La moitié des véhicules de la route du Serengeti ne tournent jamais ici, et de la route on les comprend. La terre est brune, le vent plein de sable, le panneau petit. Cinq kilomètres plus loin, vous êtes au bord d’un ravin d’environ 90 m de profondeur, avec une tour de roche rouge au milieu, et un jeune homme à bâton vous demande si vous avez une heure. Dites oui.',
  'He points, and the stripes in the far wall become pages. At the bottom black lava. Above it grey clays from the shore of a lake that came and went for ages; then a band of rust red; then paler stuff, and the turf your shoes are on. Each ash fall from the volcanoes behind you sealed what lay on the ground that day. Near the foot are cobbles with an edge knocked on them. Higher up come hand axes.':
    'Il montre du doigt, et les rayures de la paroi d’en face deviennent des pages. Tout en bas, de la lave noire. Au-dessus, les argiles grises des rives d’un lac qui vint et s’en alla, des âges durant ; puis une bande rouge rouille ; puis du plus pâle, et le gazon sous vos chaussures. Chaque pluie de cendre des volcans derrière vous a scellé ce qui était ce jour-là sur le sol. Près du pied, des galets où l’on a frappé un tranchant. Plus haut viennent les bifaces.',
  'Maasai herders knew the place as Oldupai, after the wild sisal that grows in it. Professor Wilhelm Kattwinkel, a German, came through in 1911, took fossils home, and got the name slightly wrong. Hans Reck dug here in 1913. Louis Leakey began in 1931, and for decades he and his wife Mary found tools by the thousand and hardly a trace of their makers.':
    'Les bergers masaï appelaient l’endroit Oldupai, du nom du sisal sauvage qui y pousse. Un Allemand, le professeur Wilhelm Kattwinkel, passa en 1911, emporta des fossiles, et entendit le nom un peu de travers. Hans Reck fouilla ici en 1913. Louis Leakey commença en 1931, et pendant des décennies sa femme Mary et lui trouvèrent des outils par milliers, et presque aucune trace de ceux qui les avaient faits.',
  'On 17 July 1959 Louis lay in camp with a fever. Mary went out with the dogs, and saw two great teeth in the slope. The skull they belonged to, Zinjanthropus, now Paranthropus boisei, was soon dated to about 1.75 million years. Remains of a second and slighter creature followed, Homo habilis, whom many hold to be the likelier toolmaker. Since then few scholars have looked for our beginnings outside Africa.':
    'Le 17 juillet 1959, Louis était au camp avec de la fièvre. Mary sortit avec les chiens, et vit dans la pente deux grandes dents. Leur crâne, Zinjanthropus, aujourd’hui Paranthropus boisei, fut bientôt daté d’environ 1,75 million d’années. Suivirent les restes d’un second être, plus menu, Homo habilis, que beaucoup tiennent pour le fabricant d’outils le plus probable. Depuis, peu de savants ont cherché nos débuts hors d’Afrique.',
  'Museum and rim': 'Musée et bord du ravin',
  'Opened in its present building in 2017. Tools, extinct beasts, and a cast of the Laetoli footprints: two or three walkers in wet ash, some 3.6 million years ago, found about 45 km south of here. The famous skull itself is kept in Dar es Salaam.':
    'Ouvert dans son bâtiment actuel en 2017. Des outils, des bêtes disparues, et un moulage des empreintes de Laetoli : deux ou trois marcheurs dans la cendre humide, il y a quelque 3,6 millions d’années, à environ 45 km au sud d’ici. Le fameux crâne, lui, est gardé à Dar es Salaam.',
  'A crescent of black ash from Ol Doinyo Lengai, higher than a house, that the wind pushes west across the plain by several metres every year. Posts show where it used to be. Throw a handful: the grains cling together, being magnetic.':
    'Un croissant de cendre noire de l’Ol Doinyo Lengai, plus haut qu’une maison, que le vent pousse chaque année de plusieurs mètres vers l’ouest à travers la plaine. Des poteaux montrent où il était. Jetez-en une poignée : les grains s’agrippent, car ils sont magnétiques.',
  '2-3 hours': '2 à 3 heures',
  'On the way': 'En chemin',
  'About an hour from the Ngorongoro rim, 5 km off the Serengeti road':
    'À environ une heure du bord du Ngorongoro, à 5 km de la route du Serengeti',
  'Come before eleven. At noon the shade is gone and so are the colours.':
    'Venez avant onze heures. À midi, l’ombre a disparu, et les couleurs avec.',
  'Sunglasses and a scarf against the dust.': 'Lunettes de soleil et foulard contre la poussière.',
  'The floor and the dune need a vehicle, a guide and a separate fee.':
    'Pour le fond et la dune, il faut un véhicule, un guide et un droit à part.',
  'A fossil in the path stays in the path.': 'Un fossile sur le sentier reste sur le sentier.',
  'There are toilets and cold drinks at the museum, and nothing for hours either side.':
    'Au musée, il y a des toilettes et des boissons fraîches ; avant et après, rien pendant des heures.',
  'Maasai families graze cattle all round the gorge, as they have the right to do. The women who sell beads by the turn-off are neighbours, not exhibits: greet with “supai”, bargain kindly, and agree on a price before any photograph. Boys in black with painted white faces are between circumcision and manhood. Better to wave than to stop for pictures.':
    'Des familles masaï font paître leurs bêtes tout autour du ravin, comme c’est leur droit. Les femmes qui vendent des perles à l’embranchement sont des voisines, non des objets de musée : saluez d’un « supai », marchandez avec gentillesse, et convenez d’un prix avant toute photo. Les garçons en noir au visage peint de blanc sont entre la circoncision et l’âge d’homme. Mieux vaut un signe de la main qu’un arrêt photo.',
  'Visit Olduvai Gorge': 'Visiter les gorges d’Olduvai',
};
