/** Opening a sealed number is the dearest work of a submission: it is paid for, and never done twice. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POINTS_PER_SEALED_VALUE } from '../../../server/security/limits.ts';
import { sealPassport } from '../../../src/device/transfer/sealing/index.ts';
import { flightRequest } from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';

let server: TestServer;
/** How many sealed values were opened. */
let opened: number;
beforeEach(async () => {
  server = await openTestServer({ limits: { submissions: 3 * POINTS_PER_SEALED_VALUE + 3 } });
  const { sealingKeys } = server;
  const open = sealingKeys.open.bind(sealingKeys);
  opened = 0;
  sealingKeys.open = (...sealed) => {
    opened += 1;
    return open(...sealed);
  };
});
afterEach(() => server.close());

/** A flight request of some travellers, each with a sealed number. */
async function sealedFlight(id: string, travelers: number) {
  const [first] = flightRequest.travelerDetails;
  const travelerDetails = await Promise.all(
    Array.from({ length: travelers }, async (_, at) => ({
      ...first,
      passportNumber: await sealPassport(server.sealingKeys.current(), id, at, `QX ${at}`),
    })),
  );
  return { ...flightRequest, travelers, travelerDetails };
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const send = (id: string, payload: unknown) =>
  post('/api/flightrequests', payload, { 'Idempotency-Key': id });
const entryOf = (id: string, payload: unknown) => ({
  id,
  kind: 'flightRequest',
  version: 1,
  capturedAt: '2027-01-01T00:00:00.000Z',
  payload,
});

describe('A request with sealed numbers', () => {
  it('is paid for by their number before any is opened', async () => {
    const [one, other] = [v7(), v7()];
    expect((await send(one, await sealedFlight(one, 2))).status).toBe(200);
    expect(opened).toBe(2);
    const refused = await send(other, await sealedFlight(other, 2));
    expect([refused.status, refused.headers.has('Retry-After')]).toEqual([429, true]);
    expect(opened).toBe(2);
    expect(server.rows('select id from submission')).toEqual([{ id: one }]);
  });

  it('in a backlog is paid for just the same', async () => {
    const [one, other] = [v7(), v7()];
    const entries = [entryOf(one, await sealedFlight(one, 2)), entryOf(other, await sealedFlight(other, 2))];
    expect((await post('/api/replay', { entries })).status).toBe(429);
    expect(opened).toBeLessThanOrEqual(2);
    expect(server.rows('select * from submission')).toEqual([]);
  });

  it('that is held gets its receipt again without opening anything, alone, in a backlog and corrected', async () => {
    const id = v7();
    const payload = await sealedFlight(id, 2);
    const receipt = await (await send(id, payload)).json();
    expect(opened).toBe(2);
    expect(await (await send(id, payload)).json()).toEqual(receipt);
    const { results } = await (await post('/api/replay', { entries: [entryOf(id, payload)] })).json();
    expect(results).toEqual([{ id, status: 200, receipt }]);
    expect(opened).toBe(2);
  });

  it('under a key that holds another is a conflict as before', async () => {
    const id = v7();
    expect((await send(id, flightRequest)).status).toBe(200);
    expect((await send(id, await sealedFlight(id, 1))).status).toBe(409);
  });
});

describe('A correction with sealed numbers', () => {
  it('that is held opens nothing again', async () => {
    const [record, id] = [v7(), v7()];
    await send(record, flightRequest);
    const correction = {
      record,
      kind: 'flightRequest',
      version: 1,
      capturedAt: '2027-01-01T00:00:00.000Z',
      replaces: [],
      payload: await sealedFlight(record, 1),
    };
    const correct = () => post('/api/corrections', correction, { 'Idempotency-Key': id });
    const first = await correct();
    expect(first.status).toBe(200);
    expect(opened).toBe(1);
    const again = await correct();
    expect(await again.json()).toEqual(await first.json());
    expect(opened).toBe(1);
  });
});
