/** Requests of one guest: what the feed says of them, to whom, and what staff say by hand. */
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FeedPage } from '../../../../src/kinds/calls/feed-page.ts';
import type { GuestLink } from '../../../../src/kinds/guest-link/schema.ts';
import type { RecordKind } from '../../../../src/kinds/list.ts';
import type { FeedRecord } from '../../../../src/kinds/records.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { flightRequest, stayBooking, tripPlan } from '../../../parts/records/sample-requests.ts';
import { openTestServer, type TestServer } from '../../../parts/server/server.ts';
import { signedIn } from '../../../parts/server/staff.ts';
import { takeEntry } from '../../../parts/server/take-entry.ts';

const EMAIL = 'zuberi.kassim@example.org';
const operations: RecordKind[] = ['tour', 'packageBooking', 'tripPlan', 'flightRequest', 'eventRequest'];
const keysOf = ({ guest }: FeedRecord) => guest?.keys ?? [];
const shared = (one: readonly string[], other: readonly string[]) => one.filter((key) => other.includes(key));

describe.each(databases)('Guests on %s', (_name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());

  const read = async (kinds: RecordKind[], after = 0) => {
    const { seq } = await database.store.records.position();
    return database.store.records.slice(kinds, after, seq, { guests: true });
  };
  const place = async () => (await database.store.records.position()).seq;
  const ofId = (records: readonly FeedRecord[], id: string) =>
    records.find((record) => record.id === id) as FeedRecord;

  it('are found by drivers by name and number, the newest first, without those of robots', async () => {
    const { store } = database;
    const ids = Array.from({ length: 30 }, () => v7());
    for (const [place, id] of ids.entries()) {
      const payload = { ...booking, fullName: `Qamar ${30 - place}`, phone: '+255 799 100 200' };
      const now = new Date(Date.UTC(2027, 2, 1, 8, 0, place));
      await takeEntry(store, 'packageBooking', payload, { id, now });
    }
    const robot = { ...booking, fullName: 'Qamar 0', phone: '+255 799 100 200', homepage: 'spam' };
    await takeEntry(store, 'packageBooking', robot, { now: new Date('2027-03-02T08:00:00.000Z') });
    const newest = ids.slice(-20).reverse();
    for (const text of ['qamar', 'Qamar ', '0799 100 200', '+255 799 100 200'])
      expect((await store.findGuests(text)).map(({ id }) => id)).toEqual(newest);
    expect(await store.findGuests('qamarz')).toEqual([]);
  });

  it('have a key in common however mail and phone were written, and none with others', async () => {
    const [mail, plus, zeros, national, stay, stranger] = [v7(), v7(), v7(), v7(), v7(), v7()];
    const { store } = database;
    const from = await place();
    await takeEntry(store, 'tripPlan', { ...tripPlan, email: ' Zuberi.KASSIM@example.org ' }, { id: mail });
    const write = (id: string, phone: string, email: string) =>
      takeEntry(store, 'packageBooking', { ...booking, phone, email }, { id });
    await write(plus, '+49 170 555 01 02', EMAIL);
    await write(zeros, '0049-170-5550102', 'other@example.org');
    await write(national, '(0170) 5550102', 'third@example.org');
    await write(stranger, '+49 170 555 01 03', 'stranger@example.org');
    await takeEntry(
      store,
      'stayBooking',
      { ...stayBooking, Contacts: `${EMAIL}, from 2027-07-01` },
      { id: stay },
    );
    const { records, elsewhere } = await read(operations, from);
    const keys = (id: string) => keysOf(ofId(records, id));
    expect(shared(keys(mail), keys(plus))).toHaveLength(1);
    expect(shared(keys(plus), keys(zeros))).toHaveLength(1);
    expect(shared(keys(plus), keys(national))).toHaveLength(1);
    for (const id of [mail, plus, zeros, national]) expect(shared(keys(id), keys(stranger))).toEqual([]);
    // A date is no phone number: two who arrive on one day are not one guest.
    expect(elsewhere).toEqual([{ id: expect.any(String), at: 'bookings', keys: [...keys(mail)] }]);
    const said = JSON.stringify(elsewhere);
    for (const secret of [stay, 'zuberi', 'Kassim', '5550102']) expect(said).not.toContain(secret);
  });

  it('know short national numbers with and without their country', async () => {
    const [plus, national] = [v7(), v7()];
    const { store } = database;
    const from = await place();
    await takeEntry(
      store,
      'packageBooking',
      { ...booking, email: 'a@example.no', phone: '+47 22 33 44 55' },
      { id: plus },
    );
    await takeEntry(
      store,
      'packageBooking',
      { ...booking, email: 'b@example.no', phone: '22 33 44 55' },
      { id: national },
    );
    const { records } = await read(operations, from);
    expect(shared(keysOf(ofId(records, plus)), keysOf(ofId(records, national)))).toHaveLength(1);
  });

  it('are joined and parted by hand, the last word counts, and both requests come again', async () => {
    const { store } = database;
    const [plan, stay, flight] = [v7(), v7(), v7()];
    await takeEntry(store, 'tripPlan', { ...tripPlan, email: 'one@example.org' }, { id: plan });
    await takeEntry(store, 'stayBooking', { ...stayBooking, Contacts: 'two@example.org' }, { id: stay });
    await takeEntry(store, 'flightRequest', { ...flightRequest, email: 'one@example.org' }, { id: flight });
    const say = async (other: string, otherKind: GuestLink['otherKind'], same: boolean) => {
      const from = await place();
      expect(
        await takeEntry(store, 'guestLink', { record: plan, kind: 'tripPlan', other, otherKind, same }),
      ).toBe(200);
      return read(operations, from);
    };

    const joined = await say(stay, 'stayBooking', true);
    expect(joined.records.map(({ id }) => id)).toEqual([plan]);
    expect(shared(keysOf(ofId(joined.records, plan)), joined.elsewhere[0]?.keys ?? [])).toHaveLength(1);
    expect(ofId(joined.records, plan)).toMatchObject({ revision: 1, state: 'new' });

    const parted = await say(stay, 'stayBooking', false);
    expect(shared(keysOf(ofId(parted.records, plan)), parted.elsewhere[0]?.keys ?? [])).toEqual([]);
    // The request is named by the id under which the reader knows it.
    expect(ofId(parted.records, plan).guest?.apart).toEqual([parted.elsewhere[0]?.id]);

    const apart = await say(flight, 'flightRequest', false);
    expect(new Set(apart.records.map(({ id }) => id))).toEqual(new Set([plan, flight]));
    expect(ofId(apart.records, flight).guest?.apart).toEqual([plan]);
    expect(ofId(apart.records, plan).guest?.apart).toContain(flight);
    const again = await say(flight, 'flightRequest', true);
    expect(ofId(again.records, flight).guest?.apart).toBeUndefined();
  });

  it('leave nothing behind: what was said of a request goes with it', async () => {
    const { store } = database;
    const [plan, flight] = [v7(), v7()];
    await takeEntry(store, 'tripPlan', { ...tripPlan, email: 'gone@example.org' }, { id: plan });
    await takeEntry(store, 'flightRequest', { ...flightRequest, email: 'stays@example.org' }, { id: flight });
    await takeEntry(store, 'guestLink', {
      record: flight,
      kind: 'flightRequest',
      other: plan,
      otherKind: 'tripPlan',
      same: true,
    });
    const before = await read(operations);
    const joined = keysOf(ofId(before.records, flight));
    const from = await place();
    await store.admin.erase([plan], { by: 'zuri@example.com', at: new Date().toISOString() });
    const after = await read(operations, from);
    expect(after.removed).toEqual([plan]);
    expect(keysOf(ofId(after.records, flight))).toHaveLength(joined.length - 1);
    const left = `select count(*) as count from guest_link where record_a = '${plan}' or record_b = '${plan}'`;
    expect((await database.rows(left)).map(({ count }) => Number(count))).toEqual([0]);
  });

  it('of other departments are told of again when they change or go', async () => {
    const { store } = database;
    const stay = v7();
    const from = await place();
    await takeEntry(store, 'stayBooking', { ...stayBooking, Contacts: EMAIL }, { id: stay });
    const [told] = (await read(operations, from)).elsewhere;
    const then = await place();
    await takeEntry(store, 'recordRemoval', { record: stay, kind: 'stayBooking', revision: null });
    const gone = await read(operations, then);
    expect(gone).toMatchObject({ removed: [], elsewhere: [{ id: told?.id, at: 'bookings', keys: [] }] });
  });
});

