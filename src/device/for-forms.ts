/** Exports for forms, as one chunk that is loaded when a page with a form is idle, so that other pages stay light. */

export { openDrafts, tabId } from './drafts/index.ts';
export { openDevice, payloadHash } from './outbox/index.ts';
export { sendIncomplete, startReplayTriggers, submit } from './outbox/page.ts';
