import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Stores what staff said of whose requests two are, and the secret by which contacts become keys in the feed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('guest_link')
    .addColumn('record_a', 'varchar(36)', (column) => column.notNull().references('record.id'))
    .addColumn('record_b', 'varchar(36)', (column) => column.notNull().references('record.id'))
    .addColumn('same', 'integer', (column) => column.notNull())
    .addColumn('change_id', 'varchar(36)', (column) => column.notNull().references('submission.id'))
    .addPrimaryKeyConstraint('guest_link_key', ['record_a', 'record_b'])
    .execute();
  await database.schema.createIndex('guest_link_other').on('guest_link').column('record_b').execute();
  await database.schema
    .createTable('guest_secret')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();
  const secret = randomBytes(32).toString('base64url');
  await sql`insert into guest_secret (id, secret) values (1, ${secret})`.execute(database);
}
