/** Headings of the operator’s photographs. */
export const slotPhotographs: Readonly<Record<string, string>> = {
  'Where you sleep': 'Où vous dormez',
  'What you travel in': 'Votre véhicule',
  'Who goes with you': 'Qui vous accompagne',
  'The house': 'La maison',
  'The people themselves': 'Les visages de l’équipe',
};
