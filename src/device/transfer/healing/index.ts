/** Sealed copies of received entries, and sending them again to a restored server. */
export { healHere } from './open-healer.ts';
