import { type Kysely, sql } from 'kysely';

/**
 * The chain of lineages, by which a database that was put back to an earlier state is known; how long the database was
 * served, beside the clock; and removed ids of which its ledger knows nothing, for all servers.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('lineage')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('lineage', 'varchar(16)', (column) => column.notNull().unique())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('uptime', 'integer', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('removed_id')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('place', 'integer', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('removed_id_place').on('removed_id').column('place').execute();
  await database.schema.alterTable('feed').addColumn('lineage', 'varchar(16)').execute();
  await database.schema.alterTable('feed_epoch').addColumn('uptime', 'integer').execute();
  await database.schema.alterTable('device_key').addColumn('revoked_uptime', 'integer').execute();
  // The first link. Every start adds one.
  const lineage = sql.lit('first');
  await sql`insert into lineage (number, lineage, place, at, uptime)
    select 1, ${lineage}, seq, ${new Date().toISOString()}, 0 from feed`.execute(database);
  await sql`update feed set lineage = ${lineage}`.execute(database);
}
