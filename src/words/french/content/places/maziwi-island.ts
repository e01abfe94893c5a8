/** Texts of the page of Maziwi Island. */
export const maziwiIsland: Readonly<Record<string, string>> = {
  'Maziwi Island: a day on the sandbank off Pangani':
    'Île de Maziwi : une journée sur le banc de sable de Pangani',
  'An hour by boat from Pangani, bare sand on a living reef. How the tide sets the day on Maziwi, what you see below it, and why turtle nests are moved.':
    'À une heure de bateau de Pangani, du sable nu sur un récif vivant. Comment la marée règle la journée à Maziwi, et pourquoi l’on y déplace les nids de tortues.',
  'Snorkelling over the coral heads': 'Snorkeling au-dessus des têtes de corail',
  'Lunch on the sandbank': 'Déjeuner sur le banc de sable',
  'Sailing out under lateen': 'Aller à la voile latine',
  'Looking for dolphins': 'À la recherche des dauphins',
  'Turtle hatching at Ushongo': 'Éclosion de tortues à Ushongo',
  'a day trip (3 to 5 days at the camp)': 'une journée (3 à 5 jours au camp)',
  'A strip of sand that the sea lends out for a few hours at a time.':
    'Une bande de sable que la mer prête, quelques heures à la fois.',
  'History of a Disappearing Island': 'Histoire d’une île qui disparaît',
  'Ask the older fishermen at Ushongo and they will describe a forest. Into the 1960s casuarinas stood so close on Maziwi that you could not push through from one shore to the other. Crews slept beneath them, and green turtles came up to lay in numbers that hardly any other Tanzanian beach could match.':
    'Demandez aux vieux pêcheurs d’Ushongo, et ils vous décriront une forêt. Jusque dans les années 1960, les filaos étaient si serrés à Maziwi que l’on ne pouvait passer d’une rive à l’autre. Les équipages dormaient dessous, et les tortues vertes venaient pondre plus nombreuses que sur presque toutes les autres plages de Tanzanie.',
  'Then the trees were cut, for firewood and for poles, and it turned out that their roots had been holding the place down. The sea began to carry it off. Making it a marine reserve came too late for the wood; by the early 1980s the last trunk had gone over.':
    'Puis on coupa les arbres, pour le feu et pour les perches, et l’on s’aperçut que c’étaient leurs racines qui retenaient l’île. La mer se mit à l’emporter. La réserve marine vint trop tard pour le bois ; au début des années 1980, le dernier tronc était tombé.',
  'What remains is a pale crescent that changes its outline with each monsoon. At a neap tide there is sand all day. At new and full moon it is largest around ten or eleven in the morning, and by four the water may have closed above it. We therefore plan by the tide table and not by the clock, and the captain’s word on leaving is final.':
    'Il reste un croissant pâle, qui change de contour à chaque mousson. Par marée de morte-eau, il y a du sable toute la journée. À la nouvelle et à la pleine lune, c’est vers dix ou onze heures du matin qu’il est le plus grand, et à seize heures l’eau peut s’être refermée dessus. Nous suivons donc l’annuaire des marées et non la montre, et pour le départ, la parole du capitaine est sans appel.',
  'What to Do': 'Que faire',
  'The leeward side is a slope of coral heads from two metres down, with anemone fish, parrotfish, cushion stars, now and then a turtle. Go in before the current turns. Some four hundred kinds of fish have been listed here.':
    'Le côté sous le vent est une pente de têtes de corail dès deux mètres, avec poissons-clowns, poissons-perroquets, étoiles coussins, de temps en temps une tortue. Entrez dans l’eau avant la renverse du courant. On a recensé ici quelque quatre cents sortes de poissons.',
  'Lunch with a tidemark': 'Déjeuner avec laisse de mer',
  'The crew put up an awning, light charcoal in half an oil drum and grill what was landed that morning. Mango afterwards. The bones go back to the boat with everything else.':
    'L’équipage tend une toile, allume du charbon dans un demi-bidon et grille la pêche du matin. Ensuite, de la mangue. Les arêtes repartent au bateau avec tout le reste.',
  Sailing: 'À la voile',
  'About an hour each way, under a patched lateen if the kusi is kind, by engine if not. Spray comes over the weather side; sit on the other.':
    'Environ une heure dans chaque sens, sous une voile latine rapiécée si le kusi est aimable, au moteur sinon. Les embruns passent du côté du vent ; asseyez-vous de l’autre côté.',
  Terns: 'Sternes',
  'Roosting flocks can be huge. One count put more than 35,000 birds on and around the sand. Walk round them, never through.':
    'Les reposoirs sont parfois immenses. Un comptage a trouvé plus de 35 000 oiseaux sur le sable et alentour. Faites le tour, ne passez jamais au travers.',
  'A hatching, perhaps': 'Une éclosion, peut-être',
  'Back on the mainland, wardens at Ushongo guard the eggs brought in from Maziwi. After some 55 days they hatch, and guests may watch from behind a line.':
    'De retour sur le continent, les gardes d’Ushongo veillent sur les œufs rapportés de Maziwi. Au bout de quelque 55 jours ils éclosent, et les voyageurs peuvent regarder de derrière une ligne.',
  'There is no shade, water or lavatory out there. Drink early, wear a long-sleeved swim top, bring a hat with a cord.':
    'Là-bas, ni ombre, ni eau, ni toilettes. Buvez tôt, portez un haut de bain à manches longues, prenez un chapeau à cordon.',
  'Give yourself 3 to 5 days at the camp: then a windy morning costs you a plan, not the island.':
    'Donnez-vous 3 à 5 jours au camp : un matin de vent vous coûte alors un projet, pas l’île.',
  'Take a seasickness tablet before breakfast if you are in doubt.':
    'Dans le doute, prenez un comprimé contre le mal de mer avant le petit-déjeuner.',
  'Rubber soles, because urchins live in the shallows.':
    'Semelles de caoutchouc : des oursins vivent dans les hauts-fonds.',
  'Dry bag for cameras. The landing is a jump into knee-deep water.':
    'Un sac étanche pour l’appareil photo. On débarque en sautant, de l’eau jusqu’aux genoux.',
  'Reserve fees are in our price; spear guns, drones and collecting are not allowed.':
    'Les droits de la réserve sont dans notre prix ; fusils-harpons, drones et ramassage sont interdits.',
  'Boats leave from the beaches south of the Pangani River and take about an hour. Pangani is about 50 km south of Tanga by road.':
    'Les bateaux partent des plages au sud du fleuve Pangani et mettent environ une heure. Pangani est à quelque 50 km au sud de Tanga par la route.',
  'Green turtle, spinner and bottlenose dolphin, reef fish, octopus, ghost crab, crested and roseate tern.':
    'Tortue verte, dauphin à long bec et grand dauphin, poissons de récif, poulpe, crabe fantôme, sternes huppée et de Dougall.',
  'Turtles still climb out to lay where their mothers did, but spring tides drown the eggs. A team from Ushongo lifts each clutch within hours and buries it above the tideline on the mainland. Fishing is closed on the reef, and the fees help to pay for patrols.':
    'Les tortues grimpent encore pondre là où pondaient leurs mères, mais les grandes marées noient les œufs. Une équipe d’Ushongo relève chaque ponte en quelques heures et l’enterre au-dessus de la laisse, sur le continent. La pêche est interdite sur le récif, et les droits aident à payer les patrouilles.',
  'Book Your Maziwi Island Adventure Now': 'Réservez votre aventure à Maziwi',
};
