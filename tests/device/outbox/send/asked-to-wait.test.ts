/** Being asked to wait: who may ask for it, for how long, and that it holds no batch for ever. */
import { describe, expect, it } from 'vitest';
import { acceptsEverything, createTestDevice, type Network } from '../../../parts/device/device.ts';

const MINUTE = 60_000;
const WORDS = 'select * from guests';

/** Answers as something between the device and the office does. */
const gateway =
  (status: number, body: unknown, retryAfter = '120'): Network =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'Retry-After': retryAfter },
    });

/** Answers as the office itself does: with the id of the submission. */
const office =
  (status: number, retryAfter: string): Network =>
  async (_address, init) =>
    Response.json(
      { message: 'Too many requests.', id: new Headers(init.headers).get('Idempotency-Key') },
      { status, headers: { 'Retry-After': retryAfter } },
    );

const blocks =
  (answer: Network): Network =>
  (...request) =>
    String(request[1].body).includes(WORDS) ? answer(...request) : acceptsEverything(...request);

describe('A gateway that asks to wait for one entry', () => {
  it.each<[string, Network]>([
    ['with a 503 page and Retry-After', gateway(503, '<html>Unavailable</html>')],
    ['with a 429 page and Retry-After', gateway(429, '<html>Slow down</html>')],
    ['with JSON that looks like ours', gateway(503, { message: 'Service unavailable.' })],
    ['with JSON that looks like ours and an id of its own', gateway(503, { message: 'No.', id: 'f00d' })],
    ['without a time', gateway(503, { message: 'Service unavailable.' }, '')],
  ])('%s holds nobody else for ever', async (_how, answer) => {
    const device = createTestDevice({ network: blocks(answer) });
    for (let number = 1; number <= 30; number += 1) {
      await device.add(number === 7 ? { specialRequests: WORDS } : {});
    }
    for (let wake = 0; wake < 12; wake += 1) {
      await device.replayer.replay(false);
      device.time.now += 5 * MINUTE;
    }
    expect(await device.outbox.sent()).toHaveLength(29);
    expect(await device.outbox.unsent()).toMatchObject([
      { state: 'waiting', payload: { specialRequests: WORDS } },
    ]);
  });

  it('has its way the first time: nothing more is sent until then', async () => {
    const device = createTestDevice({ network: gateway(503, '<html>Unavailable</html>') });
    for (let number = 1; number <= 30; number += 1) await device.add();
    await device.replayer.replay(false);
    expect(device.requests).toHaveLength(1);
    device.time.now += 1 * MINUTE;
    await device.replayer.replay(false);
    expect(device.requests).toHaveLength(1);
    // The next try sends the batch, then one entry alone to find out whether the batch is the cause.
    device.time.now += 1 * MINUTE;
    await device.replayer.replay(false);
    expect(device.requests).toHaveLength(3);
    expect((await device.outbox.unsent()).filter(({ problem }) => problem !== null)).toEqual([]);
  });
});

describe('Send now', () => {
  it.each<[string, Network]>([
    ['page', gateway(503, '<html>Unavailable</html>', '3600')],
    ['JSON', gateway(429, { message: 'Wait.' }, '3600')],
  ])('goes out in spite of a pause that a gateway asked for with a %s', async (_how, answer) => {
    const line = { network: answer };
    const device = createTestDevice({ network: (...request) => line.network(...request) });
    await device.add();
    await device.replayer.replay(false);
    line.network = acceptsEverything;
    device.time.now += 10 * MINUTE;
    await device.replayer.replay(false);
    expect(await device.outbox.unsent()).toHaveLength(1);
    await device.replayer.replay(true);
    expect(await device.outbox.unsent()).toEqual([]);
  });

  it.each([1, 12])('of %i waits for the office, and an hour at most', async (entries) => {
    const line: { network: Network } = { network: office(429, '999999999') };
    const device = createTestDevice({ network: (...request) => line.network(...request) });
    for (let number = 0; number < entries; number += 1) await device.add();
    await device.replayer.replay(true);
    line.network = acceptsEverything;
    device.time.now += 59 * MINUTE;
    await device.replayer.replay(true);
    expect(await device.outbox.unsent()).toHaveLength(entries);
    device.time.now += 1 * MINUTE;
    await device.replayer.replay(true);
    expect(await device.outbox.unsent()).toEqual([]);
  });
});
