/**
 * Samples that build on existing records. A kind of record whose samples stand alone is an entry of
 * `travellerSamples` or `staffSamples`; everything that belongs to a request, such as its states and answers,
 * is made by a function in this list.
 */
import type { Caller } from '../security/caller.ts';
import { sampleChanges } from './changes.ts';
import { samplePayments } from './payments.ts';
import type { SampleSubmission } from './sample-submission.ts';
import { sampleSouvenirSteps } from './souvenir-steps.ts';

/**
 * @param arrivals the samples of all kinds, in any order
 * @param earlier the samples that the previous functions in the list have made
 * @param staff an account of a role; there may be several, by number
 */
export type DerivedSamples = (
  arrivals: readonly SampleSubmission[],
  earlier: readonly SampleSubmission[],
  now: Date,
  staff: (role: string, number?: number) => Caller,
) => SampleSubmission[];

export const derivedSamples: readonly DerivedSamples[] = [
  (arrivals, _earlier, now, staff) => sampleChanges(arrivals, now, staff),
  samplePayments,
  (arrivals, _earlier, now, staff) => sampleSouvenirSteps(arrivals, now, staff),
];
