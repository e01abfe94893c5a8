/** Records of the office have a database for each sign-in, which is deleted as a whole. */
import Dexie from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteRecordsOfOthers } from '../../../src/device/storage/index.ts';
import { unreachable } from '../../parts/device/device.ts';
import { createTestFeed, sessionOf, type TestFeed, tourOf } from '../../parts/device/feed.ts';
import { createBrowser, openTab, settled } from '../../parts/device/office-device.ts';
import { readAllStored, recordDatabases } from '../../parts/pages/stored.ts';
import { booking } from '../../parts/records/sample-booking.ts';

const AMINA = v7();
const JUMA = v7();
const SECRET = 'Qvxzkjwpfhtm';

let feed: TestFeed;
beforeEach(() => {
  feed = createTestFeed(3);
  feed.accounts.push(sessionOf(AMINA, 'operations', 'Amina'), sessionOf(JUMA, 'operations', 'Juma'));
});

/** The database as version 4 of it was, to the letter: never change this. */
async function fourthVersion(indexedDB: IDBFactory): Promise<{ visitor: string; staff: string }> {
  const database = new Dexie('savanna-and-coast', { indexedDB, IDBKeyRange });
  database.version(4).stores({
    entries: '++order, &id, state',
    sent: 'id, receivedAt, epoch',
    facts: 'key',
    drafts: 'id, kind',
    segments: '++order, [kind+order], generation',
    copies: 'id, author, order, size, unsealed, [epoch+place]',
  });
  const [visitor, staff] = [v7(), v7()];
  const entry = {
    reference: 'PB-0000-0000-0',
    version: 1,
    capturedAt: '2026-11-21T00:00:00.000Z',
    state: 'waiting',
    problem: null,
    attempts: 0,
    lastAttemptAt: null,
    nextAttemptAt: 0,
    notBefore: 0,
    replaces: null,
  };
  const lead = { name: 'Asha', place: 'Moshi', socialNetwork: 'Instagram', converted: 'no' };
  await database.table('entries').bulkAdd([
    { ...entry, id: visitor, kind: 'packageBooking', payload: booking, author: null },
    { ...entry, id: staff, kind: 'lead', payload: lead, author: AMINA },
  ]);
  const receivedAt = '2026-11-21T00:00:01.000Z';
  await database
    .table('sent')
    .add({ id: v7(), reference: 'PB-0000-0000-0', kind: 'packageBooking', receivedAt, message: '' });
  const record = tourOf(v7(), { customer_name: SECRET });
  await database.table('segments').add({ kind: 'tour', generation: 1, records: [record], removed: [] });
  const position = { cursor: 'x', account: AMINA, role: 'operations', generation: 1, floor: 1, most: 200 };
  await database.table('facts').bulkAdd([
    { key: 'session', value: feed.accounts[0] },
    { key: 'feed', value: { ...position, syncedAt: '2026-11-21T00:00:00.000Z' } },
    { key: 'firstScreen:tours', value: { value: [record.id], records: [record] } },
  ]);
  database.close();
  return { visitor, staff };
}

describe('An update of a device whose records lie beside its outbox', () => {
  it('removes the records, keeps what is not sent, and reads the feed from its start', async () => {
    const browser = createBrowser();
    const { visitor, staff } = await fourthVersion(browser.indexedDB);
    expect(await readAllStored(browser.indexedDB)).toContain(SECRET);
    feed.put(tourOf(v7(), { customer_name: 'Comes again' }));
    feed.cookie = feed.accounts[0] ?? null;
    const tab = openTab(feed, browser);
    await tab.sessions.look();
    expect(tab.sessions.view()).toMatchObject({ state: 'in', session: { account: { id: AMINA } } });
    expect((await tab.outbox.unsent()).map(({ id }) => id)).toEqual([visitor, staff]);
    expect(await tab.outbox.sent()).toHaveLength(1);
    expect(await readAllStored(browser.indexedDB)).not.toContain(SECRET);
    expect(await tab.puller.pull()).toBe('done');
    expect(await tab.records()).toMatchObject([{ customer_name: 'Comes again' }]);
  });
});

