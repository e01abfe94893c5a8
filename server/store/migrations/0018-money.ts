import { type ColumnDefinitionBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';
import { moneyTriggers } from './money-triggers.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * Stores what is agreed on the money of a request, its payments, what both come to, and more of a tour that staff add.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const sqlite = database.getExecutor().adapter instanceof SqliteAdapter;
  const addColumn = (table: string, column: string, type: 'text' | 'integer') =>
    database.schema.alterTable(table).addColumn(column, type).execute();
  // Amounts are text with two digits after the point, as the contract has them.
  for (const column of ['price', 'currency', 'deposit', 'deposit_due', 'balance_due']) {
    await addColumn('record', column, 'text');
  }
  // A home booking has days, travellers and a type of its own: triggers join both tables.
  await addColumn('tour', 'planned_date', 'text');
  await addColumn('tour', 'planned_type', 'text');
  await addColumn('tour', 'planned_days', 'integer');
  await addColumn('tour', 'planned_people', 'integer');
  await database.schema
    .createTable('payment')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().references('submission.id'))
    .addColumn('request_id', 'varchar(36)', required)
    .addColumn('request_kind', 'text', required)
    .addColumn('request_reference', 'text', required)
    .addColumn('paid_on', 'varchar(10)', required)
    .addColumn('amount', 'text', required)
    .addColumn('currency', 'varchar(3)', required)
    .addColumn('way', 'text', required)
    .addColumn('note', 'text', required)
    .addColumn('reverses', 'varchar(36)')
    .execute();
  await database.schema.createIndex('payment_request').on('payment').column('request_id').execute();
  // Several with nothing in it are no contradiction.
  await database.schema.createIndex('payment_reverses').unique().on('payment').column('reverses').execute();
  await database.schema
    .createTable('money_line')
    .addColumn('id', 'varchar(36)', required)
    .addColumn('what', 'varchar(10)', required)
    .addColumn('currency', 'varchar(3)', required)
    .addColumn('day', 'varchar(10)', required)
    .addColumn('amount', 'double precision', required)
    .addPrimaryKeyConstraint('money_line_key', ['id', 'what', 'currency', 'day'])
    .modifyEnd(sql.raw(sqlite ? 'without rowid' : ''))
    .execute();
  // What is due, the longest first.
  await sql`
    create index money_line_due on money_line (day, id) where what in ('deposit', 'balance')`.execute(
    database,
  );
  // Unpaid tours were listed by it; now what is due is.
  await database.schema.dropIndex('tour_worth_unpaid').execute();
  for (const statement of moneyTriggers(sqlite)) await sql.raw(statement).execute(database);
}
