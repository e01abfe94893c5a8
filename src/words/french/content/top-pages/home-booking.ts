/** The page home-booking. */
export const homeBooking: Readonly<Record<string, string>> = {
  'Customize Your Booking': 'Composez votre voyage',
  'Safari, beach, hiking or all of it: give us the outline, and we fill it in.':
    'Safari, plage, randonnée ou tout à la fois : donnez-nous les grandes lignes, nous complétons.',
  'Safari, beach, hiking, or a combination': 'Safari, plage, randonnée, ou une combinaison',
  'How many days, and how many travellers': 'Combien de jours et combien de voyageurs',
  'Adults, a family, a honeymoon, a group, or just you':
    'Adultes, famille, voyage de noces, groupe, ou en solo',
  'A budget per person per day': 'Un budget par personne et par jour',
  'The date you would like to begin': 'La date à laquelle vous aimeriez commencer',
  'A tailor-made booking': 'Une réservation sur mesure',
};
