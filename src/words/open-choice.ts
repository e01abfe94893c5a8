/** Loads the choice of a language and the texts on demand, because few pages need them. */
export const openChoice = () => import('./choose.ts');
