import type { IncomingSubmission } from '../intake/check.ts';

/** A submission on its way, and when it came. */
export interface SampleSubmission extends IncomingSubmission {
  capturedAt: string;
  receivedAt: Date;
  payload: object;
}
