/** Entries parked for a passing cause come back by themselves; those with wrong content do not. */
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { retryParkedInNewVersion } from '../../../src/device/core/retry-parked.ts';
import { createTestFeed, sessionOf, type TestFeed, tourOf } from '../../parts/device/feed.ts';
import { createBrowser, openTab, type Tab } from '../../parts/device/office-device.ts';

const [AMINA, JUMA] = [v7(), v7()];
const lead = { name: 'Asha', place: 'Moshi', socialNetwork: 'Instagram', converted: 'no' };

let feed: TestFeed;
let tab: Tab;
/** Ids by their author or by the reason why they are parked. */
let ids: Record<'amina' | 'juma' | 'visitor' | 'wrong' | 'conflict', string>;

beforeEach(async () => {
  feed = createTestFeed(5);
  feed.accounts.push(sessionOf(AMINA, 'management', 'Amina'), sessionOf(JUMA, 'management', 'Juma'));
  tab = openTab(feed, createBrowser());
  await tab.signIn('juma@example.com');
  const juma = (await tab.enter('lead', lead)).id;
  await tab.signIn('amina@example.com');
  const enter = async () => (await tab.enter('lead', lead)).id;
  ids = {
    amina: await enter(),
    juma,
    visitor: (await tab.add()).id,
    wrong: (await tab.add()).id,
    conflict: await enter(),
  };
  for (const id of [ids.amina, juma, ids.visitor]) await tab.outbox.park(id, { message: 'Not today.' });
  await tab.outbox.park(ids.wrong, { message: 'No.', fields: { email: 'No.' } });
  await tab.outbox.park(ids.conflict, { message: 'Quicker.', held: { ...tourOf(v7()) } });
});

const parked = async () =>
  (await tab.outbox.unsent()).flatMap(({ id, state }) => (state === 'parked' ? [id] : [])).sort();
const sorted = (...wanted: string[]) => wanted.sort();

describe('What was parked for no fault of its own', () => {
  it('comes back at the next sign-in, a visitor’s too, and goes', async () => {
    await tab.database.facts.put({ key: 'signInNeeded', value: AMINA });
    await tab.signIn('amina@example.com');
    expect(await parked()).toEqual(sorted(ids.juma, ids.wrong, ids.conflict));
    await tab.replayer.replay(true);
    const sent = (await tab.outbox.sent()).map(({ id }) => id).sort();
    expect(sent).toEqual(sorted(ids.amina, ids.visitor));
  });

  it('comes back once in a new version of the program, whosever it is', async () => {
    await retryParkedInNewVersion(tab.database, '2');
    expect(await parked()).toEqual(sorted(ids.wrong, ids.conflict));
    await tab.outbox.park(ids.visitor, { message: 'Still not.' });
    await retryParkedInNewVersion(tab.database, '2');
    expect(await parked()).toContain(ids.visitor);
    await retryParkedInNewVersion(tab.database, '3');
    expect(await parked()).toEqual(sorted(ids.wrong, ids.conflict));
  });
});
