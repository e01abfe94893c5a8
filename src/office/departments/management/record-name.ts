import type { FeedRecord } from '../../../contract/records.ts';

/** Who or what a record is about, in a few words. */
export function nameOfRecord(record: FeedRecord): string {
  switch (record.kind) {
    case 'tour':
    case 'souvenir':
      return record.customer_name;
    case 'packageBooking':
      return record.Fullname;
    case 'flightRequest':
      return record.fullName;
    case 'stayBooking':
      return record.Contacts;
    case 'lead':
      return record.Names;
    case 'feedback':
      return record.customer;
    default:
      return record.name;
  }
}
