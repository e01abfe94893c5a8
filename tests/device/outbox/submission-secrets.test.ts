/** The secrets of a device's submissions, against the real server: what it proves, in which order, and to whom. */
import { IDBFactory } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createIdentify } from '../../../src/device/core/submission-secret.ts';
import { createTransport } from '../../../src/device/core/transport.ts';
import { judgeAnswer } from '../../../src/device/outbox/send/verdict.ts';
import { fitsEnvelope, sealOutbox } from '../../../src/device/transfer/outbox-file/index.ts';
import { seal } from '../../../src/device/transfer/sealing/index.ts';
import { createTestDevice, type Network } from '../../parts/device/device.ts';
import { sendOutboxFile } from '../../parts/device/send-file.ts';
import { readAllStored } from '../../parts/pages/stored.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';

const DAY = 24 * 60 * 60_000;
let server: TestServer;
let now: number;
beforeEach(async () => {
  now = Date.UTC(2027, 0, 10, 8);
  server = await openTestServer({ clock: () => new Date(now) });
});
afterEach(() => server.close());

const toServer: Network = async (address, init) => server.app.request(address, init);

function openDevice(network: Network = toServer, indexedDB = new IDBFactory()) {
  const line = { network };
  return {
    ...createTestDevice({ network: (address, init) => line.network(address, init), indexedDB }),
    line,
    indexedDB,
  };
}
const rows = () => server.rows('select id, phone from package_booking');
const hashes = () => server.rows('select secret_hash from submission where secret_hash is not null');

it('A request is corrected from its device years later, and by nobody who took over its receipt', async () => {
  const device = openDevice();
  const id = v7();
  await device.book(id);
  expect(hashes()).toHaveLength(1);
  now += 900 * DAY;
  expect(await device.book(id, { phone: '+255700000001' })).toMatchObject({ type: 'accepted' });
  expect(rows()).toEqual([{ id, phone: '+255700000001' }]);
  // Somebody who has copied all that its calls and receipts name, on a device of their own.
  const thief = openDevice();
  await thief.database.sent.bulkPut(await device.database.sent.toArray());
  const taken = await thief.book(id, { phone: '+255700000666' });
  expect(taken).toMatchObject({ type: 'refused' });
  expect(rows()).toEqual([{ id, phone: '+255700000001' }]);
});

it.each([500, 400])('What a press took back after a %i keeps its secret', async (status) => {
  const device = openDevice();
  const id = v7();
  const ours = async (address: string, init: RequestInit) => {
    const held = await server.app.request(address, init);
    const { message } = await held.json();
    return Response.json({ id, message }, { status });
  };
  // The server has stored it, and what it answered was another thing.
  device.line.network = ours;
  await device.book(id);
  device.line.network = toServer;
  now += 900 * DAY;
  const again = await device.book(id, { phone: '+255700000001' });
  if (status === 500) expect(again).toMatchObject({ type: 'accepted' });
  expect(hashes()).toHaveLength(1);
});

it('Two tabs and the worker of one browser have one seed, which they make once', async () => {
  const indexedDB = new IDBFactory();
  const tabs = Array.from({ length: 4 }, () => openDevice(toServer, indexedDB));
  const entry = { id: v7(), kind: 'packageBooking', payload: {}, author: null } as const;
  const all = await Promise.all(tabs.map(({ identify }) => identify(entry)));
  expect(new Set(all.map(({ secretHash }) => secretHash)).size).toBe(1);
  const [facts] = await Promise.all(tabs.map(({ database }) => database.facts.get('secretSeed')));
  expect(facts?.value).toMatch(/^[\w-]{43}$/);
});

it('A device without Web Crypto or storage sends all the same, with the id alone', async () => {
  const identify = createIdentify(() => {
    throw new Error('SecurityError');
  });
  const entry = { id: v7(), kind: 'packageBooking', payload: {}, author: null } as const;
  expect(await identify(entry)).toEqual({ id: entry.id });
});

it('A colleague’s phone sends the corrections of a sealed file, and learns no secret of it', async () => {
  const device = openDevice();
  const id = v7();
  await device.book(id);
  now += 900 * DAY;
  device.line.network = async () => {
    throw new TypeError('Failed to fetch');
  };
  await device.book(id, { phone: '+255700000002' });
  const { exported } = await device.outbox.exportUnsent(fitsEnvelope, null);
  const facts = { about: 'Requests', site: 'https://example.org', savedAt: '2027-01-01T00:00:00.000Z' };
  const parts = { newId: v7, seal, identify: device.identify };
  const file = await sealOutbox(exported, server.sealingKeys.current(), facts, null, parts);
  const [entry] = exported;
  const { secret } = await device.identify(entry as (typeof exported)[number]);
  const colleague = openDevice();
  const told: string[] = [];
  const transport = createTransport({ fetch: async (path, init = {}) => toServer(String(path), init) });
  await sendOutboxFile(file, { ...colleague, transport, clock: () => now }, (_, result) =>
    told.push(result.type),
  );
  expect(told).toEqual(['received']);
  expect(rows()).toEqual([{ id, phone: '+255700000002' }]);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(file) + (await readAllStored(colleague.indexedDB))).not.toContain(secret);
});

it('A line that drops every header of ours makes one record, and the device gets its receipt', async () => {
  const device = openDevice(async (address, init) => {
    const { 'Content-Type': type } = init.headers as Record<string, string>;
    return server.app.request(address, { ...init, headers: { 'Content-Type': String(type) } });
  });
  const id = v7();
  expect(await device.book(id)).toMatchObject({ type: 'accepted' });
  expect(rows()).toMatchObject([{ id }]);
  expect(await device.outbox.unsent()).toEqual([]);
});

it('A receipt for another submission is none', () => {
  const [id, other] = [v7(), v7()];
  const receipt = { reference: 'PB-0000-0000-0', receivedAt: '2027-01-01T00:00:00.000Z', message: 'Taken' };
  const answer = (of: string) => ({ status: 200, retryAfter: null, body: { ...receipt, id: of } });
  expect(judgeAnswer(answer(other), id, 0).type).toBe('unreachable');
  expect(judgeAnswer(answer(id), id, 0).type).toBe('accepted');
});
