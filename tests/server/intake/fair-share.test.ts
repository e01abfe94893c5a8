/** Work on all records leaves everybody else their turn: the database answers in the same thread. */
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStreamHub } from '../../../server/http/stream-hub.ts';
import type { Log } from '../../../server/start/log.ts';
import { runRetention } from '../../../server/start/retention-job.ts';
import {
  MAX_REPLAY_ENTRIES,
  type Receipt,
  type ReplayEntry,
  type ReplayResult,
} from '../../../src/contract/protocol/answers.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { FeedPage } from '../../../src/kinds/calls/feed-page.ts';
import type { EntryKind } from '../../../src/kinds/entry-kinds.ts';
import { seedTours } from '../../parts/database/seed-tours.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { flightRequest, homeBooking } from '../../parts/records/sample-requests.ts';
import { tourRow } from '../../parts/records/tour-rows.ts';
import { callsAnsweredDuring } from '../../parts/server/calls-during.ts';
import { correctionOf, firstOf, referenceFor } from '../../parts/server/correction-channels.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';

const RECORDS = 5_000;
/** Records that may be read before others have their turn. */
const RANGE_SIZE = 200;

let server: TestServer;
let now: Date;
let boss: { headers: { Cookie: string }; id: string };
const json = { 'Content-Type': 'application/json' };
beforeEach(async () => {
  now = new Date('2027-01-05T08:00:00.000Z');
  server = await openTestServer({ clock: () => now });
  boss = await signedIn(server, 'management');
});
afterEach(() => server.close());

async function health(): Promise<void> {
  expect((await server.app.request(endpoints.health)).status).toBe(200);
}
const seeded = () => server.rows('select id from tour order by id').map(({ id }) => String(id));

describe('A replay, all of which is taken', () => {
  // A tour for each entry that changes one.
  beforeEach(() => seedTours(server.dataDir, MAX_REPLAY_ENTRIES));

  const first = Array.from({ length: MAX_REPLAY_ENTRIES }, () => firstOf('homeBooking', homeBooking));
  const crowd = {
    ...flightRequest,
    travelers: 500,
    travelerDetails: Array.from({ length: 500 }, () => ({ name: 'Juma' })),
  };
  const crowds = Array.from({ length: 6 }, () => firstOf('flightRequest', crowd));
  const target = (index: number) => ({ record: tourRow(index).id, kind: 'tour' });
  const staffEntry = (kind: EntryKind, payload: object) => ({ ...firstOf(kind, payload), author: boss.id });

  const send = async (entries: readonly ReplayEntry[]) => {
    const response = await server.app.request(endpoints.replay, {
      method: 'POST',
      headers: { ...json, ...boss.headers },
      body: JSON.stringify({ entries }),
    });
    const { results } = (await response.json()) as { results: ReplayResult[] };
    expect(results.map(({ id, status }) => [id, status])).toEqual(entries.map(({ id }) => [id, 200]));
    return results.map(({ receipt }) => receipt?.place ?? 0);
  };

  it.each<[string, number, () => ReplayEntry[]]>([
    ['new requests', 3, () => first],
    [
      'changes of state',
      15,
      () =>
        first.map((_, index) =>
          staffEntry('recordChange', { ...target(index), revision: null, set: { state: 'quoted' } }),
        ),
    ],
    ['requests with many travellers', 9, () => crowds],
    [
      'corrections of requests with many travellers',
      12,
      () => crowds.map((one) => correctionOf(one, { ...flightRequest, preferredAirline: 'Other' })),
    ],
    ['corrections', 15, () => first.map((one) => correctionOf(one, { ...homeBooking, days: 9 }))],
    [
      'notes',
      15,
      () => first.map((_, index) => staffEntry('recordNote', { ...target(index), text: 'Called.' })),
    ],
  ])('of %s', async (what, turns, make) => {
    if (what === 'corrections') await send(first);
    if (what.startsWith('corrections of')) await send(crowds);
    const entries = make();
    let places: number[] = [];
    const replay = send(entries).then((taken) => {
      places = taken;
    });
    const others: Promise<Response>[] = [];
    const answered = await callsAnsweredDuring(replay, async () => {
      others.push(
        Promise.resolve(
          server.app.request(endpoints.companyPackage, {
            method: 'POST',
            headers: { ...json, 'Idempotency-Key': v7() },
            body: JSON.stringify(booking),
          }),
        ),
      );
      await health();
    });
    expect(answered).toBeGreaterThanOrEqual(turns);
    // What somebody else sends meanwhile does not wait for the last entry.
    const [other] = await Promise.all(others.map(async (one) => (await (await one).json()) as Receipt));
    expect(other?.place).toBeLessThan(places.at(-1) ?? 0);
    expect(places).toEqual(places.toSorted((one, next) => one - next));
  });
});

