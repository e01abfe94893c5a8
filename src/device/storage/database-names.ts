/** Which databases with records there are, as the device's own database has it. */
import type { DeviceDatabase } from '../core/database.ts';
import type { RecordsDatabaseNames } from '../core/tables.ts';

type Tables = Pick<DeviceDatabase, 'facts'>;

// Dexie's own promises: where native ones are nested deeper, its transactions end too early.
export const readDatabaseNames = ({ facts }: Tables): Promise<RecordsDatabaseNames | undefined> =>
  facts.get('records').then((fact) => fact?.value as RecordsDatabaseNames | undefined);

export const writeDatabaseNames = ({ facts }: Tables, value: RecordsDatabaseNames): Promise<unknown> =>
  facts.put({ key: 'records', value });
