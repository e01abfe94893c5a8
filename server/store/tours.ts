import type { PaymentStatus, TourStatus } from '../../src/contract/records.ts';
import type { FieldsReader, RecordWriter } from './record-writer.ts';

/** A booking that staff added; that of a home booking is written with it. */
export const writeTour: RecordWriter<'addedTour'> = async (transaction, id, tour) => {
  await transaction
    .insertInto('tour')
    .values({
      id,
      customer_name: tour.customerName,
      tour_status: tour.tourStatus,
      payment_status: tour.paymentStatus,
      guide: tour.tourGuide,
    })
    .execute();
};

export const listTours: FieldsReader<'tour'> = async (database, ids) => {
  const rows = await database
    .selectFrom('tour')
    .leftJoin('home_booking', 'home_booking.id', 'tour.id')
    .select([
      'tour.id',
      'tour.customer_name as given_name',
      'home_booking.name',
      'preferred_date',
      'tour_status',
      'payment_status',
      'guide',
      'trip_type',
      'days',
      'travelers',
      'category',
      'budget',
      'reply_to',
      'special_requests',
    ])
    .where('tour.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    customer_name: row.given_name ?? row.name ?? '',
    travel_date: row.preferred_date ?? '',
    payment_status: row.payment_status as PaymentStatus,
    trip_type: row.trip_type ?? '',
    tour_status: row.tour_status as TourStatus,
    Incharge: row.guide,
    days: row.days,
    travelers: row.travelers,
    category: row.category ?? '',
    budget: row.budget,
    replyTo: row.reply_to ?? '',
    specialRequests: row.special_requests ?? '',
  }));
};
