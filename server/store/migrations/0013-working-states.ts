import { type ColumnDefinitionBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';
import { stateTriggers } from './state-triggers.ts';

/** The kinds of record that are requests. */
const REQUESTS = ['tour', 'packageBooking', 'tripPlan', 'flightRequest', 'eventRequest', 'stayBooking'];

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** The working state of each request, who last set each field of a record, and the sums of both by day. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const sqlite = database.getExecutor().adapter instanceof SqliteAdapter;
  await database.schema.alterTable('record').addColumn('state', 'varchar(20)').execute();
  await database.schema.alterTable('record').addColumn('lost_reason', 'text').execute();
  await database.schema.alterTable('record').addColumn('answered_after', 'double precision').execute();
  await database.schema
    .createTable('record_field')
    .addColumn('record_id', 'varchar(36)', (column) => column.notNull().references('record.id'))
    .addColumn('field', 'varchar(60)', required)
    .addColumn('change_id', 'varchar(36)', (column) => column.notNull().references('submission.id'))
    .addPrimaryKeyConstraint('record_field_key', ['record_id', 'field'])
    .modifyEnd(sql.raw(sqlite ? 'without rowid' : ''))
    .execute();
  await fillStates(database);
  for (const statement of stateTriggers(sqlite)) await sql.raw(statement).execute(database);
  await sql`
    insert into daily_sum (topic, day, part, count)
    select 'state', substr(received_at, 1, 10), record.kind || ' ' || state, count(*)
    from record join submission on submission.id = record.id
    where removed_at is null and state is not null
    group by substr(received_at, 1, 10), record.kind || ' ' || state`.execute(database);
}

/** Only of tours is it known how far they are; every other request waits until somebody says otherwise. */
async function fillStates(database: Kysely<unknown>): Promise<void> {
  await sql`update record set state = 'new' where kind in (${sql.join(REQUESTS)})`.execute(database);
  const stateOfTours = (state: string, which: string) =>
    sql`update record set state = ${state} where id in (${sql.raw(`select id from tour where ${which}`)})`.execute(
      database,
    );
  // Staff entered those with a name of their own: they were agreed on before.
  await stateOfTours(
    'confirmed',
    `customer_name is not null or tour_status = 'ongoing' or payment_status = 'Paid'`,
  );
  await stateOfTours('done', `tour_status = 'finished'`);
}
