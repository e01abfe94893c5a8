/** compare-page */
export const comparePage: Readonly<Record<string, string>> = {
  'Side by side': 'Nebeneinander',
  Availability: 'Verfügbarkeit',
  Price: 'Preis',
  'Book Now': 'Jetzt buchen',
  Included: 'Enthalten',
  'Not included': 'Nicht enthalten',
  'The year': 'Das Jahr',
};
