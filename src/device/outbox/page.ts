/** Exports for pages only, because they need a window. */
export { sendStored, sendWithoutStoring, startReplayTriggers, submit } from './send-from-page.ts';
export { deleteOwnCopies, type OutboxView, useCarried, useOutbox } from './show/use-outbox.ts';
