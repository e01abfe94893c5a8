import { type Kysely, sql } from 'kysely';

/**
 * Stores about how many bytes a record takes in a list, so that pages end by bytes. It is written with each record and
 * each change; of earlier records only those with many travellers are large.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('record')
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(1_000))
    .execute();
  await sql`
    update record set bytes = 1000 + (
      select coalesce(sum(150 + octet_length(coalesce(name, '')) + octet_length(coalesce(departure_point, ''))), 0)
      from flight_traveler where flight_request_id = record.id)
    where kind = 'flightRequest' and removed_at is null`.execute(database);
}
