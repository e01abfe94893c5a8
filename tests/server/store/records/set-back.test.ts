/** Value of a field before somebody set it, so that it can be set back, on both databases. */
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { MAX_PAST_SETTINGS } from '../../../../src/contract/protocol/previous-value.ts';
import type { FeedRecord } from '../../../../src/kinds/records.ts';
import { submissions } from '../../../../src/kinds/submissions.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { requests } from '../../../parts/records/sample-requests.ts';
import { openTestApp, type TestApp } from '../../../parts/server/test-app.ts';

describe.each(databases)('On %s', (_name, open) => {
  let database: TestDatabase;
  let office: TestApp;
  beforeAll(async () => {
    database = await open();
    office = await openTestApp(database);
  }, 60_000);
  afterAll(() => office.close());

  const post: TestApp['post'] = (...sent) => office.post(...sent);
  async function change(record: string, set: object, seen: object, id = v7()): Promise<number> {
    const body = { record, kind: 'stayBooking', revision: null, lastChange: null, after: null, seen, set };
    return (await post(endpoints.changes, body, id)).status;
  }
  async function held(id: string): Promise<FeedRecord | undefined> {
    for await (const page of database.store.records.pages('stayBooking')) {
      const found = page.find((record) => record.id === id);
      if (found) return found;
    }
    return undefined;
  }

  it('a field is set back to what it was, with its reason, while nobody has set it since', async () => {
    const record = v7();
    expect((await post(submissions.stayBooking.call, requests.stayBooking, record)).status).toBe(200);
    const [lost, quoted] = [v7(), v7()];
    expect(await change(record, { state: 'lost', lostReason: 'Too dear' }, { state: null }, lost)).toBe(200);
    expect((await held(record))?.setBy?.state).toMatchObject({
      id: lost,
      was: { state: 'new', lostReason: '' },
    });
    expect(await change(record, { state: 'quoted' }, { state: lost }, quoted)).toBe(200);
    const was = { state: 'lost', lostReason: 'Too dear' };
    expect((await held(record))?.setBy?.state).toMatchObject({ id: quoted, was });
    // The earlier change cannot be undone: somebody has set the field since.
    expect(await change(record, { state: 'new', lostReason: '' }, { state: lost })).toBe(409);
    expect(await change(record, was, { state: quoted })).toBe(200);
    expect(await held(record)).toMatchObject(was);
  });

  it('everything that a field was set to is told, in order, and the oldest of very many goes', async () => {
    const record = v7();
    await post(submissions.stayBooking.call, requests.stayBooking, record);
    const steps = [
      { state: 'answered' },
      { state: 'lost', lostReason: 'Too dear' },
      { price: '300.00', currency: 'USD' },
      { state: 'quoted' },
      { price: '280.00', currency: 'EUR' },
    ];
    const ids: string[] = [];
    for (const set of steps) {
      const { setBy = {} } = (await held(record)) ?? {};
      const seen = Object.fromEntries(
        Object.keys(set).flatMap((field) =>
          field === 'lostReason' ? [] : [[field, setBy[field]?.id ?? null]],
        ),
      );
      ids.push(v7());
      expect(await change(record, set, seen, ids.at(-1))).toBe(200);
    }
    const past = async () =>
      (await held(record))?.pastSettings?.map(({ id, field, set }) => [ids.indexOf(id), field, set]);
    expect(await past()).toEqual([
      [0, 'state', { state: 'answered', lostReason: '' }],
      [1, 'state', { state: 'lost', lostReason: 'Too dear' }],
      [2, 'price', { price: '300.00', currency: 'USD' }],
      [2, 'currency', { currency: 'USD' }],
    ]);
    expect((await held(record))?.pastSettings?.[0]).toMatchObject({
      by: (await held(record))?.setBy?.state?.by,
      at: expect.stringMatching(/^\d{4}-/),
    });
    let last = (await held(record))?.setBy?.state?.id ?? null;
    for (let again = 0; again < MAX_PAST_SETTINGS; again += 1) {
      const next = v7();
      const set = { state: again % 2 ? 'quoted' : 'answered' };
      expect(await change(record, set, { state: last }, next)).toBe(200);
      last = next;
    }
    expect(await past()).toHaveLength(MAX_PAST_SETTINGS);
    expect((await past())?.[0]?.slice(1)).toEqual(['state', { state: 'quoted', lostReason: '' }]);
  }, 60_000);

  it('what it was goes with the record', async () => {
    const record = v7();
    await post(submissions.stayBooking.call, requests.stayBooking, record);
    await change(record, { state: 'lost', lostReason: 'Amina Okoye went elsewhere' }, { state: null });
    await change(record, { state: 'new' }, { state: (await held(record))?.setBy?.state?.id ?? null });
    const kept = () => database.rows(`select was from record_field where record_id = '${record}'`);
    const past = () => database.rows(`select value from record_past_setting where record_id = '${record}'`);
    expect(String((await kept())[0]?.was)).toContain('Amina Okoye');
    expect(String((await past())[0]?.value)).toContain('Amina Okoye');
    expect(
      await database.rows("select * from audit where after like '%Okoye%' or before like '%Okoye%'"),
    ).toEqual([]);
    const removal = { record, kind: 'stayBooking', revision: null, lastChange: null, after: null };
    expect((await post(endpoints.removals, removal)).status).toBe(200);
    expect(await kept()).toEqual([]);
    expect(await past()).toEqual([]);
  });
});
