/** Whether the files of the kinds say what stands in the database. */
import Sqlite from 'better-sqlite3';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storedKinds } from '../../../../server/store/core/stored-kinds.ts';
import type { Tables } from '../../../../server/store/core/tables.ts';
import { plainKinds } from '../../../../server/store/kinds/list.ts';
import { migrations } from '../../../../server/store/migrations/list.ts';
import { recordKinds } from '../../../../src/kinds/list.ts';

let file: Sqlite.Database;
let database: Kysely<Tables>;
let migrator: Migrator;
beforeEach(() => {
  file = new Sqlite(':memory:');
  database = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
  migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } });
});
afterEach(() => database.destroy());

const columnsOf = (table: string) =>
  (file.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name).sort();

describe('A kind', () => {
  it.each(Object.entries(plainKinds))(
    '%s has its table from the migration that it names on, with its columns',
    async (_kind, { since, table, columns }) => {
      const names = Object.keys(migrations);
      const before = names[names.indexOf(since) - 1];
      if (before) await migrator.migrateTo(before);
      expect(columnsOf(table)).toEqual([]);
      await migrator.migrateTo(since);
      expect(columnsOf(table)).toContain('id');
      await migrator.migrateToLatest();
      expect(columnsOf(table)).toEqual(['id', ...Object.values(columns)].sort());
    },
  );

  it('of the contract is stored, in its order', () => {
    expect(Object.keys(storedKinds)).toEqual(recordKinds);
  });
});
