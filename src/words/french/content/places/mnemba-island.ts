/** Texts of the page of Mnemba Island. */
export const mnembaIsland: Readonly<Record<string, string>> = {
  'Mnemba Island: the reef, the ring of blue, the rules':
    'Île de Mnemba : le récif, l’anneau bleu, les règles',
  'A private islet off north-east Zanzibar inside a protected reef. When to snorkel or dive at Mnemba, how to avoid forty boats, and why you cannot land.':
    'Un îlot privé au nord-est de Zanzibar, dans un récif protégé. Quand nager et plonger à Mnemba, comment éviter quarante bateaux, et pourquoi on ne débarque pas.',
  'Snorkelling inside the reef': 'Snorkeling à l’intérieur du récif',
  'Drift and wall diving': 'Plongée dérivante et sur tombant',
  'Green turtles from a distance': 'Des tortues vertes, à distance',
  'Dolphins, watched and not chased': 'Des dauphins, regardés et non poursuivis',
  'Three slow days on the mainland beach opposite': 'Trois jours sans hâte sur la plage d’en face',
  'From the beach a green dot, from the boat a ring of five blues, from below a city.':
    'De la plage un point vert, du bateau un anneau de cinq bleus, d’en bas une ville.',
  'History and Status': 'Histoire et statut',
  'Nobody has ever farmed Mnemba; it has no spring. For generations it was a camp. Fishermen from Matemwe and Nungwi dried their catch on its sand, waited out squalls beneath its trees and kept a rule or two about who might cast where. In the late 1980s the island was leased for a lodge. A dozen thatched rooms stand there now, out of sight among casuarinas, and only those who sleep in them may set foot ashore.':
    'Personne n’a jamais cultivé Mnemba ; elle n’a pas de source. Pendant des générations, ce fut un camp. Les pêcheurs de Matemwe et de Nungwi séchaient leur prise sur son sable, attendaient sous ses arbres la fin des grains, et avaient une règle ou deux sur qui pouvait jeter ses filets où. À la fin des années 1980, l’île fut louée pour un lodge. Une douzaine de chambres de chaume s’y tiennent aujourd’hui, cachées parmi les filaos, et seuls ceux qui y dorment peuvent poser le pied à terre.',
  'The water is a different matter. Zanzibar declared the reef round it a marine conservation area in 2002: an oval of some seven kilometres by four, falling from a lagoon you can stand in to walls that go down past the light. Permits paid here were meant to show the villages opposite that a fish alive earns more than one on a string. On the whole they have.':
    'L’eau, c’est autre chose. En 2002, Zanzibar a fait du récif alentour une aire marine protégée : un ovale de quelque sept kilomètres sur quatre, qui descend d’un lagon où l’on a pied jusqu’à des tombants qui plongent plus bas que la lumière. Les permis payés ici devaient montrer aux villages d’en face qu’un poisson vivant rapporte plus qu’un poisson sur une ficelle. Dans l’ensemble, ils l’ont fait.',
  'Then it became famous. On an August morning forty boats may lie over the same patch, with everyone’s flippers in everyone’s face. Charges were raised in 2023, and boats are asked to keep 200 m off the beach. Our answer is an alarm clock: before half past seven there are four of us, and the turtles have not yet gone down.':
    'Puis elle devint célèbre. Un matin d’août, quarante bateaux peuvent être au-dessus du même coin de récif, chacun avec les palmes des autres dans la figure. Les droits ont été relevés en 2023, et les bateaux sont priés de rester à 200 m de la plage. Notre réponse est un réveil : avant sept heures et demie, nous sommes quatre, et les tortues ne sont pas encore descendues.',
  'Two stops of forty-five minutes, where the tide suits. Moorish idols, trumpetfish, clouds of yellow snapper, clownfish in standing depth. A guide swims with each four guests.':
    'Deux arrêts de quarante-cinq minutes, là où la marée s’y prête. Idoles maures, poissons-trompettes, nuages de vivaneaux jaunes, poissons-clowns là où l’on a pied. Un guide nage avec chaque groupe de quatre.',
  'Some dozen sites between ten and thirty metres. The sheltered side is good for first dives; on the outer wall current decides, and you need a few dozen dives behind you.':
    'Une douzaine de sites entre dix et trente mètres. Le côté abrité convient aux premières plongées ; sur le tombant extérieur le courant décide, et il faut quelques dizaines de plongées derrière soi.',
  'Bottlenose come most weeks, spinners less often. We stop the engine at fifty metres and wait. If others give chase, we leave.':
    'Les grands dauphins viennent presque chaque semaine, les dauphins à long bec moins souvent. Nous coupons le moteur à cinquante mètres et attendons. Si d’autres les pourchassent, nous partons.',
  'Staying on the island': 'Dormir sur l’île',
  'For those who want to spend much on very little: no shoes, no television, turtles hauling up past the tideline in their season. We book it on request, many months ahead.':
    'Pour qui veut dépenser beaucoup pour très peu : pas de chaussures, pas de télévision, des tortues qui se hissent au-dessus de la laisse en leur saison. Nous réservons sur demande, bien des mois à l’avance.',
  'Staying opposite': 'Dormir en face',
  'Matemwe and Muyuni have houses at all prices and the same view. From there 3-5 days leave room for wind, a second reef morning, and a walk at low tide among seaweed lines.':
    'Matemwe et Muyuni ont des maisons à tous les prix et la même vue. De là, 3 à 5 jours laissent de la place au vent, à un deuxième matin de récif et à une marche à marée basse entre les lignes d’algues.',
  'Set off at half past six. It is worth being called early once.':
    'Partez à six heures et demie. Être réveillé tôt, une fois, en vaut la peine.',
  'Own mask, long-sleeved top, reef-safe cream put on half an hour before.':
    'Votre propre masque, un haut à manches longues, une crème sans danger pour le corail, mise une demi-heure avant.',
  'Fins off the coral, hands off everything. Bread for fish is forbidden, for good reason.':
    'Les palmes loin du corail, les mains loin de tout. Donner du pain aux poissons est interdit, et pour cause.',
  'In July and August the return is wet and can be rough: tablets, windproof.':
    'En juillet et août, le retour mouille et peut secouer : comprimés contre le mal de mer, coupe-vent.',
  'Reef fees are named in our quotation, not collected on the boat.':
    'Les droits du récif figurent dans notre devis, on ne les encaisse pas sur le bateau.',
  'Leave 18 hours between diving and your flight home.':
    'Laissez 18 heures entre la plongée et votre vol de retour.',
  'From Stone Town allow ninety minutes’ drive to Muyuni or Matemwe, from Kiwengwa forty; then twenty minutes by boat.':
    'De Stone Town, comptez une heure et demie de voiture jusqu’à Muyuni ou Matemwe, de Kiwengwa quarante minutes ; puis vingt minutes de bateau.',
  'Green and hawksbill turtle, bottlenose and spinner dolphin, humpback whale (July to September), reef octopus, blue-spotted ray, some six hundred kinds of fish; suni antelope on land.':
    'Tortues verte et imbriquée, grand dauphin et dauphin à long bec, baleine à bosse (juillet à septembre), poulpe de récif, raie à points bleus, quelque six cents sortes de poissons ; à terre, l’antilope suni.',
  'Green turtles nest on the island, and every clutch has been watched since 1996. Moorings spare the coral from anchors, if skippers use them; choose those who do. Broken staghorn grows a hand’s breadth a year, a brain coral less than your fingernail.':
    'Des tortues vertes nichent sur l’île, et chaque ponte est surveillée depuis 1996. Les bouées d’amarrage épargnent au corail les ancres, si les patrons s’en servent ; choisissez ceux qui le font. Une corne-de-cerf brisée repousse d’une main par an, un corail cerveau de moins que votre ongle.',
  'Book Your Mnemba Island Experience Now': 'Réservez votre sortie à Mnemba',
  'Explore More': 'Explorer encore',
};
