/** A database with records and none of its sealing keys: the start says what to bring, unless it is told not to ask. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtSite } from '../../../server/http/site.ts';
import { keyFilePath } from '../../../server/security/sealing-key-file.ts';
import { openApplication } from '../../../server/start/application.ts';
import { readSettings, StartError } from '../../../server/start/settings.ts';
import { booking } from '../../parts/sample-booking.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = (withoutKeys = false) =>
  openApplication(
    readSettings({ DATA_DIR: dataDir }),
    () => builtSite(join(import.meta.dirname, '../../parts/site')),
    withoutKeys,
  );

async function book(): Promise<void> {
  const { app, close } = await open();
  const response = await app.request('/api/companypackage', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(booking),
  });
  expect(response.status).toBe(200);
  await close();
}

it('refuses to start and names the files, and starts once they are there', async () => {
  await book();
  const file = keyFilePath(dataDir);
  await copyFile(file, join(dataDir, 'safe.json'));
  await rm(file);
  const refused = await open().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartError);
  const { message } = refused as StartError;
  for (const name of [file, 'sealing-keys.json', 'removed-ids', 'handed-over', '--without-keys']) {
    expect(message).toContain(name);
  }
  expect(message).not.toContain('\n');
  await copyFile(join(dataDir, 'safe.json'), file);
  await (await open()).close();
});

it('starts with new ones when it is told to', async () => {
  await book();
  await rm(keyFilePath(dataDir));
  await (await open(true)).close();
  // From now on there are keys.
  await (await open()).close();
});

it('starts with an empty database as ever', async () => {
  await (await open()).close();
  await rm(keyFilePath(dataDir));
  await (await open()).close();
});
