/** The sample trips of the home page. */
export const sampleTrips: Readonly<Record<string, string>> = {
  'any day from {season}': 'tous les jours, {season}',
  'any day of the year': 'tous les jours de l’année',
};
