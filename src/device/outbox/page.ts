/** What pages alone may use of this room: it needs a window. */
export { sendWithoutStoring, submit } from './in-page.ts';
export { useOutbox } from './use-outbox.ts';
export { startWakes } from './wakes.ts';
