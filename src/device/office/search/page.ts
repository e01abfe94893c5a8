/** Exports for pages only, because the search needs a window: all records of this device, and guests. */

export type { GuestResult, Hit, ShownFields } from './search-index.ts';
export {
  foreseeGuest,
  foreseenGuest,
  guestOf,
  searchRecords,
  searchVersion,
  startSearch,
  subscribeToSearch,
  type Whole,
} from './search-records.ts';
