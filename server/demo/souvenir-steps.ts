/** Steps of sample souvenirs: those that were delivered came by two hands, the others are with a guide. */
import { v7 } from 'uuid';
import { referenceOf } from '../../src/contract/values/reference.ts';
import type { Souvenir } from '../../src/kinds/souvenir/schema.ts';
import { submissionDefinitions } from '../../src/kinds/staff-submissions.ts';
import type { Caller } from '../security/caller.ts';
import { sampleGuides } from './sample-names.ts';
import type { SampleSubmission } from './sample-submission.ts';

const HOUR = 60 * 60 * 1_000;

export function sampleSouvenirSteps(
  arrivals: readonly SampleSubmission[],
  now: Date,
  staff: (role: string) => Caller,
): SampleSubmission[] {
  const souvenirs = arrivals.filter(({ kind }) => kind === 'souvenir');
  return souvenirs.flatMap(({ id, payload, receivedAt }, place) => {
    const { customer, place: address, deliveryStatus } = payload as Souvenir;
    if (deliveryStatus === 'Pending') return [];
    const guide = String(sampleGuides[place % sampleGuides.length]);
    const hands = [
      { from: 'Shop in Arusha', to: guide, place: 'Arusha', note: '', delivered: 'no' },
      { from: guide, to: customer, place: address, note: 'Handed over at the desk', delivered: 'yes' },
    ];
    const steps = deliveryStatus === 'Delivered' ? hands : hands.slice(0, 1);
    return steps.flatMap((step, order): SampleSubmission[] => {
      const at = receivedAt.getTime() + (order + 1) * 3 * HOUR;
      if (at > now.getTime()) return [];
      const souvenirReference = referenceOf(submissionDefinitions.souvenir.prefix, id);
      return [
        {
          id: v7({ msecs: at }),
          kind: 'souvenirStep',
          version: null,
          capturedAt: new Date(at).toISOString(),
          receivedAt: new Date(at),
          payload: { souvenir: id, souvenirReference, ...step },
          caller: staff('logistics'),
        },
      ];
    });
  });
}
