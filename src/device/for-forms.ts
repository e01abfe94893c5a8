/** What forms need of this room, as one chunk: fetched when a form is touched, so that reading one stays light. */
export { openDevice } from './device.ts';
export { sendUnkept, submit } from './submit-here.ts';
export { openDrafts, tabId } from './tab.ts';
export { startWakes } from './wakes.ts';
