/** Puts a copy of the SQLite database in its place, while no server runs. */
import { restoreDatabase } from '../store/restore.ts';
import { describeContents, inMegabytes, readRequest, runCommand } from './database-file.ts';

const USAGE = 'Use: npm run restore -- FILE, while the server is stopped.';
const POSTGRES = 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE';

await runCommand(async () => {
  const { dataDir, file } = readRequest(USAGE, POSTGRES, false);
  const restored = await restoreDatabase(dataDir, file, new Date());
  return [
    `Restored ${restored.file} from ${file}: ${inMegabytes(restored.bytes)}, read back and whole. It holds:`,
    ...describeContents(restored),
    ...(restored.kept ? [`What was there before is kept as ${restored.kept}`] : []),
    'Everybody signs in again, and devices fetch their records anew.',
  ];
});
