/** Every submission from Submit to receipt: saved, sent, judged, kept or acknowledged. */
export { type NewEntry, NotSignedIn } from './add-entry.ts';
export { SLOWEST_LINK, takeBatch, toReplayEntry } from './batch.ts';
export { requestOf } from './chain.ts';
export type { EditedRequest } from './edited-request.ts';
export { openDevice } from './in-browser.ts';
export { findUnsent, type Outbox } from './outbox.ts';
export type { Others } from './own-outbox.ts';
export type { SentRequest, UnsentRequest } from './request-list.ts';
export type { Submit, SubmitOutcome } from './submit.ts';
export { judgeEnvelope, LONGEST_PAUSE, type Verdict } from './verdict.ts';
