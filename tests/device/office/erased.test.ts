/** Records that the office erased are on no device any more, once it has heard of it. */
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeCached } from '../../../src/device/local-cache/index.ts';
import { createStaffActions } from '../../../src/device/records/changes/staff-actions.ts';
import { withRecords } from '../../../src/device/storage/index.ts';
import { CONFLICT_MESSAGE } from '../../../src/kinds/record-change/schema.ts';
import { viewRowsKey } from '../../../src/office/table/view/state/views.ts';
import { unreachable } from '../../parts/device/device.ts';
import { createTestFeed, sessionOf, type TestFeed, tourOf } from '../../parts/device/feed.ts';
import { openTab, type Tab } from '../../parts/device/office-device.ts';
import { createGate } from '../../parts/gate.ts';
import { readAllStored } from '../../parts/pages/stored.ts';

const NAME = 'Zuberi Kassim';
const zuberi = (id: string, revision = 1) =>
  tourOf(id, { customer_name: NAME, replyTo: 'zuberi@example.org', revision, lastChange: v7() });

let feed: TestFeed;
let tab: Tab;
let id: string;
beforeEach(async () => {
  feed = createTestFeed(3);
  feed.accounts.push(sessionOf(v7()));
  tab = openTab(feed);
  await tab.signIn('amina@example.com');
  id = v7();
});

const everything = () => readAllStored(tab.browser.indexedDB);

