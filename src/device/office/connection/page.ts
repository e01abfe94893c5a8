/** Exports for pages only, because they need a window. */

export type { ConnectionState } from './connection.ts';
export { useClockDifference } from './use-clock-difference.ts';
export { isOfficeUnreachable, openConnectionWatch, useConnectionStatus } from './use-connection.ts';
