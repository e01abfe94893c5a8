/** Puts a copy of the database in its place, while no server runs. */

import { describeLost } from '../store/backup/lost-submissions.ts';
import { restorePostgres } from '../store/backup/postgres-backup.ts';
import { restoreDatabase } from '../store/backup/restore.ts';
import { describeAccounts } from '../store/backup/restored-accounts.ts';
import { describeContents, formatMegabytes, parseArguments, runCommand } from './database-command.ts';

const USAGE = 'Use: npm run restore -- FILE, while the server is stopped.';
const THEN =
  'Everybody signs in again, devices fetch their records anew, and offer again what was sent since the backup.';

await runCommand(async () => {
  const { dataDir, databaseUrl, file } = parseArguments(USAGE, false);
  if (databaseUrl) {
    const { bytes, contents, accounts, lost } = await restorePostgres(databaseUrl, dataDir, file, new Date());
    const size = formatMegabytes(bytes);
    return [
      `Restored the database from ${file}: ${size}. It holds:`,
      ...describeContents({ contents }),
      ...describeLost(lost, null),
      ...describeAccounts(accounts),
      THEN,
    ];
  }
  const restored = await restoreDatabase(dataDir, file, new Date());
  return [
    `Restored ${restored.file} from ${file}: ${formatMegabytes(restored.bytes)}, read back and whole. It holds:`,
    ...describeContents(restored),
    ...(restored.kept ? [`What was there before is kept as ${restored.kept}`] : []),
    ...describeLost(restored.lost, restored.kept),
    ...describeAccounts(restored.accounts),
    THEN,
  ];
});
