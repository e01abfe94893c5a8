/** Exports for pages only, because they need a window. */
export { sendWithoutStoring, startWakes, submit } from './in-page.ts';
export { deleteOwnCopies, type OutboxView, useOutbox } from './use-outbox.ts';
