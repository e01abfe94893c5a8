/** Databases with records of the office: one for each sign-in, deleted as a whole at sign-out. */
export { deleteMarkedRecords, deleteRecordsOfOthers, markRecordsForDeletion } from './delete-records.ts';
export {
  type CachedValue,
  type DayRow,
  type FeedProgress,
  RecordsDatabase,
  readDayIndexProgress,
  readProgress,
  type Segment,
  writeDayProgress,
  writeProgress,
} from './records-database.ts';
export { plainStorage, type RecordsStorage, setRecordsStorage } from './records-storage.ts';
export { ensureDatabaseName, readCurrentDatabaseName, withRecords } from './with-records.ts';
