/** The sample trips of the home page. */
export const sampleTrips: Readonly<Record<string, string>> = {
  'any day from March to May': 'tous les jours, de mars à mai',
  'any day of the year': 'tous les jours de l’année',
  'any day from June to October': 'tous les jours, de juin à octobre',
};
