import type { FieldsReader, RecordWriter } from './record-writer.ts';

export const writePerson: RecordWriter<'person'> = async (transaction, id, person) => {
  await transaction
    .insertInto('transported_person')
    .values({
      id,
      name: person.name,
      transport_date: person.transportDate,
      destination: person.destination,
      guide: person.Guider,
      vehicle: person.vehicle,
    })
    .execute();
};

export const listPeople: FieldsReader<'person'> = (database, ids) =>
  database
    .selectFrom('transported_person')
    .select(['id', 'name', 'transport_date', 'vehicle', 'destination', 'guide as guider'])
    .where('id', 'in', ids)
    .execute();
