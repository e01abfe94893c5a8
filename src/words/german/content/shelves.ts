/** Names of the packs that are saved on a device. */
export const shelves: Readonly<Record<string, string>> = {
  'Home and your own pages': 'Startseite und eigene Seiten',
  'Parks and mountains': 'Parks und Berge',
  'Zanzibar, the coast and history': 'Sansibar, die Küste und Geschichte',
  'Packages and prices': 'Pakete und Preise',
};
