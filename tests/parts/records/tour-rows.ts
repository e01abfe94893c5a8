import { createSeededRandom } from '../seeded-random.ts';

/** Tour bookings as staff list them, as many as asked for; the same ones at every call. */
export interface TourRow {
  id: string;
  reference: string;
  capturedAt: string;
  receivedAt: string;
  customer_name: string;
  travel_date: string;
  payment_status: string;
  trip_type: string;
  tour_status: string;
  Incharge: string;
  days: number | null;
  travelers: number | null;
  category: string;
  budget: number | null;
  replyTo: string;
  specialRequests: string;
  owner: { id: string; name: string } | null;
  pending: 'new' | 'changed' | 'removed' | null;
  problem: { message: string } | null;
}

const firstNames = [
  'Amina',
  'José',
  'Peter',
  'Grace',
  'Zoë',
  'Hamisi',
  'Neema',
  'Baraka',
  'Ingrid',
  'Chloé',
  'Yusuf',
  'Anna-Maria',
];
const lastNames = [
  'Mushi',
  'Kimaro',
  'Müller',
  'Smith',
  'Okafor',
  'Lyimo',
  'van der Berg',
  'Tanaka',
  "O'Brien",
  'Massawe',
];
const guides = ['', 'Juma', 'Rehema', 'Elias', 'Fatuma'];
const wishes = [
  '',
  '',
  'Vegetarian meals',
  'A window seat, please',
  'We celebrate an anniversary',
  'Wheelchair',
];

const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;

/** Ids as UUIDv7 are: later ones sort after earlier ones. */
function idOf(index: number): string {
  const time = (START + index * MINUTE).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${index.toString(16).padStart(12, '0')}`;
}

export function tourRow(index: number): TourRow {
  const { next: random, pick } = createSeededRandom(index + 1);
  const first = pick(firstNames);
  const last = pick(lastNames);
  const received = START + index * 5 * MINUTE;
  const guide = pick(guides);
  return {
    id: idOf(index),
    reference: `HB-${(index * 7919 + 1_048_576).toString(32).toUpperCase()}`,
    capturedAt: new Date(received - Math.floor(random() * 1_000) * MINUTE).toISOString(),
    receivedAt: new Date(received).toISOString(),
    customer_name: `${first} ${last}`,
    travel_date: new Date(received + Math.floor(random() * 300) * 1_440 * MINUTE).toISOString().slice(0, 10),
    payment_status: pick(['Pending', 'Paid', 'Unpaid']),
    trip_type: pick(['safari', 'beach', 'hiking', 'combo']),
    tour_status: pick(['pending', 'ongoing', 'finished']),
    Incharge: guide,
    days: random() < 0.1 ? null : 2 + Math.floor(random() * 12),
    travelers: 1 + Math.floor(random() * 8),
    category: pick(['adult', 'family', 'honeymoon', 'group']),
    budget: random() < 0.1 ? null : 50 * Math.floor(2 + random() * 30),
    replyTo: `${first}.${last}.${index}@example.com`.toLowerCase().replaceAll(/[^a-z0-9@.]/g, ''),
    specialRequests: pick(wishes),
    owner: guide ? { id: guide, name: guide } : null,
    pending: null,
    problem: null,
  };
}

export function tourRows(count: number): TourRow[] {
  return Array.from({ length: count }, (_, index) => tourRow(index));
}
