import { type ColumnDefinitionBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';
import { bucketOf, sumTriggers } from './sum-triggers.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const none = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/**
 * Stores what searches and figures read in place of all records: the contacts of each record, sums by day, and the
 * progress of long jobs. The sums are filled here, by the database itself; the contacts of existing records are read
 * one batch after the other at the next start (`contact-backfill.ts`).
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const sqlite = database.getExecutor().adapter instanceof SqliteAdapter;
  await createTables(database, sqlite);
  await fillWorths(database);
  for (const statement of sumTriggers(sqlite)) await sql.raw(statement).execute(database);
  await fillSums(database, sqlite);
  await sql`
    insert into job_progress (job, state)
    select 'contacts', '' from feed where exists (select 1 from record)`.execute(database);
  // It was for counting the ledger, which nobody does any more.
  await database.schema.dropIndex('submission_kind').execute();
}

async function createTables(database: Kysely<unknown>, sqlite: boolean): Promise<void> {
  // Sorted byte by byte on every database, because phone numbers are found by how they begin.
  const plainText = sql.raw(sqlite ? 'text' : 'text collate "C"');
  const keyed = sql.raw(sqlite ? 'without rowid' : '');
  await database.schema
    .createTable('contact')
    .addColumn('record_id', 'varchar(36)', required)
    .addColumn('what', 'varchar(5)', required)
    .addColumn('own', 'integer', required)
    .addColumn('value', plainText, required)
    .addPrimaryKeyConstraint('contact_key', ['record_id', 'what', 'own', 'value'])
    .modifyEnd(keyed)
    .execute();
  await database.schema
    .createIndex('contact_value')
    .on('contact')
    .columns(['what', 'own', 'value', 'record_id'])
    .execute();
  await database.schema
    .createTable('daily_sum')
    .addColumn('topic', 'varchar(20)', required)
    .addColumn('day', 'varchar(10)', required)
    .addColumn('part', 'text', required)
    .addColumn('count', 'integer', none)
    .addColumn('priced', 'integer', none)
    .addColumn('amount', 'double precision', none)
    .addPrimaryKeyConstraint('daily_sum_key', ['topic', 'day', 'part'])
    // Room for the versions of a row on its own page: PostgreSQL then needs no vacuum for them.
    .modifyEnd(sql.raw(sqlite ? 'without rowid' : 'with (fillfactor = 20)'))
    .execute();
  await database.schema
    .createTable('tour_worth')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('received_at', 'text', required)
    .addColumn('payment_status', 'text', required)
    .addColumn('value', 'double precision')
    .modifyEnd(keyed)
    .execute();
  await sql`
    create index tour_worth_unpaid on tour_worth (received_at, id)
    where payment_status <> 'Paid'`.execute(database);
  await database.schema
    .createTable('job_progress')
    .addColumn('job', 'varchar(60)', (column) => column.primaryKey())
    .addColumn('state', 'text', required)
    .execute();
}

/** Before there are triggers, which would add up row by row. */
async function fillWorths(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into tour_worth (id, received_at, payment_status, value)
    select tour.id, received_at, payment_status, days * travelers * budget
    from tour join submission on submission.id = tour.id
    left join home_booking on home_booking.id = tour.id`.execute(database);
}

async function fillSums(database: Kysely<unknown>, sqlite: boolean): Promise<void> {
  const least = sql.raw(sqlite ? 'min' : 'least');
  const bucket = sql.raw(bucketOf('value'));
  await sql`
    insert into daily_sum (topic, day, part, count)
    select 'submission', '', kind, count(*) from submission group by kind`.execute(database);
  await sql`
    insert into daily_sum (topic, day, part, count)
    select 'record', '', kind, count(*) from record where removed_at is null group by kind`.execute(database);
  await sql`
    insert into daily_sum (topic, day, part, count, priced, amount)
    select 'tour', substr(received_at, 1, 10), payment_status, count(*), count(value), coalesce(sum(value), 0)
    from tour_worth group by substr(received_at, 1, 10), payment_status`.execute(database);
  await sql`
    insert into daily_sum (topic, day, part, count, amount)
    select 'campaign', substr(received_at, 1, 10), '', count(*), sum(amount_invested)
    from campaign join submission on submission.id = campaign.id
    group by substr(received_at, 1, 10)`.execute(database);
  await sql`
    insert into daily_sum (topic, day, part, count)
    select metric, day, part, count(*) from (
      select metric, ${least}(substr(at, 1, 10), substr(received_at, 1, 10)) as day,
        case metric when 'view' then path else ${bucket} end as part
      from page_report) as report
    group by metric, day, part`.execute(database);
  await sql`
    insert into daily_sum (topic, day, part, count)
    select 'pageReports', '', '', count(*) from page_report having count(*) > 0`.execute(database);
}
