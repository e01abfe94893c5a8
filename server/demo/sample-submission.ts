import type { IncomingSubmission } from '../intake/incoming-submission.ts';

/** A submission on its way, and when it came. */
export interface SampleSubmission extends IncomingSubmission {
  capturedAt: string;
  receivedAt: Date;
  payload: object;
}
