/** Headings of the operator’s photographs. */
export const slotPhotographs: Readonly<Record<string, string>> = {
  'Where you sleep': 'Où vous dormez',
  'What you travel in': 'Le véhicule du voyage',
  'Who goes with you': 'Qui vous accompagne',
  'The house': 'La maison',
  'The people themselves': 'Les personnes elles-mêmes',
};
