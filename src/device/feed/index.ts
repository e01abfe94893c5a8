/** Records of the office on this device: pulled, merged with what waits, shown, changed. */
export { keepRows, lastRows, prefetchRows, takePrefetchedRows } from './first-rows.ts';
export { type RecordsSnapshot, type Row, useRecords } from './in-page.ts';
export { startOffice } from './keep-live.ts';
export { madeBy } from './payload-of.ts';
export {
  addNote,
  changeRecord,
  editedRecord,
  removeRecord,
  resolveConflict,
  submitStaff,
  useUnsentOfAccount,
} from './staff-in-page.ts';
