// @vitest-environment happy-dom
/** What components follow of this device's database: when it is read, and what they see of it. */
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceDatabase } from '../../../src/device/core/database.ts';
import type { SharedQuery } from '../../../src/device/core/live/live-query.ts';
import { ALL_SENT_MESSAGE, OUTBOX_CHANNEL } from '../../../src/device/core/shared-names.ts';

type Modules = typeof import('../../../src/device/core/live/live-query.ts');

const dependencies = { ...Dexie.dependencies };
let database: DeviceDatabase;
let sharedQuery: Modules['sharedQuery'];
let useSharedQuery: Modules['useSharedQuery'];
const stops: (() => void)[] = [];

/** Loads the modules of a tab that has just been opened. */
async function openTab(): Promise<void> {
  vi.resetModules();
  ({ sharedQuery, useSharedQuery } = await import('../../../src/device/core/live/live-query.ts'));
  database = (await import('../../../src/device/core/database.ts')).openDatabase();
  // Its creation is a change of everything.
  await database.open();
}

beforeEach(async () => {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  await openTab();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  database.close();
  vi.unstubAllGlobals();
  Object.assign(Dexie.dependencies, dependencies);
});

/** Follows a query, and lists what it finds. */
function follow<View>(query: SharedQuery<View>): View[] {
  const seen: View[] = [];
  stops.push(query.subscribe(({ view }) => seen.push(view)));
  return seen;
}

/** A query that counts its readings. */
function countedQuery() {
  let count = 0;
  return sharedQuery(async () => ++count);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Longer than the pause between two readings. */
const AT_REST = 400;

const entry = (id: string) => ({ id, kind: 'packageBooking', state: 'waiting', author: null }) as never;
const writes: [string, (tables: DeviceDatabase) => Promise<unknown>][] = [
  ['an entry is added', ({ entries }) => entries.add(entry('new'))],
  ['an entry changes', ({ entries }) => entries.where({ id: 'old' }).modify({ state: 'parked' } as never)],
  [
    'an entry is stored again',
    ({ entries }) => entries.get({ id: 'old' }).then((old) => entries.put(old as never)),
  ],
  ['an entry is removed', ({ entries }) => entries.where({ id: 'old' }).delete()],
  [
    'many entries are added',
    ({ entries }) => entries.bulkAdd(Array.from({ length: 60 }, (_, at) => entry(`${at}`))),
  ],
  ['a receipt is stored', ({ sent }) => sent.put({ id: 'sent' } as never)],
  ['a copy is deleted', ({ copies }) => copies.clear()],
  ['part of a file is carried', ({ carried }) => carried.put({ id: 'part' } as never)],
  ['somebody signs in', ({ facts }) => facts.put({ key: 'session', value: {} } as never)],
];

describe('A shared query', () => {
  it('is read when somebody follows it, once for all who do', async () => {
    const query = countedQuery();
    expect(query.getValue()).toBeUndefined();
    const [one, other] = [follow(query), follow(query)];
    await expect.poll(() => [one, other]).toEqual([[1], [1]]);
    expect(follow(query)).toEqual([1]);
    await pause(AT_REST);
    expect([one, other]).toEqual([[1], [1]]);
  });

  it.each(writes)('is read again when %s', async (_what, write) => {
    await database.entries.add(entry('old'));
    const seen = follow(countedQuery());
    await expect.poll(() => seen).toEqual([1]);
    await write(database);
    await expect.poll(() => seen).toEqual([1, 2]);
  });

  it('is not read again for what it does not show', async () => {
    const seen = follow(countedQuery());
    await expect.poll(() => seen).toEqual([1]);
    await pause(AT_REST);
    await database.drafts.put({ id: 'draft', kind: 'packageBooking' } as never);
    await database.facts.put({ key: 'lastContact', value: '2027-01-01T08:00:00.000Z' });
    await pause(AT_REST);
    expect(seen).toEqual([1]);
  });

  it('shows changes while more of them come, one reading at a time', async () => {
    const reading = { now: 0, most: 0 };
    const query = sharedQuery(async () => {
      reading.now += 1;
      reading.most = Math.max(reading.most, reading.now);
      await pause(60);
      reading.now -= 1;
      return database.entries.count();
    });
    const seen = follow(query);
    for (let at = 0, end = Date.now() + 1_200; Date.now() < end; at++) {
      await database.entries.add(entry(`${at}`));
      await pause(5);
    }
    expect(seen.length).toBeGreaterThan(2);
    const all = await database.entries.count();
    await expect.poll(() => seen.at(-1)).toBe(all);
    expect(reading.most).toBe(1);
  });

  it('is read at once when all is sent', async () => {
    const seen = follow(countedQuery());
    await expect.poll(() => seen).toEqual([1]);
    const channel = new BroadcastChannel(OUTBOX_CHANNEL);
    channel.postMessage(ALL_SENT_MESSAGE);
    await expect.poll(() => seen).toEqual([1, 2]);
    channel.close();
  });

  it('says nothing old to who follows it again, and nothing to who left', async () => {
    const query = countedQuery();
    const left: unknown[] = [];
    query.subscribe((found) => left.push(found))();
    expect(query.getValue()).toBeUndefined();
    const seen = follow(query);
    await expect.poll(() => seen).toHaveLength(1);
    stops.pop()?.();
    expect([left, query.getValue()]).toEqual([[], undefined]);
  });

  it('says what was read just before, until it is read', async () => {
    const query = sharedQuery(async () => 'read now', undefined, 'read before');
    expect(query.getValue()?.view).toBe('read before');
    const seen = follow(query);
    await expect.poll(() => seen).toEqual(['read before', 'read now']);
  });

  it('is read in a browser without a database, too', async () => {
    Object.assign(Dexie.dependencies, { indexedDB: undefined });
    const seen = follow(countedQuery());
    await expect.poll(() => seen).toEqual([1]);
  });

  it('hears of changes again once a database that could not be read is told of', async () => {
    const touched = vi.spyOn(database.sent, 'toCollection').mockImplementationOnce(() => {
      throw new Error('No disk');
    });
    const seen = follow(countedQuery());
    await expect.poll(() => seen).toEqual([1]);
    const channel = new BroadcastChannel(OUTBOX_CHANNEL);
    channel.postMessage('changed');
    await expect.poll(() => seen).toEqual([1, 2]);
    await database.entries.add(entry('new'));
    await expect.poll(() => seen).toEqual([1, 2, 3]);
    expect(touched).toHaveBeenCalledTimes(3);
    channel.close();
  });

  it('hears other tabs in a browser without BroadcastChannel', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    await openTab();
    const seen = follow(countedQuery());
    await expect.poll(() => seen).toEqual([1]);
    const message = { key: `channel:${OUTBOX_CHANNEL}`, newValue: '"changed"' };
    globalThis.dispatchEvent(Object.assign(new Event('storage'), message));
    await expect.poll(() => seen).toEqual([1, 2]);
  });
});

