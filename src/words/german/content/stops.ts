/** Names of stops on the way of a package. */
export const stops: Readonly<Record<string, string>> = {
  'Olduvai Gorge': 'Olduvai-Schlucht',
  'Arusha National Park': 'Arusha-Nationalpark',
  'Mtoni Palace': 'Mtoni-Palast',
  'Dar es Salaam': 'Daressalam',
  'Kilimanjaro airport': 'Flughafen Kilimandscharo',
  'Zanzibar airport': 'Flughafen Sansibar',
  'Spice farms': 'Gewürzfarmen',
  'Muyuni beach': 'Muyuni-Strand',
  'North-east coast': 'Nordostküste',
};
