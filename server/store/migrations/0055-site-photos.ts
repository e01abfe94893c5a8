import { type Kysely, sql } from 'kysely';

/**
 * Photographs of the operator for the public site. They arrive in parts, each a submission; when all are there, the picture is
 * checked and stored as it is shown, and its parts go. The database holds them, so that backups and all servers do.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('site_photo')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('hash', 'varchar(64)', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('parts', 'integer', (column) => column.notNull())
    .addColumn('account_id', 'varchar(36)', (column) => column.notNull().references('account.id'))
    .addColumn('made_at', 'varchar(24)', (column) => column.notNull())
    .addColumn('state', 'varchar(10)', (column) =>
      column.notNull().check(sql`state in ('arriving', 'checking', 'ready', 'refused')`),
    )
    .addColumn('message', 'text')
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('picture', 'bytea')
    .execute();
  await database.schema.createIndex('site_photo_state').on('site_photo').column('state').execute();
  await database.schema.createIndex('site_photo_made').on('site_photo').column('made_at').execute();
  await database.schema
    .createTable('site_photo_part')
    .addColumn('photo', 'varchar(36)', (column) => column.notNull().references('site_photo.id'))
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('data', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('site_photo_part_key', ['photo', 'part'])
    .execute();
}
