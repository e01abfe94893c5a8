import { useLiveQuery } from 'dexie-react-hooks';
import { openDatabase, readDeviceState, withDatabase } from '../../core/database.ts';

/** Milliseconds by which this device's clock is ahead of the server's, as its last answer told; negative: behind. */
export function useClockDifference(): number {
  return useLiveQuery(readDifference) ?? 0;
}

const readDifference = () =>
  withDatabase(openDatabase(), (tables) => readDeviceState(tables, 'standing')).then(
    (status) => status?.ahead ?? 0,
    () => 0,
  );
