import type { FieldsReader, RecordReader, RecordWriter } from './record-writer.ts';

export const writeStayBooking: RecordWriter<'stayBooking'> = async (transaction, id, booking) => {
  await transaction
    .insertInto('stay_booking')
    .values({
      id,
      checkin_date: booking.checkin,
      checkout_date: booking.checkout,
      number_of_guests: booking.guests,
      package: booking.package,
      special_request: booking.specialRequest,
      contacts: booking.Contacts,
    })
    .execute();
};

export const readStayBooking: RecordReader = (database, id) =>
  database
    .selectFrom('stay_booking')
    .select([
      'checkin_date as checkin',
      'checkout_date as checkout',
      'number_of_guests as guests',
      'package',
      'special_request as specialRequest',
      'contacts as Contacts',
    ])
    .where('id', '=', id)
    .executeTakeFirst();

export const listStayBookings: FieldsReader<'stayBooking'> = (database, ids) =>
  database
    .selectFrom('stay_booking')
    .select([
      'id',
      'checkin_date as Checkin_date',
      'checkout_date as Checkout_date',
      'number_of_guests',
      'package',
      'special_request as specialRequests',
      'contacts as Contacts',
    ])
    .where('id', 'in', ids)
    .execute();
