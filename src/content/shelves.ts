/** Names of the parts in which the site is saved on a device, in the order in which they stand on its shelf. */
export const shelves = {
  core: 'Home and your own pages',
  wildlife: 'Wildlife parks',
  beaches: 'Beaches and islands',
  zanzibar: 'Zanzibar',
  culture: 'Culture and history',
  hikes: 'Hikes and treks',
  packages: 'Packages and prices',
} as const;
