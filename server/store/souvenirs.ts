import type { DeliveryStatus } from '../../src/contract/records.ts';
import type { FieldsReader, RecordWriter } from './record-writer.ts';

export const writeSouvenir: RecordWriter<'souvenir'> = async (transaction, id, souvenir) => {
  await transaction
    .insertInto('souvenir')
    .values({
      id,
      item: souvenir.item,
      customer: souvenir.customer,
      quantity: souvenir.quantity,
      place: souvenir.place,
      boarded_on: souvenir.boardedate,
      delivery_status: souvenir.deliveryStatus,
    })
    .execute();
};

export const listSouvenirs: FieldsReader<'souvenir'> = async (database, ids) => {
  const rows = await database.selectFrom('souvenir').selectAll().where('id', 'in', ids).execute();
  return rows.map((row) => ({
    id: row.id,
    item: row.item,
    quantity: row.quantity,
    customer_name: row.customer,
    place_of_delivery: row.place,
    date: row.boarded_on,
    delivery_status: row.delivery_status as DeliveryStatus,
  }));
};
