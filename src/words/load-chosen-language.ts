/** Loads the choice of a language and the texts on demand, because few pages need them. */
export const loadChosenLanguage = () => import('./chosen-language.ts');
