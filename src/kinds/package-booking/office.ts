import type { KindView } from '../../office/kinds/kind.ts';
import type { RecordFields } from '../records.ts';

export const packageBooking: KindView<RecordFields<'packageBooking'>> = {
  columns: {
    Fullname: { header: 'Full name', kind: 'text', primary: true },
    package_name: { header: 'Package', kind: 'choice', width: 240 },
    days: { header: 'Days', kind: 'number', minor: true },
    Start_date: { header: 'Start date', kind: 'date' },
    availability_status: { header: 'Availability', kind: 'choice', minor: true },
    email: { header: 'E-mail', kind: 'text' },
    phone: { header: 'Phone', kind: 'text' },
    numberOfAdults: { header: 'Adults', kind: 'number', total: 'sum' },
    numberOfChildren: { header: 'Children', kind: 'number', total: 'sum' },
    specialRequests: { header: 'Special requests', kind: 'text', empty: 'None' },
  },
  subject: 'Fullname',
  emptyText: 'No bookings found',
};
