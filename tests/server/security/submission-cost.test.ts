/** What is sent is paid for by its bytes, before it is done, and a day has an end; nobody is shut out for it. */
import { v7 } from 'uuid';
import { afterEach, describe, expect, it } from 'vitest';
import { kilobytesPerDay, limitsPerMinute } from '../../../server/security/limits.ts';
import { submissionPoints } from '../../../server/security/submission-cost.ts';
import { envelopeSealingContext } from '../../../src/contract/protocol/outbox-file.ts';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import { seal } from '../../../src/device/transfer/sealing/index.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { flightRequest, requests } from '../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';

let server: TestServer;
afterEach(() => server.close());

const MADE_AT = '2027-01-01T00:00:00.000Z';
const small = () => ({
  id: v7(),
  kind: 'packageBooking',
  version: 1,
  capturedAt: MADE_AT,
  payload: booking,
});
/** A request of about 60 KB. */
const large = () => ({
  ...small(),
  kind: 'flightRequest',
  payload: {
    ...flightRequest,
    travelers: 400,
    travelerDetails: Array.from({ length: 400 }, (_, place) => ({
      ...flightRequest.travelerDetails[0],
      name: `Traveller ${place}`,
    })),
  },
});
const replay = (address: string, entries: readonly object[]) =>
  server.app.request(
    '/api/replay',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ entries }),
    },
    { incoming: { socket: { remoteAddress: address } } },
  );
const stored = () => server.rows('select id from submission').length;

describe('A large request', () => {
  it('is paid for by its bytes, alone and in a backlog, before anything of it is checked', async () => {
    server = await openTestServer({ limits: { submissions: 20 } });
    const alone = await server.app.request(
      '/api/flightrequests',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': v7() },
        body: JSON.stringify(large().payload),
      },
      { incoming: { socket: { remoteAddress: '203.0.113.7' } } },
    );
    expect([alone.status, alone.headers.has('Retry-After')]).toEqual([429, true]);
    expect((await replay('203.0.113.8', [large()])).status).toBe(429);
    expect((await replay('203.0.113.9', [small(), small()])).status).toBe(200);
    expect(stored()).toBe(2);
  });

  it('costs a backlog of ordinary entries nothing: fifty phones with 240 each have room in one minute', async () => {
    server = await openTestServer();
    const batch = Array.from({ length: 150 }, small);
    const kinds = batch.map(({ kind }) => kind);
    const points = submissionPoints(kinds, JSON.stringify({ entries: batch }).length);
    expect(points).toBe(150);
    expect((points / 150) * 240 * 50).toBeLessThanOrEqual(limitsPerMinute.submissions);
    expect(submissionPoints(['correction'], 500)).toBe(3);
  });
});

describe('A request that is longer once it is read', () => {
  /** 1,600 bytes, of which 48 KB are stored: each traveller with all that was left out. */
  const bare = () => ({
    ...small(),
    kind: 'flightRequest',
    payload: {
      fullName: 'A',
      email: 'a@example.com',
      phone: '+255 712 345 678',
      travelers: 500,
      travelerDetails: Array.from({ length: 500 }, () => ({})),
    },
  });
  const alone = ({ id, payload }: ReturnType<typeof bare>) =>
    server.app.request('/api/flightrequests', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify(payload),
    });

  it('because fields were left out is paid for by what is stored, alone and in a backlog', async () => {
    server = await openTestServer({ limits: { submissions: 20 } });
    expect((await alone(bare())).status).toBe(429);
    expect((await replay('203.0.113.8', [bare()])).status).toBe(429);
    expect(stored()).toBe(0);
    expect((await replay('203.0.113.9', [small(), small()])).status).toBe(200);
  });

  it('because fields were left out takes of the day’s kilobytes what is stored', async () => {
    server = await openTestServer({ limits: { kilobytes: 10 } });
    let taken = 0;
    while (taken < 100 && (await alone(bare())).status === 200) taken += 1;
    // Ten, and the 4,000 in ten minutes of who has used up the day's.
    expect(taken).toBeGreaterThan(50);
    expect(taken).toBeLessThan(90);
  });

  it('because it was packed before it was sealed is paid for by what was packed', async () => {
    server = await openTestServer({ limits: { submissions: 20 } });
    const entries = [{ ...small(), payload: { ...booking, unread: 'x'.repeat(100_000) } }];
    const references = entries.map(({ id }) => referenceOf('PB', id));
    const place = { file: v7(), index: 0, of: 1, references, packed: 'gzip' as const };
    const key = server.sealingKeys.current();
    const sealed = await seal(key, envelopeSealingContext(place), JSON.stringify({ entries }));
    const envelope = { ...place, ...sealed };
    const body = JSON.stringify(envelope);
    expect(body.length).toBeLessThan(2_000);
    const headers = { 'Content-Type': 'application/json' };
    const answer = await server.app.request('/api/sealedreplay', { method: 'POST', headers, body });
    expect(answer.status).toBe(429);
    expect(stored()).toBe(0);
  });
});

describe('A day’s kilobytes', () => {
  it('of an address that are used up slow it down, and a camp behind it still drains', async () => {
    server = await openTestServer({ limits: { kilobytes: 10 } });
    const camp = async () => {
      const answer = await replay('203.0.113.7', Array.from({ length: 20 }, small));
      return answer.status;
    };
    const answers = await Promise.all(Array.from({ length: 50 }, camp));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(stored()).toBe(50 * 20);
    // Beyond that it is told to come later, and others are not.
    let refused: Response | undefined;
    for (let times = 0; times < 100 && !refused; times += 1) {
      const answer = await replay('203.0.113.7', [{ ...large(), kind: 'none' }]);
      if (answer.status === 429) refused = answer;
    }
    const seconds = Number(refused?.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
    expect((await replay('203.0.113.8', [small()])).status).toBe(200);
  });

  it('of all together that are used up slow everybody down, shut nobody out, and are told in the log', async () => {
    server = await openTestServer({ limits: { allKilobytes: 10 } });
    for (let host = 1; host < 30; host += 1) {
      expect((await replay(`203.0.113.${host}`, Array.from({ length: 20 }, small))).status).toBe(200);
    }
    const told = server.logged.filter((line) => JSON.stringify(line).includes('slowed down'));
    expect(told).toHaveLength(1);
  });

  it('are more than a camp brings that comes back after fifteen days', async () => {
    server = await openTestServer();
    const bytes = Object.values(requests).map((payload) => JSON.stringify(payload).length + 300);
    expect((Math.max(...bytes) * 240 * 50) / 1_000).toBeLessThan(kilobytesPerDay.kilobytes / 10);
  });
});
