/** Texts of the page of Tarangire National Park. */
export const tarangire: Readonly<Record<string, string>> = {
  'Tarangire National Park: baobabs and elephant families':
    'Parc national de Tarangire : baobabs et familles d’éléphants',
  'About 120 km from Arusha a river holds out through the dry months, and the elephants of the Maasai steppe come to it. Month by month, with tips.':
    'À environ 120 km d’Arusha, une rivière tient bon à la saison sèche, et les éléphants de la steppe masaï viennent à elle. Mois par mois, avec conseils.',
  'about 2,850': 'environ 2 850',
  'over 550': 'plus de 550',
  '2-3 days': '2 à 3 jours',
  'In September, follow any path of dust here and there is an elephant at the end of it.':
    'En septembre, suivez ici n’importe quel sentier de poussière : il y a un éléphant au bout.',
  'Late in the afternoon, from the bluff above the river, you can count them in: a grandmother first, trunk raised, then aunts, half-grown daughters, a calf that has to trot. They drop down the bank, the dust goes gold, and for the next half hour the loudest thing in Tarangire is drinking. Behind them another family is waiting its turn.':
    'En fin d’après-midi, du haut de l’escarpement qui domine la rivière, vous pouvez les compter : la grand-mère d’abord, trompe levée, puis les tantes, les filles à demi grandies, un petit qui doit trotter. Ils dévalent la berge, la poussière devient or, et pendant une demi-heure le bruit le plus fort de Tarangire est celui des éléphants qui boivent. Derrière eux, une autre famille attend son tour.',
  'Everything depends on that river. From June the plains for fifty kilometres around dry out, and wildebeest, zebra, eland and elephant walk in from Lake Natron’s side and from the Simanjiro. By September the banks are as crowded as any place in Africa. When the rain comes in November they scatter within days, and a visitor in April may drive an hour between herds.':
    'Tout dépend de cette rivière. Dès juin, les plaines s’assèchent sur cinquante kilomètres à la ronde, et gnous, zèbres, élands et éléphants arrivent à pied du côté du lac Natron et du Simanjiro. En septembre, les berges sont aussi peuplées que n’importe quel lieu d’Afrique. Quand vient la pluie, en novembre, ils se dispersent en quelques jours, et en avril on peut rouler une heure entre deux troupeaux.',
  'What never leaves are the baobabs. They stand about the slopes like something from the age before leaves, grey and swollen, many with holes torn by elephants who chew the wet wood. Some are probably a thousand years old. In November they flower, big white hanging blooms that open at dusk and smell sour, for bats.':
    'Ce qui ne part jamais, ce sont les baobabs. Ils se tiennent sur les pentes comme une chose d’avant les feuilles, gris et enflés, souvent troués par des éléphants qui mâchent le bois humide. Certains ont sans doute mille ans. En novembre ils fleurissent : de grandes corolles blanches et pendantes, qui s’ouvrent au crépuscule et sentent l’aigre, pour les chauves-souris.',
  'Most cars keep to the northern loop, near the gate. The park runs on southwards for another hundred kilometres, over about 2,850 sq km in all, through swamps at Silale and Gurusi where lions wait in the reeds. Two nights let you get that far; a day trip does not.':
    'La plupart des voitures restent sur la boucle nord, près de la porte. Le parc se poursuit encore cent kilomètres vers le sud, sur environ 2 850 km² en tout, à travers les marais de Silale et de Gurusi, où des lions attendent dans les roseaux. En deux nuits, vous allez jusque-là ; en une journée, non.',
  'Elephant society': 'La société des éléphants',
  'Families here have been known to researchers for decades. Watch who moves when the oldest cow flaps her ears.':
    'Les chercheurs connaissent les familles d’ici depuis des décennies. Regardez qui bouge quand la plus vieille femelle agite les oreilles.',
  'Pythons up trees': 'Des pythons dans les arbres',
  'Around Silale, rock pythons drape themselves over acacia branches in the wet months. Guides check every fork.':
    'Autour de Silale, aux mois humides, des pythons se drapent sur les branches des acacias. Les guides regardent chaque fourche.',
  'Dry-country rarities': 'Les raretés du pays sec',
  'Fringe-eared oryx, lesser kudu and, with patience, gerenuk: antelopes missing from the Serengeti’s usual list.':
    'Oryx à oreilles frangées, petit koudou et, avec de la patience, gérénuk : des antilopes que l’on ne voit guère au Serengeti.',
  'Lion, leopard, wild dog': 'Lion, léopard, lycaon',
  'Lions are reliable by the swamps, leopards in sausage trees, dogs a rare present in the south.':
    'Les lions sont fidèles aux marais, les léopards aux saucissonniers ; les lycaons, au sud, sont un cadeau rare.',
  'Over 550 birds': 'Plus de 550 oiseaux',
  'Yellow-collared lovebirds, ashy starlings, hoopoes, and bustards displaying like feather dusters.':
    'Inséparables masqués, choucadors cendrés, huppes, et des outardes qui paradent comme des plumeaux.',
  'River drives': 'Le long de la rivière',
  'Unlike elsewhere, noon is a good hour in the dry season: thirst brings the herds down in the heat.':
    'Ici, à la saison sèche, midi est une bonne heure : la soif fait descendre les troupeaux en pleine chaleur.',
  'On foot': 'À pied',
  'With an armed ranger, one to three hours from camps licensed for it. Baobab bark at arm’s length.':
    'Avec un ranger armé, une à trois heures depuis les camps qui y sont autorisés. L’écorce des baobabs à portée de main.',
  'After dark': 'Après la tombée du jour',
  'Night drives run on community land along the boundary: genets, civets, porcupine, and bushbabies with eyes like lamps.':
    'Les safaris de nuit se font sur les terres des villages, en bordure du parc : genettes, civettes, porcs-épics, et des galagos aux yeux comme des lampes.',
  'From a balloon': 'En montgolfière',
  'Low over the swamps at sunrise, most of the year. Fewer baskets than in the Serengeti.':
    'Bas sur les marais au lever du soleil, presque toute l’année. Moins de nacelles qu’au Serengeti.',
  'Tsetse flies bite through thin shirts in the wooded parts. Tight weave, pale colours, and patience.':
    'Dans les bois, les tsé-tsé piquent à travers les chemises fines. Tissu serré, couleurs claires, et patience.',
  'Keep your voice down when elephants cross; a rumble is talk, a folded ear is a warning.':
    'Baissez la voix quand des éléphants traversent ; un grondement est une conversation, une oreille repliée un avertissement.',
  'Vervets steal at the Matete picnic site, and quickly.':
    'À l’aire de pique-nique de Matete, les vervets volent, et vite.',
  'Stay inside the park or on its edge to be by the river at dawn.':
    'Logez dans le parc ou à sa lisière, pour être au bord de la rivière à l’aube.',
  'In the green months bring bird books and lower your hopes of big herds.':
    'Aux mois verts, emportez un guide des oiseaux, et n’espérez pas de grands troupeaux.',
  'A wide lens matters here as much as a long one.': 'Un grand-angle sert ici autant qu’un téléobjectif.',
  'Two and a half hours from Arusha on tarmac, with the last 7 km on gravel; airstrip at Kuro.':
    'Deux heures et demie d’Arusha sur l’asphalte, les 7 derniers km en piste ; piste d’atterrissage à Kuro.',
  'Elephant, giraffe, zebra, wildebeest, eland, oryx, lion, leopard, python, lovebirds.':
    'Éléphant, girafe, zèbre, gnou, éland, oryx, lion, léopard, python, inséparables.',
  'Book Your Tarangire Adventure!': 'Réservez votre aventure à Tarangire !',
};
