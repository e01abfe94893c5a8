/** compare-page */
export const comparePage: Readonly<Record<string, string>> = {
  'Side by side': 'Côte à côte',
  Availability: 'Disponibilité',
  Price: 'Prix',
  'Book Now': 'Réserver',
  Included: 'Compris',
  'Not included': 'Non compris',
  'The year': 'L’année',
};
