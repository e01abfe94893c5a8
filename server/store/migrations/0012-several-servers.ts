import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Stores what several servers on one database must agree on: which database it is, whose keys, and limits. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('served_database')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('instance', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('sealing_key')
    .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return;
  // The columns are those of rate-limiter-flexible. Nothing is lost with them: without a log of changes no
  // disk is waited for, and copies of the database do not contain them.
  await sql`create unlogged table shared_limit (
    key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(database);
}
