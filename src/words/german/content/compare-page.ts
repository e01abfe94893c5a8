/** The page that puts packages side by side. */
export const comparePage: Readonly<Record<string, string>> = {
  'Side by side': 'Nebeneinander',
  Availability: 'Zeitraum',
  Price: 'Preis',
  'Book Now': 'Jetzt buchen',
  Included: 'Inbegriffen',
  'Not included': 'Nicht inbegriffen',
  'The year': 'Das Jahr',
  'Packages side by side: price, days, beds and months':
    'Pakete im Vergleich: Preis, Tage, Nächte und Monate',
  'Put two or three of our packages next to each other: what each costs and for whom, its nights, its best months, what is included, and all routes on one map.':
    'Stellen Sie zwei oder drei Pakete nebeneinander: was jedes kostet und für wen, Nächte, beste Monate, was inbegriffen ist, und alle Routen auf einer Karte.',
  'Three lit tents pitched in a row at dusk, a small one, a larger one and the largest, each with its lantern.':
    'Drei erleuchtete Zelte in einer Reihe in der Dämmerung, ein kleines, ein größeres und das größte, jedes mit seiner Laterne.',
  'Two or three packages next to each other. The address remembers your choice, so you can send it to whoever travels with you.':
    'Zwei oder drei Pakete nebeneinander. Die Adresse merkt sich Ihre Auswahl, so können Sie sie Ihren Mitreisenden schicken.',
  'First package': 'Erstes Paket',
  'Second package': 'Zweites Paket',
  'Third package': 'Drittes Paket',
  none: 'keines',
  'Packages beside each other': 'Pakete nebeneinander',
  'Choose at least two packages.': 'Wählen Sie mindestens zwei Pakete.',
  'Or begin with two that people waver between':
    'Oder beginnen Sie mit zweien, zwischen denen viele schwanken',
  'The north for a family, or in comfort?': 'Der Norden mit der Familie oder mit Komfort?',
  'Zanzibar for less, or for a treat?': 'Sansibar günstig oder zum Verwöhnen?',
  'Safari and sea, in style or with children?': 'Safari und Meer, mit Stil oder mit Kindern?',
  Nights: 'Nächte',
  'The routes on one map': 'Die Routen auf einer Karte',
};
