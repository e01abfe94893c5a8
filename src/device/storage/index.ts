/** Databases with records of the office: one for each sign-in, deleted as a whole at sign-out. */
export { deleteEnded, deleteStray, endRecords } from './ended.ts';
export { plainPlace, type RecordsPlace, setPlace } from './place.ts';
export {
  type CachedValue,
  type DayRow,
  type FeedProgress,
  RecordsDatabase,
  readDayProgress,
  readProgress,
  type Segment,
  writeDayProgress,
  writeProgress,
} from './records-database.ts';
export { nameOfRecords, readName, withRecords } from './with-records.ts';
