import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { booking } from '../parts/booking.ts';
import { acceptsEverything, createTestDevice } from '../parts/device.ts';

/** The database as the first release made it, to the letter: never change this. */
async function firstRelease(indexedDB: IDBFactory, ids: readonly string[]): Promise<void> {
  const database = new Dexie('savanna-and-coast', { indexedDB, IDBKeyRange });
  database.version(1).stores({ entries: '++order, &id, state', sent: 'id, receivedAt', facts: 'key' });
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
    })),
  );
  database.close();
}

describe('An update of the app with a full queue', () => {
  it('keeps every entry of the first release, and each goes', async () => {
    const indexedDB = new IDBFactory();
    const ids = Array.from({ length: 120 }, () => v7());
    await firstRelease(indexedDB, ids);
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
    await firstRelease(indexedDB, [older]);
    const again = createTestDevice({ network: acceptsEverything, indexedDB });
    await again.replayer.replay(true);
    expect((await again.outbox.sent()).map(({ id }) => id)).toContain(older);
  });
});
