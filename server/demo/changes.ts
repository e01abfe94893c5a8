/** Changes of the sample requests by staff: tours progress, requests get owners and are answered. */
import { v7 } from 'uuid';
import { operatorDay } from '../../src/contract/values/operator-zone.ts';
import { readSanitisedDate } from '../../src/contract/values/sanitise.ts';
import { type RecordKind, requestKinds } from '../../src/kinds/list.ts';
import type { HomeBooking } from '../../src/kinds/tour/home-booking.ts';
import type { Caller } from '../security/caller.ts';
import { sampleGuides } from './sample-names.ts';
import type { SampleSubmission } from './sample-submission.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/**
 * A larger number of arrivals is sample data for measurements, where only a share gets one change each: a
 * change takes longer than a request.
 */
const MANY = 5_000;
const CHANGED_OF_MANY = 0.4;

/**
 * Returns the changes: older requests have an owner and an answer, the newest still wait, as on any morning.
 */
export function sampleChanges(
  arrivals: readonly SampleSubmission[],
  now: Date,
  staff: (role: string, number?: number) => Caller,
): SampleSubmission[] {
  const random = createSeededRandom(7);
  const followUps = createSeededRandom(13);
  const changes: SampleSubmission[] = [];
  const isMany = arrivals.length > MANY;
  for (const arrival of arrivals) {
    const kind: RecordKind | undefined =
      arrival.kind === 'homeBooking' ? 'tour' : requestKinds.find((one) => one === arrival.kind);
    const at = new Date(arrival.receivedAt.getTime() + random.whole(2, 40) * HOUR);
    const old = now.getTime() - at.getTime() > 21 * DAY;
    if (!kind || at > now || !random.yes(isMany ? CHANGED_OF_MANY : old ? 0.95 : 0.4)) continue;
    const caller = staff(kind === 'stayBooking' ? 'bookings' : 'operations', random.whole(0, 2));
    const target = { record: arrival.id, kind };
    const add = (entry: 'recordChange' | 'recordNote', payload: object, made = at) =>
      changes.push({
        id: v7({ msecs: made.getTime() }),
        kind: entry,
        version: null,
        capturedAt: made.toISOString(),
        receivedAt: made,
        payload: { ...target, ...payload },
        caller,
      });
    const progress = kind === 'tour' ? progressOf(arrival.payload as HomeBooking) : {};
    const states = statesOf(progress, random, now.getTime() - at.getTime());
    const owned = { owner: caller.accountId, ...progress };
    if (isMany) {
      add('recordChange', { revision: null, set: { ...owned, ...states.at(-1) } });
      continue;
    }
    add('recordChange', { revision: null, set: owned });
    const reply = replyTo(arrival, random);
    let later = at.getTime() + HOUR / 4;
    for (const [place, set] of states.entries()) {
      const when = new Date(later);
      // The first state is that it is answered, which an answer sets by itself.
      if (when > now) break;
      if (place === 0 && reply && random.yes(0.6)) add('recordNote', reply, when);
      else add('recordChange', { revision: null, set }, when);
      later += random.whole(3, 60) * HOUR;
    }
    const { state } = (states.at(-1) ?? {}) as { state?: string };
    if ((state === 'answered' || state === 'quoted') && followUps.yes(0.6)) {
      const day = new Date(now.getTime() + followUps.whole(-3, 9) * DAY);
      add('recordChange', { revision: null, set: { followUp: operatorDay(day.toISOString()) } });
    }
    if (random.yes(0.4)) {
      add('recordNote', {
        text: random.one([
          'Called back, waits for flights.',
          'Asked for a family tent.',
          'Prefers to be called after 18:00.',
          'Comes for the third time: same guide if we can.',
          'Deposit promised for Monday.',
        ]),
      });
    }
  }
  return changes;

  function progressOf({ preferredDate, days }: HomeBooking): Progress {
    const begins = Date.parse(readSanitisedDate(preferredDate));
    const ends = begins + days * DAY;
    const status = ends < now.getTime() ? 'finished' : begins <= now.getTime() ? 'ongoing' : 'pending';
    return {
      tour_status: status,
      payment_status: status === 'pending' ? random.one(['Pending', 'Unpaid', 'Paid']) : 'Paid',
      Incharge: random.one(sampleGuides),
    };
  }
}

const ANSWERS = [
  'Karibu! Thank you for writing to us. We have places on your dates and send you a plan by tomorrow.',
  'Thank you for your request. May we call you this week? Please tell us a good time.',
  'Habari! Your dates are in the green season: fewer cars, more birds. Shall we hold two tents for you?',
];

/** An answer to a request with an address or a number; null for one without. */
function replyTo({ payload }: SampleSubmission, random: SeededRandom): object | null {
  const { replyTo: typed, email = typed, Contacts = '', phone } = payload as Readonly<Record<string, string>>;
  const address = email || (Contacts.includes('@') ? Contacts : '');
  const number = (phone || (address === '' ? Contacts : '')).replace(/\D/g, '');
  if (address === '' && number === '') return null;
  const byPhone = number !== '' && (address === '' || random.yes(0.3));
  const reply = byPhone
    ? { way: 'whatsapp', to: number, subject: '' }
    : { way: 'mail', to: address, subject: 'Your safari with us' };
  return { text: random.one(ANSWERS), reply };
}

interface Progress {
  tour_status?: string;
  payment_status?: string;
  Incharge?: string;
}

const GIVEN_UP = ['Too expensive', 'Booked with somebody else', 'Dates not free', 'Never answered'];

/**
 * Returns the states that a request goes through, in order.
 * @param age milliseconds since it was taken over
 */
function statesOf({ tour_status, payment_status }: Progress, random: SeededRandom, age: number): object[] {
  const states: object[] = [{ state: 'answered' }];
  const confirmed = { state: 'confirmed' };
  if (tour_status === 'finished') return [...states, { state: 'quoted' }, confirmed, { state: 'done' }];
  if (tour_status === 'ongoing' || payment_status === 'Paid') return [...states, confirmed];
  if (age < 3 * DAY) return random.yes(0.4) ? [...states, { state: 'quoted' }] : states;
  const end = random.whole(1, 10);
  if (end <= 3) return [...states, { state: 'lost', lostReason: random.one(GIVEN_UP) }];
  if (end === 4) return states;
  if (end <= 6) return [...states, { state: 'quoted' }];
  return [...states, { state: 'quoted' }, confirmed, ...(age > 60 * DAY ? [{ state: 'done' }] : [])];
}
