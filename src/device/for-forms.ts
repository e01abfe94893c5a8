/** What forms need from this room, as one chunk: loaded when a form is touched, so that pages stay light. */

export { openDrafts, tabId } from './drafts/index.ts';
export { openDevice } from './outbox/index.ts';
export { sendWithoutStoring, startWakes, submit } from './outbox/page.ts';
