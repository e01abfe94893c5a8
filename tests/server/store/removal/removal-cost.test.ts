/** Records that are removed together: how often the database is asked, and where the feed tells of each. */
import type { Logger } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordKinds } from '../../../../src/kinds/list.ts';
import { databases, type TestDatabase } from '../../../parts/database/databases.ts';
import { booking } from '../../../parts/records/sample-booking.ts';
import { takeEntry } from '../../../parts/server/take-entry.ts';

const actor = { by: 'boss@example.com', at: '2027-01-05T08:00:00.000Z' };

describe.each(databases)('Records removed together on %s', (_, open) => {
  let statements = 0;
  let database: TestDatabase;
  beforeAll(async () => {
    const log: Logger = ({ level }) => {
      if (level === 'query') statements += 1;
    };
    database = await open(undefined, { log });
  });
  afterAll(() => database.close());

  async function add(count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => v7());
    for (const id of ids) await takeEntry(database.store, 'packageBooking', booking, { id });
    return ids;
  }

  it('ask the database as often when they are many', async () => {
    const costs: number[] = [];
    for (const count of [2, 25]) {
      const ids = await add(count);
      const before = statements;
      const { erased } = await database.store.admin.erase(ids, actor);
      costs.push(statements - before);
      expect(erased).toHaveLength(count);
    }
    expect(costs[1]).toBe(costs[0]);
  });

  it('have places of their own in the feed, after all others', async () => {
    const gone = await add(3);
    const [kept] = await add(1);
    const since = await database.store.records.position();
    await database.store.admin.erase(gone, actor);
    const { seq } = await database.store.records.position();
    expect(seq).toBe(since.seq + 3);
    const { records, removed } = await database.store.records.slice(recordKinds, since.seq - 1, seq);
    expect(records.map(({ id }) => id)).toEqual([kept]);
    expect(removed).toEqual(gone);
    const rows = await database.rows(`select id, seq, last_change from record where removed_at is not null`);
    const own = rows.filter(({ id }) => gone.includes(String(id)));
    expect(own.map(({ id, seq: place, last_change }) => [id, Number(place), last_change]).sort()).toEqual(
      gone.map((id, index) => [id, since.seq + 1 + index, id]).sort(),
    );
  });
});
