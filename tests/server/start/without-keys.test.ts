/** A database with records that lacks sealing keys: the start says what to bring, unless it is told not to ask. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtSite } from '../../../server/http/site.ts';
import {
  importKeys,
  keyFilePath,
  readKeyFile,
  rotateKeyFile,
} from '../../../server/security/sealing-key-file.ts';
import { openApplication } from '../../../server/start/application.ts';
import { readSettings, StartError } from '../../../server/start/settings.ts';
import { booking } from '../../parts/records/sample-booking.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'operator-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = (withoutKeys = false) =>
  openApplication(
    readSettings({ DATA_DIR: dataDir }),
    () => ({ site: builtSite(join(import.meta.dirname, '../../parts/site')) }),
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

it('refuses a file of before the last rotation, and starts once the newer key is added', async () => {
  await book();
  const file = keyFilePath(dataDir);
  const [older, newest] = [join(dataDir, 'older.json'), join(dataDir, 'newest.json')];
  await copyFile(file, older);
  const { id } = await rotateKeyFile(file);
  await (await open()).close();
  await copyFile(file, newest);
  await copyFile(older, file);
  const { message } = (await open().catch((error: unknown) => error)) as StartError;
  for (const name of [file, id, 'npm run keys -- add', '--without-keys']) expect(message).toContain(name);
  expect(message).not.toContain('\n');
  importKeys(file, newest);
  await (await open()).close();

  // Or it is told that the newer one is gone for good.
  await copyFile(older, file);
  await (await open(true)).close();
  await (await open()).close();
  expect(readKeyFile(file)).toEqual(readKeyFile(older));
});

it('starts with an empty database as ever', async () => {
  await (await open()).close();
  await rm(keyFilePath(dataDir));
  await (await open()).close();
  // And once it has records, the key of before is not asked for.
  await book();
  await (await open()).close();
});
