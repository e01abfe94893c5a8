import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { DeviceDatabase } from '../../../src/device/core/database.ts';
import type { Draft } from '../../../src/device/core/tables.ts';
import { createDrafts } from '../../../src/device/drafts/drafts.ts';
import { acceptsEverything, createTestDevice } from '../../parts/device/device.ts';
import { sessionOf } from '../../parts/device/feed.ts';

const AMINA = v7();

/** Tabs of one browser: each has its own view of the same drafts. */
function openBrowser() {
  const indexedDB = new IDBFactory();
  const open = new Set<string>();
  const time = { now: Date.UTC(2027, 0, 1) };
  const openTab = (tab: string, tellsTabs = true) => {
    open.add(tab);
    const drafts = createDrafts({
      database: new DeviceDatabase({ indexedDB, IDBKeyRange }),
      clock: () => time.now,
      openTabs: async () => (tellsTabs ? new Set(open) : null),
    });
    const type = (fullName: string, id = v7()) =>
      drafts.save({ id, kind: 'packageBooking', tab, values: { fullName } }).then(() => id);
    return {
      drafts,
      type,
      offered: () => drafts.leftBehind('packageBooking', tab),
      close: () => open.delete(tab),
    };
  };
  return { indexedDB, openTab, time };
}

let browser: ReturnType<typeof openBrowser>;
beforeEach(() => {
  browser = openBrowser();
});

describe('A draft', () => {
  it('is offered to the next tab after its own was closed, the newest first', async () => {
    const first = browser.openTab('first');
    await first.type('Amina');
    browser.time.now += 1000;
    const id = await first.type('Baraka');
    const second = browser.openTab('second');
    expect(await second.offered()).toBeNull();
    first.close();
    expect(await second.offered()).toMatchObject({ id, values: { fullName: 'Baraka' } });
  });

  it('is offered where a browser cannot tell which tabs are open', async () => {
    const id = await browser.openTab('first').type('Amina');
    expect(await browser.openTab('second', false).offered()).toMatchObject({ id });
  });

  it('of changes to what was submitted under its id is kept, before and after that has arrived', async () => {
    const { drafts } = browser.openTab('first');
    const device = createTestDevice({ network: acceptsEverything, indexedDB: browser.indexedDB });
    const { id } = await device.add({ phone: '111 111' });
    const draft = { id, kind: 'packageBooking', tab: 'first', values: { phone: '222 222' } } as const;
    await drafts.save({ ...draft, corrects: true });
    expect(await drafts.leftBehind('packageBooking', 'first')).toMatchObject(draft);
    await device.replayer.replay(true);
    await drafts.sweep();
    expect(await drafts.leftBehind('packageBooking', 'first')).toMatchObject(draft);
  });

  it('is of one form only', async () => {
    const first = browser.openTab('first');
    await first.type('Amina');
    expect(await first.drafts.leftBehind('other' as 'packageBooking', 'first')).toBeNull();
  });

  it('of an account is shown to no other, and to no visitor', async () => {
    const { drafts, close } = browser.openTab('first');
    const database = new DeviceDatabase({ indexedDB: browser.indexedDB, IDBKeyRange });
    await database.facts.put({ key: 'session', value: sessionOf(AMINA) });
    const id = v7();
    await drafts.save({ id, kind: 'lead', tab: 'first', author: AMINA, values: { name: 'Fatma' } });
    close();
    expect(await drafts.leftBehind('lead', 'second', AMINA)).toMatchObject({ id });
    expect(await drafts.leftBehind('lead', 'second', 'another account')).toBeNull();
    expect(await drafts.leftBehind('lead', 'second')).toBeNull();
  });

  it('is found among several of one kind by what it is about', async () => {
    const { drafts, close } = browser.openTab('first');
    const ids = [v7(), v7()];
    for (const [at, id] of ids.entries()) {
      await drafts.save({
        id,
        kind: 'recordNote',
        tab: 'first',
        values: { record: `r${at}`, text: 'Karibu' },
      });
    }
    close();
    const about = (record: string) => (draft: Draft) => draft.values.record === record;
    expect(await drafts.leftBehind('recordNote', 'second', null, about('r0'))).toMatchObject({ id: ids[0] });
    expect(await drafts.leftBehind('recordNote', 'second', null, about('r1'))).toMatchObject({ id: ids[1] });
    expect(await drafts.leftBehind('recordNote', 'second', null, about('r2'))).toBeNull();
  });

  it('of a form beside another of its kind is found by that form alone', async () => {
    const { drafts, close } = browser.openTab('first');
    const [single, several] = [v7(), v7()];
    const draft = { kind: 'person', tab: 'first', values: {} } as const;
    await drafts.save({ ...draft, id: single });
    await drafts.save({ ...draft, id: several, part: 'several names' });
    close();
    expect(await drafts.leftBehind('person', 'second')).toMatchObject({ id: single });
    const isPart = ({ part }: Draft) => part === 'several names';
    expect(await drafts.leftBehind('person', 'second', null, isPart)).toMatchObject({ id: several });
  });

  it('goes to one of two tabs that offer it, never to both', async () => {
    const first = browser.openTab('first');
    const id = await first.type('Amina');
    first.close();
    const [second, third] = [browser.openTab('second'), browser.openTab('third')];
    const [seenBySecond, seenByThird] = [await second.offered(), await third.offered()];
    if (!seenBySecond || !seenByThird) throw new Error('not offered');
    const claims = await Promise.all([
      second.drafts.claim(seenBySecond, 'second'),
      third.drafts.claim(seenByThird, 'third'),
    ]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(claims.find(Boolean)).toMatchObject({ id });
  });

  it('is no draft any more once the outbox or a receipt has its id', async () => {
    const device = createTestDevice({ network: acceptsEverything, indexedDB: browser.indexedDB });
    const tab = browser.openTab('first');
    const id = await tab.type('Amina');
    await device.add({}, id);
    expect(await tab.offered()).toBeNull();
    await device.replayer.deliver(id);
    expect(await tab.offered()).toBeNull();
    await tab.drafts.sweep();
    expect(await device.database.drafts.count()).toBe(0);
  });

  it('goes when the person throws it away', async () => {
    const tab = browser.openTab('first');
    await tab.drafts.discard(await tab.type('Amina'));
    expect(await tab.offered()).toBeNull();
  });
});

describe('A write that was ended because its page was kept', () => {
  it('is done again, but not over what another page has stored since', async () => {
    const { indexedDB, openTab, time } = browser;
    const database = new DeviceDatabase({ indexedDB, IDBKeyRange });
    let isKept = false;
    database.use({
      stack: 'dbcore',
      create: (core) => ({
        ...core,
        transaction(...given) {
          const transaction = core.transaction(...given);
          if (isKept) Object.assign(transaction, { commit: () => transaction.abort() });
          isKept = false;
          return transaction;
        },
      }),
    });
    const kept = createDrafts({ database, clock: () => time.now, openTabs: async () => null });
    const other = openTab('other');
    const [once, twice] = [v7(), v7()];
    const began = time.now;
    time.now += 60_000;
    await other.type('Amina Okoye', twice);
    time.now = began;
    const save = async (id: string) => {
      isKept = true;
      await kept.save({ id, kind: 'packageBooking', tab: 'kept', values: { fullName: 'Amina' } });
      return (await database.drafts.get(id))?.values;
    };
    expect(await save(once)).toEqual({ fullName: 'Amina' });
    expect(await save(twice)).toEqual({ fullName: 'Amina Okoye' });
  });
});
