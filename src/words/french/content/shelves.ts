/** Names of the packs that are saved on a device. */
export const shelves: Readonly<Record<string, string>> = {
  'Home and your own pages': 'Accueil et vos propres pages',
  'Parks and mountains': 'Parcs et montagnes',
  'Zanzibar, the coast and history': 'Zanzibar, la côte et l’histoire',
  'Packages and prices': 'Forfaits et prix',
};
