/** Exports for pages only, because they need a window. Loaded when the page is idle. */
export { startHealing } from './healing-triggers.ts';
