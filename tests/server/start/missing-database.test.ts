/** A start whose database is gone: an empty one in its place would tell every device that its records are lost. */
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartError } from '../../../server/start/settings.ts';
import { openStore } from '../../../server/store/core/open.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const marker = () => join(dataDir, 'keys', 'database.json');
const start = async () => (await openStore({ dataDir, databaseUrl: '' })).close();
const refusal = async () => {
  const error = await start().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message;
};

it('is refused with what to bring, and goes on with the database once it is there', async () => {
  await start();
  const file = join(dataDir, 'operator.db');
  await rename(file, `${file}.elsewhere`);
  const message = await refusal();
  expect(message).toMatch(/^DATA_DIR: /);
  for (const part of [marker(), 'npm run restore']) expect(message).toContain(part);
  expect(message).not.toContain('\n');
  // A second start is not taken in by the file that the first one opened.
  await refusal();
  expect(existsSync(marker())).toBe(true);
  for (const suffix of ['', '-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
  await rename(`${file}.elsewhere`, file);
  await start();
});

it('begins with an empty one once the marker is deleted', async () => {
  await start();
  await rm(join(dataDir, 'operator.db'));
  await rm(marker());
  await start();
});
