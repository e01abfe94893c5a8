/** Servers and devices of different versions: what one of them does not know yet waits, and is never given up. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOwnOutbox } from '../../../../src/device/outbox/show/own-outbox.ts';
import type { EntryKind } from '../../../../src/kinds/entry-kinds.ts';
import { acceptsEverything, createTestDevice, type Network } from '../../../parts/device/device.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const toServer: Network = async (address, init) => server.app.request(address, init);
const keyOf = (init: RequestInit) => new Headers(init.headers).get('Idempotency-Key') ?? '';

/** As a device of a later version puts it there. */
async function queue(
  device: ReturnType<typeof createTestDevice>,
  part: { kind?: string; version?: number },
): Promise<string> {
  const { id } = await device.add();
  await device.database.entries
    .where('id')
    .equals(id)
    .modify(part as { kind: EntryKind });
  return id;
}

/** A server of before, which has no word of its own for what it does not know. */
const earlier =
  (status: number, message: string): Network =>
  async (address, init) => {
    if (address !== '/api/replay') return Response.json({ message, id: keyOf(init) }, { status });
    const { entries } = JSON.parse(String(init.body));
    const results = entries.map(({ id }: { id: string }) => ({ id, status, problem: { message } }));
    return Response.json({ results });
  };

describe('A request that the server does not know yet', () => {
  it.each([
    ['a kind', { kind: 'balloonRide' }],
    ['a version', { version: 7 }],
  ])('for %s waits, shown with the reason, while all others arrive', async (_what, part) => {
    const device = createTestDevice({ network: toServer });
    const id = await queue(device, part);
    for (let count = 0; count < 3; count += 1) await device.add();
    for (let wake = 0; wake < 3; wake += 1) {
      await device.replayer.replay(true);
      device.time.now += 10 * 60_000;
    }
    expect(await device.outbox.sent()).toHaveLength(3);
    const { own } = await createOwnOutbox(device).unsent();
    expect(own).toMatchObject([
      { id, state: 'waiting', problem: { message: expect.stringMatching(/sent by itself/) } },
    ]);
  });

  it('holds none of a long backlog behind it', async () => {
    const device = createTestDevice({ network: toServer });
    await queue(device, { kind: 'balloonRide' });
    for (let count = 0; count < 120; count += 1) await device.add();
    await device.replayer.replay(true);
    expect(await device.outbox.sent()).toHaveLength(120);
  });

  it('goes as soon as the server knows it', async () => {
    const line = { network: toServer };
    const device = createTestDevice({ network: (...request) => line.network(...request) });
    const id = await queue(device, { kind: 'balloonRide' });
    await device.replayer.replay(true);
    line.network = acceptsEverything;
    await device.replayer.replay(true);
    expect((await device.outbox.sent()).map((sent) => sent.id)).toEqual([id]);
  });

  it('is told to be saved when it is submitted', async () => {
    const device = createTestDevice({
      network: earlier(400, 'This request is of a version (2) that we do not know.'),
    });
    expect(await device.book(v7())).toMatchObject({ type: 'saved' });
  });

  it.each([
    [400, 'This kind of request is not known here.'],
    [400, 'This request is of a version (2) that we do not know.'],
    [404, 'There is no such call.'],
    [405, 'This address can only be read.'],
  ])('is known by the words of an earlier server: %i %s', async (status, message) => {
    for (const count of [1, 3]) {
      const device = createTestDevice({ network: earlier(status, message) });
      for (let number = 0; number < count; number += 1) await device.add();
      await device.replayer.replay(true);
      const states = (await device.outbox.unsent()).map(({ state }) => state);
      expect(states).toEqual(Array.from({ length: count }, () => 'waiting'));
    }
  });
});

describe('The server', () => {
  const post = (address: string, body: unknown, headers = {}) =>
    server.app.request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const unknown = { code: 'unknown-here' };

  it('says of a kind or a version that it does not know that it is so', async () => {
    const entry = { id: v7(), kind: 'packageBooking', version: 1, capturedAt: '2027-01-01T00:00:00.000Z' };
    const entries = [
      { ...entry, kind: 'balloonRide', payload: {} },
      { ...entry, version: 7, payload: booking },
    ];
    const { results } = await (await post('/api/replay', { entries })).json();
    expect(results).toMatchObject([
      { status: 422, problem: unknown },
      { status: 422, problem: unknown },
    ]);
    const single = await post('/api/companypackage', booking, {
      'Schema-Version': '7',
      'Idempotency-Key': v7(),
    });
    expect([single.status, await single.json()]).toMatchObject([422, unknown]);
  });
});
