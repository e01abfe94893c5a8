/** Texts of the page of Gombe National Park. */
export const gombe: Readonly<Record<string, string>> = {
  'Gombe National Park: the best-known chimpanzees of all':
    'Parc national de Gombe : les plus célèbres des chimpanzés',
  'Thirteen steep valleys above Lake Tanganyika where wild chimpanzees have been followed since 1960. Getting to Gombe by boat, and walking it well.':
    'Treize vallées abruptes au-dessus du lac Tanganyika, où l’on suit des chimpanzés sauvages depuis 1960. Aller à Gombe en bateau, et bien y marcher.',
  'Forty steps up from the lake the path enters the forest, and the listening begins.':
    'À quarante pas du lac, le sentier entre dans la forêt, et l’on commence à écouter.',
  'The water taxi from Kigoma carries soap, bananas, mattresses, hens and you. It stays close to the shore, passes village after village, bare brown hills with cassava to the skyline; and then, as though someone had drawn a line with a ruler, the forest starts. That line is the park’s edge. Inside it are thirteen valleys, 35 sq km in all, and around it the pressure of many thousands of people who also need firewood.':
    'Le bateau-taxi de Kigoma transporte du savon, des bananes, des matelas, des poules et vous. Il longe la rive, dépasse village après village, des collines brunes et nues, du manioc jusqu’au ciel ; puis, comme si quelqu’un avait tiré un trait à la règle, la forêt commence. Ce trait est la limite du parc. Dedans, treize vallées, 35 km² en tout, et tout autour la pression de milliers de gens qui ont, eux aussi, besoin de bois.',
  'It was to this beach that a young researcher came in 1960 with a notebook and her mother. She saw a chimpanzee strip a twig and fish for termites, and the definition of man as the toolmaker had to be rewritten. The study has not stopped since. Families known by the first letter of their names are into their fourth and fifth generations.':
    'C’est sur cette plage qu’arriva en 1960 une jeune chercheuse, avec un carnet et sa mère. Elle vit un chimpanzé effeuiller une brindille et pêcher des termites, et il fallut réécrire la définition de l’homme qui fabrique des outils. L’étude n’a jamais cessé. Des familles que l’on connaît par l’initiale de leurs noms en sont à leur quatrième et cinquième génération.',
  'A trek feels like calling on somebody at home. Rangers start from where the group nested, and the rest is a scramble: slopes of forty-five degrees, oil-palm roots for handholds, a stream to cool the wrists. Some days you meet them at nine by the waterfall. Now and then you do not meet them at all, and that is why we ask for three days.':
    'Une marche, ici, ressemble à une visite chez des gens. Les rangers partent de l’endroit où le groupe a fait ses nids, et le reste est de l’escalade : des pentes à quarante-cinq degrés, des racines de palmier à huile pour s’agripper, un ruisseau pour se rafraîchir les poignets. Certains jours, vous les trouvez à neuf heures près de la cascade. De temps en temps, vous ne les trouvez pas du tout, et c’est pourquoi nous demandons trois jours.',
  'Comforts are limited, a small tented camp and park rest-houses on the sand. Evenings are for swimming with pebble-coloured fish, and afterwards for watching the lamps of the sardine boats come out, one by one, until the lake has its own stars.':
    'Le confort est limité : un petit camp de toile et des maisons du parc sur le sable. Les soirées sont faites pour nager parmi des poissons couleur de galet, puis pour regarder sortir, une à une, les lampes des pêcheurs de sardines, jusqu’à ce que le lac ait ses propres étoiles.',
  'About a hundred remain. The Kasekela community, in the middle of the park, is the one that visitors meet.':
    'Il en reste une centaine. La communauté de Kasekela, au milieu du parc, est celle que rencontrent les visiteurs.',
  'Olive baboons': 'Babouins olive',
  'They work the beach at breakfast, turning stones, and the kitchens if left open.':
    'Au petit-déjeuner, ils fouillent la plage en retournant les pierres, et les cuisines restées ouvertes.',
  'Red colobus and red-tailed monkeys': 'Colobes roux et cercopithèques ascagnes',
  'High in the canopy, quick to sound the alarm when apes pass below.':
    'Haut dans la canopée, prompts à donner l’alarme quand les grands singes passent dessous.',
  'Birds of forest and shore': 'Oiseaux de la forêt et de la rive',
  'Over 200 species: African paradise flycatcher, trumpeter hornbill, palm-nut vulture, fish eagle.':
    'Plus de 200 espèces : tchitrec d’Afrique, calao trompette, palmiste africain, pygargue vocifère.',
  'The trek': 'La marche',
  'Leaves at half past seven; an hour with the chimpanzees at ten metres, in masks. Minimum age 15.':
    'Départ à sept heures et demie ; une heure avec les chimpanzés, à dix mètres, avec un masque. Dès 15 ans.',
  'Forty minutes from the beach: a tall thread of water between ferns, sacred to people who lived here before.':
    'À quarante minutes de la plage : un long fil d’eau entre les fougères, sacré pour ceux qui vivaient ici autrefois.',
  'An hour and a half of steady climbing to the lookout used in the first months of the study.':
    'Une heure et demie de montée régulière jusqu’au belvédère des premiers mois de l’étude.',
  'Into the water': 'Dans l’eau',
  'Snorkel from the rocks. The lake is 26 degrees and clear for ten metres.':
    'Masque et tuba depuis les rochers. Le lac est à 26 degrés, et clair sur dix mètres.',
  'Back near Kigoma: a small museum, mango trees, and the place of the famous greeting of 1871.':
    'De retour près de Kigoma : un petit musée, des manguiers, et le lieu de la fameuse salutation de 1871.',
  'Put nothing edible in your tent.': 'Ne laissez rien qui se mange dans votre tente.',
  'Grip matters more than ankle support: bring shoes with soft soles.':
    'L’adhérence compte plus que le maintien de la cheville : prenez des semelles souples.',
  'Nobody with a cough or fever may go up. Be honest with the ranger.':
    'Personne ne monte avec de la toux ou de la fièvre. Soyez franc avec le ranger.',
  'Charter a boat (under two hours from Kigoma) unless you have a day for the taxi.':
    'Louez un bateau (moins de deux heures de Kigoma), à moins d’avoir une journée pour le bateau-taxi.',
  'Fly to Kigoma from Dar es Salaam, and leave slack for delays.':
    'Prenez l’avion de Dar es Salaam à Kigoma, et gardez de la marge pour les retards.',
  'Gloves help with thorny lianas.': 'Des gants aident contre les lianes épineuses.',
  'Reached only by lake: 16 km from Kigoma to the southern edge, a little more to Kasekela beach.':
    'Accessible par le lac seulement : 16 km de Kigoma à la limite sud, un peu plus jusqu’à la plage de Kasekela.',
  'Chimpanzee, olive baboon, red colobus, red-tailed and blue monkey, bushpig, bushbuck, water cobra.':
    'Chimpanzé, babouin olive, colobe roux, cercopithèques ascagne et à diadème, potamochère, guib harnaché, cobra aquatique.',
  'Book Your Gombe Adventure': 'Réservez votre aventure à Gombe',
};
