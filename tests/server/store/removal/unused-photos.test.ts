/** Photographs for the site that nothing names go after 30 days, with the daily removal; all others stay. */
import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSubmission } from '../../../../server/intake/check.ts';
import { receiveSubmission } from '../../../../server/intake/receive.ts';
import { addEdition } from '../../../../server/store/site/site-editions.ts';
import { addPart, addPhoto, noteChecked } from '../../../../server/store/site/site-photos.ts';
import { addWaiting } from '../../../../server/store/site/waiting-releases.ts';
import type { FieldOverride } from '../../../../src/content/editable/overrides.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { addAccount } from '../../../parts/server/staff.ts';
import { manager } from '../../../parts/server/take-entry.ts';
import { partsOf } from '../../../parts/site/photographs.ts';

const DAY = 24 * 60 * 60 * 1_000;
const NOW = new Date('2027-03-31T08:00:00.000Z');
const before = (days: number) => new Date(NOW.getTime() - days * DAY).toISOString();

describe.each(databases)('A photograph on %s', (_name, open) => {
  let database: TestDatabase;
  let account: string;
  beforeEach(async () => {
    database = await open();
    ({ id: account } = await addAccount(database, 'management'));
    await database.store.admin.confirmClock({ by: account, at: before(1) });
  });
  afterEach(() => database.close());

  /** @param days so many before the removal @param arrives false leaves its last part out */
  async function add(days: number, { arrives = true } = {}): Promise<string> {
    const id = v7();
    await database.store.write(async (context) => {
      const parts = partsOf(id, randomBytes(50_000));
      for (const part of arrives ? parts : parts.slice(1)) {
        if (part === parts[arrives ? 0 : 1])
          await addPhoto(context, part, { account_id: account, made_at: before(days) });
        await addPart(context, part, Buffer.from(part.data, 'base64'));
      }
      if (arrives) await noteChecked(context, id, { picture: randomBytes(50_000), width: 900, height: 700 });
    });
    return id;
  }
  const shows = (value: string): FieldOverride => ({
    item: 'photo/wildlife-serengeti',
    field: 'picture',
    language: 'en',
    value,
  });
  async function draft(photo: string): Promise<void> {
    const arrival = {
      id: v7(),
      kind: 'siteDraft' as const,
      version: null,
      capturedAt: null,
      payload: { ...shows(photo), seen: null },
      caller: { ...manager, accountId: account },
    };
    const result = await checkSubmission(arrival, { open: async () => null });
    if (!('checked' in result)) throw new Error(JSON.stringify(result));
    const { checked } = result;
    await database.store.write((context) => receiveSubmission(context, checked, NOW));
  }
  async function publish(number: number, photo: string, overrides = [shows(photo)]): Promise<void> {
    const { value: after, ...place } = shows(photo);
    const edition = { number, release: v7(), at: before(40), account_id: account, note: '', undid: null };
    await database.store.write((context) =>
      addEdition(context, {
        ...edition,
        build: '',
        hash: '',
        overrides,
        changes: [{ ...place, before: '', after }],
        drafts: [],
      }),
    );
  }
  const remove = (now = NOW) => database.store.admin.removeExpired(now);
  const left = async () => (await database.store.site.readPhotos()).map(({ id }) => id).sort();

  it('goes after 30 days when nothing names it, whole or not', async () => {
    await add(31);
    await add(31, { arrives: false });
    const young = [await add(29), await add(29, { arrives: false })];
    expect((await remove()).removed).toEqual({ sitePhotos: 2 });
    expect(await left()).toEqual(young.sort());
    expect(await database.rows('select count(*) as parts from site_photo_part')).toMatchObject([
      { parts: expect.toSatisfy((count) => Number(count) === 1) },
    ]);
    const { lines } = await database.store.accounts.readAudit();
    expect(lines.filter(({ action }) => action === 'retention.remove')).toMatchObject([
      { by: 'system', subject: 'sitePhotos', after: { removed: 2, before: before(30) } },
    ]);
    // The next day those that were too young.
    expect((await remove(new Date(NOW.getTime() + 2 * DAY))).removed).toEqual({ sitePhotos: 2 });
  });

  it('stays while a draft, an edition or a waiting release names it', async () => {
    const [drafted, replaced, published, waiting] = [
      await add(300),
      await add(300),
      await add(300),
      await add(300),
    ];
    await draft(drafted);
    await publish(1, replaced);
    await publish(2, published);
    await database.store.write((context) =>
      addWaiting(context, {
        id: v7(),
        due: before(-9),
        made_at: before(40),
        account_id: account,
        note: '',
        drafts: [],
        overrides: [shows(waiting)],
      }),
    );
    await add(300);
    expect((await remove()).removed).toEqual({ sitePhotos: 1 });
    expect(await left()).toEqual([drafted, replaced, published, waiting].sort());
  });

  it('goes with all others that nothing names, behind many that stay', async () => {
    const kept = Array.from({ length: 60 }, () => v7());
    await database.store.write(async (context) => {
      for (const id of kept) {
        const [part] = partsOf(id, randomBytes(9));
        if (part) await addPhoto(context, part, { account_id: account, made_at: before(300) });
      }
    });
    await publish(
      1,
      kept[0] ?? '',
      kept.map((id, place) => ({ ...shows(id), item: `photo/${place}` })),
    );
    for (let count = 0; count < 25; count += 1) await add(31, { arrives: false });
    expect((await remove()).removed).toEqual({ sitePhotos: 25 });
    expect(await left()).toEqual(kept.sort());
  });
});
