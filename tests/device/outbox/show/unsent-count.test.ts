/** Number in the banner of every page: it counts requests as people think of them, not entries. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CarriedPart } from '../../../../src/device/core/tables.ts';
import { countUnsent, mayHoldRequests } from '../../../../src/device/unsent-count/index.ts';
import { createTestDevice, unreachable } from '../../../parts/device/device.ts';

let device: ReturnType<typeof createTestDevice>;
beforeEach(() => {
  const indexedDB = new IDBFactory();
  vi.stubGlobal('indexedDB', indexedDB);
  device = createTestDevice({ network: unreachable, indexedDB });
});
afterEach(() => {
  device.database.close();
  vi.unstubAllGlobals();
});

/** A request that may have left, and a correction of it that waits beside it. */
async function correctTriedRequest(): Promise<string> {
  const { id } = await device.add({ phone: '111 111' });
  await device.replayer.replay(true);
  await device.add({ phone: '222 222' }, id);
  expect((await device.outbox.unsent()).slice(-2)).toMatchObject([{ id }, { kind: 'correction' }]);
  return id;
}

it('a device that never saved anything has nothing to send', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect(await countUnsent()).toEqual({
    waiting: 0,
    parked: 0,
    staffWaiting: 0,
    staffParked: 0,
    signOut: false,
    requests: 0,
    copies: false,
    carried: 0,
  });
});

it('each request that waits or needs a look counts', async () => {
  for (let number = 0; number < 3; number += 1) await device.add();
  const refused = await device.add();
  await device.outbox.park(refused.id, { message: 'No.' });
  expect(await countUnsent()).toMatchObject({ waiting: 3, parked: 1 });
});

it('what staff entered is no request, and is counted apart', async () => {
  await device.database.facts.put({
    key: 'session',
    value: { account: { id: 'a', name: 'Asha', email: '', role: 'marketing' } } as never,
  });
  const add = (id: string) => device.outbox.add({ id, kind: 'lead', payload: {}, author: 'a' });
  await device.add();
  for (const id of ['one', 'two', 'three']) await add(id);
  await device.outbox.park('two', { message: 'No.' });
  expect(await countUnsent()).toMatchObject({
    waiting: 1,
    parked: 0,
    staffWaiting: 2,
    staffParked: 1,
    requests: 1,
  });
});

it('a request and its corrections are one request', async () => {
  const id = await correctTriedRequest();
  expect(await countUnsent()).toMatchObject({ waiting: 1, parked: 0 });
  await device.replayer.replay(true);
  await device.add({ phone: '333 333' }, id);
  expect(await device.outbox.unsent()).toHaveLength(3);
  await correctTriedRequest();
  expect(await countUnsent()).toMatchObject({ waiting: 2, parked: 0 });
});

it('a request whose correction was refused needs a look, and is not counted as waiting too', async () => {
  await correctTriedRequest();
  const [, correction] = await device.outbox.unsent();
  await device.outbox.park(String(correction?.id), { message: 'No.' });
  expect(await countUnsent()).toMatchObject({ waiting: 0, parked: 1 });
});

it('a request that was refused and corrected waits, and needs no look any more', async () => {
  const id = await correctTriedRequest();
  await device.outbox.park(id, { message: 'No.' });
  expect(await countUnsent()).toMatchObject({ waiting: 1, parked: 0 });
});

it('what is received is among a visitor’s requests still, once with its corrections', async () => {
  expect((await countUnsent()).requests).toBe(0);
  const { id } = await device.add();
  await device.add();
  expect(await countUnsent()).toMatchObject({ waiting: 2, requests: 2 });
  const receivedAt = '2027-06-14T08:00:00.000Z';
  const receipt = { id, reference: 'PB-1', receivedAt, message: 'Received.' };
  await device.outbox.acknowledge([receipt]);
  expect(await countUnsent()).toMatchObject({ waiting: 1, requests: 2 });
});

it.each([
  ['waiting', { carried: 2, copies: false }],
  ['kept', { carried: 0, copies: true }],
  ['refused', { carried: 0, copies: false }],
  ['delivered', { carried: 0, copies: false }],
] as const)('a colleague’s file that is %s', async (state, counted) => {
  const row: CarriedPart = {
    id: 'a/0/b',
    file: 'a',
    signed: true,
    entries: 3,
    received: 1,
    state,
    problem: null,
    savedAt: '2027-01-01T00:00:00.000Z',
    takenAt: '2027-01-01T00:00:00.000Z',
    attempts: 1,
    nextAttemptAt: 0,
    notBefore: 0,
  };
  await device.database.carried.put(row);
  expect(await countUnsent()).toMatchObject(counted);
});

it('a device that never saved anything holds no requests, and asking leaves no database behind', async () => {
  const empty = new IDBFactory();
  vi.stubGlobal('indexedDB', empty);
  expect(await mayHoldRequests()).toBe(false);
  expect(await empty.databases()).toEqual([]);
});

it('a device that saved something, or may save nothing, has to be looked at', async () => {
  await device.add();
  expect(await mayHoldRequests()).toBe(true);
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('A private window', 'InvalidStateError');
    },
  });
  expect(await mayHoldRequests()).toBe(true);
});
