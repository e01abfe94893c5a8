/** Every submission from Submit to receipt: saved, sent, judged, kept or acknowledged. */
export { type Entry, mayHaveArrived } from '../tables.ts';
export { type NewEntry, NotSignedIn } from './add-entry.ts';
export { takeBatch, toReplayEntry } from './batch.ts';
export type { CarriedFile } from './carried.ts';
export { requestOf } from './chain.ts';
export type { EditedRequest } from './edited-request.ts';
export { openDevice } from './in-browser.ts';
export { addEntries, deferEntry, exchangeEntries } from './many.ts';
export type { Outbox } from './outbox.ts';
export type { Others } from './own-outbox.ts';
export { findUnsent } from './reading.ts';
export type { SentRequest, UnsentRequest } from './request-list.ts';
export type { EntryResult } from './send-envelopes.ts';
export type { Submit, SubmitOutcome, WhileSending } from './submit.ts';
export { dayOfTrip } from './trip.ts';
export { judgeEnvelope, LONGEST_PAUSE, type Verdict } from './verdict.ts';
