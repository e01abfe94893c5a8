/** Pages of the feed that are kept: made once, given while they hold, gone when what they show changes. */
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFeedPageCache } from '../../../../server/http/feed-page-cache/feed-page-cache.ts';
import type { FeedReader } from '../../../../server/store/feed/feed.ts';
import type { MailDelivery } from '../../../../src/contract/office/mail.ts';
import type { FeedRecord } from '../../../../src/kinds/records.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { askForPage, type CachingServer } from '../../../parts/device/page-cache-device.ts';
import { createGate } from '../../../parts/gate.ts';
import { requests, staffRequests } from '../../../parts/records/sample-requests.ts';
import { addAccount } from '../../../parts/server/staff.ts';
import { takeEntry } from '../../../parts/server/take-entry.ts';

const boss = { role: 'management', guests: true };
const actor = { by: 'boss@example.com', at: '2027-01-05T08:00:00.000Z' };

describe.each(databases)('Kept pages of the feed on %s', (_name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());

  /** A server with pages of so many records, which counts how often it reads records. */
  function openServer({ most = 4, budget }: { most?: number; budget?: number } = {}) {
    const { records: own } = database.store;
    const read = { count: 0 };
    const records: FeedReader = {
      ...own,
      slice(...asked) {
        read.count += 1;
        return own.slice(...asked);
      },
    };
    const pages = createFeedPageCache({ records, most, ...(budget !== undefined && { budget }) });
    return { server: { pages, records } satisfies CachingServer, read };
  }

  /** New bookings, and the round place before them, so that they begin a page. */
  async function book(count: number): Promise<{ ids: string[]; before: number }> {
    const { store } = database;
    while ((await store.records.position()).seq % 8 !== 0) await takeEntry(store, 'lead', staffRequests.lead);
    const before = (await store.records.position()).seq;
    const ids = Array.from({ length: count }, () => v7());
    for (const id of ids) await takeEntry(store, 'homeBooking', requests.homeBooking, { id });
    return { ids, before };
  }
  const idsIn = async (server: CachingServer, after: number, view = boss) =>
    (await askForPage(server, view, after)).content.records.map(({ id }) => id);

  it('are made once for those who ask at once and later, while new records come', async () => {
    const { ids, before } = await book(6);
    const { server, read } = openServer();
    const all = await Promise.all(Array.from({ length: 10 }, () => idsIn(server, before)));
    expect(all).toEqual(Array(10).fill(ids.slice(0, 4)));
    const once = read.count;
    await takeEntry(database.store, 'homeBooking', requests.homeBooking);
    expect(await idsIn(server, before)).toEqual(ids.slice(0, 4));
    expect(read.count).toBe(once);
  });

  it('of each role are its own, and of who asks for guests', async () => {
    const { ids, before } = await book(6);
    const { server } = openServer();
    expect(await idsIn(server, before)).toEqual(ids.slice(0, 4));
    expect(await idsIn(server, before, { role: 'marketing', guests: true })).toEqual([]);
    expect(await idsIn(server, before, { role: 'finance', guests: false })).toEqual([]);
    const plain = await askForPage(server, { ...boss, guests: false }, before);
    expect(plain.content).not.toHaveProperty('elsewhere');
    expect(plain.content.records[0]).not.toHaveProperty('guest');
    expect((await askForPage(server, boss, before)).content.records[0]).toHaveProperty('guest');
  });

  it('lose a record that changes, goes or is erased, at once and on every server', async () => {
    const { ids, before } = await book(8);
    const [stay, changed, erased] = [v7(), ids[1] ?? '', ids[2] ?? ''];
    await takeEntry(database.store, 'stayBooking', requests.stayBooking, { id: stay });
    await book(8);
    const servers = [openServer(), openServer(), openServer()].map(({ server }) => server);
    const readAll = () => Promise.all(servers.map((server) => idsIn(server, before)));
    expect(await readAll()).toEqual(Array(3).fill(ids.slice(0, 4)));
    const change = { record: changed, kind: 'tour', revision: null, set: { Incharge: 'Baraka' } };
    expect(await takeEntry(database.store, 'recordChange', change)).toBe(200);
    for (const found of await readAll()) expect(found).not.toContain(changed);
    await database.store.admin.erase([erased], actor);
    for (const found of await readAll()) expect(found).not.toContain(erased);
    const after = before + 8;
    const stays = () => Promise.all(servers.map((server) => idsIn(server, after)));
    for (const found of await stays()) expect(found).toContain(stay);
    await takeEntry(database.store, 'recordRemoval', { record: stay, kind: 'stayBooking', revision: null });
    for (const found of await stays()) expect(found).not.toContain(stay);
  });

  it('show nothing erased to who asks after it, though they are being made since before', async () => {
    const { ids, before } = await book(8);
    const own = database.store.records;
    const { open, opened: gate } = createGate();
    const { open: isRead, opened: read } = createGate();
    const records: FeedReader = {
      ...own,
      async slice(...asked) {
        const slice = await own.slice(...asked);
        isRead();
        await gate;
        return slice;
      },
    };
    const server = { records, pages: createFeedPageCache({ records, most: 8 }) };
    const first = idsIn(server, before);
    await read;
    await database.store.admin.erase(ids.slice(0, 1), actor);
    const second = idsIn(server, before);
    open();
    expect(await second).toEqual(ids.slice(1));
    expect(await first).toEqual(ids.slice(1));
  });

  it('tell the new name of an account, which moves no record', async () => {
    const { ids, before } = await book(8);
    const owner = await addAccount(database, 'operations', { name: 'Asha' });
    const change = { record: ids[7], kind: 'tour', revision: null, set: { owner: owner.id } };
    expect(await takeEntry(database.store, 'recordChange', change)).toBe(200);
    await book(8);
    const { server } = openServer();
    const ownerIn = async () =>
      (await askForPage(server, boss, before + 8)).content.records.find(({ id }) => id === ids[7])?.owner;
    expect(await ownerIn()).toMatchObject({ name: 'Asha' });
    await addAccount(database, 'management');
    await database.store.accounts.change(owner.id, { name: 'Asha Mushi' }, null, actor);
    expect(await ownerIn()).toMatchObject({ name: 'Asha Mushi' });
  });

  it('are not kept while mail of a record is on its way', async () => {
    const { before } = await book(8);
    const own = database.store.records;
    const delivery: MailDelivery = { state: 'sending', problem: '', at: '' };
    const records: FeedReader = {
      ...own,
      async slice(...asked) {
        const slice = await own.slice(...asked);
        const replies = [{ delivery }] as unknown as FeedRecord['replies'];
        return { ...slice, records: slice.records.map((record) => ({ ...record, replies }) as FeedRecord) };
      },
    };
    const server = { records, pages: createFeedPageCache({ records, most: 4 }) };
    const shown = async () => (await askForPage(server, boss, before)).content.records[0]?.replies;
    expect(await shown()).toMatchObject([{ delivery: { state: 'sending' } }]);
    expect(server.pages.bytes()).toBe(0);
    // Nothing moves in the feed when it is sent.
    delivery.state = 'sent';
    expect(await shown()).toMatchObject([{ delivery: { state: 'sent' } }]);
    expect(server.pages.bytes()).toBeGreaterThan(0);
  });

  it('take no more bytes than their budget: who was not asked for longest goes first', async () => {
    const { before } = await book(32);
    const all = openServer();
    for (let place = before; place < before + 32; place += 4) await idsIn(all.server, place);
    const whole = all.server.pages.bytes();
    const budget = Math.ceil(whole / 2);
    const { server, read } = openServer({ budget });
    for (let place = before; place < before + 32; place += 4) {
      await idsIn(server, place);
      await idsIn(server, before);
      expect(server.pages.bytes()).toBeLessThanOrEqual(budget);
    }
    const made = read.count;
    await idsIn(server, before);
    expect(read.count).toBe(made);
    await idsIn(server, before + 4);
    expect(read.count).toBeGreaterThan(made);
    const none = openServer({ budget: 10 });
    expect(await idsIn(none.server, before)).toHaveLength(4);
    expect(none.server.pages.bytes()).toBe(0);
  });

  it('with what was erased are dropped soon, though nobody asks for them', async () => {
    const { ids, before } = await book(8);
    const { server } = openServer();
    await idsIn(server, before);
    expect(server.pages.bytes()).toBeGreaterThan(0);
    await database.store.admin.erase(ids.slice(0, 1), actor);
    server.pages.moved();
    await expect.poll(() => server.pages.bytes()).toBe(0);
  });

  it('of another life of the database, or beyond its end, are not given', async () => {
    const { ids, before } = await book(8);
    const { server, read } = openServer();
    const position = await server.records.position();
    await server.pages.page(boss, before, position);
    const once = read.count;
    await server.pages.page(boss, before, { ...position, epoch: v7() });
    expect(read.count).toBeGreaterThan(once);
    const earlier = await server.pages.page(boss, before, { ...position, seq: before + 2 });
    expect(earlier?.upTo).toBe(before + 2);
    expect(await idsIn(server, before)).toEqual(ids.slice(0, 4));
  });
});
