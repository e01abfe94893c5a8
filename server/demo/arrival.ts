import type { Arrival } from '../check.ts';

/** A submission on its way, and when it came. */
export interface SampleArrival extends Arrival {
  capturedAt: string;
  receivedAt: Date;
  payload: object;
}
