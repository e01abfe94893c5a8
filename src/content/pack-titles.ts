/** Names of the parts of the site that a device saves, in the order of the shelf. */
export const packTitles = {
  core: 'Home and your own pages',
  parks: 'Parks and mountains',
  coast: 'Zanzibar, the coast and history',
  packages: 'Packages and prices',
} as const;
