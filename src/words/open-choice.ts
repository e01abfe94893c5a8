/** What few pages need: the choice of a language, and the words themselves. */
export const openChoice = () => import('./choose.ts');
