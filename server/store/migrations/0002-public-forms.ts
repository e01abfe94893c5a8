import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** The other five public forms, and the mark for requests that a bot may have sent. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('submission')
    .addColumn('suspect', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema
    .createTable('home_booking')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().references('submission.id'))
    .addColumn('trip_type', 'text', required)
    .addColumn('days', 'integer', required)
    .addColumn('travelers', 'integer', required)
    .addColumn('category', 'text', required)
    .addColumn('budget', 'double precision', required)
    .addColumn('preferred_date', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('reply_to', 'text', required)
    .addColumn('special_requests', 'text', required)
    .execute();
  await database.schema
    .createTable('trip_plan')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().references('submission.id'))
    .addColumn('activity', 'text', required)
    .addColumn('days', 'integer', required)
    .addColumn('travelers', 'integer', required)
    .addColumn('category', 'text', required)
    .addColumn('budget', 'double precision', required)
    .addColumn('preferred_date', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('special_request', 'text', required)
    .execute();
  await database.schema
    .createTable('stay_booking')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().references('submission.id'))
    .addColumn('checkin_date', 'text', required)
    .addColumn('checkout_date', 'text', required)
    .addColumn('number_of_guests', 'integer', required)
    .addColumn('package', 'text', required)
    .addColumn('special_request', 'text', required)
    .addColumn('contacts', 'text', required)
    .execute();
  await database.schema
    .createTable('flight_request')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().references('submission.id'))
    .addColumn('full_name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('travelers', 'integer', required)
    .addColumn('preferred_airline', 'text', required)
    .addColumn('additional_requests', 'text', required)
    .execute();
  await database.schema
    .createTable('flight_traveler')
    .addColumn('flight_request_id', 'varchar(36)', (column) =>
      column.notNull().references('flight_request.id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', required)
    .addColumn('name', 'text', required)
    .addColumn('sealed_passport_number', 'text')
    .addColumn('gender', 'text', required)
    .addColumn('travel_date', 'text', required)
    .addColumn('return_date', 'text', required)
    .addColumn('departure_point', 'text', required)
    .addPrimaryKeyConstraint('flight_traveler_key', ['flight_request_id', 'place'])
    .execute();
  await database.schema
    .createTable('event_request')
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey().references('submission.id'))
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('event_date', 'text', required)
    .addColumn('package', 'text', required)
    .addColumn('message', 'text', required)
    .execute();
}
