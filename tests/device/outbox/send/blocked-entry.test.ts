import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import {
  acceptsEverything,
  captivePortal,
  createTestDevice,
  type Network,
  unreachable,
} from '../../../parts/device/device.ts';

const BLOCKED = 'select * from guests';

/** A firewall that does not let a request through if it holds certain words; everything else passes. */
function firewall(block: Network, words = BLOCKED): Network {
  return (address, init) =>
    String(init.body).includes(words) ? block(address, init) : acceptsEverything(address, init);
}

const page =
  (status: number): Network =>
  async () =>
    new Response('<html>Request blocked</html>', { status, headers: { 'Content-Type': 'text/html' } });

/** Wakes a device as its timer would: each time when the next entry is due. */
async function wakeUntilQuiet(device: ReturnType<typeof createTestDevice>, wakes: number): Promise<void> {
  for (let count = 0; count < wakes; count += 1) {
    await device.replayer.replay(false);
    device.time.now += 5 * 60_000;
  }
}

describe('An entry that something on the way blocks', () => {
  it.each<[string, Network]>([
    ['with a 403 page', page(403)],
    ['with a 502 page', page(502)],
    ['with a 429 page', page(429)],
    ['with a 503 page', page(503)],
    ['with a 200 page', captivePortal],
    ['without an answer', unreachable],
  ])('%s holds nobody else: every other one arrives', async (_how, block) => {
    const device = createTestDevice({ network: firewall(block) });
    for (let number = 1; number <= 30; number += 1) {
      await device.add(number === 7 ? { specialRequests: BLOCKED } : {});
    }
    await wakeUntilQuiet(device, 10);
    expect(await device.outbox.sent()).toHaveLength(29);
    expect(await device.outbox.unsent()).toMatchObject([
      { state: 'waiting', payload: { specialRequests: BLOCKED } },
    ]);
  });

  it('goes alone and last from then on, says why it waits, and goes when it is let through', async () => {
    const line = { network: firewall(page(403)) };
    const device = createTestDevice({ network: (...request) => line.network(...request) });
    for (let number = 1; number <= 4; number += 1) {
      await device.add(number === 1 ? { specialRequests: BLOCKED } : {});
    }
    await wakeUntilQuiet(device, 10);
    const [blocked] = await device.outbox.unsent();
    expect(blocked?.problem?.message).toMatch(/something on the way/i);
    for (let number = 1; number <= 3; number += 1) await device.add();
    device.requests.length = 0;
    await device.replayer.replay(true);
    expect(device.requests.map(({ body }) => JSON.parse(body).entries?.length ?? 1)).toEqual([3, 1]);
    expect(device.requests.at(-1)?.body).toContain(BLOCKED);
    line.network = acceptsEverything;
    await device.replayer.replay(true);
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it('several of them hold nobody else either', async () => {
    const device = createTestDevice({ network: firewall(page(403)) });
    for (let number = 1; number <= 120; number += 1) {
      await device.add(number % 11 === 0 ? { specialRequests: BLOCKED } : {});
    }
    await wakeUntilQuiet(device, 120);
    expect(await device.outbox.sent()).toHaveLength(110);
    expect(await device.outbox.unsent()).toHaveLength(10);
  });
});

describe('Nobody there', () => {
  it('costs a backlog two calls, and marks nothing as blocked', async () => {
    const device = createTestDevice({ network: captivePortal });
    for (let number = 1; number <= 30; number += 1) await device.add();
    await device.replayer.replay(true);
    expect(device.requests).toHaveLength(2);
    expect((await device.outbox.unsent()).filter(({ problem }) => problem !== null)).toEqual([]);
  });
});

describe('A request that a server refuses because it is set up for another address', () => {
  it('is kept for the guest, who is told that it is saved, and arrives once that is right', async () => {
    const refuse: Network = async (_address, init) =>
      Response.json(
        {
          id: new Headers(init.headers).get('Idempotency-Key'),
          message: 'This request comes from another site and was refused.',
        },
        { status: 403 },
      );
    const line = { network: refuse };
    const device = createTestDevice({ network: (...request) => line.network(...request) });
    const id = v7();
    expect(await device.book(id)).toMatchObject({ type: 'saved' });
    expect(await device.outbox.unsent()).toMatchObject([{ id, state: 'waiting' }]);
    line.network = acceptsEverything;
    device.time.now += 5 * 60_000;
    await device.replayer.replay(false);
    expect(await device.outbox.sent()).toMatchObject([{ id }]);
  });
});
