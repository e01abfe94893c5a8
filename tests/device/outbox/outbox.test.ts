import { IDBFactory } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { ReplayEntry } from '../../../src/contract/protocol/answers.ts';
import { AlreadySent } from '../../../src/device/outbox/add/add-entry.ts';
import { addEntries } from '../../../src/device/outbox/index.ts';
import {
  acceptsEverything,
  captivePortal,
  createTestDevice,
  createTestLock,
  type Network,
  unreachable,
} from '../../parts/device/device.ts';
import { createGate } from '../../parts/gate.ts';
import { booking } from '../../parts/records/sample-booking.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A network that a test switches while the device lives. */
function switchable(first: Network) {
  const line = { network: first };
  return { line, network: ((address, init) => line.network(address, init)) as Network };
}

const problemFor = (id: string, status: number, extra: object = {}, headers = {}) =>
  Response.json({ message: 'No.', id, ...extra }, { status, headers });
/** So many requests of different people, saved together. */
const addMany = ({ outbox }: Pick<ReturnType<typeof createTestDevice>, 'outbox'>, count: number) =>
  addEntries(
    outbox,
    Array.from({ length: count }, (_, index) => ({
      id: v7(),
      kind: 'packageBooking' as const,
      payload: { ...booking, fullName: `Traveller ${index + 1}` },
    })),
  );
const keyOf = (init: RequestInit) => new Headers(init.headers).get('Idempotency-Key') ?? '';

describe('A request filled in without a signal', () => {
  it('waits on the device and is sent once when there is one, the app closed in between', async () => {
    const indexedDB = new IDBFactory();
    const harness = createTestDevice({ network: unreachable, indexedDB });
    const { id } = await harness.add();
    expect(await harness.replayer.deliver(id)).toEqual({ type: 'saved' });
    harness.database.close();

    const town = createTestDevice({
      network: acceptsEverything,
      indexedDB,
      time: { now: Date.UTC(2027, 0, 2) },
    });
    await town.replayer.replay(false);
    await town.replayer.replay(true);
    expect(town.requests).toHaveLength(1);
    expect(await town.outbox.unsent()).toEqual([]);
    const [receipt] = await town.outbox.sent();
    expect(receipt).toMatchObject({ id, message: 'Taken', capturedAt: '2027-01-01T00:00:00.000Z' });
    expect(receipt).not.toHaveProperty('payload');
  });

  it('carries its key, its version and the time it was filled in', async () => {
    const device = createTestDevice({ network: acceptsEverything });
    const { id } = await device.add();
    await device.replayer.deliver(id);
    const [request] = device.requests;
    expect(request?.address).toBe('/api/companypackage');
    expect(request?.headers.get('Idempotency-Key')).toBe(id);
    expect(request?.headers.get('Schema-Version')).toBe('2');
    expect(request?.headers.get('Captured-At')).toBe('2027-01-01T00:00:00.000Z');
    // Nothing is known of its clock before the first answer: the server compares it with its own.
    expect(request?.headers.get('Clock-Ahead')).toBe('unknown');
    expect(request?.headers.get('Device-Clock')).toBe('2027-01-01T00:00:00.000Z');
  });

  it('carries how wrong the clock was when it was filled in, in every kind of call', async () => {
    const line = switchable(unreachable);
    const device = createTestDevice({ network: line.network });
    const hears = (ahead: number) =>
      device.database.facts.put({ key: 'standing', value: { epoch: v7(), backedUpTo: 0, ahead } });
    const BEHIND = -15 * 24 * 60 * MINUTE;
    await hears(BEHIND);
    const { id } = await device.add();
    await addMany(device, 2);
    // Since then somebody has set it right.
    await hears(0);
    const later = await device.add();
    await device.replayer.deliver(id);
    expect(device.requests.at(-1)?.headers.get('Clock-Ahead')).toBe(String(BEHIND));
    line.line.network = acceptsEverything;
    await device.replayer.replay(true);
    const { entries } = JSON.parse(device.requests.at(-1)?.body ?? '');
    const told = new Map(
      entries.map((entry: { id: string; clockAhead?: number }) => [entry.id, entry.clockAhead]),
    );
    expect(told.get(later.id)).toBeUndefined();
    expect([...told.values()]).toEqual([BEHIND, BEHIND, BEHIND, undefined]);
  });

  it.each([
    ['behind', 0, -15 * DAY],
    ['ahead', 15 * DAY, 15 * DAY],
  ])(
    'says that nothing is known of a clock that was set since the last answer: %s',
    async (_, ahead, set) => {
      const device = createTestDevice({ network: acceptsEverything });
      const at = new Date(device.time.now - ahead - MINUTE).toISOString();
      await device.database.facts.put({ key: 'standing', value: { epoch: v7(), backedUpTo: 0, ahead, at } });
      const before = await device.add();
      device.time.now += ahead === 0 ? set : -set;
      const after = await device.add();
      await addMany(device, 1);
      await device.replayer.deliver(after.id);
      expect(device.requests.at(-1)?.headers.get('Clock-Ahead')).toBe('unknown');
      await device.replayer.replay(true);
      const { entries } = JSON.parse(device.requests.at(-1)?.body ?? '');
      const told = entries.map(({ clockAhead, clockUnknown }: ReplayEntry) => clockAhead ?? clockUnknown);
      expect(entries[0].id).toBe(before.id);
      expect(told).toEqual([ahead === 0 ? undefined : ahead, true]);
      expect(device.requests.at(-1)?.headers.get('Device-Clock')).toBe(
        new Date(device.time.now).toISOString(),
      );
    },
  );

  it('keeps how wrong the clock was when it is changed before it leaves', async () => {
    const device = createTestDevice({ network: unreachable });
    await device.database.facts.put({
      key: 'standing',
      value: { epoch: v7(), backedUpTo: 0, ahead: 6 * MINUTE },
    });
    const { id } = await device.add();
    await device.database.facts.put({ key: 'standing', value: { epoch: v7(), backedUpTo: 0, ahead: 0 } });
    await device.add({ fullName: 'Another name' }, id);
    expect(await device.outbox.unsent()).toMatchObject([{ id, clockAhead: 6 * MINUTE }]);
  });

  it("stays when a captive portal's page answers", async () => {
    const device = createTestDevice({ network: captivePortal });
    const { id } = await device.add();
    expect(await device.replayer.deliver(id)).toEqual({ type: 'saved' });
    await device.add();
    await device.replayer.replay(true);
    expect(await device.outbox.unsent()).toHaveLength(2);
  });
});

