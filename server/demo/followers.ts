/**
 * Samples that build on existing records. A kind of record whose samples stand alone is an entry of
 * `travellerSamples` or `staffSamples`; everything that belongs to a request, such as its states and answers,
 * is made by a function in this list.
 */
import type { Caller } from '../security/caller.ts';
import type { SampleArrival } from './arrival.ts';
import { changesOf } from './changes.ts';
import { moneyOf } from './payments.ts';
import { stepsOf } from './souvenir-steps.ts';

/**
 * @param arrivals the samples of all kinds, in any order
 * @param earlier the samples that the previous functions in the list have made
 * @param staff an account of a role; there may be several, by number
 */
export type Follower = (
  arrivals: readonly SampleArrival[],
  earlier: readonly SampleArrival[],
  now: Date,
  staff: (role: string, number?: number) => Caller,
) => SampleArrival[];

export const followers: readonly Follower[] = [
  (arrivals, _earlier, now, staff) => changesOf(arrivals, now, staff),
  moneyOf,
  (arrivals, _earlier, now, staff) => stepsOf(arrivals, now, staff),
];
