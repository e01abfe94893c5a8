/** What staff did with the sample requests: tours progress, requests get owners and are answered. */
import { v7 } from 'uuid';
import { requestKinds } from '../../src/contract/changes.ts';
import type { HomeBooking } from '../../src/contract/home-booking.ts';
import type { RecordKind } from '../../src/contract/roles.ts';
import { readSanitisedDate } from '../../src/contract/sanitise.ts';
import type { Caller } from '../security/caller.ts';
import type { SampleArrival } from './arrival.ts';
import { guides } from './names.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Older requests have an owner and were answered; the newest still wait, as on any morning. */
export function changesOf(
  arrivals: readonly SampleArrival[],
  now: Date,
  staff: (role: string) => Caller,
): SampleArrival[] {
  const random = createSeededRandom(7);
  const changes: SampleArrival[] = [];
  for (const arrival of arrivals) {
    const kind: RecordKind | undefined =
      arrival.kind === 'homeBooking' ? 'tour' : requestKinds.find((one) => one === arrival.kind);
    const at = new Date(arrival.receivedAt.getTime() + random.whole(2, 40) * HOUR);
    const old = now.getTime() - at.getTime() > 21 * DAY;
    if (!kind || at > now || !random.yes(old ? 0.95 : 0.4)) continue;
    const caller = staff(kind === 'stayBooking' ? 'bookings' : 'operations');
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
    add('recordChange', { revision: null, set: { owner: caller.accountId, ...progress } });
    const states = statesOf(progress, random, now.getTime() - at.getTime());
    let later = at.getTime() + HOUR / 4;
    for (const set of states) {
      if (later <= now.getTime()) add('recordChange', { revision: null, set }, new Date(later));
      later += random.whole(3, 60) * HOUR;
    }
    if (random.yes(0.4)) {
      add('recordNote', {
        text: random.one(['Called back, waits for flights.', 'Asked for a family tent.']),
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
      Incharge: random.one(guides),
    };
  }
}

interface Progress {
  tour_status?: string;
  payment_status?: string;
  Incharge?: string;
}

const GIVEN_UP = ['Too expensive', 'Booked with somebody else', 'Dates not free', 'Never answered'];

/** What the office made of a request, one state after the other. @param age milliseconds since it was taken over */
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
