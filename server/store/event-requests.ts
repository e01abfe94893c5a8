import type { EventRequest } from '../../src/contract/event-request.ts';
import type { FieldsReader, RecordReader, RecordWriter } from './record-writer.ts';

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

export const listEventRequests: FieldsReader<'eventRequest'> = async (database, ids) => {
  const rows = await database
    .selectFrom('event_request')
    .select(['id', 'name', 'email', 'phone', 'event_date as date', 'package', 'message'])
    .where('id', 'in', ids)
    .execute();
  return rows as ({ id: string } & EventRequest)[];
};
