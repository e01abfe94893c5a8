/** The page book-flight. */
export const bookFlight: Readonly<Record<string, string>> = {
  'What to have ready': 'Ce qu’il faut avoir sous la main',
  'The long flight in, the small plane across, and an hour to spare between the two.':
    'Le long vol pour venir, le petit avion pour traverser, et une heure de marge entre les deux.',
  'Ask for flight booking assistance': 'Demander de l’aide pour un vol',
  'One request for everyone who flies together. We look for seats and write back with times and fares.':
    'Une seule demande pour tous ceux qui voyagent ensemble. Nous cherchons des places et vous écrivons horaires et tarifs.',
  'Where you start, and on which date': 'D’où vous partez, et à quelle date',
  'The date you want to be back, if it is a return': 'La date de retour voulue, si c’est un aller-retour',
  'How many travel, each name exactly as in the passport':
    'Combien de voyageurs, chaque nom exactement comme sur le passeport',
  'An airline you prefer or avoid': 'Une compagnie que vous préférez ou évitez',
  'Whether a safari or a ferry waits at the other end': 'Si un safari ou un ferry attend à l’autre bout',
  'Passports of all travellers: names to the letter, and six months of validity beyond the day you arrive':
    'Passeports de tous les voyageurs : les noms à la lettre près, et six mois de validité au-delà de votre arrivée',
  'Dates you are sure of, and those that could move by a day':
    'Les dates certaines, et celles qui pourraient bouger d’un jour',
  'Soft bags: light aircraft take 15 kilograms a person, hand luggage and camera included':
    'Sacs souples : les petits avions prennent 15 kilos par personne, bagage à main et appareil photo compris',
  'The weight of anyone who is over 100 kilograms, for the seat plan of small planes':
    'Le poids de toute personne de plus de 100 kilos, pour le plan des sièges des petits avions',
  'Where you have been before: a stop in a yellow fever country changes what papers you need':
    'Où vous êtes passé avant : une escale dans un pays où sévit la fièvre jaune change les papiers qu’il vous faut',
  'Help with flights is part of what we do for a journey, at home and abroad. We are not an airline. We look for connections that fit your route, tell you what they cost and what can be changed later, and book the ones you choose together with you.':
    'L’aide pour les vols fait partie de ce que nous faisons pour un voyage, ici comme à l’étranger. Nous ne sommes pas une compagnie aérienne. Nous cherchons des vols adaptés à votre itinéraire, nous vous disons ce qu’ils coûtent et ce qui pourra être changé ensuite, et nous réservons avec vous ceux que vous choisissez.',
  'It pays to ask before you buy. A cheap ticket that lands in Dar es Salaam at midnight may cost you a night and another flight; Kilimanjaro at noon would have had you in camp for supper.':
    'Mieux vaut demander avant d’acheter. Un billet bon marché qui vous pose à Dar es Salaam à minuit peut vous coûter une nuit et un autre vol ; avec un atterrissage à Kilimanjaro à midi, vous auriez été au camp pour le dîner.',
  'How it works': 'Comment cela se passe',
  'You send the dates': 'Vous envoyez les dates',
  'With the names of everyone who flies, and where each of them starts.':
    'Avec les noms de tous les passagers, et d’où part chacun.',
  'We search': 'Nous cherchons',
  'And write back with two or three connections: times, fare, baggage, and what a change would cost.':
    'Et vous proposons par écrit deux ou trois liaisons : horaires, tarif, bagages, et ce que coûterait un changement.',
  'You choose and pay the fare': 'Vous choisissez et payez le billet',
  'The fare is the airline’s. We tell you when it lapses, and you decide before then.':
    'Le tarif est celui de la compagnie. Nous vous disons quand il expire, et vous décidez avant.',
  'We watch it': 'Nous veillons',
  'Airlines change their times. If yours do, we move the transfer, the ferry or the first night with them.':
    'Les compagnies changent leurs horaires. Si les vôtres changent, nous déplaçons avec eux le transfert, le ferry ou la première nuit.',
  'Which airport for what': 'Quel aéroport pour quoi',
  'For the northern parks and the climbs. International flights; about an hour by road to Arusha.':
    'Pour les parcs du nord et les ascensions. Vols internationaux ; environ une heure de route jusqu’à Arusha.',
  'Small planes to the Serengeti, Manyara and Zanzibar. In town, so a short drive in the morning.':
    'Petits avions vers le Serengeti, Manyara et Zanzibar. En ville, donc un court trajet le matin.',
  'For Nyerere, Ruaha, Mikumi and Mafia, and by ferry or a short hop to Zanzibar.':
    'Pour Nyerere, Ruaha, Mikumi et Mafia, et, en ferry ou d’un saut de puce, pour Zanzibar.',
  'International flights and small planes from the parks. A quarter of an hour from Stone Town.':
    'Vols internationaux et petits avions venus des parcs. À un quart d’heure de Stone Town.',
  'A few small planes a day at most, for the coast round Tanga and Pangani. By road it is a long day from Arusha.':
    'Au plus quelques petits avions par jour, pour la côte autour de Tanga et de Pangani. Par la route, c’est une longue journée depuis Arusha.',
  'Help with flights': 'Aide pour les vols',
  'We help you find and book flights to Tanzania and between its parks and islands: which airport for which trip, baggage in small planes, what to have ready.':
    'Nous vous aidons à trouver et réserver les vols vers la Tanzanie, ses parcs et ses îles : quel aéroport choisir, bagages des petits avions, quoi préparer.',
  'Flight booking assistance, long-haul and bush plane':
    'Aide pour vos vols : du long-courrier à l’avion de brousse',
};
