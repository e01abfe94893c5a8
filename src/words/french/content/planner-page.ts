/** The page where a visitor builds a trip. */
export const plannerPage: Readonly<Record<string, string>> = {
  'Build your own trip through Tanzania on the map': 'Composer votre voyage en Tanzanie sur la carte',
  'Pick parks and beaches on the map, choose nights, and see the roads, the months, the days and a price from our published rates. Works without a signal.':
    'Choisissez parcs et plages sur la carte, fixez les nuits, voyez les routes, les mois, les jours et un prix d’après nos tarifs publiés. Même sans réseau.',
  'Build your trip': 'Composez votre voyage',
  'Pick places, choose nights, see the roads between them. Nothing is booked: send it to us, and you get an offer.':
    'Choisissez des lieux, fixez les nuits, voyez les routes entre eux. Rien n’est réservé : envoyez-le-nous, et vous recevez une offre.',
  'Your stops': 'Vos étapes',
  'No stop yet. Choose a first place below, or press one on the map.':
    'Pas encore d’étape. Choisissez un premier lieu ci-dessous, ou touchez-en un sur la carte.',
  'What it comes to': 'Ce que cela donne',
  'Days, hours on the road, months and a price appear here with the first place.':
    'Les jours, les heures de route, les mois et un prix apparaissent ici avec le premier lieu.',
  'Press a place to add it, and once more to take it out.':
    'Touchez un lieu pour l’ajouter, et encore une fois pour le retirer.',
  'A safari jeep stops at a tall signpost where two tracks part, one towards far hills, the other towards palms.':
    'Une jeep de safari s’arrête devant un haut poteau indicateur où deux pistes se séparent, l’une vers des collines lointaines, l’autre vers des palmiers.',
};
