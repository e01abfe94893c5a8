/** For pages: the compiler of this program calls it for every function with a name, and pages do not have it. */
export const NAMES = 'globalThis.__name = (work) => work;';
