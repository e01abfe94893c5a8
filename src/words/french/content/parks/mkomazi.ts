/** Texts of the page of Mkomazi National Park. */
export const mkomazi: Readonly<Record<string, string>> = {
  'Mkomazi National Park: rhino, wild dog and empty roads':
    'Parc national de Mkomazi : rhinos, lycaons, routes désertes',
  'Dry, red, wild country between the Pare Mountains and Tsavo. When to go to Mkomazi, what lives in the thornbush, and how to spend two to four days.':
    'Un pays sec, rouge et sauvage entre les monts Pare et le Tsavo. Quand aller à Mkomazi, ce qui vit dans les épineux, et que faire en deux à quatre jours.',
  'about 3,500': 'environ 3 500',
  '2-4 days': '2 à 4 jours',
  'Thornbush, red earth and Kilimanjaro on a clear morning, with hardly another car in sight.':
    'Épineux, terre rouge et Kilimanjaro par matin clair, et presque aucune autre voiture en vue.',
  'Lorries for Dar es Salaam thunder through the town of Same all night. Turn off beside the sisal, drive for ten minutes, show your papers at Zange gate, and the noise is gone. What replaces it is doves, hornbills and the tick of the engine cooling. A guide here switches off often, because in Mkomazi you find things by ear.':
    'Toute la nuit, les camions de Dar es Salaam grondent à travers la ville de Same. Tournez le long du sisal, roulez dix minutes, montrez vos papiers à la porte de Zange, et le bruit a disparu. À sa place : des tourterelles, des calaos et le cliquetis du moteur qui refroidit. Ici, un guide coupe souvent le contact, car à Mkomazi on trouve les choses à l’oreille.',
  'Seen from the first ridge the park is a sea of grey-green commiphora, broken by round hills and red tracks. To the south the Pare and Usambara mountains stand in a wall; on a clear dawn the snow of Kilimanjaro floats in the north-west. Tsavo West in Kenya begins where the map says so and nowhere else, and elephants cross as they please.':
    'Vu de la première crête, le parc est une mer de commiphoras gris-vert, coupée de collines rondes et de pistes rouges. Au sud, les monts Pare et Usambara font un mur ; par une aube claire, la neige du Kilimanjaro flotte au nord-ouest. Le Tsavo Ouest, au Kenya, commence là où la carte le dit et nulle part ailleurs, et les éléphants passent à leur guise.',
  'It was a game reserve from 1951 and, after decades of cattle and poaching, badly worn. Rhino were brought back behind a fence, wild dogs were bred for release, water holes were dug, and since 2008 Mkomazi has been a national park, of about 3,500 sq km.':
    'Ce fut une réserve de chasse dès 1951, puis, après des décennies de bétail et de braconnage, un pays bien éprouvé. On y a ramené des rhinocéros derrière une clôture, élevé des lycaons pour les relâcher, creusé des points d’eau, et depuis 2008 Mkomazi est un parc national d’environ 3 500 km².',
  'Be clear about what you are choosing. The bush is thick and the animals, hunted within living memory, are shy; someone who wants ten lions before lunch should go to the Serengeti. Those who come for gerenuk, silence and a rhino at forty metres drive out content. It also breaks the long road between Arusha and the coast at Pangani.':
    'Sachez ce que vous choisissez. La brousse est épaisse et les animaux, que l’on chassait encore il n’y a pas si longtemps, sont farouches ; qui veut dix lions avant le déjeuner ira au Serengeti. Ceux qui viennent pour le gérénuk, le silence et un rhinocéros à quarante mètres repartent comblés. Et c’est une étape sur la longue route entre Arusha et la côte de Pangani.',
  'Held in a guarded sanctuary, part of which is open to visitors in the rangers’ vehicles. Go early or late, when they come to the tracks.':
    'Ils vivent dans un sanctuaire gardé, dont une partie se visite dans les véhicules des rangers. Allez-y tôt ou tard, quand ils viennent près des pistes.',
  'African wild dog': 'Lycaon',
  'Bred here in large enclosures for release. Packs also roam free; meeting one is luck.':
    'Élevés ici dans de grands enclos avant d’être relâchés. Des meutes courent aussi en liberté ; en croiser une est un coup de chance.',
  'Gerenuk and lesser kudu': 'Gérénuk et petit koudou',
  'Dry-country antelopes rarely seen elsewhere in Tanzania. The gerenuk feeds upright on its hind legs, neck stretched like a small giraffe’s.':
    'Des antilopes de pays sec, rares ailleurs en Tanzanie. Le gérénuk mange debout sur ses pattes de derrière, le cou tendu comme une petite girafe.',
  'Elephant and oryx': 'Éléphant et oryx',
  'Herds move between here and Tsavo with the rain. Fringe-eared oryx keep to the open ground, with eland and zebra.':
    'Les troupeaux vont et viennent d’ici au Tsavo avec la pluie. Les oryx à oreilles frangées restent à découvert, avec les élands et les zèbres.',
  'Vulturine guineafowl, cobalt blue and bald as a vulture, run ahead of the car.':
    'Des pintades vulturines, bleu cobalt et chauves comme des vautours, courent devant la voiture.',
  'Sanctuary drive': 'Visite du sanctuaire',
  'About two hours with the rhino rangers, who know each animal. Places are few, so we book ahead.':
    'Environ deux heures avec les rangers des rhinos, qui connaissent chaque animal. Les places sont rares : nous réservons d’avance.',
  'Game drive to Dindira': 'Safari en véhicule à Dindira',
  'The dam is a steady place for elephant and buffalo late in the dry season. Half a day from Zange and back.':
    'En fin de saison sèche, la retenue est un lieu sûr pour voir éléphants et buffles. Une demi-journée aller et retour depuis Zange.',
  'Early, three hours at most, over stony ground. Good for tracks, larks and understanding why everything has thorns.':
    'Tôt, trois heures au plus, sur un sol caillouteux. Idéal pour les traces, les alouettes et pour comprendre pourquoi tout a des épines.',
  'Up into the Pares': 'Là-haut dans les Pare',
  'A day of cool air, terraced fields and Pare village cooking above Same, for legs tired of sitting.':
    'Une journée d’air frais, de champs en terrasses et de cuisine pare au-dessus de Same, pour les jambes lasses d’être assises.',
  'Recommended stay: 2-4 days': 'Séjour conseillé : 2 à 4 jours',
  'Beds are few: a small tented camp, park bandas, campsites, and simple hotels in Same. We suggest a camp inside, for the nights.':
    'Les lits sont rares : un petit camp de toile, des bandas du parc, des campings et des hôtels simples à Same. Nous conseillons un camp à l’intérieur, pour les nuits.',
  'Two days': 'Deux jours',
  'An afternoon drive to Dindira, a night in the park, the rhino sanctuary next morning.':
    'Une sortie à Dindira l’après-midi, une nuit dans le parc, le sanctuaire des rhinos le lendemain matin.',
  'Three days': 'Trois jours',
  'Adds a dawn walk and the quieter tracks east towards the Umba side.':
    'Avec, en plus, une marche à l’aube et les pistes tranquilles de l’est, vers l’Umba.',
  'Four days': 'Quatre jours',
  'Adds a day in the Pare Mountains, or time to wait for wild dogs.':
    'Avec, en plus, une journée dans les monts Pare, ou le temps d’attendre les lycaons.',
  'Long sleeves and closed shoes: the thorns are serious and the tsetse occasional.':
    'Manches longues et chaussures fermées : les épines ne plaisantent pas, et il y a quelques tsé-tsé.',
  'Fill up with fuel, water and cash in Same. There is nothing inside.':
    'Prenez à Same carburant, eau et argent liquide. Dans le parc, il n’y a rien.',
  'Midday can pass 35 degrees from December to March; plan a siesta.':
    'De décembre à mars, il peut faire plus de 35 degrés à midi ; prévoyez une sieste.',
  'In the rains a second vehicle, or patience, is part of the price.':
    'Sous les pluies, un deuxième véhicule, ou de la patience, fait partie du prix.',
  'Phone signal comes on the ridges and goes in the valleys.':
    'Le réseau vient sur les crêtes et s’en va dans les vallées.',
  'Zange gate is 6 km from Same, about two hours from Moshi and three and a half from Arusha by tarmac.':
    'La porte de Zange est à 6 km de Same, à environ deux heures de Moshi et trois heures et demie d’Arusha par l’asphalte.',
  'Black rhino, wild dog, elephant, gerenuk, lesser kudu, oryx, eland, giraffe, lion, leopard.':
    'Rhinocéros noir, lycaon, éléphant, gérénuk, petit koudou, oryx, éland, girafe, lion, léopard.',
  'Book Your Mkomazi Adventure!': 'Réservez votre aventure à Mkomazi !',
};
