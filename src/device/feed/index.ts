/** Records of the office on this device: pulled, merged with what waits, shown, changed. */

export type { DeferredEntry } from './deferred-entries.ts';
export { keepRows, lastRows, prefetchRows, takePrefetchedRows } from './first-rows.ts';
export {
  followRecords,
  type RecordsFollower,
  type RecordsSnapshot,
  type Row,
  shownRows,
  useCountedRecords,
  useRecords,
} from './in-page.ts';
export { startOffice } from './keep-live.ts';
export { keepScreen } from './keep-screen.ts';
export { NOT_FETCHED } from './live-records.ts';
export type { ChangeOutcome, OneOfMany, SetBack } from './many-changes.ts';
export { targetOf } from './merge.ts';
export { readWaiting } from './overlay.ts';
export { madeBy, payloadOf } from './payload-of.ts';
export { isWithin, type Span } from './records-of-day.ts';
export { rowOf } from './rows.ts';
export { readRecord, readRemoved } from './segments.ts';
export {
  addNote,
  changeRecord,
  changeRecords,
  deferLonger,
  deferRemoval,
  deferReply,
  editedRecord,
  linkGuests,
  reopenConflict,
  resolveConflict,
  saveMany,
  saveView,
  sendDeferred,
  setBack,
  submitStaff,
  takeBackDeferred,
  takeBackNote,
  useChangeOutcomes,
  useUnsentOfAccount,
  useWaitingItems,
} from './staff-in-page.ts';
export { prepareTodayCounts, useTodayCounts } from './today-counts-in-page.ts';
export { useSavedViews } from './views-in-page.ts';
export { readWaitingForSearch } from './waiting-for-search.ts';
export type { WaitingItem } from './waiting-items.ts';