describe('A pull that brings a removal', () => {
  it('takes the record out of every stretch that an earlier pull wrote', async () => {
    const others = [tourOf(v7()), tourOf(v7())];
    for (const record of [others[0], zuberi(id)]) if (record) feed.put(record);
    await tab.puller.pull();
    // Each change has left a version of its own.
    for (const revision of [2, 3]) {
      feed.put(zuberi(id, revision));
      await tab.puller.pull();
    }
    if (others[1]) feed.put(others[1]);
    await tab.puller.pull();
    expect(await everything()).toContain(NAME);

    feed.remove(id);
    expect(await tab.puller.pull()).toBe('done');
    expect(await everything()).not.toContain(NAME);
    expect((await tab.records()).map((record) => record.id).sort()).toEqual(
      others.map((record) => record.id).sort(),
    );
  });

  it('while the first reading goes on leaves nothing at its end', async () => {
    feed.put(zuberi(id));
    for (let count = 0; count < 5; count += 1) feed.put(tourOf(v7()));
    let pages = 0;
    tab.line.network = async (address, init) => {
      pages += 1;
      return pages < 2 ? feed.network(address, init) : unreachable(address, init);
    };
    expect(await tab.puller.pull()).toBe('unreachable');
    expect(await everything()).toContain(NAME);
    feed.remove(id);
    tab.line.network = feed.network;
    expect(await tab.puller.pull()).toBe('done');
    expect(await tab.records()).toHaveLength(5);
    expect(await everything()).not.toContain(NAME);
  });

  it("takes the office's version out of a conflict, which stays with its reason", async () => {
    feed.put(zuberi(id));
    await tab.puller.pull();
    const entry = v7();
    const set = { tour_status: 'ongoing' };
    await tab.enter('recordChange', { record: id, kind: 'tour', revision: 1, after: null, set }, entry);
    feed.put(zuberi(id, 2));
    await tab.replayer.replay(true);
    expect(await tab.outbox.find(entry)).toMatchObject({
      state: 'parked',
      problem: { held: { customer_name: NAME } },
    });

    feed.remove(id);
    await tab.puller.pull();
    expect(await everything()).not.toContain(NAME);
    const kept = await tab.outbox.find(entry);
    expect(kept).toMatchObject({ state: 'parked', payload: { set } });
    expect(kept?.problem).toEqual({ message: `${CONFLICT_MESSAGE} The record has been removed since.` });
  });

  /** Makes a conflict about this person's record. @returns the id of its entry */
  async function conflict(): Promise<string> {
    feed.put(zuberi(id));
    await tab.puller.pull();
    const entry = v7();
    const set = { tour_status: 'ongoing' };
    await tab.enter('recordChange', { record: id, kind: 'tour', revision: 1, after: null, set }, entry);
    feed.put(zuberi(id, 2));
    return entry;
  }

  it('takes it out of a conflict when another account reads from the beginning, where nothing is named as removed', async () => {
    feed.accounts.push(sessionOf(v7(), 'operations', 'Baraka'));
    const entry = await conflict();
    await tab.replayer.replay(true);
    expect((await tab.outbox.find(entry))?.problem?.held).toMatchObject({ id });
    feed.remove(id);
    tab.line.network = async (address, init) => {
      const answer = await feed.network(address, init);
      if (!address.startsWith('/api/changes') || address.includes('since=')) return answer;
      return Response.json({ ...(await answer.json()), removed: [] });
    };
    await tab.signIn('baraka@example.com');
    await tab.puller.pull();
    expect((await tab.outbox.find(entry))?.problem).not.toHaveProperty('held');
  });

  /** Makes a conflict whose answer was on its way while the record was removed. */
  async function lateConflict(): Promise<string> {
    const entry = await conflict();
    const { open: letGo, opened: held } = createGate();
    tab.line.network = async (address, init) => {
      const answer = await feed.network(address, init);
      if (init.method === 'POST') await held;
      return answer;
    };
    const replay = tab.replayer.replay(true);
    await expect.poll(() => feed.seen.filter((call) => call.startsWith('POST /api')).length).toBe(1);
    feed.remove(id);
    await tab.puller.pull();
    letGo();
    await replay;
    return entry;
  }

  it('takes it out of a conflict that came after the removal', async () => {
    const entry = await lateConflict();
    await tab.puller.pull();
    expect((await tab.outbox.find(entry))?.problem).not.toHaveProperty('held');
  });

  it.each(['mine', 'theirs'] as const)(
    'is not undone by the answer "%s" to a conflict that came after it',
    async (choice) => {
      const entry = await lateConflict();
      expect((await tab.outbox.find(entry))?.problem?.held).toMatchObject({ id });
      const work = createStaffActions({
        database: tab.database,
        outbox: tab.outbox,
        submit: tab.submit,
        announce: tab.announce,
        newId: v7,
        shown: () => tab.sessions.view().session?.account.id ?? null,
      });
      await work.resolveConflict(entry, choice);
      await tab.puller.pull();
      expect(await tab.records()).toEqual([]);
      expect(await everything()).not.toContain(NAME);
    },
  );

  it('leaves the conflicts of other records as they are', async () => {
    const other = v7();
    feed.put(zuberi(id));
    feed.put(tourOf(other));
    await tab.puller.pull();
    const entry = v7();
    const set = { tour_status: 'ongoing' };
    await tab.enter('recordChange', { record: other, kind: 'tour', revision: 1, after: null, set }, entry);
    feed.put(tourOf(other, { revision: 2, lastChange: v7() }));
    await tab.replayer.replay(true);
    feed.remove(id);
    await tab.puller.pull();
    expect((await tab.outbox.find(entry))?.problem).toMatchObject({
      message: CONFLICT_MESSAGE,
      held: { id: other },
    });
  });

  it('takes an answer to it that was begun', async () => {
    feed.put(zuberi(id));
    const other = v7();
    await tab.puller.pull();
    const draft = (record: string, text: string) => ({
      id: v7(),
      kind: 'recordNote' as const,
      tab: 'one',
      author: tab.sessions.view().session?.account.id ?? '',
      values: { record, text, email: 'zuberi@example.org' },
      savedAt: '2027-01-01T00:00:00.000Z',
    });
    await tab.database.drafts.bulkAdd([draft(id, `Dear ${NAME}`), draft(other, 'Dear guest')]);
    feed.remove(id);
    await tab.puller.pull();
    expect((await tab.database.drafts.toArray()).map(({ values }) => values.record)).toEqual([other]);
    expect(await everything()).not.toContain(NAME);
  });

  it('takes what somebody searched for it, and leaves rows that nobody searched for', async () => {
    feed.put(zuberi(id));
    await tab.puller.pull();
    const keyOf = (search: string) => `tours ${viewRowsKey({ search, filters: {}, sort: [] })}`;
    for (const search of ['', NAME]) {
      const names = [keyOf(search), `/tours?search=${search}`];
      await storeCached(tab.database, names, { value: [], records: [], of: keyOf(search) });
    }
    feed.remove(id);
    await tab.puller.pull();
    expect(await everything()).not.toContain(NAME);
    const kept =
      (await withRecords(tab.database, (tables) => tables.kept.toCollection().primaryKeys())) ?? [];
    expect(kept).toEqual(expect.arrayContaining([keyOf(''), '/tours?search=']));
  });

  it('takes it out of what tables showed last', async () => {
    const other = tourOf(v7());
    feed.put(zuberi(id));
    feed.put(other);
    await tab.puller.pull();
    const screen = { value: [id, other.id], records: [zuberi(id), other] };
    await storeCached(tab.database, ['tours', '/tours'], { ...screen, of: 'tours' });
    feed.remove(id);
    await tab.puller.pull();
    expect(await everything()).not.toContain(NAME);
    expect(await everything()).toContain(other.reference);
  });
});

it('A pull without a removal reads nothing of what is here', async () => {
  for (let count = 0; count < 4; count += 1) feed.put(tourOf(v7()));
  await tab.puller.pull();
  let read = 0;
  await withRecords(tab.database, async ({ segments }) => {
    segments.hook('reading', (segment) => {
      read += 1;
      return segment;
    });
  });
  feed.put(tourOf(v7()));
  await tab.puller.pull();
  expect(read).toBe(0);
  expect(await tab.records()).toHaveLength(5);
  expect(read).toBeGreaterThan(0);
});
