/** A correction from a device that did not send the request, to the real server: it waits, is sent once, and is no request. */
import { IDBFactory } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findEditedRequest } from '../../../src/device/outbox/add/edited-request.ts';
import { correctionByContact } from '../../../src/kinds/correction/by-contact.ts';
import { correctionStrings } from '../../../src/kinds/correction/schema.ts';
import { createTestDevice, type Network, unreachable } from '../../parts/device/device.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const toServer: Network = async (address, init) => server.app.request(address, init);
/** It commits, and nobody hears of it. */
const answerLost: Network = async (address, init) => {
  await server.app.request(address, init);
  throw new TypeError('Failed to fetch');
};
/** A server of before knows one version of a correction. */
const olderServer: Network = async (address, init) => {
  const { headers } = init;
  const body = JSON.parse(String(init.body));
  const version = new Headers(headers).get('Schema-Version') ?? String(body.entries?.[0]?.version);
  if (version === '1') return toServer(address, init);
  const message = `This request is of a version (${version}) that we do not know.`;
  const problem = { message, code: 'unknown-here' };
  const id = new Headers(headers).get('Idempotency-Key') ?? body.entries[0].id;
  return body.entries
    ? Response.json({ results: [{ id, status: 422, problem }] })
    : Response.json({ ...problem, id }, { status: 422 });
};

function openDevice(network: Network = unreachable) {
  const line = { network };
  const device = createTestDevice({
    network: (address, init) => line.network(address, init),
    indexedDB: new IDBFactory(),
  });
  return { ...device, line };
}

const rows = () => server.rows('select id, phone, number_of_adults from package_booking');

/** A request of one device, and another device that knows its reference and contact. */
async function requestAndOther(network?: Network) {
  const first = openDevice(toServer);
  const { id, reference, capturedAt } = await first.add({});
  await first.replayer.replay(true);
  const other = openDevice(network);
  const own = { id: v7(), kind: 'correction' } as const;
  const request = { reference, kind: 'packageBooking', capturedAt } as const;
  const payload = correctionByContact(request, booking.email, { numberOfAdults: 5 });
  return { id, reference, first, other, own: { ...own, payload } };
}

describe('A correction by reference and contact', () => {
  it('is saved without a connection, under the reference of its request, and arrives exactly once', async () => {
    const { id, reference, other, own } = await requestAndOther();
    expect(await other.submit(own)).toMatchObject({ type: 'saved', reference, isCorrection: true });
    other.line.network = answerLost;
    await other.replayer.replay(true);
    expect(await other.outbox.unsent()).toMatchObject([{ id: own.id, reference }]);
    other.time.now += 3_600_000;
    other.line.network = toServer;
    await other.replayer.replay(true);
    expect(await other.outbox.unsent()).toEqual([]);
    expect(rows()).toMatchObject([{ id, number_of_adults: 5 }]);
    expect(server.rows('select id from record_version where by_contact = 1')).toEqual([{ id: own.id }]);
  });

  it('pressed again, is the same one', async () => {
    const { reference, other, own } = await requestAndOther();
    await other.submit(own);
    expect(await other.submit(own)).toMatchObject({ type: 'saved', reference });
    expect(await other.outbox.unsent()).toHaveLength(1);
    other.line.network = toServer;
    other.time.now += 3_600_000;
    await other.replayer.replay(true);
    expect(await other.submit(own)).toMatchObject({
      type: 'accepted',
      reference,
      isCorrection: true,
      receipt: { message: correctionStrings.success },
    });
    expect(server.rows('select id from record_version where by_contact = 1')).toHaveLength(1);
  });

  it('is kept by a device that meets a server of before, and sent when the server knows it', async () => {
    const { other, own } = await requestAndOther(olderServer);
    expect((await other.submit(own)).type).toBe('saved');
    expect(await other.outbox.unsent()).toMatchObject([{ id: own.id, state: 'waiting' }]);
    expect(rows()).toMatchObject([{ number_of_adults: booking.numberOfAdults }]);
    other.line.network = toServer;
    other.time.now += 24 * 3_600_000;
    await other.replayer.replay(true);
    expect(rows()).toMatchObject([{ number_of_adults: 5 }]);
  });

  it('does not make the request one of this device, which could then be corrected as if it were', async () => {
    const { other, own } = await requestAndOther();
    await other.submit(own);
    const find = () =>
      other.database.transaction('r', other.database.entries, other.database.sent, other.database.facts, () =>
        findEditedRequest(other.database, own.id),
      );
    expect(await find()).toBeUndefined();
    other.line.network = toServer;
    await other.replayer.replay(true);
    // With a mark, so that it is counted among what was sent from here.
    expect(await other.outbox.sent()).toMatchObject([
      { id: own.id, kind: 'correction', mark: expect.any(Number) },
    ]);
    expect(await find()).toBeUndefined();
  });

  it('leaves an ordinary correction in the version that every server knows', async () => {
    const { id, first } = await requestAndOther();
    first.line.network = olderServer;
    await first.add({ phone: '222 222' }, id);
    await first.replayer.replay(true);
    expect(rows()).toMatchObject([{ id, phone: '222 222' }]);
  });
});
