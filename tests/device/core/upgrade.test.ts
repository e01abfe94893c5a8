import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import type { Entry } from '../../../src/device/core/tables.ts';
import { readTodayCounts } from '../../../src/device/records/counts/today-counts.ts';
import { acceptsEverything, createTestDevice } from '../../parts/device/device.ts';
import { sessionOf } from '../../parts/device/feed.ts';
import { booking } from '../../parts/records/sample-booking.ts';
import { staffRequests } from '../../parts/records/sample-requests.ts';

/** The database as the first release made it, to the letter: never change this. */
function firstTables(indexedDB: IDBFactory): Dexie {
  const database = new Dexie('savanna-and-coast', { indexedDB, IDBKeyRange });
  database.version(1).stores({ entries: '++order, &id, state', sent: 'id, receivedAt', facts: 'key' });
  return database;
}

/** The same as it was before what waits was counted by an index: never change this either. */
function tablesOfSix(indexedDB: IDBFactory): Dexie {
  const database = firstTables(indexedDB);
  database.version(2).stores({ drafts: 'id, kind' });
  database.version(4).stores({
    sent: 'id, receivedAt, epoch',
    copies: 'id, author, order, size, unsealed, [epoch+place]',
  });
  database.version(6).stores({ carried: 'id, file, state', signing: 'account' });
  return database;
}

async function queue(database: Dexie, ids: readonly string[], part: Partial<Entry> = {}): Promise<void> {
  await database.table('entries').bulkAdd(
    ids.map((id) => ({
      id,
      reference: 'PB-0000-0000-0',
      kind: 'packageBooking',
      version: 1,
      payload: booking,
      author: null,
      capturedAt: '2026-11-21T00:00:00.000Z',
      state: 'waiting',
      problem: null,
      attempts: 3,
      lastAttemptAt: '2026-11-21T00:00:00.000Z',
      nextAttemptAt: 0,
      notBefore: 0,
      replaces: null,
      ...part,
    })),
  );
}

describe('An update of the app with a full queue', () => {
  it('keeps every entry of the first release, and each goes', async () => {
    const indexedDB = new IDBFactory();
    const ids = Array.from({ length: 120 }, () => v7());
    const older = firstTables(indexedDB);
    await queue(older, ids);
    older.close();
    const device = createTestDevice({ network: acceptsEverything, indexedDB });
    expect((await device.outbox.unsent()).map(({ id }) => id)).toEqual(ids);
    await device.replayer.replay(true);
    expect(await device.outbox.unsent()).toEqual([]);
    expect((await device.outbox.sent()).map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  it('is opened by an older tab too, which goes on queueing', async () => {
    const indexedDB = new IDBFactory();
    const device = createTestDevice({ network: acceptsEverything, indexedDB });
    await device.add();
    device.database.close();
    const older = v7();
    const before = firstTables(indexedDB);
    await queue(before, [older]);
    before.close();
    const again = createTestDevice({ network: acceptsEverything, indexedDB });
    await again.replayer.replay(true);
    expect((await again.outbox.sent()).map(({ id }) => id)).toContain(older);
  });

  it('keeps what staff entered, in its order, and counts it without a look at each', async () => {
    const indexedDB = new IDBFactory();
    const session = sessionOf(v7(), 'logistics');
    const author = session.account.id;
    const ids = Array.from({ length: 120 }, () => v7());
    const older = tablesOfSix(indexedDB);
    await older.table('facts').put({ key: 'session', value: session });
    await queue(older, ids.slice(0, 60), { kind: 'person', payload: staffRequests.person, author });
    await queue(older, ids.slice(60), { kind: 'person', payload: staffRequests.person, author });
    const before = await older.table('entries').toArray();
    older.close();
    const { database } = createTestDevice({ network: acceptsEverything, indexedDB });
    expect(await database.entries.toArray()).toEqual(before);
    const day = { from: '2026-11-20T21:00:00.000Z', to: '2026-11-21T21:00:00.000Z' };
    expect(await readTodayCounts(database, 'person', day)).toMatchObject({ counted: 120, unsent: 120 });
    expect(await database.entries.toArray()).toEqual(before);
  });

  it('does not wait for a page of the former version, which goes on queueing what is counted too', async () => {
    const indexedDB = new IDBFactory();
    const session = sessionOf(v7(), 'logistics');
    const author = session.account.id;
    const person = { kind: 'person', payload: staffRequests.person, author } as const;
    const older = tablesOfSix(indexedDB);
    await older.table('facts').put({ key: 'session', value: session });
    await queue(older, [v7()], person);
    // It is still open: Dexie closes it, says so on the console, and opens it again when it is asked.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { database } = createTestDevice({ network: acceptsEverything, indexedDB });
    expect(await database.entries.count()).toBe(1);
    await queue(older, [v7()], person);
    await older.table('entries').toCollection().modify({ attempts: 4 });
    const day = { from: '2026-11-20T21:00:00.000Z', to: '2026-11-21T21:00:00.000Z' };
    expect(await readTodayCounts(database, 'person', day)).toMatchObject({ counted: 2, unsent: 2 });
    // And one that is opened only now.
    const another = tablesOfSix(indexedDB);
    await queue(another, [v7()], person);
    expect(await readTodayCounts(database, 'person', day)).toMatchObject({ counted: 3, unsent: 3 });
    expect(await database.entries.toArray()).toHaveLength(3);
  });
});
