/** Tours: home bookings, and bookings that staff added. */
import type { HomeBooking } from '../../../src/contract/home-booking.ts';
import type { RecordFields } from '../../../src/contract/records.ts';
import { readSanitisedDate } from '../../../src/contract/sanitise.ts';
import type { EntryPayload } from '../../../src/contract/staff-submissions.ts';
import { amendColumns, asSent, inFull, rowsOf } from '../plain-store.ts';
import { textsIn } from '../record-texts.ts';
import type { StoredKind } from '../stored-kind.ts';
import { addedTourColumns, homeBookingColumns } from './columns-by-hand.ts';

const sent = asSent<'email'>(homeBookingColumns);

/** With its date read back from the sanitised form. */
const withDate = (payload: object): HomeBooking => {
  const booking = payload as HomeBooking;
  return { ...booking, preferredDate: readSanitisedDate(booking.preferredDate) };
};

export const tour: StoredKind = {
  mappers: {
    homeBooking: {
      rows: (id, payload) => [
        rowsOf('home_booking', homeBookingColumns, id, withDate(payload)),
        {
          table: 'tour',
          key: 'id',
          rows: [{ id, customer_name: null, tour_status: 'pending', payment_status: 'Pending', guide: '' }],
        },
      ],
      read: (database, id) =>
        database.selectFrom('home_booking').select(sent).where('id', '=', id).executeTakeFirst(),
      asRead: (payload) => inFull(homeBookingColumns, withDate(payload)),
      texts(payload) {
        const { replyTo, name, tripType, category, specialRequests } = payload as HomeBooking;
        const said = [name, tripType, category, specialRequests].flatMap(textsIn);
        return { own: textsIn(replyTo), said, names: [name] };
      },
      amend: (transaction, id, payload, fields) =>
        amendColumns(transaction, 'home_booking', homeBookingColumns, id, withDate(payload), fields),
    },
    addedTour: {
      rows: (id, payload) => [rowsOf('tour', addedTourColumns, id, payload)],
      read: (database, id) =>
        database
          .selectFrom('tour')
          .select(asSent<'guide'>(addedTourColumns))
          .where('id', '=', id)
          .executeTakeFirst(),
      asRead: (payload) => inFull(addedTourColumns, payload),
      texts(payload) {
        const { customerName, tourGuide } = payload as EntryPayload<'addedTour'>;
        return { own: [], said: [customerName, tourGuide].flatMap(textsIn), names: [customerName] };
      },
      amend: (transaction, id, payload, fields) =>
        amendColumns(transaction, 'tour', addedTourColumns, id, payload, fields),
    },
  },
  tables: ['tour', 'home_booking'],
  async list(database, ids): Promise<({ id: string } & RecordFields<'tour'>)[]> {
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
      payment_status: row.payment_status,
      trip_type: row.trip_type ?? '',
      tour_status: row.tour_status,
      Incharge: row.guide,
      days: row.days,
      travelers: row.travelers,
      category: row.category ?? '',
      budget: row.budget,
      replyTo: row.reply_to ?? '',
      specialRequests: row.special_requests ?? '',
    }));
  },
  changes: {
    table: 'tour',
    columns: { tour_status: 'tour_status', payment_status: 'payment_status', Incharge: 'guide' },
  },
  about: { table: 'home_booking', key: 'id', days: ['preferred_date'] },
  namesIn: (record) => (record.kind === 'tour' ? [record.customer_name] : []),
  contacts: new Set(['replyTo']),
};
