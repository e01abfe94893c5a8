/** A sequence number in the feed is given out under its lock alone, with every change of a record: the types ask for it. */
import Sqlite from 'better-sqlite3';
import { Kysely, Migrator, SqliteDialect, type Transaction } from 'kysely';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Tables } from '../../../../server/store/core/tables.ts';
import { changeRows, lockedId, lockFeed, nextSequence } from '../../../../server/store/feed/feed-sequence.ts';
import { migrations } from '../../../../server/store/migrations/list.ts';

let file: Sqlite.Database;
let database: Kysely<Tables>;
let migrator: Migrator;
beforeEach(() => {
  file = new Sqlite(':memory:');
  database = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
  migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } });
});
afterEach(() => database.destroy());

describe('A sequence number of the feed', () => {
  it('is given to a transaction that holds the feed, and to no other', async () => {
    await migrator.migrateToLatest();
    await database.transaction().execute(async (transaction: Transaction<Tables>) => {
      // @ts-expect-error: it has not taken the feed.
      const early: Parameters<typeof nextSequence>[0] = transaction;
      const writing = await lockFeed(early);
      expect([await nextSequence(writing), await nextSequence(writing)]).toEqual([1, 2]);
    });
  });

  it('goes with every change of a record', async () => {
    await migrator.migrateToLatest();
    // @ts-expect-error: the revision changes with the place alone.
    const withoutPlace = database.updateTable('record').set({ revision: 2 });
    // @ts-expect-error: a number is no place that was given out.
    const withAnyPlace = database.updateTable('record').set({ seq: 2 });
    for (const query of [withoutPlace, withAnyPlace]) expect(query.compile().sql).toContain('update');
  });

  it('goes with every row that is put in for a record, or changed', async () => {
    await migrator.migrateToLatest();
    const [id, person] = [v7(), { name: 'Neema', transport_date: '2027-06-14', vehicle: 'T 1' }];
    const manifest = { contact: '', requests: '', boarding: 'Not checked' } as const;
    const row = { ...person, ...manifest, destination: 'Mikumi', guide: 'Ali' };
    const note = { id, author_id: id, text: 'Called.', captured_at: '' };
    const entry = { id, kind: 'person', version: 1, reference: 'PT-1', content_hash: '', suspect: 0 };
    const times = { captured_at: '', received_at: '', deleted_at: null, author_id: null, revision: null };
    const past = [
      // @ts-expect-error: a record's row stands under an id that was given to who holds the feed.
      database.insertInto('transported_person').values({ ...row, id }),
      // @ts-expect-error: the same of a kind that goes by hand.
      database.insertInto('flight_traveler').values({ flight_request_id: id }),
      // @ts-expect-error: the same of what is written about a record.
      database.insertInto('record_note').values({ ...note, record_id: id }),
      // @ts-expect-error: the same of the ledger.
      database.insertInto('submission').values({ ...entry, ...times }),
      // @ts-expect-error: nobody changes a record's row without its place.
      database.updateTable('transported_person').set({ name: 'Juma' }),
    ];
    for (const query of past) expect(query.compile().sql).toMatch(/^(insert|update)/);
    await database.transaction().execute(async (transaction) => {
      const writing = await lockFeed(transaction);
      const held = lockedId(writing, id);
      await writing
        .insertInto('submission')
        .values({ ...entry, ...times, id: held })
        .execute();
      await writing
        .insertInto('transported_person')
        .values({ ...row, id: held })
        .execute();
      await changeRows(writing, 'transported_person', 'id', id, { vehicle: 'T 2' });
    });
    const rows = await database.selectFrom('transported_person').selectAll().execute();
    expect(rows).toEqual([{ ...row, id, vehicle: 'T 2' }]);
  });
});
