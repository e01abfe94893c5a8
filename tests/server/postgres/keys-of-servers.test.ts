/** Sealing keys of several servers on one database: who lacks the file refuses passport numbers only. */
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyFileModifiedAt, keyFilePath, rotateKeyFile } from '../../../server/security/sealing-key-file.ts';
import { openSealingKeys } from '../../../server/security/sealing-keys.ts';
import { openStore } from '../../../server/store/core/open.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import { envelopeSealingContext } from '../../../src/contract/protocol/outbox-file.ts';
import { passportSealingContext } from '../../../src/contract/values/sealing.ts';
import { seal } from '../../../src/device/transfer/sealing/index.ts';
import { startPostgres } from '../../parts/database/databases.ts';
import { hasPostgres } from '../../parts/database/postgres.ts';
import { requests } from '../../parts/records/sample-requests.ts';
import { openNode, type TestNode } from '../../parts/server/node.ts';
import { signedIn } from '../../parts/server/staff.ts';

let database: Awaited<ReturnType<typeof startPostgres>>;
let one: TestNode;
let other: TestNode;
beforeAll(async () => {
  database = await startPostgres();
  one = await openNode(database.url);
  other = await openNode(database.url);
}, 60_000);
afterAll(async () => {
  await one.close();
  await other.close();
  await database.stop();
});

const post = ({ app }: TestNode, path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A flight request whose passport number is sealed to a server's current key. */
async function flightRequest({ sealingKeys }: TestNode, id: string) {
  const [traveler, ...rest] = requests.flightRequest.travelerDetails;
  const passportNumber = await seal(sealingKeys.current(), passportSealingContext(id, 0), 'TZ1234567');
  return { ...requests.flightRequest, travelerDetails: [{ ...traveler, passportNumber }, ...rest] };
}

describe.skipIf(!hasPostgres)('A server without the file of the sealing keys', () => {
  it('makes none of its own, gives out the common key, and knows what it lacks', async () => {
    expect(keyFileModifiedAt(keyFilePath(other.dataDir))).toBe(0);
    expect(other.sealingKeys.current()).toEqual(one.sealingKeys.current());
    expect(await other.sealingKeys.missing()).toEqual([one.sealingKeys.current().id]);
    expect(await one.sealingKeys.missing()).toEqual([]);
  });

  it('asks to send passport numbers again, for another server, and takes the rest', async () => {
    const id = v7();
    const payload = await flightRequest(other, id);
    const key = { 'Idempotency-Key': id };
    const refused = await post(other, endpoints.flightRequests, payload, key);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toMatch(/^[1-9]\d?$/);
    const entry = { version: 1, capturedAt: '2027-01-01T00:00:00.000Z' };
    const stay = { id: v7(), kind: 'stayBooking', ...entry, payload: requests.stayBooking };
    const entries = [{ id, kind: 'flightRequest', ...entry, payload }, stay];
    const { results } = await (await post(other, endpoints.replay, { entries })).json();
    expect(results.map(({ status }: { status: number }) => status)).toEqual([503, 200]);
    const place = { file: v7(), index: 0, of: 1, references: ['PB-0000-0000-0'] };
    const envelope = {
      ...place,
      ...(await seal(other.sealingKeys.current(), envelopeSealingContext(place), '{}')),
    };
    expect((await post(other, endpoints.sealedReplay, envelope)).status).toBe(503);

    expect((await post(one, endpoints.flightRequests, payload, key)).status).toBe(200);
    const { headers } = await signedIn(one, 'operations');
    expect((await post(other, endpoints.passports, { record: id, place: 0 }, headers)).status).toBe(503);
    const opened = await post(one, endpoints.passports, { record: id, place: 0 }, headers);
    expect(await opened.json()).toEqual({ passportNumber: 'TZ1234567' });

    // As the message says: somebody copies the file, and no restart is needed.
    await mkdir(dirname(keyFilePath(other.dataDir)), { recursive: true });
    await copyFile(keyFilePath(one.dataDir), keyFilePath(other.dataDir));
    const now = await post(other, endpoints.passports, { record: id, place: 0 }, headers);
    expect(await now.json()).toEqual({ passportNumber: 'TZ1234567' });
    expect(await other.sealingKeys.missing()).toEqual([]);
  });

  it('hears of a key that another one made since', async () => {
    await rotateKeyFile(keyFilePath(one.dataDir));
    const id = v7();
    const payload = await flightRequest(one, id);
    await expect.poll(async () => (await one.store.keyRegistry.list()).length).toBe(2);
    await expect
      .poll(
        async () => (await post(other, endpoints.flightRequests, payload, { 'Idempotency-Key': id })).status,
        {
          timeout: 15_000,
          interval: 500,
        },
      )
      .toBe(503);
    expect((await post(one, endpoints.flightRequests, payload, { 'Idempotency-Key': id })).status).toBe(200);
  });

  it('makes one of its own where the common ones are given up', async () => {
    const { id } = one.sealingKeys.current();
    const folder = await mkdtemp(join(tmpdir(), 'node-'));
    const store = await openStore({ dataDir: folder, databaseUrl: database.url });
    const keys = await openSealingKeys(folder, store.keyRegistry, true);
    expect(keys.current().id).not.toBe(id);
    expect(keyFileModifiedAt(keyFilePath(folder))).toBeGreaterThan(0);
    // Another server may still have it.
    expect(await keys.missing()).toContain(id);
    await store.close();
    await rm(folder, { recursive: true });
  });

  it('of several that start at once, one makes the first key', async () => {
    const empty = await startPostgres();
    const folders = await Promise.all([1, 2, 3].map(() => mkdtemp(join(tmpdir(), 'node-'))));
    const keys = await Promise.all(
      folders.map(async (dataDir) => {
        const store = await openStore({ dataDir, databaseUrl: empty.url });
        const opened = await openSealingKeys(dataDir, store.keyRegistry);
        return { current: opened.current(), store };
      }),
    );
    expect(new Set(keys.map(({ current }) => current.id)).size).toBe(1);
    expect(folders.filter((folder) => keyFileModifiedAt(keyFilePath(folder)) > 0)).toHaveLength(1);
    await Promise.all(keys.map(({ store }) => store.close()));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
    await empty.stop();
  });
});
