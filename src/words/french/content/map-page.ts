/** map-page */
export const mapPage: Readonly<Record<string, string>> = {
  Parks: 'Parcs',
  'View Details': 'Voir le détail',
  'The map': 'La carte',
};
