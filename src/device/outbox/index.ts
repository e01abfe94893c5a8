/** Every submission from Submit to receipt: saved, sent, judged, kept or acknowledged. */
export { proofOf } from '../core/request-id.ts';
export { type Entry, mayHaveArrived } from '../core/tables.ts';
export { type NewEntry, NotSignedIn } from './add/add-entry.ts';
export { originalRequestOf, payloadHash } from './add/correction-chain.ts';
export type { EditedRequest } from './add/edited-request.ts';
export { addEntries, deferEntry, replaceEntries } from './add/entry-batches.ts';
export { notStoredOutcome, type Submit, type SubmitCallbacks, type SubmitOutcome } from './add/submit.ts';
export { travelDayOf } from './add/travel-day.ts';
export { openDevice } from './open-device.ts';
export type { Outbox } from './outbox.ts';
export { bytesOf, takeBatch, toReplayEntry } from './send/batch.ts';
export type { CarriedFile } from './send/carried-part.ts';
export type { EntryResult } from './send/send-envelopes.ts';
export { judgeEnvelope, LONGEST_PAUSE, type Verdict } from './send/verdict.ts';
export { findUnsent } from './show/outbox-reader.ts';
export type { UnsentOfOthers } from './show/own-outbox.ts';
export type { RecentRequest } from './show/recent-requests.ts';
export type { SentRequest, UnsentRequest } from './show/request-list.ts';
