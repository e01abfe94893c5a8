import { setImmediate as turn } from 'node:timers/promises';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roles } from '../../../../src/contract/accounts/roles.ts';
import { FEED_PAGE_SIZE, feedPageSchema } from '../../../../src/kinds/calls/feed-page.ts';
import type { EntryKind } from '../../../../src/kinds/entry-kinds.ts';
import { recordKinds } from '../../../../src/kinds/list.ts';
import { kindsOfRole } from '../../../../src/kinds/record-roles.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { hasPostgres } from '../../../parts/database/postgres.ts';
import { paymentFor, requests, staffRequests, stepOf } from '../../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';
import { takeEntry, takeEntryIn } from '../../../parts/server/take-entry.ts';

const everything = { ...requests, ...staffRequests };
describe.each(databases)('The feed on %s', (name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());

  it('has every kind, each with its fields, in the order of the commits', async () => {
    const { store } = database;
    for (const [kind, payload] of Object.entries(everything)) {
      expect([kind, await takeEntry(store, kind as EntryKind, payload)]).toEqual([kind, 200]);
    }
    const paid = v7();
    await takeEntry(store, 'packageBooking', everything.packageBooking, { id: paid });
    expect(await takeEntry(store, 'payment', paymentFor(paid))).toBe(200);
    expect(await takeEntry(store, 'souvenirStep', stepOf(v7()))).toBe(200);
    const { seq } = await store.records.position();
    const { records, upTo, more } = await store.records.slice(recordKinds, 0, seq);
    expect(records).toHaveLength(Object.keys(everything).length + 3);
    expect(new Set(records.map(({ kind }) => kind))).toEqual(new Set(recordKinds));
    expect([upTo, more]).toEqual([seq, false]);
    expect(records.find(({ kind }) => kind === 'packageBooking')).toMatchObject({
      package_name: 'Northern Tanzania Budget Adventure',
      days: 8,
      availability_status: 'March to May',
      Start_date: '2027-06-14',
      Fullname: 'Amina Müller-Okoye',
      numberOfChildren: 1,
    });
    expect(records.find((one) => one.kind === 'tour' && one.budget !== null)).toMatchObject({
      customer_name: 'José Ngũgĩ',
      travel_date: '2027-06-14',
      payment_status: 'Pending',
      tour_status: 'pending',
      Incharge: '',
      budget: 231.25,
      replyTo: 'anna-maria@example.com',
    });
    expect(records.find(({ kind }) => kind === 'campaign')).toMatchObject(staffRequests.campaign);
  });

  // In WebAssembly all connections are one session, which cannot read for one while another writes.
  const concurrent = name === 'SQLite' || hasPostgres;
  it.runIf(concurrent)(
    'hands every record to a reader who asks again and again while many write',
    async () => {
      const { store, openAgain } = database;
      const second = await openAgain();
      const ids = Array.from({ length: 60 }, () => v7());
      let after = (await store.records.position()).seq;
      const seen: string[] = [];
      let writing = true;
      const reading = (async () => {
        for (;;) {
          const last = !writing;
          const { seq } = await store.records.position();
          const slice = await store.records.slice(recordKinds, after, seq);
          after = slice.upTo;
          seen.push(...slice.records.map(({ id }) => id));
          if (last) return;
          // As between two calls over a socket: SQLite answers without a turn of the event loop.
          await turn();
        }
      })();
      await Promise.all(
        ids.map((id, place) => takeEntry(place % 2 ? store : second, 'person', staffRequests.person, { id })),
      );
      writing = false;
      await reading;
      await second.close();
      expect([...seen].sort()).toEqual([...ids].sort());
    },
  );

  it('moves a changed record to its end, with one more revision, and tells of a removed one', async () => {
    const { store } = database;
    const [tour, stay] = [v7(), v7()];
    await takeEntry(store, 'homeBooking', requests.homeBooking, { id: tour });
    await takeEntry(store, 'stayBooking', requests.stayBooking, { id: stay });
    const { seq: after } = await store.records.position();
    const change = {
      record: tour,
      kind: 'tour',
      revision: 1,
      set: { tour_status: 'ongoing', Incharge: 'Baraka' },
    };
    const id = v7();
    expect(await takeEntry(store, 'recordChange', change, { id })).toBe(200);
    expect(
      await takeEntry(store, 'recordRemoval', { record: stay, kind: 'stayBooking', revision: null }),
    ).toBe(200);
    const { seq } = await store.records.position();
    const slice = await store.records.slice(recordKinds, after, seq);
    expect(slice.records).toMatchObject([
      { id: tour, revision: 2, lastChange: id, tour_status: 'ongoing', Incharge: 'Baraka' },
    ]);
    expect(slice.removed).toEqual([stay]);
    // A device that has nothing yet has nothing to remove.
    const first = await store.records.slice(recordKinds, 0, seq);
    expect(first.removed).toEqual([]);
    expect(first.records.map((one) => one.id)).not.toContain(stay);
  });

  it('of two changes made against one revision takes the first', async () => {
    const { store, openAgain } = database;
    const second = await openAgain();
    const tour = v7();
    await takeEntry(store, 'addedTour', staffRequests.addedTour, { id: tour });
    const change = (Incharge: string) => ({ record: tour, kind: 'tour', revision: 1, set: { Incharge } });
    const statuses = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        takeEntry(place % 2 ? store : second, 'recordChange', change(`Guide ${place}`)),
      ),
    );
    await second.close();
    expect(statuses.sort()).toEqual([200, ...Array(7).fill(409)]);
  });
});