it('A component that asks another query does not show what the one before found', async () => {
  const rendered: string[] = [];
  function Shown({ query }: { query: SharedQuery<string> }) {
    rendered.push(useSharedQuery(query) ?? 'nothing yet');
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const [one, other] = [sharedQuery(async () => 'one'), sharedQuery(async () => 'other')];
  root.render(<Shown query={one} />);
  await expect.poll(() => rendered.at(-1)).toBe('one');
  root.render(<Shown query={other} />);
  await expect.poll(() => rendered.at(-1)).toBe('other');
  expect(rendered.filter((text, at) => text !== rendered[at - 1])).toEqual([
    'nothing yet',
    'one',
    'nothing yet',
    'other',
  ]);
  root.unmount();
});

it('A live query shows what is written once it is on disk, not before', async () => {
  // A slow disk: the transaction stays open for a while after the write.
  database.use({
    stack: 'dbcore',
    level: -1,
    name: 'slow disk',
    create: (core) => ({
      ...core,
      table(name) {
        const table = core.table(name);
        const mutate: typeof table.mutate = async (request) => {
          const written = await table.mutate(request);
          for (const end = Date.now() + 100; Date.now() < end; )
            await table.get({ trans: request.trans, key: 'draft' });
          isWritten = true;
          return written;
        };
        return { ...table, mutate };
      },
    }),
  });
  database.close({ disableAutoOpen: false });
  await database.open();
  let isWritten = false;
  const seen: [number, boolean][] = [];
  const query = Dexie.liveQuery(() => database.drafts.toArray());
  const subscription = query.subscribe(({ length }) => seen.push([length, isWritten]));
  stops.push(() => subscription.unsubscribe());
  await expect.poll(() => seen).toEqual([[0, false]]);
  await database.drafts.put({ id: 'draft', kind: 'packageBooking' } as never);
  await expect.poll(() => seen.at(-1)).toEqual([1, true]);
  expect(seen).not.toContainEqual([1, false]);
});