describe('Records of a sign-in that has ended', () => {
  async function reading() {
    const browser = createBrowser();
    feed.put(tourOf(v7(), { customer_name: SECRET }));
    const tab = openTab(feed, browser);
    await tab.signIn('amina@example.com');
    await tab.puller.pull();
    return { browser, tab };
  }

  it('are gone when another tab pulls, keeps rows or shows a table at that moment', async () => {
    const { browser, tab } = await reading();
    const other = openTab(feed, browser);
    await other.sessions.look();
    const store = other.open('tour');
    await settled(store);
    expect(store.snapshot().rows).toHaveLength(1);
    feed.put(tourOf(v7(), { customer_name: `${SECRET} too` }));
    other.line.network = async (address, init) => {
      const answer = await feed.network(address, init);
      if (address.startsWith('/api/changes')) await tab.signOut();
      return answer;
    };
    expect(await other.puller.pull()).toBe('out');
    await settled(store);
    expect(store.snapshot().rows).toEqual([]);
    expect(await recordDatabases(browser.indexedDB)).toEqual([]);
    expect(await readAllStored(browser.indexedDB)).not.toContain(SECRET);
  });

  it('are deleted by the next wake when the tab that signed out was killed first', async () => {
    const { browser, tab } = await reading();
    // A tab of the same browser that the browser has frozen: it hears nothing and lets nothing go.
    const frozen = await new Promise<IDBDatabase>((resolve) => {
      void recordDatabases(browser.indexedDB).then(([name = '']) => {
        const opening = browser.indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
    });
    await tab.signOut();
    expect(tab.sessions.view().state).toBe('out');
    expect(await recordDatabases(browser.indexedDB)).toHaveLength(1);
    tab.close();
    frozen.close();
    const worker = openTab(feed, browser);
    worker.line.network = unreachable;
    const names = () => worker.database.facts.get('records');
    expect(await names()).toMatchObject({ value: { current: null, ended: [expect.any(String)] } });
    await worker.replayer.replay(true);
    expect(await recordDatabases(browser.indexedDB)).toEqual([]);
    expect(await names()).toMatchObject({ value: { current: null, ended: [] } });
  });

  it('are never seen by who signs in next, and are deleted while that person reads', async () => {
    const { browser, tab } = await reading();
    await tab.signIn('juma@example.com');
    expect(await tab.records()).toEqual([]);
    await tab.puller.pull();
    expect(await tab.records()).toHaveLength(1);
    expect(await recordDatabases(browser.indexedDB)).toHaveLength(1);
  });

  it('are found although the list of them is lost', async () => {
    const { browser, tab } = await reading();
    await tab.database.facts.clear();
    await tab.sessions.look();
    await tab.signIn('amina@example.com');
    await tab.puller.pull();
    expect(await recordDatabases(browser.indexedDB)).toHaveLength(2);
    await deleteRecordsOfOthers(tab.database);
    expect(await recordDatabases(browser.indexedDB)).toHaveLength(1);
    expect(await tab.records()).toHaveLength(1);
  });
});

describe('Records that the browser has thrown away', () => {
  it('come again, while the table is open, and what is not sent stays', async () => {
    const browser = createBrowser();
    for (let count = 0; count < 8; count += 1) feed.put(tourOf(v7()));
    const tab = openTab(feed, browser);
    await tab.signIn('amina@example.com');
    await tab.puller.pull();
    const store = tab.open('tour');
    await settled(store);
    tab.line.network = unreachable;
    const { id } = await tab.enter('lead', { name: 'Asha', place: 'Moshi' });
    tab.line.network = feed.network;
    const [name = ''] = await recordDatabases(browser.indexedDB);
    await new Promise((resolve) => {
      browser.indexedDB.deleteDatabase(name).onsuccess = resolve;
    });
    feed.put(tourOf(v7()));
    expect(await tab.puller.pull()).toBe('done');
    await settled(store);
    expect(await tab.records()).toHaveLength(9);
    expect(store.snapshot()).toMatchObject({ state: 'ready' });
    expect(store.snapshot().rows).toHaveLength(9);
    expect((await tab.outbox.unsent()).map((entry) => entry.id)).toEqual([id]);
  });
});
