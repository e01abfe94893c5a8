/** What staff did with the sample requests: tours progress and requests get owners. */
import { v7 } from 'uuid';
import { requestKinds } from '../../src/contract/changes.ts';
import type { HomeBooking } from '../../src/contract/home-booking.ts';
import type { RecordKind } from '../../src/contract/roles.ts';
import { readSanitisedDate } from '../../src/contract/sanitise.ts';
import type { Caller } from '../security/caller.ts';
import type { SampleArrival } from './arrival.ts';
import { guides } from './names.ts';
import { createSeededRandom } from './seeded-random.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Older requests have an owner; the newest still wait, as on any morning. */
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
    const at = new Date(arrival.receivedAt.getTime() + random.whole(2, 40) * (DAY / 24));
    const old = now.getTime() - at.getTime() > 21 * DAY;
    if (!kind || at > now || !random.yes(old ? 0.95 : 0.4)) continue;
    const caller = staff(kind === 'stayBooking' ? 'bookings' : 'operations');
    const target = { record: arrival.id, kind };
    const add = (entry: 'recordChange' | 'recordNote', payload: object) =>
      changes.push({
        id: v7({ msecs: at.getTime() }),
        kind: entry,
        version: null,
        capturedAt: at.toISOString(),
        receivedAt: at,
        payload: { ...target, ...payload },
        caller,
      });
    const progress = kind === 'tour' ? progressOf(arrival.payload as HomeBooking) : {};
    add('recordChange', { revision: null, set: { owner: caller.accountId, ...progress } });
    if (random.yes(0.4)) {
      add('recordNote', {
        text: random.one(['Called back, waits for flights.', 'Asked for a family tent.']),
      });
    }
  }
  return changes;

  function progressOf({ preferredDate, days }: HomeBooking): object {
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
