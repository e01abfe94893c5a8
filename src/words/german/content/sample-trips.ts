/** The sample trips of the home page. */
export const sampleTrips: Readonly<Record<string, string>> = {
  'any day from March to May': 'an jedem Tag von März bis Mai',
  'any day of the year': 'an jedem Tag des Jahres',
  'any day from June to October': 'an jedem Tag von Juni bis Oktober',
};
