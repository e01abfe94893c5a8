/** Texts of the page of Arusha National Park. */
export const arusha: Readonly<Record<string, string>> = {
  'Arusha National Park: Mount Meru, colobus and canoes':
    'Parc national d’Arusha : mont Meru, colobes et canoës',
  'An hour from your hotel in Arusha: a walk among giraffes, a canoe on the Momella lakes, black-and-white colobus, and the trail up Mount Meru.':
    'À une heure de votre hôtel d’Arusha : marcher parmi les girafes, pagayer sur les lacs Momella, voir des colobes noir et blanc et monter au mont Meru.',
  'about 137': 'environ 137',
  'Giraffes on a lawn, a forest full of colobus, and a volcano standing over both.':
    'Des girafes sur une pelouse, une forêt pleine de colobes, et un volcan au-dessus de tout cela.',
  'Half the people who fly into Kilimanjaro drive past the turning and never know. From the main road it is twenty minutes through coffee and maize to Ngongongare gate, and a little beyond it opens Serengeti Ndogo, the “little Serengeti”, a green bowl where zebra and buffalo graze as if set out for visitors.':
    'La moitié de ceux qui atterrissent à l’aéroport du Kilimanjaro passent devant l’embranchement sans le savoir. De la grande route, il y a vingt minutes entre caféiers et champs de maïs jusqu’à la porte de Ngongongare, et un peu plus loin s’ouvre Serengeti Ndogo, le « petit Serengeti », une cuvette verte où zèbres et buffles paissent comme disposés là pour les visiteurs.',
  'The park is small, about 137 sq km, and steep. Its bottom lies among reeds at 1,500 m; its top is the summit of Meru. Between them come wild figs, then juniper and podo hung with lichen, then giant heather, then ash. A morning’s drive passes from a bushbuck in deep shade to flamingos on an alkaline lake, with a stop at Ngurdoto, a crater that people may look into but not enter.':
    'Le parc est petit, environ 137 km², et escarpé. Son pied est dans les roseaux, à 1 500 m ; sa tête est le sommet du Meru. Entre les deux viennent les figuiers sauvages, puis les genévriers et les podocarpes drapés de lichen, puis les bruyères géantes, puis la cendre. En une matinée de route, on passe d’un guib dans l’ombre profonde aux flamants d’un lac alcalin, avec un arrêt au Ngurdoto, un cratère que l’on regarde d’en haut, sans y entrer.',
  'Nobody should come for lions. There are none to speak of, and elephants are few and keep to the forest. That absence is the point: it is why you may get out of the car. On foot behind a ranger, thirty steps from a bull giraffe, you notice the smell of him, and how quietly two metres of neck can be folded down to stare.':
    'Ne venez pas pour les lions. Il n’y en a pour ainsi dire pas, et les éléphants, rares, ne quittent guère la forêt. C’est justement l’intérêt : grâce à cette absence, on peut descendre de voiture. À pied derrière un ranger, à trente pas d’une girafe mâle, on remarque son odeur, et avec quelle douceur deux mètres de cou se plient pour vous dévisager.',
  'We send guests here on their first day, to shake off the flight, or on the two days before Kilimanjaro, to sleep higher. On clear mornings the two mountains face each other across the Momella lakes, their summits about seventy kilometres apart, and the water holds both for as long as the wind stays down.':
    'Nous y envoyons nos voyageurs le premier jour, pour secouer la fatigue du vol, ou les deux jours qui précèdent le Kilimanjaro, pour dormir plus haut. Par matin clair, les deux montagnes se font face au-dessus des lacs Momella, à quelque soixante-dix kilomètres d’un sommet à l’autre, et l’eau les porte toutes deux tant que le vent se tait.',
  'Black-and-white colobus': 'Colobe noir et blanc',
  'Families roar at dawn like badly started motorbikes, then leap across the road with white capes flying.':
    'À l’aube, les familles rugissent comme des motos qui démarrent mal, puis bondissent par-dessus la route, cape blanche au vent.',
  'Giraffe in numbers': 'Des girafes en nombre',
  'With few predators about they are calm, and in places outnumber everything else you meet.':
    'Comme il y a peu de prédateurs, elles sont calmes, et par endroits plus nombreuses que tout le reste.',
  'Lesser flamingo': 'Flamant nain',
  'On Big Momella for much of the year, most often between July and March.':
    'Sur le grand Momella une grande partie de l’année, le plus souvent de juillet à mars.',
  'Forest birds': 'Oiseaux de forêt',
  'Hartlaub’s turaco shows red wings for a second; Narina trogon calls and stays hidden. Over 400 species are recorded.':
    'Le touraco de Hartlaub montre une seconde ses ailes rouges ; le trogon narina chante et reste caché. Plus de 400 espèces sont recensées.',
  'Four to five days from Momella gate to 4,566 m, with huts on the way and an armed ranger in front. The last night walk, along the crater’s edge, wants a head for heights.':
    'Quatre à cinq jours de la porte Momella à 4 566 m, avec des refuges en chemin et un ranger armé devant. La dernière marche, de nuit sur le bord du cratère, demande de ne pas craindre le vide.',
  'Two hours on Small Momella, past hippos who get a wide berth. Best before the wind at eleven.':
    'Deux heures sur le petit Momella, en contournant largement les hippopotames. De préférence avant le vent de onze heures.',
  'Waterfall walk': 'Marche à la cascade',
  'Two to three hours across the buffalo meadow to Tululusia, 28 m of cold spray.':
    'Deux à trois heures à travers la prairie aux buffles jusqu’à Tululusia, 28 m d’embruns froids.',
  'Forest drive': 'Route de la forêt',
  'To the great fig arch, which a car can pass under, and up towards Kitoto for the view of Meru’s ash cone.':
    'Jusqu’au grand figuier en arche, sous lequel passe une voiture, et plus haut vers Kitoto, d’où l’on voit le cône de cendre du Meru.',
  'Proper shoes: the walks cross wet ground.':
    'De vraies chaussures : les marches passent par des terrains mouillés.',
  'Rain can fall on the mountain in any month: carry a jacket.':
    'Sur la montagne, il peut pleuvoir tous les mois : emportez une veste.',
  'Children under 12 may drive and canoe, but generally not join the walks.':
    'Les enfants de moins de 12 ans peuvent venir en voiture et en canoë, mais en général pas à pied.',
  'For Meru train beforehand, and take four days rather than three.':
    'Pour le Meru, entraînez-vous, et prenez quatre jours plutôt que trois.',
  'Kilimanjaro shows early or late, rarely at noon.':
    'Le Kilimanjaro se montre tôt ou tard dans la journée, rarement à midi.',
  'Ngongongare gate is under an hour from Arusha and about the same from Kilimanjaro airport.':
    'La porte de Ngongongare est à moins d’une heure d’Arusha, et à peu près autant de l’aéroport du Kilimanjaro.',
  'Colobus, blue monkey, giraffe, buffalo, zebra, bushbuck, warthog, hippo, flamingo, turaco.':
    'Colobe, cercopithèque à diadème, girafe, buffle, zèbre, guib harnaché, phacochère, hippopotame, flamant, touraco.',
  'Book Your Arusha Adventure!': 'Réservez votre aventure à Arusha !',
};
