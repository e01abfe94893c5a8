/** Photographs of the site on a device: saved whole with their draft or not at all, and sent once. */
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStaffActions } from '../../../src/device/records/changes/staff-actions.ts';
import { mergePhotographs } from '../../../src/device/records/rows/site-photographs.ts';
import type { SitePhotoPart } from '../../../src/kinds/site-photo-part/schema.ts';
import { acceptsEverything } from '../../parts/device/device.ts';
import { createTestFeed, sessionOf } from '../../parts/device/feed.ts';
import { openTab, type Tab } from '../../parts/device/office-device.ts';

const AMINA = v7();
const photo = v7();
const parts: SitePhotoPart[] = ['QQ', 'Qk', 'Qw'].map((data, part) => ({
  photo,
  part,
  parts: 3,
  bytes: 3,
  hash: '0'.repeat(64),
  data: `${data}==`,
}));
const draft = {
  item: 'photo/wildlife-serengeti',
  field: 'picture',
  language: 'en',
  value: photo,
  seen: null,
} as const;

let tab: Tab;
beforeEach(async () => {
  const feed = createTestFeed();
  feed.accounts.push(sessionOf(AMINA, 'management', 'Amina'));
  tab = openTab(feed);
  await tab.signIn('amina@example.com');
});
const work = () =>
  createStaffActions({
    database: tab.database,
    outbox: tab.outbox,
    submit: tab.submit,
    announce: tab.announce,
    newId: v7,
    shown: () => AMINA,
  });
const kinds = async () => (await tab.outbox.unsent()).map(({ kind }) => kind);

describe('A photograph', () => {
  it('is saved with the draft that names it, which is sent first', async () => {
    expect(await work().saveDrafts([draft], parts)).toBeNull();
    expect(await kinds()).toEqual(['siteDraft', 'sitePhotoPart', 'sitePhotoPart', 'sitePhotoPart']);
    const entries = await tab.outbox.unsent();
    expect(new Set(entries.map(({ author }) => author))).toEqual(new Set([AMINA]));
  });

  it('is not saved in half: where the disk is full at its last part, nothing of it is there', async () => {
    let added = 0;
    tab.database.entries.hook('creating', () => {
      added += 1;
      if (added === 4) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(await work().saveDrafts([draft], parts)).toMatchObject({
      error: expect.stringContaining('NOT saved'),
    });
    expect(await kinds()).toEqual([]);
  });

  it('leaves in as many submissions as it has parts, each once', async () => {
    await work().saveDrafts([draft], parts);
    tab.line.network = acceptsEverything;
    await Promise.all([tab.replayer.replay(true), tab.replayer.replay(true)]);
    await tab.replayer.replay(true);
    expect(await kinds()).toEqual([]);
    const sent = tab.requests.flatMap(({ address, body }) =>
      address.includes('replay') ? (JSON.parse(body).entries as { payload: { part?: number } }[]) : [],
    );
    expect(sent.map(({ payload }) => payload.part)).toEqual([undefined, 0, 1, 2]);
  });
});

describe('What a device knows of its photographs', () => {
  const entry = (payload: SitePhotoPart, state: 'waiting' | 'received' | 'parked' = 'waiting') => ({
    kind: 'sitePhotoPart' as const,
    state,
    payload,
    problem: state === 'parked' ? { message: 'There is no room.' } : null,
  });
  const merged = (...entries: ReturnType<typeof entry>[]) => mergePhotographs(entries).get(photo);

  it('is how much waits, and the picture while all of it is here', () => {
    const [one, two, three] = parts as [SitePhotoPart, SitePhotoPart, SitePhotoPart];
    const whole = merged(entry(three), entry(one, 'received'), entry(two));
    expect(whole).toMatchObject({ parts: 3, waiting: 2 });
    expect(whole?.picture()).toBe('data:image/jpeg;base64,QQ==Qk==Qw==');
    expect(merged(entry(two))?.picture()).toBeNull();
  });

  it('is why a part was refused', () => {
    const [one, two] = parts as [SitePhotoPart, SitePhotoPart];
    expect(merged(entry(one), entry(two, 'parked'))?.message).toBe('There is no room.');
    expect(mergePhotographs([]).size).toBe(0);
  });
});
