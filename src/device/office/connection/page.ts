/** Exports for pages only, because they need a window. */

export type { ConnectionState } from './connection.ts';
export {
  isOfficeUnreachable,
  openConnectionWatch,
  useClockDifference,
  useConnectionStatus,
} from './use-connection.ts';
