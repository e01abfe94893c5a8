/** Stands for every page in the list of pages of a notice. */
export const ALL_PAGES = 'all';
