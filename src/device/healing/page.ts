/** What pages use of this room: it needs a window. Loaded when nothing else is to be done. */
export { startHealing } from './wakes.ts';
