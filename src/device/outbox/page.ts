/** What pages alone may use of this room: it needs a window. */
export { sendWithoutStoring, startWakes, submit } from './in-page.ts';
export { deleteOwnCopies, type OutboxView, useOutbox } from './use-outbox.ts';
