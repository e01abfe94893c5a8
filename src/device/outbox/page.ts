/** Exports for pages only, because they need a window. */
export { sendIncomplete, sendStoredEntries, startReplayTriggers, submit } from './send-from-page.ts';
export { deleteOwnCopies, type OutboxView, useCarriedFiles, useOutbox } from './show/use-outbox.ts';
