/** map-page */
export const mapPage: Readonly<Record<string, string>> = {
  'View Details': 'Details ansehen',
  'The map': 'Die Karte',
};
