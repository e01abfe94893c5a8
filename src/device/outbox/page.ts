/** What pages alone may use of this room: it needs a window. */
export { sendUnkept, submit } from './in-page.ts';
export { useOutbox } from './use-outbox.ts';
export { startWakes } from './wakes.ts';
