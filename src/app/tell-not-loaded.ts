import { NOT_LOADED_EVENT } from '../contract/document/early-press.ts';

/**
 * For a part of the program that has not arrived: the document's own script says so, and tries again.
 * @param again loads it anew
 * @returns what the failed promise is to be caught with; it throws the error again
 */
export function tellNotLoaded(again: () => Promise<unknown>): (error: unknown) => never {
  return (error) => {
    dispatchEvent(new CustomEvent(NOT_LOADED_EVENT, { detail: again }));
    throw error;
  };
}
