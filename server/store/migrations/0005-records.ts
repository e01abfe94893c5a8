import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import { v4 } from 'uuid';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ofSubmission = (column: ColumnDefinitionBuilder) => column.primaryKey().references('submission.id');

/** The feed of records, staff submissions and changes, and a place in the feed for all existing records. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createFeed(database);
  await createStaffTables(database);
  await fillFeed(database);
}

async function createFeed(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('submission').addColumn('revision', 'integer').execute();
  await database.schema
    .createTable('feed')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('seq', 'integer', required)
    .addColumn('epoch', 'varchar(36)', required)
    .execute();
  await database.schema
    .createTable('record')
    .addColumn('id', 'varchar(36)', ofSubmission)
    .addColumn('kind', 'text', required)
    .addColumn('seq', 'integer', (column) => column.notNull().unique())
    .addColumn('revision', 'integer', required)
    .addColumn('last_change', 'varchar(36)', required)
    .addColumn('owner_id', 'varchar(36)')
    .addColumn('removed_at', 'text')
    .execute();
  await database.schema.createIndex('record_kind').on('record').columns(['kind', 'id']).execute();
  await database.schema
    .createTable('record_note')
    .addColumn('id', 'varchar(36)', ofSubmission)
    .addColumn('record_id', 'varchar(36)', (column) => column.notNull().references('record.id'))
    .addColumn('author_id', 'varchar(36)', required)
    .addColumn('text', 'text', required)
    .addColumn('captured_at', 'text', required)
    .execute();
  await database.schema.createIndex('record_note_record').on('record_note').column('record_id').execute();
}

async function createStaffTables(database: Kysely<unknown>): Promise<void> {
  const tables: Record<string, Record<string, 'text' | 'integer' | 'double precision'>> = {
    souvenir: {
      item: 'text',
      customer: 'text',
      quantity: 'integer',
      place: 'text',
      boarded_on: 'text',
      delivery_status: 'text',
    },
    transported_person: {
      name: 'text',
      transport_date: 'text',
      destination: 'text',
      guide: 'text',
      vehicle: 'text',
    },
    lead: { name: 'text', place: 'text', social_network: 'text', converted: 'text' },
    // A double, because numbers may exceed 32 bits and integers are exact in it up to 2^53.
    campaign: {
      name: 'text',
      amount_invested: 'double precision',
      targeted_customers: 'text',
      reach: 'double precision',
      engagement: 'double precision',
    },
    feedback: { customer: 'text', rating: 'integer', comment: 'text', date: 'text', department: 'text' },
  };
  for (const [name, columns] of Object.entries(tables)) {
    let table = database.schema.createTable(name).addColumn('id', 'varchar(36)', ofSubmission);
    for (const [column, type] of Object.entries(columns)) table = table.addColumn(column, type, required);
    await table.execute();
  }
  await database.schema
    .createTable('tour')
    .addColumn('id', 'varchar(36)', ofSubmission)
    .addColumn('customer_name', 'text')
    .addColumn('tour_status', 'text', required)
    .addColumn('payment_status', 'text', required)
    .addColumn('guide', 'text', required)
    .execute();
}

/** Existing submissions get their places in the order in which they arrived. */
async function fillFeed(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into tour (id, customer_name, tour_status, payment_status, guide)
    select id, null, 'pending', 'Pending', '' from submission
    where kind = 'homeBooking' and deleted_at is null`.execute(database);
  await sql`
    insert into record (id, kind, seq, revision, last_change, owner_id, removed_at)
    select id, case kind when 'homeBooking' then 'tour' else kind end,
      row_number() over (order by received_at, id), 1, id, null, null
    from submission where deleted_at is null`.execute(database);
  await sql`
    insert into feed (id, seq, epoch)
    values (1, (select count(*) from record), ${v4()})`.execute(database);
}
