/** Texts of the page of Ulenge Island. */
export const ulengeIsland: Readonly<Record<string, string>> = {
  'Ulenge Island: the old lighthouse off Tanga Bay':
    'Île d’Ulenge : le vieux phare à l’entrée de la baie de Tanga',
  'A German lighthouse of the 1890s, the shell of a sanatorium, mangroves full of seabirds: half a morning by boat from Tanga, and hardly anyone to share it.':
    'Un phare allemand des années 1890, la carcasse d’un sanatorium, une mangrove pleine d’oiseaux de mer : une demi-matinée en bateau de Tanga, presque seul.',
  'The lighthouse of 1894': 'Le phare de 1894',
  'Ruins of the sanatorium': 'Ruines du sanatorium',
  'Seabirds at the evening roost': 'Oiseaux de mer au dortoir du soir',
  'Mangrove channel by boat': 'Le chenal de mangrove en bateau',
  'Reef flat at low water': 'Le platier à marée basse',
  'A dead light, a roofless sanatorium, and the birds that have taken over from both.':
    'Un feu éteint, un sanatorium sans toit, et les oiseaux qui ont pris la suite des deux.',
  'In 1894 the Germans finished a lighthouse at the mouth of Tanga Bay, and until 1929 it was the only one the port had. Close by they put up a sanatorium in what they took for Moorish style, arches and all, where officials yellow with fever were sent to look at the sea. Passengers on the mail steamers wrote home about it: the first white walls of the colony.':
    'En 1894, les Allemands achevèrent un phare à l’entrée de la baie de Tanga, et jusqu’en 1929 le port n’en eut pas d’autre. Tout près, ils bâtirent un sanatorium dans un style qu’ils croyaient mauresque, arcades comprises, où l’on envoyait regarder la mer les fonctionnaires jaunes de fièvre. Les passagers des paquebots-poste l’écrivaient chez eux : les premiers murs blancs de la colonie.',
  'Earlier still, so the story goes in Chongoleani across the channel, Swahili people came down from the north under a leader named Mwinyi Ulenge. Wells failed, as they do on coral, and his people moved over to the mainland. Their name stayed behind.':
    'Plus tôt encore, raconte-t-on à Chongoleani, de l’autre côté du chenal, des Swahilis étaient descendus du nord sous un chef nommé Mwinyi Ulenge. Les puits tarirent, comme ils font sur le corail, et les siens passèrent sur le continent. Leur nom est resté.',
  'The lamp went out some twenty years ago. Thieves took the brass, then smashed what would not come loose, and bats did the rest. Walk up to it anyway. Creepers have the sanatorium to themselves, swallows dive in at its windows, and from the foot of the tower you see what the keeper saw, which is every ship that Tanga is waiting for.':
    'La lampe s’est éteinte il y a une vingtaine d’années. Des voleurs prirent le laiton, puis brisèrent ce qui ne venait pas, et les chauves-souris firent le reste. Montez-y quand même. Les lianes ont le sanatorium pour elles seules, des hirondelles plongent par ses fenêtres, et du pied de la tour vous voyez ce que voyait le gardien : chaque navire que Tanga attend.',
  'Things to Do': 'À faire',
  'Lighthouse and ruins': 'Le phare et les ruines',
  'An hour on foot with a ranger, through thorn and coral rag. Look up from below: the iron stair is rusted through, and nobody should climb it.':
    'Une heure à pied avec un ranger, dans les épineux et le corail mort. Regardez d’en bas : l’escalier de fer est rongé de rouille, et personne ne doit y monter.',
  'Bird Island at six': 'L’île aux Oiseaux à dix-huit heures',
  'Egrets, herons, ibis and terns fly in from the flats to roost in the mangroves. Anchor off, cut the engine, and wait for the quarrel over branches. The island is part of an area listed for its birds.':
    'Aigrettes, hérons, ibis et sternes rentrent des vasières pour dormir dans la mangrove. Mouillez au large, coupez le moteur, et attendez la dispute pour les branches. L’île fait partie d’une zone classée pour ses oiseaux.',
  'Mangroves on the south side': 'La mangrove du côté sud',
  'At high water a small boat goes in under red mangroves on their stilts. On the ebb, fiddler crabs come out to wave at one another.':
    'À marée haute, un petit bateau se glisse sous les palétuviers rouges montés sur échasses. Au jusant, les crabes violonistes sortent se faire signe.',
  'Reef flat': 'Le platier',
  'Honest words first: the corals of Ulenge are the most damaged of these reserves, with a town and its nets so near. At spring low tide the flat still shows brittle stars, cowries (leave them) and small octopus. For snorkelling we sail to Yambe.':
    'Soyons francs : les coraux d’Ulenge sont les plus abîmés de ces réserves, si près d’une ville et de ses filets. À la grande marée basse, le platier montre encore des ophiures, des porcelaines (laissez-les) et de petits poulpes. Pour le masque et le tuba, nous allons à Yambe.',
  'Tanga from the water': 'Tanga vue de l’eau',
  'On the way home we pass Toten Island, its ruined mosques and its tombs under baobabs, and then the freighters at the quay.':
    'Au retour, nous passons devant l’île de Toten, ses mosquées en ruine et ses tombes sous les baobabs, puis devant les cargos à quai.',
  'Start at seven. By noon the wind is up, and the ride home is wet.':
    'Partez à sept heures. À midi, le vent est levé, et l’on rentre trempé.',
  'Shoes with a real sole; coral rag cuts.': 'Des chaussures à vraie semelle ; le corail mort coupe.',
  'No water, no shop, no shade but trees. We carry lunch and 20 litres.':
    'Ni eau, ni boutique, ni autre ombre que celle des arbres. Nous emportons le déjeuner et 20 litres.',
  'A second day, with Yambe or Toten, makes the reserve fee and the boat worth their price.':
    'Un deuxième jour, avec Yambe ou Toten, et le droit d’entrée comme le bateau valent leur prix.',
  'Fishing camps fill in certain months. Greet the men, and ask before you point a lens at their huts.':
    'Certains mois, les camps de pêcheurs se remplissent. Saluez les hommes, et demandez avant de viser leurs cabanes.',
  'Life jackets are aboard and worn.': 'Il y a des gilets de sauvetage à bord, et on les porte.',
  'Some 40 minutes by motor boat from Tanga’s harbour. Tanga has beds of all kinds, and an airfield with flights to Dar es Salaam and Zanzibar.':
    'À quelque 40 minutes du port de Tanga en bateau à moteur. Tanga a des lits de toute sorte, et un aérodrome avec des vols vers Dar es Salaam et Zanzibar.',
  'Reef egret, grey heron, sacred ibis, lesser crested tern, crab plover; fruit bats, monitor lizards, mangrove crabs, bottlenose dolphins in the channel.':
    'Aigrette des récifs, héron cendré, ibis sacré, sterne voyageuse, drome ardéole ; roussettes, varans, crabes de mangrove, grands dauphins dans le chenal.',
  'Ulenge became a marine reserve in 2010, late, after years of dragnets and blasting. Rangers now patrol, blasting has all but stopped, and coral is creeping back over the rubble at its own speed, a few centimetres a year.':
    'Ulenge est devenue réserve marine en 2010, tard, après des années de sennes et d’explosifs. Des rangers patrouillent désormais, les explosions ont presque cessé, et le corail regagne les décombres à son pas : quelques centimètres par an.',
  'Book Your Ulenge Island Adventure Now': 'Réservez votre aventure à Ulenge',
};
