import type { Kysely } from 'kysely';

/** Requests with one reference by their receipt, so that the first of them are found without reading all. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('submission_reference_received')
    .on('submission')
    .columns(['reference', 'received_at'])
    .execute();
  await database.schema.dropIndex('submission_reference').execute();
}
