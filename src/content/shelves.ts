/** Names of the parts of the site that a device saves, in the order of the shelf. */
export const shelves = {
  core: 'Home and your own pages',
  wildlife: 'Wildlife parks',
  beaches: 'Beaches and islands',
  zanzibar: 'Zanzibar',
  culture: 'Culture and history',
  hikes: 'Hikes and treks',
  packages: 'Packages and prices',
} as const;
