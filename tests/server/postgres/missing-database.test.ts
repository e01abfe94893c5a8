/** A start on PostgreSQL whose database was served before, and is empty now. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { StartError } from '../../../server/start/settings.ts';
import { openStore } from '../../../server/store/core/open.ts';
import { startPostgres } from '../../parts/database/databases.ts';
import { hasPostgres } from '../../parts/database/postgres.ts';

it.skipIf(!hasPostgres)('is refused, and names the setting with the address', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
  const [one, empty] = [await startPostgres(), await startPostgres({ tables: false })];
  try {
    const start = async (databaseUrl: string) => (await openStore({ dataDir, databaseUrl })).close();
    await start(one.url);
    const refused = await start(empty.url).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect((refused as StartError).message).toMatch(/^DATABASE_URL: /);
    await start(one.url);
  } finally {
    await one.stop();
    await empty.stop();
    await rm(dataDir, { recursive: true });
  }
});
