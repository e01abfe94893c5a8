/** The sample trips of the home page. */
export const sampleTrips: Readonly<Record<string, string>> = {
  'any day from {season}': 'an jedem Tag von {season}',
  'any day of the year': 'an jedem Tag des Jahres',
};
