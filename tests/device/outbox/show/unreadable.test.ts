/** A database that is damaged is not an empty one: what can be read is shown and sent, and the rest is told. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOwnOutbox } from '../../../../src/device/outbox/show/own-outbox.ts';
import { countUnsent } from '../../../../src/device/unsent-count/index.ts';
import { acceptsEverything, createTestDevice } from '../../../parts/device/device.ts';

let device: ReturnType<typeof createTestDevice>;
let indexedDB: IDBFactory;
beforeEach(() => {
  indexedDB = new IDBFactory();
  vi.stubGlobal('indexedDB', indexedDB);
  device = createTestDevice({ network: acceptsEverything, indexedDB });
});
afterEach(() => {
  device.database.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** From now on these cannot be read. */
function damage(...ids: string[]): void {
  device.database.entries.hook('reading', (entry) => {
    if (ids.includes(entry?.id)) throw new DOMException('Failed to read large IndexedDB value', 'DataError');
    return entry;
  });
}

describe('Of entries of which one cannot be read', () => {
  it('the others are listed, sent and put into a file, and it is counted', async () => {
    const [first, bad, last] = [await device.add(), await device.add(), await device.add()];
    damage(bad.id);
    const own = createOwnOutbox(device);
    const { own: listed, unreadable } = await own.unsent();
    expect(listed.map(({ id }) => id)).toEqual([first.id, last.id]);
    expect(unreadable).toBe(1);
    const { exported } = await own.exportUnsent(() => true);
    expect(exported.map(({ id }) => id)).toEqual([first.id, last.id]);
    await device.replayer.replay(true);
    const sent = await device.outbox.sent();
    expect(sent.map(({ id }) => id).sort()).toEqual([first.id, last.id].sort());
    // It stays where it is.
    expect(await own.unsent()).toMatchObject({ own: [], unreadable: 1 });
  });

  it('nothing is told as empty where nothing can be read', async () => {
    const { id } = await device.add();
    damage(id);
    expect(await createOwnOutbox(device).unsent()).toMatchObject({ own: [], unreadable: 1 });
    vi.spyOn(device.database.entries, 'orderBy').mockImplementation(() => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    });
    await expect(createOwnOutbox(device).unsent()).rejects.toThrow('Internal error');
  });
});

describe('The banner of every page', () => {
  /** Opening fails so many times. */
  function failToOpen(name: string, times: number): void {
    const open = indexedDB.open.bind(indexedDB);
    let left = times;
    vi.spyOn(indexedDB, 'open').mockImplementation((...given) => {
      if (left === 0) return open(...given);
      left -= 1;
      const request = { error: new DOMException('Internal error opening backing store', name) };
      queueMicrotask(() => (request as unknown as IDBOpenDBRequest).onerror?.(new Event('error')));
      return request as unknown as ReturnType<typeof open>;
    });
  }
  beforeEach(() => device.add());

  it('says so of a database that cannot be opened', async () => {
    failToOpen('UnknownError', 2);
    expect(await countUnsent()).toMatchObject({ waiting: 0, isUnreadable: true });
  });

  it('looks a second time: a browser that is short of memory fails once', async () => {
    failToOpen('UnknownError', 1);
    expect(await countUnsent()).toMatchObject({ waiting: 1 });
    expect((await countUnsent()).isUnreadable).toBeUndefined();
  });

  it.each(['SecurityError', 'InvalidStateError', 'AbortError'])(
    'calls nothing damaged for %s',
    async (name) => {
      failToOpen(name, 5);
      expect((await countUnsent()).isUnreadable).toBeUndefined();
    },
  );
});
