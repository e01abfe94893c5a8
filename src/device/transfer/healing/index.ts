/** Sealed copies of received entries, and sending them again to a restored server. */
export { healThisDevice } from './open-healer.ts';
