import { type ColumnDefinitionBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Stores earlier settings of a record's fields, in the order in which that happened. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const sqlite = database.getExecutor().adapter instanceof SqliteAdapter;
  await database.schema
    .createTable('record_past_setting')
    .addColumn('record_id', 'varchar(36)', (column) => column.notNull().references('record.id'))
    .addColumn('place', 'integer', required)
    .addColumn('field', 'varchar(60)', required)
    .addColumn('change_id', 'varchar(36)', (column) => column.notNull().references('submission.id'))
    .addColumn('value', 'text', required)
    .addPrimaryKeyConstraint('record_past_setting_key', ['record_id', 'place'])
    .modifyEnd(sql.raw(sqlite ? 'without rowid' : ''))
    .execute();
}
