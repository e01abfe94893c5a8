/** Fills a database with months of sample work and a full week, through the entry point of every real submission. */
import { v7 } from 'uuid';
import { fromBase64Url, toBase64Url } from '../../src/contract/values/base64url.ts';
import { operatorDay } from '../../src/contract/values/operator-zone.ts';
import {
  passportSealingContext,
  SEALING_VERSION,
  type SealedValue,
  type SealingContext,
  type SealingKey,
} from '../../src/contract/values/sealing.ts';
import { checkSubmission } from '../intake/check.ts';
import type { IncomingSubmission } from '../intake/incoming-submission.ts';
import { receiveSubmission } from '../intake/receive.ts';
import type { Caller } from '../security/caller.ts';
import { hpkeSuite } from '../security/hpke-suite.ts';
import type { SealingKeys } from '../security/sealing-keys.ts';
import type { Store } from '../store/core/store.ts';
import { sampleChanges } from './changes.ts';
import { samplePageViews } from './page-views.ts';
import { samplePayments } from './payments.ts';
import type { SampleSubmission } from './sample-submission.ts';
import { createSeededRandom } from './seeded-random.ts';
import { sampleSouvenirSteps } from './souvenir-steps.ts';
import { staffSamples } from './staff-work.ts';
import { type CreateSample, travellerSamples } from './travellers.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How far back the samples go. */
const DAYS = 180;
/** Days of the present week, in which much of it came. */
const WEEK = 8;
/** Submissions in one transaction. */
const BATCH = 5_000;
/** Sealing takes longer than all the rest: of more flight requests the passports are left out. */
const MAX_SEALED = 300;

export interface SeedDeps {
  store: Store;
  sealingKeys: SealingKeys;
  now: Date;
  /** An account of each role; where there are several, by number. */
  staff: (role: string, number?: number) => Caller;
  /** About how many requests of travellers there are to be; a week's work unless told. */
  records?: number;
}

/** @throws Error when the server refuses a sample */
export async function seedDemo({ store, sealingKeys, now, staff, records }: SeedDeps): Promise<void> {
  const arrivals = await makeArrivals(sealingKeys, now, staff, records);
  const following: SampleSubmission[] = [];
  for (const follow of derivedSamples) {
    for (const one of follow(arrivals, [...following], now, staff)) following.push(one);
  }
  const all = [...arrivals, ...following];
  all.sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
  for (let start = 0; start < all.length; start += BATCH) {
    const batch = all.slice(start, start + BATCH);
    const checks = await Promise.all(batch.map((arrival) => checkSubmission(arrival, sealingKeys)));
    await store.write(async (context) => {
      for (const [index, { kind, receivedAt }] of batch.entries()) {
        const one = checks[index];
        const taken =
          one && 'checked' in one ? await receiveSubmission(context, one.checked, receivedAt) : one;
        if (taken?.status !== 200)
          throw new Error(`A sample (${kind}) was refused: ${JSON.stringify(taken)}`);
      }
    });
  }
  await store.report(samplePageViews(now), now.toISOString());
}

async function makeArrivals(
  sealingKeys: SealingKeys,
  now: Date,
  staff: SeedDeps['staff'],
  records: number | undefined,
): Promise<SampleSubmission[]> {
  const random = createSeededRandom(20_270_614);
  const arrivals: SampleSubmission[] = [];
  let sealed = 0;
  let guests = 0;
  /** Some write again, and some of them often. */
  const guest = () => {
    if (guests > 20 && random.yes(0.3)) return Math.floor(random.whole(0, guests - 1) ** 2 / guests);
    guests += 1;
    return guests - 1;
  };
  const usual = Object.values(travellerSamples).reduce((sum, { count }) => sum + count, 0);
  const times = records === undefined ? 1 : records / usual;
  const add = async (
    kind: IncomingSubmission['kind'],
    sample: CreateSample,
    days: number,
    caller: Caller | null,
  ) => {
    const within = random.yes(0.4) ? Math.min(days, WEEK) : days;
    const captured = now.getTime() - random.whole(1, within * 24) * HOUR;
    // Entries made at a camp wait for signal; those of travellers mostly do not.
    const waits = random.yes(caller ? 0.5 : 0.15) ? random.whole(1, 50) * HOUR : random.whole(1, 20) * 1_000;
    const id = v7({ msecs: captured });
    const payload = await sample({
      random,
      number: arrivals.length,
      guest: guest(),
      id,
      dayAfter: (count) => operatorDay(new Date(captured + count * DAY).toISOString()),
      today: (count) => operatorDay(new Date(now.getTime() + count * DAY).toISOString()),
      async seal(traveller, text) {
        sealed += 1;
        if (sealed > MAX_SEALED) return null;
        return sealValue(sealingKeys.current(), passportSealingContext(id, traveller), text);
      },
    });
    arrivals.push({
      id,
      kind,
      version: null,
      capturedAt: new Date(captured).toISOString(),
      receivedAt: new Date(Math.min(captured + waits, now.getTime())),
      payload,
      caller,
    });
  };
  for (const kind of Object.keys(travellerSamples) as (keyof typeof travellerSamples)[]) {
    const { count, sample } = travellerSamples[kind];
    for (let made = 0; made < Math.max(1, Math.round(count * times)); made += 1)
      await add(kind, sample, DAYS, null);
  }
  for (const kind of Object.keys(staffSamples) as (keyof typeof staffSamples)[]) {
    const { count, sample, by, within = DAYS } = staffSamples[kind];
    for (let made = 0; made < count; made += 1) await add(kind, sample, within, staff(by));
  }
  return arrivals;
}

/**
 * @param arrivals the samples of all kinds, in any order
 * @param earlier the samples that the previous functions in the list have made
 * @param staff an account of a role; there may be several, by number
 */
type DerivedSamples = (
  arrivals: readonly SampleSubmission[],
  earlier: readonly SampleSubmission[],
  now: Date,
  staff: (role: string, number?: number) => Caller,
) => SampleSubmission[];

/**
 * Samples that build on existing records. A kind of record whose samples stand alone is an entry of `travellerSamples` or
 * `staffSamples`; everything that belongs to a request, such as its states and answers, is made by a function in this list.
 */
const derivedSamples: readonly DerivedSamples[] = [
  (arrivals, _earlier, now, staff) => sampleChanges(arrivals, now, staff),
  samplePayments,
  (arrivals, _earlier, now, staff) => sampleSouvenirSteps(arrivals, now, staff),
];

/** Seals a value the way a traveller's device does. */
async function sealValue(key: SealingKey, { info, aad }: SealingContext, text: string): Promise<SealedValue> {
  const recipientPublicKey = await hpkeSuite.kem.deserializePublicKey(fromBase64Url(key.publicKey));
  const { enc, ct } = await hpkeSuite.seal({ recipientPublicKey, info }, new TextEncoder().encode(text), aad);
  return {
    version: SEALING_VERSION,
    key: key.id,
    enc: toBase64Url(new Uint8Array(enc)),
    ciphertext: toBase64Url(new Uint8Array(ct)),
  };
}
