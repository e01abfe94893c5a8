/** Fills a database with months of sample work, through the same entry point as every real submission. */
import { v7 } from 'uuid';
import { sealingPlace } from '../../src/contract/sealing.ts';
import { check, type IncomingSubmission } from '../check.ts';
import { receive } from '../receive.ts';
import type { Caller } from '../security/caller.ts';
import type { SealingKeys } from '../security/sealing-keys.ts';
import type { Store } from '../store/store.ts';
import type { SampleArrival } from './arrival.ts';
import { changesOf } from './changes.ts';
import { seal } from './seal.ts';
import { createSeededRandom } from './seeded-random.ts';
import { staffSamples } from './staff-work.ts';
import { type Sample, travellerSamples } from './travellers.ts';
import { viewsUntil } from './views.ts';

const HOUR = 60 * 60 * 1000;
/** How far back the samples go. */
const DAYS = 180;

export interface SeedParts {
  store: Store;
  sealingKeys: SealingKeys;
  now: Date;
  /** The account of each role. */
  staff: (role: string) => Caller;
}

/** @throws Error when the server refuses a sample */
export async function seedDemo({ store, sealingKeys, now, staff }: SeedParts): Promise<void> {
  const arrivals = await makeArrivals(sealingKeys, now, staff);
  const all = [...arrivals, ...changesOf(arrivals, now, staff)];
  all.sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
  const checks = await Promise.all(all.map((arrival) => check(arrival, sealingKeys)));
  await store.write(async (writer) => {
    for (const [index, { kind, receivedAt }] of all.entries()) {
      const one = checks[index];
      const taken = one && 'checked' in one ? await receive(writer, one.checked, receivedAt) : one;
      if (taken?.status !== 200) throw new Error(`A sample (${kind}) was refused: ${JSON.stringify(taken)}`);
    }
  });
  await store.report(viewsUntil(now), now.toISOString());
}

async function makeArrivals(
  sealingKeys: SealingKeys,
  now: Date,
  staff: SeedParts['staff'],
): Promise<SampleArrival[]> {
  const random = createSeededRandom(20_270_614);
  const arrivals: SampleArrival[] = [];
  const add = async (
    kind: IncomingSubmission['kind'],
    sample: Sample,
    days: number,
    caller: Caller | null,
  ) => {
    const captured = now.getTime() - random.whole(1, days * 24) * HOUR;
    // Entries made at a camp wait for signal; those of travellers mostly do not.
    const waits = random.yes(caller ? 0.5 : 0.15) ? random.whole(1, 50) * HOUR : random.whole(1, 20) * 1_000;
    const id = v7({ msecs: captured });
    const payload = await sample({
      random,
      number: arrivals.length,
      id,
      dayAfter: (count) => new Date(captured + count * 24 * HOUR).toISOString().slice(0, 10),
      seal: (traveller, text) => seal(sealingKeys.current(), sealingPlace(id, traveller), text),
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
    for (let made = 0; made < count; made += 1) await add(kind, sample, DAYS, null);
  }
  for (const kind of Object.keys(staffSamples) as (keyof typeof staffSamples)[]) {
    const { count, sample, by, within = DAYS } = staffSamples[kind];
    for (let made = 0; made < count; made += 1) await add(kind, sample, within, staff(by));
  }
  return arrivals;
}
