/** Two accounts on one device: neither sees nor removes what the other left (docs/contract.md#sensitive-data). */
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DeviceReport, deviceReportSchema } from '../../../../src/contract/protocol/device-reports.ts';
import { createTransport } from '../../../../src/device/core/transport.ts';
import { createOwnOutbox } from '../../../../src/device/outbox/show/own-outbox.ts';
import { createStaffActions } from '../../../../src/device/records/changes/staff-actions.ts';
import { createDeviceReport } from '../../../../src/device/records/device-report.ts';
import { unreachable } from '../../../parts/device/device.ts';
import { createTestFeed, sessionOf, type TestFeed, tourOf } from '../../../parts/device/feed.ts';
import { createBrowser, openTab, type Tab } from '../../../parts/device/office-device.ts';

const AMINA = v7();
const JUMA = v7();
const lead = { name: 'Asha', place: 'Moshi', socialNetwork: 'Instagram', converted: 'no' };
const nobody = { waiting: 0, parked: 0, accounts: 0 };

let feed: TestFeed;
let amina: Tab;
let juma: Tab;
/** Ids of what Amina left, waiting and parked, and of a visitor's. */
const left = { waiting: '', parked: '', visitor: '' };
beforeEach(async () => {
  feed = createTestFeed(5);
  feed.accounts.push(sessionOf(AMINA, 'management', 'Amina'), sessionOf(JUMA, 'management', 'Juma'));
  const browser = createBrowser();
  amina = openTab(feed, browser);
  await amina.signIn('amina@example.com');
  amina.line.network = unreachable;
  left.waiting = (await amina.enter('lead', lead)).id;
  left.parked = (await amina.enter('lead', lead)).id;
  await amina.outbox.park(left.parked, { message: 'No.' });
  left.visitor = (await amina.add()).id;
  // Her session ended at the office; he signs in.
  feed.cookie = null;
  juma = openTab(feed, browser);
  await juma.signIn('juma@example.com');
  juma.line.network = unreachable;
});

const own = ({ database, outbox }: Tab) => createOwnOutbox({ database, outbox });
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

describe('What another account left', () => {
  it('is counted, and its content given to nobody else', async () => {
    const his = (await juma.enter('lead', { ...lead, name: 'His' })).id;
    const unsent = await own(juma).unsent();
    expect(idsOf(unsent.own)).toEqual([left.visitor, his]);
    expect(unsent.others).toEqual({ waiting: 1, parked: 1, accounts: 1 });
    for (const id of [left.waiting, left.parked]) expect(await own(juma).find(id)).toBeUndefined();
    expect(await own(juma).find(left.visitor)).toMatchObject({ id: left.visitor });
  });

  it('cannot be discarded by anyone but its author', async () => {
    for (const id of [left.waiting, left.parked]) expect(await own(juma).discard(id)).toBe(false);
    expect(await juma.outbox.unsent()).toHaveLength(3);
    await juma.signOut();
    for (const id of [left.waiting, left.parked]) expect(await own(juma).discard(id)).toBe(false);
    expect((await own(juma).unsent()).others).toEqual({ waiting: 1, parked: 1, accounts: 1 });
    expect(await own(juma).discard(left.visitor)).toBe(true);
    juma.line.network = feed.network;
    await juma.signIn('amina@example.com');
    expect(await own(juma).discard(left.parked)).toBe(true);
    expect(await own(juma).unsent()).toMatchObject({ own: [{ id: left.waiting }], others: nobody });
  });

  it('stays out of a file that somebody else saves, which takes visitors’ and the own', async () => {
    const his = (await juma.enter('lead', lead)).id;
    const { exported, left: rest, others } = await own(juma).exportUnsent(() => true);
    expect(idsOf(exported)).toEqual([left.visitor, his]);
    expect(rest).toEqual([]);
    expect(others).toEqual({ waiting: 1, parked: 1, accounts: 1 });
    expect(await juma.outbox.find(left.waiting)).not.toHaveProperty('inFileSince');
    const large = await own(juma).exportUnsent(({ id }) => id !== his);
    expect([idsOf(large.exported), idsOf(large.left)]).toEqual([[left.visitor], [his]]);
    const atSignOut = await own(juma).exportUnsent(() => true, 'account');
    expect(idsOf(atSignOut.exported)).toEqual([his]);
  });

  it('is marked only once the file leaves, as it is in the file, and no more where the file stayed', async () => {
    const first = (await juma.enter('lead', lead)).id;
    const second = (await juma.enter('lead', { ...lead, name: 'Zawadi' })).id;
    const since = async (id: string) => (await juma.outbox.find(id))?.inFileSince;
    const { exported } = await own(juma).exportUnsent(() => true, 'account', 'later');
    expect(idsOf(exported)).toEqual([first, second]);
    expect(await since(first)).toBeUndefined();
    // A correction of what is in no file yet changes it in place: the file is out of date.
    await juma.database.entries.where({ id: second }).modify({ payload: { ...lead, name: 'Zuhura' } });
    expect(await juma.outbox.markInFile(exported)).toBeNull();
    expect(await since(first)).toBeUndefined();

    const [one] = (await own(juma).exportUnsent(({ id }) => id === first, 'account')).exported;
    const anew = (await own(juma).exportUnsent(() => true, 'account', 'later')).exported;
    // One of them is in an earlier file, and stays so.
    expect(await juma.outbox.markInFile(anew)).toEqual([second]);
    expect(await since(second)).toBeDefined();
    await juma.outbox.unmarkInFile([second]);
    expect([await since(first), await since(second)]).toEqual([one?.inFileSince ?? 'none', undefined]);
    expect(await own(juma).discard(second)).toBe(true);
    expect(await juma.outbox.markInFile(anew)).toBeNull();
  });

  it('is in what the device tells the office, whoever is signed in there', async () => {
    const his = (await juma.enter('lead', lead)).id;
    await juma.database.entries
      .where('id')
      .equals(left.waiting)
      .modify({ capturedAt: '+012027-01-01T00:00:00.000Z' });
    const bodies: DeviceReport[] = [];
    const report = createDeviceReport({
      database: juma.database,
      clock: () => juma.time.now,
      version: '0.1.0-test',
      newId: v7,
      transport: createTransport({
        fetch: async (_address, init) => {
          bodies.push(deviceReportSchema.parse(JSON.parse(String(init?.body))));
          return new Response(null, { status: 204 });
        },
      }),
    });
    await report();
    expect(bodies).toMatchObject([
      { pending: 2, parked: 1, oldestCapturedAt: expect.stringMatching(/^9999-/) },
    ]);
    expect(await juma.outbox.find(his)).toMatchObject({ author: JUMA });
  });

  it('is not given up by an answer to its conflict either', async () => {
    const held = { ...tourOf(v7()) };
    await juma.outbox.park(left.parked, { message: 'Somebody was quicker.', held });
    const work = createStaffActions({
      database: juma.database,
      outbox: juma.outbox,
      submit: async () => ({ type: 'not-stored', error: 'Nothing is to be sent.' }),
      announce: juma.announce,
      newId: v7,
      shown: () => JUMA,
    });
    for (const choice of ['theirs', 'mine'] as const) {
      expect(await work.resolveConflict(left.parked, choice)).toBeNull();
    }
    expect(await juma.outbox.find(left.parked)).toMatchObject({ state: 'parked', author: AMINA });
  });
});
