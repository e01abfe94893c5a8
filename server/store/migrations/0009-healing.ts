import { type Kysely, sql } from 'kysely';

/** The place of each submission in the feed, the database's epochs, and how far its last backup reaches. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('submission').addColumn('feed_place', 'integer').execute();
  await database.schema
    .createTable('feed_epoch')
    .addColumn('epoch', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('restored_at', 'text')
    .execute();
  await database.schema
    .createTable('verified_backup')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('epoch', 'varchar(36)', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into feed_epoch (epoch, restored_at) select epoch, null from feed`.execute(database);
}
