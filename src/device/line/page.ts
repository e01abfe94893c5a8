/** Exports for pages only, because they need a window. */
export { openLineWatch, useLineView } from './in-page.ts';
export type { LineState } from './line.ts';
