import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Mail that is to be sent, answers to requests, templates for them, and how departments hear of requests. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createQueue(database);
  await createReplies(database);
  await database.schema
    .createTable('department_notice')
    .addColumn('department', 'varchar(40)', (column) => column.primaryKey())
    .addColumn('mode', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('told_at', 'text', required)
    .addColumn('told_up_to', 'integer', required)
    .execute();
}

async function createQueue(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('mail_message')
    .addColumn('id', 'varchar(80)', (column) => column.primaryKey())
    .addColumn('purpose', 'text', required)
    .addColumn('record_id', 'varchar(36)', (column) => column.references('submission.id'))
    .addColumn('recipient', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('urgency', 'integer', required)
    .addColumn('state', 'varchar(20)', required)
    .addColumn('attempt', 'varchar(36)')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('queued_at', 'text', required)
    .addColumn('due_at', 'text', required)
    .addColumn('settled_at', 'text')
    .addColumn('problem', 'text')
    .execute();
  const index = (name: string) => database.schema.createIndex(name).on('mail_message');
  await index('mail_message_due').columns(['state', 'urgency', 'due_at']).execute();
  await index('mail_message_record').column('record_id').execute();
  await index('mail_message_recipient').columns(['recipient', 'queued_at']).execute();
  // A notice has no record; the many others are not looked through for it.
  await sql`create index mail_message_notice on mail_message (queued_at) where record_id is null`.execute(
    database,
  );
}

async function createReplies(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('record_reply')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().references('submission.id'))
    .addColumn('record_id', 'varchar(36)', (column) => column.notNull().references('record.id'))
    .addColumn('author_id', 'varchar(36)', required)
    .addColumn('way', 'text', required)
    .addColumn('recipient', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('captured_at', 'text', required)
    .execute();
  await database.schema.createIndex('record_reply_record').on('record_reply').column('record_id').execute();
  await database.schema
    .createTable('reply_template')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().references('submission.id'))
    .addColumn('about', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('in_use', 'text', required)
    .execute();
}