describe('GET /api/changes', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer();
  });
  afterEach(() => server.close());

  async function fill() {
    for (const [kind, payload] of Object.entries(everything))
      await takeEntry(server.store, kind as EntryKind, payload);
  }
  const ask = (headers: Record<string, string>, since = '') =>
    server.app.request(`/api/changes?since=${encodeURIComponent(since)}`, { headers });
  const page = async (headers: Record<string, string>, since = '') =>
    feedPageSchema.parse(await (await ask(headers, since)).json());

  it('gives each role the kinds that it may see, and no other', async () => {
    await fill();
    const paid = v7();
    await takeEntry(server.store, 'packageBooking', everything.packageBooking, { id: paid });
    await takeEntry(server.store, 'payment', paymentFor(paid));
    await takeEntry(server.store, 'souvenirStep', stepOf(v7()));
    for (const role of roles) {
      const { headers } = await signedIn(server, role);
      const { records } = await page(headers);
      expect([role, [...new Set(records.map(({ kind }) => kind))].sort()]).toEqual([
        role,
        // Finance sees those requests that concern money: with a payment, or entered by staff.
        role === 'finance' ? ['packageBooking', 'payment', 'tour'] : kindsOfRole(role).sort(),
      ]);
    }
    const { headers } = await signedIn(server, 'gardener');
    expect((await ask(headers)).status).toBe(403);
    expect((await ask({})).status).toBe(401);
  });

  it('goes on from its cursor, and is not to be stored', async () => {
    await fill();
    const { headers } = await signedIn(server, 'logistics');
    const response = await ask(headers);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const first = feedPageSchema.parse(await response.json());
    expect(first).toMatchObject({ more: false, reset: false, removed: [] });
    expect(await page(headers, first.cursor)).toMatchObject({
      records: [],
      cursor: first.cursor,
      reset: false,
    });
    const id = v7();
    await takeEntry(server.store, 'person', staffRequests.person, { id });
    await takeEntry(server.store, 'lead', staffRequests.lead);
    const second = await page(headers, first.cursor);
    expect(second.records.map((one) => one.id)).toEqual([id]);
    expect((await page(headers, second.cursor)).records).toEqual([]);
  });

  it('comes in pages of 2,000 or a megabyte until there is no more', async () => {
    const { headers } = await signedIn(server, 'logistics');
    await server.store.write(async (context) => {
      for (let count = 0; count < FEED_PAGE_SIZE + 5; count += 1)
        await takeEntryIn(context, 'person', staffRequests.person);
    });
    const pages = [await page(headers)];
    while (pages.at(-1)?.more) pages.push(await page(headers, pages.at(-1)?.cursor));
    const sizes = pages.map(({ records }) => records.length);
    // The first ends at the roundest place that it reaches, all but the last are full, and no record comes twice.
    expect(sizes[0]).toBe(1_024);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(FEED_PAGE_SIZE);
    const ids = pages.flatMap(({ records }) => records.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([FEED_PAGE_SIZE + 5, FEED_PAGE_SIZE + 5]);
    const list = await (await server.app.request('/api/people', { headers })).json();
    expect(new Set(list.map(({ id }: { id: string }) => id)).size).toBe(FEED_PAGE_SIZE + 5);
    const packed = await server.app.request('/api/changes', {
      headers: { ...headers, 'Accept-Encoding': 'gzip' },
    });
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  });

  it.each<[string, (cursor: string) => string]>([
    ['of another database', (cursor) => `${v7()}.${cursor.split('.').slice(1).join('.')}`],
    ['of another role', (cursor) => cursor.replace('.logistics.', '.management.')],
    ['from the future', (cursor) => `${cursor}9`],
  ])('with a cursor %s begins again, and says so', async (_what, forge) => {
    await fill();
    const { headers } = await signedIn(server, 'logistics');
    const first = await page(headers);
    expect(await page(headers, forge(first.cursor))).toEqual({ ...first, reset: true });
  });

  it.each([
    'x',
    '1',
    '..',
    "' or 1=1 --",
    `${v7()}.logistics.-1`,
    `${v7()}.logistics.1e9`,
    `${v7()}.logistics.99999999999`,
    '\u0000',
  ])('refuses the cursor %j', async (since) => {
    const { headers } = await signedIn(server, 'logistics');
    const response = await ask(headers, since);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('message');
  });

  it('never carries a passport number, sealed or not', async () => {
    const { headers } = await signedIn(server, 'operations');
    await fill();
    const text = await (await ask(headers)).text();
    expect(text).toContain('"hasPassport":false');
    expect(text).not.toContain('passportNumber');
  });
});
