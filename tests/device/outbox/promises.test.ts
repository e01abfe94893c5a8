import { IDBFactory } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import {
  acceptsEverything,
  captivePortal,
  createTestDevice,
  createTestLock,
  type Network,
  unreachable,
} from '../../parts/device/device.ts';
import { createGate } from '../../parts/gate.ts';

const keyOf = (init: RequestInit) => new Headers(init.headers).get('Idempotency-Key') ?? '';
const answers =
  (status: number): Network =>
  async (_address, init) =>
    Response.json({ message: 'No.', id: keyOf(init) }, { status });

/** Holds every request back until it is let go. */
function gated(network: Network) {
  const { open, opened } = createGate();
  const held: Network = async (...request) => {
    await opened;
    return network(...request);
  };
  return { network: held, open };
}

/** Two tabs of one browser. */
function openTabs(network: Network) {
  const shared = { indexedDB: new IDBFactory(), lock: createTestLock(), network };
  return [createTestDevice(shared), createTestDevice(shared)] as const;
}

describe('Submit pressed twice', () => {
  it.each([
    [400, 'refused'],
    [500, 'failed'],
  ])(
    'while the server answers %i tells both presses so, and neither that it is saved',
    async (status, type) => {
      const { network, open } = gated(answers(status));
      const device = createTestDevice({ network });
      const id = v7();
      const presses = [device.book(id), device.book(id)];
      open();
      expect((await Promise.all(presses)).map((outcome) => outcome.type)).toEqual([type, type]);
      expect(await device.outbox.unsent()).toEqual([]);
    },
  );

  it('while nobody answers is saved once', async () => {
    const { network, open } = gated(captivePortal);
    const device = createTestDevice({ network });
    const id = v7();
    const presses = [device.book(id), device.book(id)];
    open();
    expect((await Promise.all(presses)).map((outcome) => outcome.type)).toEqual(['saved', 'saved']);
    expect(await device.outbox.unsent()).toHaveLength(1);
  });

  it('with a change in between sends what was changed after the first answer', async () => {
    const { network, open } = gated(answers(400));
    const device = createTestDevice({ network });
    const id = v7();
    const first = device.book(id, { fullName: 'Asha' });
    const second = device.book(id, { fullName: 'Asha Mushi' });
    open();
    expect([(await first).type, (await second).type]).toEqual(['refused', 'refused']);
    expect(device.requests.map(({ body }) => JSON.parse(body).fullName)).toEqual(['Asha', 'Asha Mushi']);
  });

  it('in two tabs while the server fails: whoever is told saved has it in the outbox', async () => {
    const { network, open } = gated(answers(500));
    const [one, two] = openTabs(network);
    const id = v7();
    const presses = [one.book(id), two.book(id)];
    open();
    const told = (await Promise.all(presses)).map((outcome) => outcome.type);
    const kept = (await one.outbox.unsent()).length;
    expect(told.includes('saved') ? kept : 1).toBe(1);
  });
});

describe('A request that a person was told is saved', () => {
  it('stays, parked with its reason, when it is submitted again untouched and refused', async () => {
    const line = { network: unreachable };
    const device = createTestDevice({ network: (...request) => line.network(...request) });
    const id = v7();
    expect(await device.book(id)).toMatchObject({ type: 'saved' });
    line.network = answers(400);
    expect(await device.book(id)).toMatchObject({ type: 'refused', problem: { message: 'No.' } });
    expect(await device.outbox.unsent()).toMatchObject([
      { id, state: 'parked', problem: { message: 'No.' } },
    ]);
  });

  it('stays, waiting, when it is submitted again and the server fails', async () => {
    const line = { network: unreachable };
    const device = createTestDevice({ network: (...request) => line.network(...request) });
    const id = v7();
    await device.book(id);
    line.network = answers(500);
    expect(await device.book(id)).toMatchObject({ type: 'saved' });
    expect(await device.outbox.unsent()).toMatchObject([{ id, state: 'waiting' }]);
    line.network = acceptsEverything;
    await device.replayer.replay(true);
    expect((await device.outbox.sent()).map((entry) => entry.id)).toEqual([id]);
  });

  it('stays when another tab submits it again and is refused', async () => {
    const line = { network: unreachable };
    const [one, two] = openTabs((...request) => line.network(...request));
    const id = v7();
    expect(await one.book(id)).toMatchObject({ type: 'saved' });
    line.network = answers(400);
    expect(await two.book(id)).toMatchObject({ type: 'refused' });
    expect(await one.outbox.unsent()).toMatchObject([{ id, state: 'parked' }]);
  });

  it('stays when it was saved to a file while it was on its way, and then failed', async () => {
    const { network, open } = gated(answers(500));
    const device = createTestDevice({ network });
    const press = device.book(v7());
    await expect.poll(() => device.requests.length).toBe(1);
    expect((await device.outbox.exportUnsent(() => true)).exported).toHaveLength(1);
    open();
    expect(await press).toMatchObject({ type: 'saved' });
    expect(await device.outbox.unsent()).toHaveLength(1);
  });

  it('is not parked by a late refusal once another tab has its receipt', async () => {
    const device = createTestDevice({ network: acceptsEverything });
    const { id } = await device.add();
    await device.replayer.replay(true);
    await device.outbox.park(id, { message: 'Too late.' });
    expect(await device.outbox.unsent()).toEqual([]);
  });
});

describe('Two tabs of a browser without locks', () => {
  it('keep the reason of what one was refused, when the other gets no answer later', async () => {
    const { network, open } = gated(unreachable);
    const indexedDB = new IDBFactory();
    const late = createTestDevice({ indexedDB, network });
    const quick = createTestDevice({ indexedDB, network: answers(400) });
    const { id } = await late.add();
    const turn = late.replayer.replay(true);
    await expect.poll(() => late.requests.length).toBe(1);
    await quick.replayer.replay(true);
    open();
    await turn;
    expect(await late.outbox.unsent()).toMatchObject([{ id, state: 'parked', problem: { message: 'No.' } }]);
  });
});

describe('A request that is not in the outbox any more', () => {
  it('because the person discarded it meanwhile is never said to be saved', async () => {
    const device = createTestDevice({ network: unreachable });
    const { id } = await device.add();
    await device.outbox.remove(id);
    expect(await device.replayer.deliver(id)).toEqual({ type: 'gone' });
  });

  it('because its receipt came while this tab waited for its turn is accepted', async () => {
    const { network, open } = gated(acceptsEverything);
    const device = createTestDevice({ network });
    const { id } = await device.add();
    const turn = device.replayer.replay(true);
    const delivery = device.replayer.deliver(id);
    open();
    await turn;
    expect(await delivery).toMatchObject({ type: 'accepted' });
  });
});
