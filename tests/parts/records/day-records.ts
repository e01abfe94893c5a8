/** Records of the calendar as the feed brings them. */
import { v7 } from 'uuid';
import { referenceOf } from '../../../src/contract/values/reference.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';

const baseOf = (prefix: string, id: string) => ({
  id,
  reference: referenceOf(prefix, id),
  capturedAt: '2027-01-01T00:00:00.000Z',
  receivedAt: '2027-01-01T00:00:01.000Z',
  revision: 1,
  lastChange: id,
  owner: null,
  notes: [],
  suspect: false,
});

export function stayOf(part: Partial<FeedRecord<'stayBooking'>> = {}): FeedRecord<'stayBooking'> {
  return {
    kind: 'stayBooking',
    ...baseOf('SB', part.id ?? v7()),
    state: 'new',
    Checkin_date: '2027-06-14',
    Checkout_date: '2027-06-16',
    number_of_guests: 2,
    package: 'room-only',
    specialRequests: '',
    Contacts: 'asha@example.com',
    name: '',
    camp: '',
    ...part,
  };
}

export function packageBookingOf(
  part: Partial<FeedRecord<'packageBooking'>> = {},
): FeedRecord<'packageBooking'> {
  return {
    kind: 'packageBooking',
    ...baseOf('PB', part.id ?? v7()),
    state: 'new',
    package_name: 'Adventure Northern Safari',
    days: 8,
    Start_date: '2027-04-01',
    availability_status: 'March to May',
    Fullname: 'Grace Mollel',
    email: 'grace@example.com',
    phone: '+255 700 000 001',
    numberOfAdults: 2,
    numberOfChildren: 1,
    specialRequests: '',
    priceShown: '',
    ...part,
  };
}

export function personOf(part: Partial<FeedRecord<'person'>> = {}): FeedRecord<'person'> {
  return {
    kind: 'person',
    ...baseOf('PT', part.id ?? v7()),
    name: 'Amina Okoye',
    transport_date: '2027-06-14',
    vehicle: 'T 123 ABC',
    destination: 'Seronera',
    guider: 'Baraka Laizer',
    contact: '',
    requests: '',
    boarding: 'Not checked',
    ...part,
  };
}

/** A request for flights of so many people on one day, without a return. */
export function flightOf(travelDate: string, people: number): FeedRecord<'flightRequest'> {
  return {
    kind: 'flightRequest',
    ...baseOf('FR', v7()),
    state: 'new',
    fullName: 'Musa Kim',
    email: 'musa@example.com',
    phone: '+255700000002',
    travelers: people,
    preferredAirline: '',
    additionalRequests: '',
    travelerDetails: Array.from({ length: people }, () => ({
      name: '',
      gender: '' as const,
      hasPassport: false,
      travelDate,
      returnDate: '',
      departurePoint: '',
    })),
  };
}
