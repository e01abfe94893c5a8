import type { RecordReader, RecordWriter } from './record-writer.ts';

export const writeEventRequest: RecordWriter<'eventRequest'> = async (transaction, id, request) => {
  await transaction
    .insertInto('event_request')
    .values({
      id,
      name: request.name,
      email: request.email,
      phone: request.phone,
      event_date: request.date,
      package: request.package,
      message: request.message,
    })
    .execute();
};

export const readEventRequest: RecordReader = (database, id) =>
  database
    .selectFrom('event_request')
    .select(['name', 'email', 'phone', 'event_date as date', 'package', 'message'])
    .where('id', '=', id)
    .executeTakeFirst();