describe('A backlog', () => {
  it('of more than 50 opens with small batches, oldest first', async () => {
    const device = createTestDevice({ network: acceptsEverything });
    for (let count = 0; count < 120; count += 1) await device.add();
    await device.replayer.replay(true);
    const batches = device.requests
      .map(({ body }) => JSON.parse(body).entries)
      .sort((one, next) => one.length - next.length);
    expect(batches.map((batch) => batch.length)).toEqual([10, 20, 40, 50]);
    expect(batches[0][0].payload.fullName).toBe('Traveller 1');
    expect(batches[3][49].payload.fullName).toBe('Traveller 120');
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('opens with five at once, then sends six and no more, begun oldest first', async () => {
    const open: number[] = [];
    let onTheWay = 0;
    const gates = [createGate(), createGate()] as const;
    const device = createTestDevice({
      network: async (address, init) => {
        onTheWay += 1;
        open.push(onTheWay);
        const wave = open.length <= 5 ? 0 : 1;
        // The five, and then the six, are held a while, in which one more would show.
        if (onTheWay === 5 + wave) setTimeout(gates[wave].open, 50);
        await gates[wave].opened;
        onTheWay -= 1;
        return acceptsEverything(address, init);
      },
    });
    await addMany(device, 1_200);
    await device.replayer.replay(true);
    expect(open.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(Math.max(...open)).toBe(6);
    const batches = device.requests.map(({ body }) =>
      (JSON.parse(body).entries as { payload: { fullName: string } }[]).map(({ payload }) =>
        Number(payload.fullName.replace('Traveller ', '')),
      ),
    );
    const inOrder = batches.toSorted(([one = 0], [next = 0]) => one - next);
    expect(inOrder.flat()).toEqual(Array.from({ length: 1_200 }, (_, index) => index + 1));
    // Packed at the same time, a small one may leave before those that were begun with it, and no others.
    for (const [place, batch] of batches.entries())
      expect(Math.abs(inOrder.indexOf(batch) - place)).toBeLessThan(6);
    expect(await device.outbox.unsent()).toEqual([]);
    expect(await device.outbox.sent()).toHaveLength(1_200);
  });

  it.each([413, 400])(
    'goes in parts to a server that takes fifty, and answers more with %i',
    async (status) => {
      const refused: number[] = [];
      const device = createTestDevice({
        network: async (address, init) => {
          const { entries = [] } = JSON.parse(String(init.body));
          if (entries.length <= 50) return acceptsEverything(address, init);
          refused.push(entries.length);
          return problemFor(keyOf(init), status);
        },
      });
      await addMany(device, 400);
      await device.replayer.replay(true);
      expect(refused).toContain(150);
      expect(await device.outbox.unsent()).toEqual([]);
      expect(await device.outbox.sent()).toHaveLength(400);
    },
  );

  it('touches no more than the five batches that open it when nobody answers', async () => {
    let begun = 0;
    const { open: giveUp, opened: givenUp } = createGate();
    const device = createTestDevice({
      network: async () => {
        begun += 1;
        // Held a while, in which a sixth would show.
        if (begun === 5) setTimeout(giveUp, 50);
        await givenUp;
        throw new TypeError('Failed to fetch');
      },
    });
    await addMany(device, 1_000);
    await device.replayer.replay(true);
    // At last one entry alone, to tell a dead line from one that blocks something in a batch.
    const sizes = device.requests.map(({ body }) => JSON.parse(body).entries?.length ?? 1);
    // They are packed at the same time, and a small one may be ready after a larger one.
    expect(sizes.slice(0, -1).sort((one, next) => one - next)).toEqual([10, 20, 40, 80, 150]);
    expect(sizes.at(-1)).toBe(1);
    const touched = (await device.outbox.unsent()).filter(({ attempts }) => attempts > 0);
    // One batch more may be marked, to be at hand when an answer comes.
    expect(touched.length).toBeLessThanOrEqual(450);
  });

  it('of several batches at once loses nothing when answers get lost or a wait is asked for', async () => {
    let calls = 0;
    const { line, network } = switchable(async (address, init) => {
      calls += 1;
      if (calls === 3) throw new TypeError('Failed to fetch');
      if (calls === 4) return new Response('', { status: 429, headers: { 'Retry-After': '60' } });
      return acceptsEverything(address, init);
    });
    const device = createTestDevice({ network });
    for (let count = 0; count < 1_000; count += 1) await device.add();
    await device.replayer.replay(true);
    const left = await device.outbox.unsent();
    expect(left.length).toBeGreaterThanOrEqual(100);
    expect(left.every(({ state }) => state === 'waiting')).toBe(true);
    expect(left.length + (await device.outbox.sent()).length).toBe(1_000);
    // No batch is begun after the first word of trouble.
    expect(calls).toBeLessThan(12);
    line.network = acceptsEverything;
    device.time.now += 2 * MINUTE;
    await device.replayer.replay(true);
    expect(await device.outbox.sent()).toHaveLength(1_000);
  });

  it('goes on where the line broke under one batch and carried the next', async () => {
    let calls = 0;
    const device = createTestDevice({
      network: async (address, init) => {
        calls += 1;
        if (calls === 5) throw new TypeError('Failed to fetch');
        return acceptsEverything(address, init);
      },
    });
    for (let count = 0; count < 1_000; count += 1) await device.add();
    await device.replayer.replay(true);
    expect(await device.outbox.sent()).toHaveLength(1_000);
  });

  it('lets a person who waits slip in', async () => {
    const order: string[] = [];
    const { open: release, opened: asked } = createGate();
    const device = createTestDevice({
      network: async (address, init) => {
        order.push(address);
        // All that leaves after the first answer is answered once the person waits.
        if (order.length > 1) await asked;
        return acceptsEverything(address, init);
      },
    });
    for (let count = 0; count < 2_000; count += 1) await device.add();
    const replaying = device.replayer.replay(true);
    // The answered one, and as many as leave at once.
    while (order.length < 7) await new Promise((resolve) => setTimeout(resolve, 1));
    const { id } = await device.add({ fullName: 'In a hurry' });
    const delivering = device.replayer.deliver(id);
    release();
    expect((await delivering).type).toBe('accepted');
    // Right after those that had left.
    expect(order.indexOf('/api/companypackage')).toBe(7);
    await replaying;
    expect(await device.outbox.sent()).toHaveLength(2_001);
    // The seven hold 600; it has a call of its own, and the other 1,400 go in ten.
    expect(order).toHaveLength(18);
  });

  it('never exceeds 200 KB in one call', async () => {
    const device = createTestDevice({ network: acceptsEverything });
    // Two thousand characters of three bytes each.
    for (let count = 0; count < 50; count += 1) await device.add({ specialRequests: '獅'.repeat(2000) });
    await device.replayer.replay(true);
    for (const { body } of device.requests) expect(Buffer.byteLength(body)).toBeLessThan(201_000);
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('keeps its order when the clock was a year wrong', async () => {
    const device = createTestDevice({ network: acceptsEverything });
    await device.add({ fullName: 'First' });
    device.time.now -= 365 * 24 * 60 * MINUTE;
    await device.add({ fullName: 'Second' });
    await device.replayer.replay(false);
    const { entries } = JSON.parse(device.requests[0]?.body ?? '');
    expect(entries.map((entry: { payload: { fullName: string } }) => entry.payload.fullName)).toEqual([
      'First',
      'Second',
    ]);
    expect(entries[1].capturedAt).toBe('2026-01-01T00:00:00.000Z');
  });

  it('of two entries one is refused: the other goes, the refused one is parked with its reason', async () => {
    const device = createTestDevice({
      network: async (_address, init) => {
        const { entries } = JSON.parse(String(init.body));
        const [first, second] = entries;
        return Response.json({
          results: [
            { id: first.id, status: 400, problem: { message: 'No.', fields: { email: 'No address.' } } },
            {
              id: second.id,
              status: 200,
              receipt: {
                id: second.id,
                reference: 'PB',
                receivedAt: '2027-01-01T00:00:00Z',
                message: 'Taken',
              },
            },
          ],
        });
      },
    });
    const first = await device.add();
    const second = await device.add();
    await device.replayer.replay(true);
    const [parked, ...rest] = await device.outbox.unsent();
    expect(rest).toEqual([]);
    expect(parked).toMatchObject({
      id: first.id,
      state: 'parked',
      problem: { fields: { email: 'No address.' } },
    });
    expect((await device.outbox.sent()).map(({ id }) => id)).toEqual([second.id]);
    // A parked entry is not tried again by itself.
    await device.replayer.replay(true);
    expect(device.requests).toHaveLength(1);
  });

  it('goes in halves when the server finds a batch too large, and a lone one that is too large is parked', async () => {
    const device = createTestDevice({
      network: async (address, init) => {
        if (address === '/api/replay' && JSON.parse(String(init.body)).entries.length > 2) {
          return Response.json({ message: 'Too large.' }, { status: 413 });
        }
        if (address !== '/api/replay') return problemFor(keyOf(init), 413);
        return acceptsEverything(address, init);
      },
    });
    for (let count = 0; count < 5; count += 1) await device.add();
    await device.replayer.replay(true);
    const left = await device.outbox.unsent();
    expect(left.map(({ state }) => state)).toEqual(['parked']);
    expect(await device.outbox.sent()).toHaveLength(4);
  });

  it('is not blocked by a poison entry, which can be discarded alone', async () => {
    let broken = '';
    const device = createTestDevice({
      network: async (address, init) => {
        const taken = await (await acceptsEverything(address, init)).json();
        const place = taken.results.findIndex(({ id }: { id: string }) => id === broken);
        if (place >= 0) taken.results[place] = { id: broken, status: 500, problem: { message: 'Broken.' } };
        return Response.json(taken);
      },
    });
    const poison = await device.add();
    broken = poison.id;
    for (let count = 0; count < 80; count += 1) await device.add();
    await device.replayer.replay(true);
    const left = await device.outbox.unsent();
    expect(left.map(({ id }) => id)).toEqual([poison.id]);
    expect(await device.outbox.remove(poison.id)).toBe(true);
  });
});

describe('Pauses', () => {
  it('double from one second to five minutes, and "online" cuts them short', async () => {
    const device = createTestDevice({ network: unreachable });
    await device.add();
    const pauses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      await device.replayer.replay(true);
      const [entry] = await device.outbox.unsent();
      pauses.push(((entry?.nextAttemptAt ?? 0) - device.time.now) / 1000);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
    await device.replayer.replay(false);
    expect(device.requests).toHaveLength(12);
    device.time.now += 5 * MINUTE;
    await device.replayer.replay(false);
    expect(device.requests).toHaveLength(13);
  });

  it('that the server asks for are kept, even by Send now', async () => {
    const { line, network } = switchable(async (_address, init) =>
      problemFor(keyOf(init), 429, {}, { 'Retry-After': '120' }),
    );
    const device = createTestDevice({ network });
    const { id } = await device.add();
    await device.replayer.deliver(id);
    line.network = acceptsEverything;
    await device.replayer.replay(true);
    expect(await device.outbox.unsent()).toHaveLength(1);
    device.time.now += 2 * MINUTE;
    await device.replayer.replay(true);
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('do not hold the queue when the clock is set back by a year', async () => {
    const { line, network } = switchable(unreachable);
    const device = createTestDevice({ network });
    await device.add();
    await device.replayer.replay(true);
    device.time.now -= 365 * 24 * 60 * MINUTE;
    line.network = acceptsEverything;
    await device.replayer.replay(false);
    expect(await device.outbox.unsent()).toEqual([]);
  });
});

describe('Submitting while the person waits', () => {
  it('refused at once leaves nothing behind: the form holds the values', async () => {
    const device = createTestDevice({ network: async (_address, init) => problemFor(keyOf(init), 400) });
    const id = v7();
    expect(await device.book(id)).toMatchObject({ type: 'refused', problem: { message: 'No.' } });
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('failed at once leaves nothing behind, and the same key goes out again', async () => {
    const { line, network } = switchable(async (_address, init) => problemFor(keyOf(init), 500));
    const device = createTestDevice({ network });
    const id = v7();
    expect(await device.book(id)).toMatchObject({ type: 'failed' });
    line.network = acceptsEverything;
    expect(await device.book(id)).toMatchObject({ type: 'accepted' });
    expect(device.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([id, id]);
  });

  it('401 keeps the entry; after signing in the same entry goes', async () => {
    const { line, network } = switchable(async (_address, init) => problemFor(keyOf(init), 401));
    const device = createTestDevice({ network });
    const { id } = await device.add();
    expect(await device.replayer.deliver(id)).toEqual({ type: 'saved' });
    line.network = acceptsEverything;
    await device.replayer.replay(true);
    expect((await device.outbox.sent()).map((entry) => entry.id)).toEqual([id]);
  });

  it('finds the receipt when the worker was quicker', async () => {
    const device = createTestDevice({ network: acceptsEverything });
    const { id } = await device.add();
    const [, delivery] = await Promise.all([device.replayer.replay(true), device.replayer.deliver(id)]);
    expect(delivery).toMatchObject({ type: 'accepted', receipt: { message: 'Taken' } });
    expect(device.requests).toHaveLength(1);
  });
});

describe('Two tabs and a worker', () => {
  it('make one attempt at a time and one request for each entry', async () => {
    let open = 0;
    let most = 0;
    const network: Network = async (address, init) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 5));
      open -= 1;
      return acceptsEverything(address, init);
    };
    const shared = { indexedDB: new IDBFactory(), lock: createTestLock(), network };
    const tabs = [createTestDevice(shared), createTestDevice(shared), createTestDevice(shared)];
    for (let count = 0; count < 3; count += 1) await tabs[0]?.add();
    await Promise.all([...tabs, ...tabs].map((tab) => tab.replayer.replay(true)));
    expect(most).toBe(1);
    expect(tabs.flatMap(({ requests }) => requests)).toHaveLength(1);
    expect(await tabs[2]?.outbox.sent()).toHaveLength(3);
  });

  it('a change made while a sync runs is not reported as sent', async () => {
    const late: { add?: () => Promise<unknown> } = {};
    const device = createTestDevice({
      network: async (address, init) => {
        await late.add?.();
        return acceptsEverything(address, init);
      },
    });
    await device.add();
    let newcomer: string | undefined;
    late.add = async () => {
      delete late.add;
      newcomer = (await device.add()).id;
    };
    const first = (await device.outbox.unsent())[0]?.id ?? '';
    await device.replayer.deliver(first);
    expect((await device.outbox.unsent()).map(({ id }) => id)).toEqual([newcomer]);
  });
});

describe('Editing', () => {
  it('what was never sent may change under its id; what was tried stays, and the change is a correction', async () => {
    const device = createTestDevice({ network: unreachable });
    const { id } = await device.add({ fullName: 'Before' });
    expect((await device.add({ fullName: 'After' }, id)).payload).toMatchObject({ fullName: 'After' });
    await device.replayer.deliver(id);
    await device.add({ fullName: 'Corrected' }, id);
    expect(await device.outbox.unsent()).toMatchObject([
      { id, payload: { fullName: 'After' } },
      { kind: 'correction', payload: { record: id, payload: { fullName: 'Corrected' } } },
    ]);
  });

  it('what the server holds is not queued again', async () => {
    const device = createTestDevice({ network: acceptsEverything });
    const { id } = await device.add({ fullName: 'Amina' });
    await device.replayer.replay(true);
    await expect(device.add({ fullName: 'Amina' }, id)).rejects.toMatchObject({
      name: 'AlreadyReceived',
      sent: { id },
    });
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('a parked entry makes a new one that names it, and the old one goes in the same moment', async () => {
    const { line, network } = switchable(async (_address, init) => problemFor(keyOf(init), 400));
    const device = createTestDevice({ network });
    const old = await device.add();
    await device.replayer.replay(true);
    const id = v7();
    const corrected = { id, kind: 'packageBooking' as const, payload: booking, replaces: old.id };
    await device.outbox.add(corrected);
    expect(await device.outbox.unsent()).toMatchObject([{ id, replaces: old.id }]);
    // Refused again, it is parked, not lost: it replaced something that was saved.
    await device.replayer.deliver(id);
    expect(await device.outbox.unsent()).toMatchObject([{ id, state: 'parked' }]);
    line.network = acceptsEverything;
    await device.outbox.add(corrected);
    await device.replayer.deliver(id);
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('what may have been sent in the meantime is not replaced', async () => {
    const device = createTestDevice({ network: unreachable });
    const old = await device.add();
    await device.replayer.deliver(old.id);
    const edit = device.outbox.add({ id: v7(), kind: 'packageBooking', payload: booking, replaces: old.id });
    await expect(edit).rejects.toThrow(AlreadySent);
    expect(await device.outbox.unsent()).toHaveLength(1);
  });
});

describe('The database', () => {
  it('closed under the app reopens, and the next save works', async () => {
    const device = createTestDevice({ network: acceptsEverything });
    await device.add();
    // As a browser short of memory does: the connection dies without Dexie's knowledge.
    device.database.backendDB().close();
    await device.add();
    device.database.close({ disableAutoOpen: true });
    await device.add();
    expect(await device.outbox.unsent()).toHaveLength(3);
  });

  it('without space gives a clear error and writes nothing', async () => {
    const device = createTestDevice({ network: acceptsEverything });
    await device.add();
    device.database.entries.hook('creating', () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await expect(device.add()).rejects.toThrow(/quota/i);
    expect(await device.outbox.unsent()).toHaveLength(1);
  });

  it('says when something changed, once for each change', async () => {
    const device = createTestDevice({ network: acceptsEverything });
    const { id } = await device.add();
    expect(device.changes.count).toBe(1);
    await device.outbox.remove(id);
    expect(device.changes.count).toBe(2);
  });
});
