/** Drafts: text typed into a form and not submitted yet. */
export type { Draft } from '../core/tables.ts';
export type { Drafts } from './drafts.ts';
export { openDrafts, tabId } from './open-drafts.ts';
