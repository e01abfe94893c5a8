/** Copies the database while the server runs, and has the server tell devices how far the copy reaches. */
import { resolve } from 'node:path';
import { backUpDatabase } from '../store/backup/backup.ts';
import { backUpPostgres } from '../store/backup/postgres-backup.ts';
import { describeContents, formatMegabytes, parseArguments, runCommand } from './database-command.ts';

const USAGE = 'Use: npm run backup -- FILE, and --force to replace a file that is there.';
const UNANNOUNCED = 'Devices were not told of it: they keep their copies until the next backup.';

await runCommand(async () => {
  const { dataDir, databaseUrl, file, force } = parseArguments(USAGE, true);
  const copy = databaseUrl
    ? await backUpPostgres(databaseUrl, dataDir, file, force)
    : await backUpDatabase(dataDir, file, force);
  return [
    `Copied the database to ${resolve(file)}: ${formatMegabytes(copy.bytes)}, read back and whole. It holds:`,
    ...describeContents(copy),
    ...(copy.announced ? [] : [UNANNOUNCED]),
    'The sealing keys are not in it. Keep them somewhere else (docs/operation.md#sealing-keys).',
  ];
});
