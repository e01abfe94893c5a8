import { type Kysely, sql } from 'kysely';

/** One spelling of an address, by which mail is counted, and the code that confirms the address of a department. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('mail_message').addColumn('counted_as', 'text').execute();
  await database.schema
    .createIndex('mail_message_counted')
    .on('mail_message')
    .columns(['counted_as', 'queued_at'])
    .execute();
  await sql`create index mail_message_receipts on mail_message (queued_at) where purpose = 'receipt'`.execute(
    database,
  );
  await database.schema.alterTable('department_notice').addColumn('confirmation', 'varchar(64)').execute();
}
