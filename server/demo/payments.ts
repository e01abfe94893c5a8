/** Agreed amounts and payments of the confirmed sample requests. */
import { v7 } from 'uuid';
import { formatHundredths } from '../../src/contract/money/money.ts';
import { operatorDay } from '../../src/contract/values/operator-zone.ts';
import { referenceOf } from '../../src/contract/values/reference.ts';
import { paymentMethods } from '../../src/kinds/payment/schema.ts';
import { submissionDefinitions } from '../../src/kinds/staff-submissions.ts';
import type { Caller } from '../security/caller.ts';
import type { SampleSubmission } from './sample-submission.ts';
import { createSeededRandom } from './seeded-random.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** @param changes of the requests; money is made for each request that one of them confirms */
export function samplePayments(
  arrivals: readonly SampleSubmission[],
  changes: readonly SampleSubmission[],
  now: Date,
  staff: (role: string) => Caller,
): SampleSubmission[] {
  const random = createSeededRandom(11);
  const made: SampleSubmission[] = [];
  const kinds = new Map(arrivals.map(({ id, kind }) => [id, kind]));
  for (const change of changes) {
    const { record, kind, set } = change.payload as {
      record: string;
      kind: string;
      set?: { state?: string };
    };
    const first = kinds.get(record);
    if (set?.state !== 'confirmed' || !first || !random.yes(0.85)) continue;
    const reference = referenceOf(submissionDefinitions[first].prefix, record);
    const agreedAt = change.receivedAt.getTime() + 60_000;
    const day = (from: number) => operatorDay(new Date(agreedAt + from * DAY).toISOString());
    const price = random.whole(8, 90) * 10_000;
    const deposit = Math.round(price / 5);
    const currency = random.yes(0.8) ? 'USD' : 'EUR';
    const add = (at: number, entry: 'recordChange' | 'payment', payload: object, caller: Caller) => {
      if (at > now.getTime()) return;
      const times = { capturedAt: new Date(at).toISOString(), receivedAt: new Date(at) };
      made.push({ id: v7({ msecs: at }), kind: entry, version: null, ...times, payload, caller });
    };
    const agreed = {
      price: formatHundredths(price),
      currency,
      deposit: formatHundredths(deposit),
      depositDue: day(7),
      balanceDue: day(random.whole(20, 90)),
    };
    add(agreedAt, 'recordChange', { record, kind, revision: null, set: agreed }, staff('finance'));
    const pay = (at: number, hundredths: number) =>
      add(
        at,
        'payment',
        {
          request: record,
          requestKind: kind,
          requestReference: reference,
          date: operatorDay(new Date(at).toISOString()),
          amount: formatHundredths(hundredths),
          currency,
          way: random.one(paymentMethods),
          note: '',
        },
        staff('finance'),
      );
    if (random.yes(0.85)) pay(agreedAt + random.whole(1, 12) * DAY, deposit);
    if (random.yes(0.5)) pay(agreedAt + random.whole(15, 40) * DAY, price - deposit);
  }
  return made;
}
