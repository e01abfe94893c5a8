/** Texts of the page of Isimila Stone Age Site. */
export const isimila: Readonly<Record<string, string>> = {
  'Isimila Stone Age Site: hand axes and earth pillars': 'Site d’Isimila : bifaces et piliers de terre',
  'Near Iringa, a dried-up lake where people left stone tools by the thousand, and a gully of pillars next door. Two hours well spent on the road to Ruaha.':
    'Près d’Iringa, un lac disparu où l’on a laissé des outils de pierre par milliers et un ravin de piliers à côté. Deux heures bien employées en route vers Ruaha.',
  'Hand axes in the open shelters': 'Bifaces sous les abris',
  'Walk among the pillars': 'À pied parmi les piliers',
  'The small museum': 'Le petit musée',
  'Iringa’s market on the way back': 'Le marché d’Iringa au retour',
  'A lake, a hippo, a tool left on the mud, and a very long pause.':
    'Un lac, un hippopotame, un outil laissé sur la vase, et une très longue pause.',
  'Under a tin roof, roped off with string, lies what looks like the leftovers of a quarry. Crouch. The nearest piece is a teardrop the length of your forearm, worked on both faces, with an edge you would not run a thumb along. Next to it is another, and behind that perhaps two hundred more. Nobody arranged them. Water brought them to light, and they have been left on the floor they were lying on.':
    'Sous un toit de tôle, derrière une ficelle, il y a comme les restes d’une carrière. Accroupissez-vous. La pièce la plus proche est une larme longue comme votre avant-bras, taillée sur les deux faces, avec un tranchant où vous ne passeriez pas le pouce. À côté, une autre, et derrière peut-être deux cents de plus. Personne ne les a disposées. L’eau les a mises au jour, et on les a laissées sur le sol où elles étaient.',
  'After that the path tips over the edge of a second gully. Down there stand the pillars, rust and cream and grey, some as tall as a three-storey house and each with a harder lid on its head. It is the sort of place where everybody lowers their voice. Swifts cut in and out overhead. A trickle of sand falls somewhere, and you realise that the work is still going on.':
    'Ensuite, le sentier bascule au bord d’un second ravin. Là, en bas, se dressent les piliers, rouille, crème et gris, certains hauts comme une maison de trois étages, chacun avec un couvercle plus dur sur la tête. C’est le genre de lieu où tout le monde baisse la voix. Des martinets fendent l’air. Un filet de sable tombe quelque part, et l’on comprend que le travail continue.',
  'A traveller named Maclennan, on his way from Nairobi to Johannesburg in 1951, stopped here and picked up some tools. Clark Howell, an American, dug in 1957 and 1958 and found the bed of a shallow lake, with Acheulean hand axes and cleavers in astonishing numbers, and bones that included an extinct hippopotamus with eyes on stalks, like periscopes.':
    'Un voyageur nommé Maclennan, en route de Nairobi à Johannesburg en 1951, s’arrêta ici et ramassa des outils. Clark Howell, un Américain, fouilla en 1957 et 1958 et trouva le lit d’un lac peu profond, avec des bifaces et des hachereaux acheuléens en nombre étonnant, et des os, dont ceux d’un hippopotame disparu, aux yeux sur tiges comme des périscopes.',
  'The age has been moving backwards. You will read 60,000 years in older guidebooks. Uranium dating in 1972 gave about 260,000, and present opinion favours more than 300,000. Some of the axes are puzzlingly large, too heavy to swing for long. Were they for show, for ceremony, or made by somebody just to see if it could be done? The suggestions are all respectable, and all unproved.':
    'L’âge ne cesse de reculer. Dans les vieux guides, vous lirez 60 000 ans. Une datation à l’uranium en donna environ 260 000 en 1972, et l’opinion présente penche pour plus de 300 000. Certains bifaces sont d’une taille déroutante, trop lourds pour être maniés longtemps. Étaient-ils pour la parade, pour un rite, ou faits par quelqu’un, juste pour voir si c’était possible ? Toutes ces idées sont respectables, et aucune n’est prouvée.',
  'No human bones have come out of the ground. Whoever they were, we know them by what they made and by the animals they lived among.':
    'Aucun os humain n’est sorti du sol. Qui qu’ils fussent, nous les connaissons par ce qu’ils fabriquaient et par les animaux parmi lesquels ils vivaient.',
  'The tool floors': 'Les sols à outils',
  'Short walk, good explanations if you take the site’s guide; without one you will see stones. He may put a loose hand axe in your palm. It fits, left or right, and that is an odd handshake.':
    'Une courte marche, de bonnes explications si vous prenez le guide du site ; sans lui, vous verrez des pierres. Il vous posera peut-être un biface dans la paume. Il tient, à gauche comme à droite, et c’est une drôle de poignée de main.',
  'The pillars': 'Les piliers',
  'About an hour down and back, steep at the start, sandy below. Morning or late afternoon gives them colour and you some shade. Keep off the walls, which crumble at a touch.':
    'Environ une heure aller et retour, raide au début, sableux en bas. Le matin ou en fin d’après-midi, ils ont des couleurs et vous un peu d’ombre. Ne touchez pas aux parois, qui s’effritent.',
  'From Iringa': 'D’Iringa',
  'About 20 km, half an hour on tarmac': 'Environ 20 km, une demi-heure sur l’asphalte',
  'Two hours': 'Deux heures',
  'June to October, before ten or after three': 'De juin à octobre, avant dix heures ou après quinze heures',
  'A guide is required for the gully.': 'Pour le ravin, un guide est obligatoire.',
  'Trainers will do, flip-flops will not.': 'Des baskets suffisent, des tongs non.',
  'Hat, water and a picnic: there is a shelter, and no kitchen.':
    'Chapeau, eau et pique-nique : il y a un abri, et pas de cuisine.',
  'July mornings call for a fleece, even at nine.':
    'En juillet, le matin demande une polaire, même à neuf heures.',
  'Going on to Ruaha, leave here by noon; the park road is slow.':
    'Si vous allez à Ruaha, repartez avant midi ; la route du parc est lente.',
  'This is Hehe country. At Kalenga, west of Iringa, a small museum keeps the skull of Chief Mkwawa, who fought the Germans for seven years and took his own life in 1898 rather than be caught; it came home from Bremen in 1954. People here speak of him as of an uncle. Listen before you ask about the skull.':
    'C’est le pays des Hehe. À Kalenga, à l’ouest d’Iringa, un petit musée garde le crâne du chef Mkwawa, qui combattit les Allemands pendant sept ans et se donna la mort en 1898 plutôt que d’être pris ; il revint de Brême en 1954. On parle ici de lui comme d’un oncle. Écoutez, avant de poser des questions sur le crâne.',
};
