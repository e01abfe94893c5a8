/** Tours: home bookings, and bookings that staff added. */

import { DEFAULT_CURRENCY } from '../../../src/contract/money/money.ts';
import { readSanitisedDate } from '../../../src/contract/values/sanitise.ts';
import type { RecordFields } from '../../../src/kinds/records.ts';
import type { EntryPayload } from '../../../src/kinds/staff-submissions.ts';
import type { HomeBooking } from '../../../src/kinds/tour/home-booking.ts';
import { amendColumns, payloadRows, selectAsPayload, withNulls } from '../core/plain-store.ts';
import { type AgreedColumns, NO_AGREED_PRICE, type StoredKind } from '../core/stored-kind.ts';
import { moveRecord } from '../feed/move-record.ts';
import { textsIn } from '../records/record-texts.ts';
import { addedTourColumns, homeBookingColumns } from './hand-written-columns.ts';

const sent = selectAsPayload<'email'>(homeBookingColumns);

/**
 * Empty columns of a home booking, whose own table has these data. All rows of a table need the same columns.
 */
const NOT_PLANNED = {
  customer_name: null,
  planned_date: null,
  planned_type: null,
  planned_days: null,
  planned_people: null,
  planned_contact: null,
  planned_requests: null,
} as const;

function agreed(payload: object): AgreedColumns {
  const { price, currency } = payload as EntryPayload<'addedTour'>;
  return price ? { price, currency } : NO_AGREED_PRICE;
}

/** Bookings that were added before there were these fields have nothing in them. */
const withPlanned = <Row extends object>(row: Row) => {
  const { travelDate, tripType, contact, specialRequests } = row as Readonly<
    Record<string, string | null | undefined>
  >;
  return {
    ...row,
    travelDate: travelDate ?? '',
    tripType: tripType ?? '',
    contact: contact ?? '',
    specialRequests: specialRequests ?? '',
  };
};

/** With its date read back from the sanitised form. */
const withDate = (payload: object): HomeBooking => {
  const booking = payload as HomeBooking;
  return { ...booking, preferredDate: readSanitisedDate(booking.preferredDate) };
};

export const tour: StoredKind = {
  mappers: {
    homeBooking: {
      rows: (id, payload) => [
        payloadRows('home_booking', homeBookingColumns, id, withDate(payload)),
        {
          table: 'tour',
          key: 'id',
          rows: [{ ...NOT_PLANNED, id, tour_status: 'pending', payment_status: 'Pending', guide: '' }],
        },
      ],
      read: (database, id) =>
        database.selectFrom('home_booking').select(sent).where('id', '=', id).executeTakeFirst(),
      asRead: (payload) => withNulls(homeBookingColumns, withDate(payload)),
      texts(payload) {
        const { replyTo, name, tripType, category, specialRequests } = payload as HomeBooking;
        const said = [name, tripType, category, specialRequests].flatMap(textsIn);
        return { own: textsIn(replyTo), said, names: [name] };
      },
      amend: (transaction, id, payload, fields) =>
        amendColumns(transaction, 'home_booking', homeBookingColumns, id, withDate(payload), fields),
    },
    addedTour: {
      rows: (id, payload) => [payloadRows('tour', addedTourColumns, id, payload)],
      agreed,
      async read(database, id) {
        const row = await database
          .selectFrom('tour')
          .innerJoin('record', 'record.id', 'tour.id')
          .select(selectAsPayload<'guide'>(addedTourColumns))
          .select(['price', 'currency'])
          .where('tour.id', '=', id)
          .executeTakeFirst();
        return (
          row && withPlanned({ ...row, price: row.price ?? '', currency: row.currency ?? DEFAULT_CURRENCY })
        );
      },
      asRead(payload) {
        const { price, currency } = payload as EntryPayload<'addedTour'>;
        return withPlanned({ ...withNulls(addedTourColumns, payload), price, currency });
      },
      texts(payload) {
        const { customerName, tourGuide, tripType, contact, specialRequests } =
          payload as EntryPayload<'addedTour'>;
        const said = [customerName, tourGuide, tripType, specialRequests].flatMap(textsIn);
        return { own: textsIn(contact), said, names: [customerName] };
      },
      async amend(transaction, id, payload, fields) {
        await amendColumns(transaction, 'tour', addedTourColumns, id, payload, fields);
        if (fields.has('price') || fields.has('currency')) await moveRecord(transaction, id, agreed(payload));
      },
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
        'planned_date',
        'planned_type',
        'planned_days',
        'planned_people',
        'planned_contact',
        'planned_requests',
      ])
      .where('tour.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      customer_name: row.given_name ?? row.name ?? '',
      travel_date: row.preferred_date ?? row.planned_date ?? '',
      payment_status: row.payment_status,
      trip_type: row.trip_type ?? row.planned_type ?? '',
      tour_status: row.tour_status,
      Incharge: row.guide,
      days: row.days ?? row.planned_days,
      travelers: row.travelers ?? row.planned_people,
      category: row.category ?? '',
      budget: row.budget,
      replyTo: row.reply_to ?? row.planned_contact ?? '',
      specialRequests: row.special_requests ?? row.planned_requests ?? '',
    }));
  },
  changes: {
    table: 'tour',
    columns: { tour_status: 'tour_status', payment_status: 'payment_status', Incharge: 'guide' },
  },
  about: [
    { table: 'home_booking', key: 'id', days: ['preferred_date'] },
    { table: 'tour', key: 'id', days: ['planned_date'] },
  ],
  namesIn: (record) => (record.kind === 'tour' ? [record.customer_name] : []),
  contacts: new Set(['replyTo']),
};
