import { type ColumnDefinitionBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Days and budget of a trip plan may be missing: a month and a number of people are enough for a first answer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) {
    for (const column of ['days', 'budget']) {
      await database.schema
        .alterTable('trip_plan')
        .alterColumn(column, (change) => change.dropNotNull())
        .execute();
    }
    return;
  }
  // A crash may come between the work and the note that it is done.
  const tables = await database.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'trip_plan')?.columns ?? [];
  if (columns.some(({ name, isNullable }) => name === 'days' && isNullable)) return;
  await database.transaction().execute(copyTable);
}

/** SQLite takes no constraint away from a column. */
async function copyTable(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('new_trip_plan')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().references('submission.id'))
    .addColumn('activity', 'text', required)
    .addColumn('days', 'integer')
    .addColumn('travelers', 'integer', required)
    .addColumn('category', 'text', required)
    .addColumn('budget', 'double precision')
    .addColumn('preferred_date', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('special_request', 'text', required)
    .execute();
  await sql`insert into new_trip_plan select * from trip_plan`.execute(database);
  await database.schema.dropTable('trip_plan').execute();
  await database.schema.alterTable('new_trip_plan').renameTo('trip_plan').execute();
}
