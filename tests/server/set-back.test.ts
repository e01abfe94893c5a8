/** What a field was before somebody set it, so that it can be set back, on both databases. */
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../src/contract/calls.ts';
import type { FeedRecord } from '../../src/contract/records.ts';
import { submissions } from '../../src/contract/submissions.ts';
import { type AppOn, openAppOn } from '../parts/app-on.ts';
import { databases, type TestDatabase } from '../parts/databases.ts';
import { requests } from '../parts/requests.ts';

describe.each(databases)('On %s', (_name, open) => {
  let database: TestDatabase;
  let office: AppOn;
  beforeAll(async () => {
    database = await open();
    office = await openAppOn(database);
  }, 60_000);
  afterAll(() => office.close());

  const post: AppOn['post'] = (...sent) => office.post(...sent);
  async function change(record: string, set: object, seen: object, id = v7()): Promise<number> {
    const body = { record, kind: 'stayBooking', revision: null, lastChange: null, after: null, seen, set };
    return (await post(calls.changes, body, id)).status;
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
    // Of the change before, somebody has set the field since.
    expect(await change(record, { state: 'new', lostReason: '' }, { state: lost })).toBe(409);
    expect(await change(record, was, { state: quoted })).toBe(200);
    expect(await held(record)).toMatchObject(was);
  });

  it('what it was goes with the record', async () => {
    const record = v7();
    await post(submissions.stayBooking.call, requests.stayBooking, record);
    await change(record, { state: 'lost', lostReason: 'Amina Okoye went elsewhere' }, { state: null });
    await change(record, { state: 'new' }, { state: (await held(record))?.setBy?.state?.id ?? null });
    const kept = () => database.rows(`select was from record_field where record_id = '${record}'`);
    expect(String((await kept())[0]?.was)).toContain('Amina Okoye');
    const removal = { record, kind: 'stayBooking', revision: null, lastChange: null, after: null };
    expect((await post(calls.removals, removal)).status).toBe(200);
    expect(await kept()).toEqual([]);
  });
});
