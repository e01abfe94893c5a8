/** By which exit of a device a submission came, as far as the server can tell by the call. */

/**
 * `call`: a call of its own. `batch`: among others that had waited. `background`: by the browser itself, with the site
 * closed perhaps. `sealed`: out of a saved file, or a sealed copy after a restore, which look the same.
 */
export const exits = ['call', 'batch', 'background', 'sealed'] as const;
export type Exit = (typeof exits)[number];

/** Header with which a device's service worker says that it calls. */
export const SENT_BY = 'Sent-By';
export const WORKER = 'worker';

export function isExit(text: unknown): text is Exit {
  return exits.includes(text as Exit);
}
