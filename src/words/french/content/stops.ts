/** Names of stops on the way of a package. */
export const stops: Readonly<Record<string, string>> = {
  'Olduvai Gorge': 'Gorges d’Olduvai',
  'Arusha National Park': 'Parc national d’Arusha',
  'Maziwi Island': 'Île de Maziwi',
  'Mtoni Palace': 'Palais de Mtoni',
  'Kilimanjaro airport': 'Aéroport du Kilimanjaro',
  'Lake Manyara': 'Lac Manyara',
  'Lake Eyasi': 'Lac Eyasi',
  'Zanzibar airport': 'Aéroport de Zanzibar',
  'Spice farms': 'Fermes aux épices',
  'Muyuni beach': 'Plage de Muyuni',
  'North-east coast': 'Côte nord-est',
  'Menai Bay': 'Baie de Menai',
};