describe('Large requests that have a reference in common, because their sender chose the ids', () => {
  const CROWDS = 10;
  const tail = v7().slice(-10);
  const payload = {
    ...flightRequest,
    travelers: 500,
    travelerDetails: Array.from({ length: 500 }, () => ({ name: 'Juma' })),
  };
  const crowds = Array.from({ length: CROWDS }, () => {
    const one = firstOf('flightRequest', payload);
    return { ...one, id: one.id.slice(0, -tail.length) + tail };
  });
  const [first = firstOf('flightRequest', payload)] = crowds;
  const asked = { reference: referenceFor(first), contact: 'somebody@example.com' };
  const post = (path: string, body: object) =>
    server.app.request(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  beforeEach(async () => {
    for (const one of crowds) await post(endpoints.replay, { entries: [one] });
    expect(server.rows('select id from flight_request')).toHaveLength(CROWDS);
  });

  it('are looked up one by one', async () => {
    const looking = async () => expect((await post(endpoints.lookup, asked)).status).toBe(404);
    expect(await callsAnsweredDuring(looking(), health)).toBeGreaterThanOrEqual(CROWDS);
  });

  it('are found for a correction one by one, also for the other ones of a backlog', async () => {
    const CORRECTIONS = 16;
    const { kind, version, capturedAt } = first;
    const correction = { proof: asked, kind, version, capturedAt, replaces: [], payload: { travelDate: '' } };
    const entries = Array.from({ length: CORRECTIONS }, () => ({
      ...firstOf('correction', correction),
      version: 2,
    }));
    const sending = async () => {
      const { results } = (await (await post(endpoints.replay, { entries })).json()) as {
        results: ReplayResult[];
      };
      expect(results.map(({ status }) => status)).toEqual(Array(CORRECTIONS).fill(404));
    };
    expect(await callsAnsweredDuring(sending(), health)).toBeGreaterThanOrEqual(CORRECTIONS * CROWDS);
  });
});

describe('Work on all records', () => {
  beforeEach(() => seedTours(server.dataDir, RECORDS));

  it('A list, which is whole nevertheless', async () => {
    let listed: { id: string }[] = [];
    const list = async () => {
      const response = await server.app.request(endpoints.bookingInfos, { headers: boss.headers });
      listed = await response.json();
    };
    expect(await callsAnsweredDuring(list(), health)).toBeGreaterThanOrEqual(RECORDS / RANGE_SIZE);
    expect(listed.map(({ id }) => id)).toEqual(seeded());
  });

  it('Lists that are opened at once, of which one reads in each turn', async () => {
    const LISTS = 6;
    const list = async () => {
      const response = await server.app.request(endpoints.bookingInfos, { headers: boss.headers });
      expect(((await response.json()) as unknown[]).length).toBe(RECORDS);
    };
    const lists = Promise.all(Array.from({ length: LISTS }, list));
    expect(await callsAnsweredDuring(lists, health)).toBeGreaterThanOrEqual((LISTS * RECORDS) / RANGE_SIZE);
  });

  it('A page of the feed, for a reader that takes no compression', async () => {
    let page: FeedPage | undefined;
    const read = async () => {
      const response = await server.app.request(endpoints.changes, { headers: boss.headers });
      expect(response.headers.get('Content-Encoding')).toBe(null);
      page = (await response.json()) as FeedPage;
    };
    expect(await callsAnsweredDuring(read(), health)).toBeGreaterThanOrEqual(8);
    expect(page?.records.map(({ id }) => id)).toEqual(seeded().slice(0, page?.records.length));
    expect(page).toMatchObject({ more: true, reset: false });
  });

  it('A list has no record twice and misses none, although others change and go meanwhile', async () => {
    const ids = seeded();
    const response = await server.app.request(endpoints.bookingInfos, { headers: boss.headers });
    const decoder = new TextDecoder();
    let text = '';
    const gone: string[] = [];
    for await (const part of response.body ?? []) {
      text += decoder.decode(part, { stream: true });
      // A record that was listed already, and one far behind it.
      const some = [ids[gone.length], ids[RECORDS - 1 - gone.length]].map(String);
      await server.store.admin.erase(some, { by: boss.id, at: now.toISOString() });
      gone.push(...some);
    }
    const listed = (JSON.parse(text) as { id: string }[]).map(({ id }) => id);
    expect(gone.length).toBeGreaterThan(2);
    expect(new Set(listed).size).toBe(listed.length);
    const stayed = ids.filter((id) => !gone.includes(id));
    expect(listed.filter((id) => !gone.includes(id))).toEqual(stayed);
  });

  it('The removal of what is no longer to be kept', async () => {
    const put = await server.app.request(endpoints.retention, {
      method: 'PUT',
      headers: { ...json, ...boss.headers },
      body: JSON.stringify({ months: { tour: 1 } }),
    });
    expect(put.status).toBe(200);
    // Half of a year later: somebody has confirmed the clock.
    now = new Date('2030-01-05T08:00:00.000Z');
    await server.store.admin.confirmClock({ by: boss.id, at: now.toISOString() });
    const log = { info: () => 0, warn: () => 0, error: () => 0 } as unknown as Log;
    const run = runRetention({ store: server.store, clock: () => now, hub: createStreamHub(), log });
    // A tenth of all, in batches of fifty.
    expect(await callsAnsweredDuring(run, health)).toBeGreaterThanOrEqual(RECORDS / 10 / 50);
    expect(seeded()).toHaveLength(RECORDS * 0.9);
  });
});
