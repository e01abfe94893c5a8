import { NOT_LOADED_EVENT } from '../../contract/document/inline-script.ts';

/**
 * Reports a part of the app that has not arrived: the document's own script shows a message and tries
 * again.
 * @param again loads the part anew
 * @returns a handler for the failed promise; it throws the error again
 */
export function reportLoadFailure(again: () => Promise<unknown>): (error: unknown) => never {
  return (error) => {
    dispatchEvent(new CustomEvent(NOT_LOADED_EVENT, { detail: again }));
    throw error;
  };
}
