/** Texts of the page of Chole Island. */
export const choleIsland: Readonly<Record<string, string>> = {
  'Chole Island: fig trees, fruit bats and a boatyard':
    'Île de Chole : figuiers, roussettes et un chantier naval',
  'Roots have swallowed the old capital of Mafia and shipwrights work beside it. Two to four days on Chole, an island without a single car, July to October.':
    'Les racines ont avalé l’ancienne capitale de Mafia, et on construit des bateaux à côté. Deux à quatre jours à Chole, une île sans voiture, de juillet à octobre.',
  'Ruins of the old town': 'Ruines de la vieille ville',
  'Fruit bats at dusk': 'Roussettes au crépuscule',
  'The boatbuilders’ beach': 'La plage des charpentiers de marine',
  'Village walk with a resident': 'Le village, avec quelqu’un d’ici',
  'Snorkelling in Chole Bay': 'Snorkeling dans la baie de Chole',
  '2 to 4 days': '2 à 4 jours',
  'No cars, no hurry, and a wide straight street that leads into the roots of a tree.':
    'Pas de voitures, pas de hâte, et une large rue droite qui mène aux racines d’un arbre.',
  History: 'Histoire',
  'You step off the ferry up to your shins, shoes in hand, and the loudest thing is somebody hammering. Follow the noise along the beach to the boatyard, or turn inland on swept sand between hibiscus hedges and children who want to practise their English numbers. The whole of Chole is about a kilometre from end to end, and within an hour you will have greeted most of it twice.':
    'Vous quittez le bac, de l’eau aux mollets, les chaussures à la main, et le bruit le plus fort est celui d’un marteau. Suivez-le le long de la plage jusqu’au chantier, ou tournez vers l’intérieur, sur un sable balayé, entre des haies d’hibiscus et des enfants qui veulent exercer leurs chiffres anglais. Tout Chole fait environ un kilomètre d’un bout à l’autre, et en une heure vous en aurez salué deux fois la plus grande partie.',
  'Chole Mjini, Chole town, grew rich in the nineteenth century. Omani landowners and Indian merchants lived here, out of reach of raiders, while enslaved people cleared Mafia’s coast for coconuts across the water. Germany bought the islands in 1890; its officers added a boma, a gaol and an avenue. Some two decades later they moved to Kilindoni, where steamers could anchor, the traders went after them, and the figs began.':
    'Chole Mjini, la ville de Chole, s’enrichit au XIXe siècle. Des propriétaires omanais et des marchands indiens vivaient ici, hors d’atteinte des pillards, tandis que des esclaves défrichaient la côte de Mafia, en face, pour y planter des cocotiers. L’Allemagne acheta les îles en 1890 ; ses officiers ajoutèrent une boma, une prison et une avenue. Une vingtaine d’années plus tard, ils partirent pour Kilindoni, où pouvaient mouiller les vapeurs ; les marchands suivirent, et les figuiers commencèrent.',
  'Today those figs are what you come to see. A root as thick as a thigh runs down through a customs-house window and out at the door. There is a Hindu merchants’ hall with a tree standing in it, and a gaol whose roof is leaves. Nobody has tidied it, and labels are few; a guide from the village is worth more than any sign.':
    'Ce sont eux que l’on vient voir aujourd’hui. Une racine épaisse comme une cuisse entre par une fenêtre de la douane et ressort par la porte. Il y a une salle de marchands hindous avec un arbre debout dedans, et une prison au toit de feuilles. Personne n’y a mis d’ordre, et les panneaux sont rares ; un guide du village vaut mieux que tous les écriteaux.',
  'Bat trees': 'Les arbres aux roussettes',
  'The Comoro fruit bat hangs here by day, fox-faced, fanning itself with one wing. At about six they stream over to Mafia’s mangoes. Stand at the edge, do not clap, wear a hat.':
    'La roussette des Comores y pend le jour, avec sa tête de renard, et s’évente d’une aile. Vers dix-huit heures, elles filent en foule vers les manguiers de Mafia. Restez à la lisière, ne tapez pas dans vos mains, mettez un chapeau.',
  Boatyard: 'Chantier naval',
  'Mashua, the plank boats of the coast, are shaped with adze, bow drill and eye. Cotton soaked in coconut oil is driven between planks, and a hull can take a year when the owner pays as he earns. Ask before taking pictures, and buy a bailer if they offer one.':
    'Les mashua, bateaux bordés de la côte, se façonnent à l’herminette, à la drille à archet et à l’œil. On bourre entre les bordages du coton trempé dans l’huile de coco, et une coque peut prendre un an quand le propriétaire paie comme il gagne. Demandez avant de photographier, et achetez une écope si l’on vous en propose une.',
  'Walking with a resident': 'Le village, en compagnie',
  'School, clinic, well, the women who plait palm-leaf mats. Two hours with tea. Part of the fee goes to the village.':
    'L’école, le dispensaire, le puits, les femmes qui tressent des nattes de palme. Deux heures avec le thé. Une part du prix va au village.',
  'On the bay': 'Sur la baie',
  'Snorkelling by dhow over coral gardens, or a paddle round the mangroves when the tide is high and the water is the shade of a wine bottle.':
    'Masque et tuba depuis le boutre au-dessus de jardins de corail, ou pagaie autour de la mangrove quand la marée est haute et que l’eau a la teinte d’une bouteille de vin.',
  'Kua, on Juani': 'Kua, sur Juani',
  'A ruined town under baobabs, twenty minutes by boat, reached only at high water. Bring closed shoes.':
    'Une ville en ruine sous les baobabs, à vingt minutes de bateau, accessible seulement à marée haute. Prenez des chaussures fermées.',
  'Dress as if for tea with an aunt: shoulders and knees covered, women and men.':
    'Habillez-vous comme pour le thé chez une vieille tante : épaules et genoux couverts, femmes et hommes.',
  'A shikamoo to older people opens every gate on the island.':
    'Un shikamoo aux aînés ouvre toutes les portes de l’île.',
  'Carry a torch; paths are dark, and roots do not move aside.':
    'Prenez une lampe ; les sentiers sont sombres, et les racines ne s’écartent pas.',
  'Public boats from Utende stop in late afternoon, so agree your return.':
    'Les bateaux de ligne d’Utende s’arrêtent en fin d’après-midi : convenez du retour.',
  'No sweets, pens or coins for children. The school has a fund.':
    'Ni bonbons, ni stylos, ni pièces aux enfants. L’école a une caisse.',
  'Sound carries: muezzin before five, cockerels after, bats in between.':
    'Les sons portent : le muezzin avant cinq heures, les coqs après, les roussettes entre les deux.',
  'Ten to fifteen minutes by boat from Utende on Mafia. Fly to Kilindoni, then cross the island by road.':
    'À dix ou quinze minutes de bateau d’Utende, sur Mafia. Prenez l’avion jusqu’à Kilindoni, puis traversez l’île par la route.',
  'Comoro fruit bat, sunbirds, mangrove kingfisher, crab plover, mudskipper; turtles and octopus in the bay.':
    'Roussette des Comores, souimangas, martin-chasseur des mangroves, drome ardéole, périophtalme ; tortues et poulpes dans la baie.',
  'Chole is Muslim and close-knit, with perhaps a thousand people. Friday noon belongs to the mosque. You may be asked in for coffee: accept, take off your shoes, and eat with the right hand.':
    'Chole est musulmane et unie, avec peut-être mille habitants. Le vendredi midi est à la mosquée. On vous invitera peut-être à prendre le café : acceptez, ôtez vos chaussures, et mangez de la main droite.',
  'Book Your Chole Island Adventure Now': 'Réservez votre aventure à Chole',
};
