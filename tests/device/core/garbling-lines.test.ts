/** Lines that change a body or its headers: a request arrives all the same, or waits; it is never refused. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTransport } from '../../../src/device/core/transport.ts';
import { createSender } from '../../../src/device/outbox/send/send.ts';
import { handedEntry } from '../../parts/device/signing-phone.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

type Line = (init: RequestInit & { headers: Headers }) => RequestInit | Response;

/** A request that is worth compressing, sent through a line that changes it. */
async function sendThrough(line: Line) {
  let tries = 0;
  const transport = createTransport({
    fetch: async (address, init = {}) => {
      tries += 1;
      const passed = line({ ...init, headers: new Headers(init.headers) });
      return passed instanceof Response ? passed : server.app.request(String(address), passed);
    },
  });
  const { sendOne } = createSender({
    identify: async ({ id }) => ({ id }),
    transport,
    clock: () => Date.now(),
    random: () => 0,
  });
  const payload = { ...booking, specialRequests: 'A quiet room, please. '.repeat(80) };
  const entry = handedEntry(null, { kind: 'packageBooking', payload });
  const verdict = await sendOne(entry);
  const first = tries;
  await sendOne(handedEntry(null, { kind: 'packageBooking', payload }));
  return { type: verdict.type, tries: first, laterTries: tries - first };
}
const bookings = () => server.rows('select id from package_booking').length;

const without =
  (name: string): Line =>
  (init) => {
    init.headers.delete(name);
    return init;
  };

describe('A line that', () => {
  it('drops Content-Encoding gets the body as it is, the next time at once', async () => {
    expect(await sendThrough(without('Content-Encoding'))).toEqual({
      type: 'accepted',
      tries: 2,
      laterTries: 1,
    });
    expect(bookings()).toBe(2);
  });

  it.each([
    ['a page with 400', new Response('<html></html>', { status: 400 })],
    ['JSON with 415', Response.json({ message: 'Unsupported' }, { status: 415 })],
    ['a page with 403', new Response('<html></html>', { status: 403 })],
  ])('answers what is compressed with %s gets the body as it is', async (_what, answer) => {
    const line: Line = (init) => (init.headers.has('Content-Encoding') ? answer.clone() : init);
    expect(await sendThrough(line)).toEqual({ type: 'accepted', tries: 2, laterTries: 1 });
    expect(bookings()).toBe(2);
  });

  it('drops Content-Type refuses nothing', async () => {
    expect(await sendThrough(without('Content-Type'))).toMatchObject({ type: 'blocked' });
    expect(bookings()).toBe(0);
  });

  it('cuts every body refuses nothing', async () => {
    const line: Line = (init) => {
      const { body } = init;
      return {
        ...init,
        body: typeof body === 'string' ? body.slice(0, 60) : (body as ArrayBuffer).slice(0, 60),
      };
    };
    expect(await sendThrough(line)).toMatchObject({ type: 'blocked' });
    expect(bookings()).toBe(0);
  });
});
