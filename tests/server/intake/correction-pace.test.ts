/** Corrections of one request after the tenth in a day wait: later, never refused, and none is lost. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CORRECTION_INTERVAL_SECONDS,
  CORRECTIONS_AT_ONCE,
} from '../../../server/store/records/corrections/correction-rate-limit.ts';
import type { ReplayEntry, ReplayResult } from '../../../src/contract/protocol/answers.ts';
import { judgeBatch } from '../../../src/device/outbox/send/verdict.ts';
import { correctionStrings } from '../../../src/kinds/correction/schema.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { correctionOf, firstOf } from '../../parts/server/correction-channels.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';

let server: TestServer;
let now: Date;
beforeEach(async () => {
  now = new Date('2027-01-05T08:00:00.000Z');
  server = await openTestServer({ clock: () => now });
});
afterEach(() => server.close());

async function replay(entries: readonly ReplayEntry[]): Promise<ReplayResult[]> {
  const response = await server.app.request('/api/replay', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ entries }),
  });
  expect(response.status).toBe(200);
  return (await response.json()).results;
}
const alone = ({ id, payload }: ReplayEntry) =>
  server.app.request('/api/corrections', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify(payload),
  });
const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

/** A request with a chain of corrections. */
function chainOf(length: number): [ReplayEntry, ...ReplayEntry[]] {
  const first = firstOf('packageBooking', booking);
  const corrections: ReplayEntry[] = [];
  for (let round = 1; round <= length; round += 1) {
    const content = { ...booking, specialRequests: `Round ${round}` };
    corrections.push(correctionOf(first, content, corrections.slice(-5).reverse()));
  }
  return [first, ...corrections];
}
const statuses = (results: readonly { status: number }[]) => results.map(({ status }) => status);
const versions = () => server.rows("select id from submission where kind = 'correction'").length;

describe('A backlog of 149 corrections of one request', () => {
  it('has ten taken at once, tells the others when, and drains within minutes to the last word', async () => {
    const chain = chainOf(149);
    const results = await replay(chain);
    expect(statuses(results)).toEqual([
      ...Array(1 + CORRECTIONS_AT_ONCE).fill(200),
      ...Array(149 - CORRECTIONS_AT_ONCE).fill(425),
    ]);
    expect(results.at(-1)).toMatchObject({
      problem: { message: correctionStrings.slower },
      retryAfter: CORRECTION_INTERVAL_SECONDS,
    });
    expect(versions()).toBe(CORRECTIONS_AT_ONCE);
    let waiting = chain.filter((_, place) => results[place]?.status === 425);
    const begun = now.getTime();
    while (waiting.length > 0) {
      wait(5 * 60);
      const again = await replay(waiting);
      expect(statuses(again).every((status) => status === 200 || status === 425)).toBe(true);
      waiting = waiting.filter((_, place) => again[place]?.status === 425);
    }
    expect(now.getTime() - begun).toBeLessThanOrEqual(15 * 60_000);
    const { records } = await server.store.records.slice(['packageBooking'], 0, 10_000);
    expect(records).toMatchObject([{ specialRequests: 'Round 149' }]);
    expect(records[0]?.history).toHaveLength(150);
  });

  it('holds up nobody else in the same call', async () => {
    const chain = chainOf(20);
    const other = chainOf(2);
    expect(statuses(await replay([...chain, ...other])).slice(-3)).toEqual([200, 200, 200]);
  });
});

describe('The eleventh correction of a day', () => {
  it('by itself is told to come later, as its device understands it', async () => {
    const [first, ...corrections] = chainOf(11);
    await replay([first, ...corrections.slice(0, 10)]);
    const last = corrections[10] as ReplayEntry;
    const answer = await alone(last);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([
      425,
      String(CORRECTION_INTERVAL_SECONDS),
    ]);
    const body = { results: await replay([last]) };
    expect(judgeBatch({ status: 200, retryAfter: null, body }, [last.id], 0)).toEqual({
      type: 'judged',
      verdicts: new Map([
        [
          last.id,
          {
            type: 'later',
            wait: CORRECTION_INTERVAL_SECONDS * 1_000,
            ours: true,
            ofThisOne: { message: correctionStrings.slower },
          },
        ],
      ]),
    });
    // What was taken has its receipt as often as it is asked for.
    expect((await alone(corrections[3] as ReplayEntry)).status).toBe(200);
    wait(CORRECTION_INTERVAL_SECONDS);
    expect((await alone(last)).status).toBe(200);
  });

  it('is taken at once on the next day', async () => {
    const [first, ...corrections] = chainOf(11);
    await replay([first, ...corrections.slice(0, 10)]);
    wait(24 * 60 * 60 + 1);
    expect((await alone(corrections[10] as ReplayEntry)).status).toBe(200);
  });
});

describe('The audit log, of which nobody may remove a line', () => {
  it('gets none from a stranger, however often they correct', async () => {
    await replay(chainOf(10));
    expect(server.rows("select * from audit where action = 'record.correct'")).toEqual([]);
  });
});
