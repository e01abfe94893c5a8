/** The page that puts packages side by side. */
export const comparePage: Readonly<Record<string, string>> = {
  'Side by side': 'Côte à côte',
  Availability: 'Période',
  Price: 'Prix',
  'Book Now': 'Réserver',
  Included: 'Compris',
  'Not included': 'Non compris',
  'The year': 'L’année',
  'Packages side by side: price, days, beds and months': 'Forfaits côte à côte : prix, jours, nuits et mois',
  'Put two or three of our packages next to each other: what each costs and for whom, its nights, its best months, what is included, and all routes on one map.':
    'Mettez deux ou trois forfaits côte à côte : le prix et pour qui, les nuits, les meilleurs mois, ce qui est compris, et les itinéraires sur une même carte.',
  'Three lit tents pitched in a row at dusk, a small one, a larger one and the largest, each with its lantern.':
    'Trois tentes éclairées en rang au crépuscule, une petite, une plus grande, la plus grande, chacune avec sa lanterne.',
  'Two or three packages next to each other. The address remembers your choice, so you can send it to whoever travels with you.':
    'Deux ou trois forfaits l’un à côté de l’autre. L’adresse de la page garde votre choix : envoyez-la à ceux qui voyagent avec vous.',
  'First package': 'Premier forfait',
  'Second package': 'Deuxième forfait',
  'Third package': 'Troisième forfait',
  none: 'aucun',
  'Packages beside each other': 'Forfaits côte à côte',
  'Choose at least two packages.': 'Choisissez au moins deux forfaits.',
  'Or begin with two that people waver between': 'Ou commencez par deux forfaits entre lesquels on hésite',
  'The north for a family, or in comfort?': 'Le nord en famille, ou dans le confort ?',
  'Zanzibar for less, or for a treat?': 'Zanzibar à petit prix, ou pour se faire plaisir ?',
  'Safari and sea, in style or with children?': 'Safari et mer, en grand style ou avec des enfants ?',
  Nights: 'Nuits',
  'The routes on one map': 'Les itinéraires sur une carte',
};
