import { readSanitisedDate } from '../../src/contract/sanitise.ts';
import type { RecordReader, RecordWriter } from './record-writer.ts';

export const writeHomeBooking: RecordWriter<'homeBooking'> = async (transaction, id, booking) => {
  await transaction
    .insertInto('home_booking')
    .values({
      id,
      trip_type: booking.tripType,
      days: booking.days,
      travelers: booking.travelers,
      category: booking.category,
      budget: booking.budget,
      preferred_date: readSanitisedDate(booking.preferredDate),
      name: booking.name,
      email: booking.email,
      reply_to: booking.replyTo,
      special_requests: booking.specialRequests,
    })
    .execute();
  await transaction
    .insertInto('tour')
    .values({ id, customer_name: null, tour_status: 'pending', payment_status: 'Pending', guide: '' })
    .execute();
};

export const readHomeBooking: RecordReader = (database, id) =>
  database
    .selectFrom('home_booking')
    .select([
      'trip_type as tripType',
      'days',
      'travelers',
      'category',
      'budget',
      'preferred_date as preferredDate',
      'name',
      'email',
      'reply_to as replyTo',
      'special_requests as specialRequests',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