describe('Who is told of guests, and who may speak of them', () => {
  let server: TestServer;
  const json = { 'Content-Type': 'application/json' };
  beforeEach(async () => {
    server = await openTestServer();
  });
  afterEach(() => server.close());

  const post = (path: string, body: unknown, headers: Record<string, string> = {}, id = v7()) =>
    server.app.request(path, {
      method: 'POST',
      headers: { ...json, 'Idempotency-Key': id, ...headers },
      body: JSON.stringify(body),
    });
  async function add(path: string, body: object): Promise<string> {
    const id = v7();
    expect((await post(path, body, {}, id)).status).toBe(200);
    return id;
  }
  async function feed(headers: Record<string, string>, query: string): Promise<FeedPage> {
    const response = await server.app.request(`/api/changes?${query}`, { headers });
    expect(response.status).toBe(200);
    return response.json();
  }
  const addPair = async () => {
    const plan = await add('/api/tripplans', { ...tripPlan, email: EMAIL });
    const stay = await add('/stay_bookings', { ...stayBooking, Contacts: EMAIL });
    return { record: plan, kind: 'tripPlan', other: stay, otherKind: 'stayBooking', same: true } as const;
  };

  it('the feed counts for operations what bookings has, and names nobody', async () => {
    const { record } = await addPair();
    const { headers } = await signedIn(server, 'operations');
    const page = await feed(headers, 'guests=1');
    expect(page.records.map(({ id }) => id)).toEqual([record]);
    expect(page.elsewhere).toHaveLength(1);
    expect(page.elsewhere?.[0]).toMatchObject({ at: 'bookings' });
    expect(JSON.stringify(page.elsewhere)).not.toMatch(/zuberi|@|SB-|TP-/i);
    expect(shared(keysOf(page.records[0] as FeedRecord), page.elsewhere?.[0]?.keys ?? [])).toHaveLength(1);
    const { headers: boss } = await signedIn(server, 'management');
    expect(await feed(boss, 'guests=1')).toMatchObject({ elsewhere: [] });
    for (const role of ['logistics', 'marketing', 'finance', 'hr']) {
      const { headers } = await signedIn(server, role);
      expect(await feed(headers, 'guests=1')).toMatchObject({ records: [], elsewhere: [] });
    }
  });

  it('bookings learn of no customer of operations, not even with a stay that they make under their contact', async () => {
    const { other } = await addPair();
    const { headers } = await signedIn(server, 'bookings');
    const page = await feed(headers, 'guests=1');
    expect(page.records.map(({ id }) => id)).toEqual([other]);
    expect(page.elsewhere).toEqual([]);
    // What its devices were told before goes with the cursor of that time.
    const old = page.cursor.replace(/\.[a-z]+\./, '.bookings.');
    expect(await feed(headers, `guests=1&since=${old}`)).toMatchObject({ reset: true, elsewhere: [] });
    expect(await feed(headers, `guests=1&since=${page.cursor}`)).toMatchObject({
      reset: false,
      elsewhere: [],
    });
  });

  it('a program that did not ask for guests gets none, and all of them once it asks', async () => {
    await addPair();
    const { headers } = await signedIn(server, 'operations');
    const before = await feed(headers, '');
    expect(before).not.toHaveProperty('elsewhere');
    expect(before.records[0]).not.toHaveProperty('guest');
    const asked = await feed(headers, `guests=1&since=${before.cursor}`);
    expect(asked).toMatchObject({ reset: true, elsewhere: [{ at: 'bookings' }] });
    expect(await feed(headers, `guests=1&since=${asked.cursor}`)).toMatchObject({
      reset: false,
      records: [],
      elsewhere: [],
    });
  });

  it('only who may write both requests joins them; the log has ids and no names', async () => {
    const link = await addPair();
    for (const role of ['operations', 'bookings', 'marketing', 'hr']) {
      const { headers } = await signedIn(server, role);
      expect([role, (await post('/api/guestlinks', link, headers)).status]).toEqual([role, 403]);
    }
    expect((await post('/api/guestlinks', link)).status).toBe(401);
    expect(server.rows('select * from guest_link')).toEqual([]);
    const { headers } = await signedIn(server, 'management');
    expect((await post('/api/guestlinks', link, headers)).status).toBe(200);
    expect((await post('/api/guestlinks', { ...link, same: false }, headers)).status).toBe(200);
    expect(server.rows('select same from guest_link')).toEqual([{ same: 0 }]);
    const log = server.rows("select action, after from audit where action like 'guest.%' order by number");
    const after = JSON.stringify({ other: link.other });
    expect(log).toEqual([
      { action: 'guest.join', after },
      { action: 'guest.part', after },
    ]);
  });

  it.each([
    ['itself', { other: 'record' }],
    ['what is no id', { other: 'PB-7Q4M-2XN9-K' }],
    ['a souvenir', { otherKind: 'souvenir' }],
    ['a kind that there is not', { kind: 'boat' }],
    ['neither yes nor no', { same: 'perhaps' }],
  ])('a word on %s is refused with its field', async (_what, wrong) => {
    const link = await addPair();
    const { headers } = await signedIn(server, 'management');
    const body = {
      ...link,
      ...wrong,
      ...('other' in wrong && wrong.other === 'record' && { other: link.record }),
    };
    const response = await post('/api/guestlinks', body, headers);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fields)).toEqual(Object.keys(wrong));
  });

  it('of a request that is gone is refused in words', async () => {
    const link = await addPair();
    const { headers } = await signedIn(server, 'management');
    const response = await post('/api/guestlinks', { ...link, other: v7() }, headers);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('no such record') });
  });
});
