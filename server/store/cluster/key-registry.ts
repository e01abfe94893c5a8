/**
 * Sealing keys that the servers of a database have given out. The private halves are in each server's file
 * (`security/sealing-key-file.ts`), so a server can tell that it lacks one.
 */
import { type Kysely, sql } from 'kysely';
import type { SealingKeyRow } from '../admin/admin-rows.ts';
import { isPostgres } from '../core/postgres.ts';
import type { Tables } from '../core/tables.ts';

export interface KeyRegistry {
  /** True where several servers may use the database, each with a file of its own. */
  isShared: boolean;
  /** Oldest first. */
  list(): Promise<SealingKeyRow[]>;
  /** Adds those that are not there. */
  add(keys: readonly SealingKeyRow[]): Promise<void>;
  /** Has the first key made and adds it, unless there is one: of several servers, on PostgreSQL, one makes it. */
  addFirst(make: () => Promise<readonly SealingKeyRow[]>): Promise<void>;
  /** Removes all keys but these: an operator has given the others up. */
  keepOnly(ids: readonly string[]): Promise<void>;
}

/** Key of the advisory lock. */
const FIRST_KEY = 7_282_627;

export function createKeyRegistry(database: Kysely<Tables>): KeyRegistry {
  const list = (on: Kysely<Tables> = database) =>
    on.selectFrom('sealing_key').selectAll().orderBy('created_at').orderBy('id').execute();
  const add = async (on: Kysely<Tables>, keys: readonly SealingKeyRow[]) => {
    if (keys.length === 0) return;
    await on
      .insertInto('sealing_key')
      .values(keys)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  };
  return {
    isShared: isPostgres(database),
    list: () => list(),
    add: (keys) => add(database, keys),
    keepOnly: async (ids) => {
      await database.deleteFrom('sealing_key').where('id', 'not in', ids).execute();
    },
    addFirst: (make) =>
      database.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(FIRST_KEY)})`.execute(transaction);
        if ((await list(transaction)).length === 0) await add(transaction, await make());
      }),
  };
}
