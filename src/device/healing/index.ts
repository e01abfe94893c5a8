/** Copies of what was received, sealed and kept, and a restored server made whole by them. */
export { healHere } from './in-browser.ts';
