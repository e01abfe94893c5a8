/** Records of the office on this device: pulled, merged with what waits, shown, changed. */

export type { DeferredEntry } from './changes/deferred-entries.ts';
export type { ChangeOutcome, OneOfMany, SetBack } from './changes/many-changes.ts';
export {
  staffWork,
  useChangeOutcomes,
  useUnsentOfAccount,
  useWaitingItems,
} from './changes/open-staff-work.ts';
export type { StaffWork } from './changes/staff-work.ts';
export { prepareTodayCounts, useTodayCounts } from './counts/use-today-counts.ts';
export { startOffice } from './live-office.ts';
export { isWithin, type Span } from './pull/records-of-day.ts';
export { readRecord, readRemoved } from './pull/segments.ts';
export { keepRows, lastRows, prefetchRows, takePrefetchedRows } from './rows/first-rows.ts';
export { NOT_FETCHED } from './rows/live-records.ts';
export { targetOf } from './rows/merge.ts';
export { readWaiting } from './rows/overlay.ts';
export { madeBy, payloadOf } from './rows/payload-of.ts';
export { rowOf } from './rows/rows.ts';
export { storeLastScreen } from './rows/store-screen.ts';
export { useSavedViews } from './rows/use-saved-views.ts';
export { readWaitingForSearch } from './rows/waiting-for-search.ts';
export type { WaitingItem } from './rows/waiting-items.ts';
export {
  followAll,
  followRecords,
  type RecordsFollower,
  type RecordsSnapshot,
  type Row,
  shownRows,
  useCountedRecords,
  useRecords,
} from './use-records.ts';
