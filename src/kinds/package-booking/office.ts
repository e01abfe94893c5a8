import type { CorrectionForm, KindView } from '../../office/kinds/kind.ts';
import type { RecordFields } from '../records.ts';
import type { PackageBooking } from './schema.ts';

export const packageBooking: KindView<RecordFields<'packageBooking'>> = {
  columns: {
    Fullname: { header: 'Full name', kind: 'text', primary: true },
    Start_date: { header: 'Start date', kind: 'date' },
    numberOfAdults: { header: 'Adults', kind: 'number', total: 'sum' },
    numberOfChildren: { header: 'Children', kind: 'number', total: 'sum' },
    package_name: { header: 'Package', kind: 'choice', width: 240 },
    days: { header: 'Days', kind: 'number', minor: true },
    availability_status: { header: 'Availability', kind: 'choice', minor: true },
    email: { header: 'E-mail', kind: 'text' },
    phone: { header: 'Phone', kind: 'text' },
    specialRequests: { header: 'Special requests', kind: 'text', empty: 'None' },
    priceShown: { header: 'Price shown', kind: 'text', hidden: true, minor: true },
  },
  priceAfter: 'numberOfChildren',
  subject: 'Fullname',
  emptyText: 'No bookings found',
};

/** Form in which the office corrects what a guest sent. */
export const packageBookingForm: CorrectionForm<PackageBooking> = {
  fields: {
    fullName: { label: 'Full name', required: true },
    email: { label: 'E-mail', required: true, type: 'email' },
    phone: { label: 'Phone', required: true, type: 'tel' },
    travelDate: { label: 'Start date', required: true, type: 'date' },
    numberOfAdults: { label: 'Adults', required: true, number: true, min: 1 },
    numberOfChildren: { label: 'Children', number: true, optional: true, min: 0 },
    Tripname: { label: 'Package', required: true },
    specialRequests: { label: 'Special requests', multiline: true, wide: true },
    priceShown: { label: 'Price shown', hidden: true },
  },
};
