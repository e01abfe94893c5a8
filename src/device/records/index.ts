/** Records of the office on this device: pulled, merged with what waits, shown, changed. */

export type { BulkChange, ChangeOutcome, ChangeToUndo } from './changes/bulk-changes.ts';
export type { DeferredEntry } from './changes/deferred-entries.ts';
export {
  staffActions,
  useChangeOutcomes,
  useUnsentOfAccount,
  useWaitingItems,
} from './changes/open-staff-actions.ts';
export type { StaffActions } from './changes/staff-actions.ts';
export { prefetchTodayCounts, useTodayCounts } from './counts/use-today-counts.ts';
export { startLiveOffice } from './live-office.ts';
export { isCapturedWithin, type TimeSpan } from './pull/records-of-day.ts';
export { readRecord, readRemoved } from './pull/stored-segments.ts';
export { prefetchRows, readLastRows, storeRows, takePrefetchedRows } from './rows/first-rows.ts';
export { NOT_FETCHED_MESSAGE } from './rows/live-records.ts';
export { recordOfEntry } from './rows/merge.ts';
export { readWaitingEntries } from './rows/overlay.ts';
export { entryKindOfRecord, payloadFromRecord, staffEntryKindOf } from './rows/payload-from-record.ts';
export { isRefusedEntry, mergeIntoRow } from './rows/rows.ts';
export type { RefusedDraft, ShownDraft, SiteDrafts } from './rows/site-drafts.ts';
export { type OwnPhotograph, pictureOfParts, useSitePhotographs } from './rows/site-photographs.ts';
export { storeLastScreen } from './rows/store-screen.ts';
export { readWaitingForSearch } from './rows/unsent-for-search.ts';
export { useSavedViews } from './rows/use-saved-views.ts';
export { useSiteDrafts } from './rows/use-site-drafts.ts';
export type { WaitingItem } from './rows/waiting-items.ts';
export {
  followRecords,
  followRecordsAndOutbox,
  loadedRows,
  type RecordsFollower,
  type RecordsSnapshot,
  type Row,
  useCountedRecords,
  useRecords,
} from './use-records.ts';
