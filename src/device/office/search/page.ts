/** Exports for pages only, because the search needs a window: all records of this device, and guests. */

export type { GuestResult, HitFields, SearchHit } from './search-index.ts';
export {
  findGuest,
  prefetchedGuest,
  prefetchGuest,
  searchRecords,
  searchVersion,
  startSearch,
  subscribeToSearch,
  type WithCompleteness,
} from './search-records.ts';
