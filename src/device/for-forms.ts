/** Exports for forms, as one chunk that is loaded when a form is touched, so that pages stay light. */

export { openDrafts, tabId } from './drafts/index.ts';
export { openDevice, payloadHash } from './outbox/index.ts';
export { sendWithoutStoring, startReplayTriggers, submit } from './outbox/page.ts';
