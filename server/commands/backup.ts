/** Copies the SQLite database while the server runs. */
import { resolve } from 'node:path';
import { backUpDatabase } from '../store/backup.ts';
import { describeContents, inMegabytes, readRequest, runCommand } from './database-file.ts';

const USAGE = 'Use: npm run backup -- FILE, and --force to replace a file that is there.';
const POSTGRES = 'pg_dump --format=custom --file=FILE "$DATABASE_URL"';

await runCommand(async () => {
  const { dataDir, file, force } = readRequest(USAGE, POSTGRES, true);
  const copy = await backUpDatabase(dataDir, file, force);
  return [
    `Copied the database to ${resolve(file)}: ${inMegabytes(copy.bytes)}, read back and whole. It holds:`,
    ...describeContents(copy),
    'The sealing keys are not in it. Keep them somewhere else (docs/operation.md#sealing-keys).',
  ];
});
