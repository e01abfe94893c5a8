import type { RecordKind } from '../../contract/accounts/roles.ts';
import type { RetentionKind } from '../../contract/office/retention.ts';

/** Display name of each kind of record, in the plural. */
export const recordNames: Readonly<Record<RecordKind, string>> = {
  tour: 'Tour bookings',
  packageBooking: 'Package bookings',
  tripPlan: 'Trip plans',
  flightRequest: 'Flight requests',
  eventRequest: 'Event requests',
  stayBooking: 'Stay bookings',
  souvenir: 'Souvenirs transported',
  person: 'People transported',
  lead: 'Leads',
  campaign: 'Campaigns',
  feedback: 'Customer feedback',
  replyTemplate: 'Templates of answers',
  capacity: 'Capacities of camps',
  payment: 'Payments',
  training: 'Training',
  resource: 'Vehicles, guides and places',
  souvenirStep: 'Steps of souvenirs',
};

/** Kinds of data with a retention setting. */
export const retentionNames: Readonly<Record<RetentionKind, string>> = {
  ...recordNames,
  passports: 'Sealed passport numbers',
  pageReports: 'Page views and speed',
  devices: 'Devices that are silent',
};
