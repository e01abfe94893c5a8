/** What forms need of this room, as one chunk: fetched when a form is touched, so that reading one stays light. */

export { openDrafts, tabId } from './drafts/index.ts';
export { openDevice } from './outbox/index.ts';
export { sendWithoutStoring, startWakes, submit } from './outbox/page.ts';
