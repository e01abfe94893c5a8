/** Every submission from Submit to receipt: saved, sent, judged, kept or acknowledged. */
export { type Entry, mayHaveArrived } from '../core/tables.ts';
export { type NewEntry, NotSignedIn } from './add/add-entry.ts';
export { requestOf } from './add/chain.ts';
export type { EditedRequest } from './add/edited-request.ts';
export { addEntries, deferEntry, exchangeEntries } from './add/many.ts';
export { notStored, type Submit, type SubmitOutcome, type WhileSending } from './add/submit.ts';
export { dayOfTrip } from './add/trip.ts';
export { openDevice } from './open-device.ts';
export type { Outbox } from './outbox.ts';
export { takeBatch, toReplayEntry } from './send/batch.ts';
export type { CarriedFile } from './send/carried.ts';
export type { EntryResult } from './send/send-envelopes.ts';
export { judgeEnvelope, LONGEST_PAUSE, type Verdict } from './send/verdict.ts';
export type { Others } from './show/own-outbox.ts';
export { findUnsent } from './show/reading.ts';
export type { SentRequest, UnsentRequest } from './show/request-list.ts';
