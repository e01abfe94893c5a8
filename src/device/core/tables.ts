/** Rows of the tables of the device's database. */
import type { Session } from '../../contract/accounts/accounts.ts';
import type { Problem, Receipt } from '../../contract/protocol/answers.ts';
import type { RevocationReason } from '../../contract/protocol/device-keys.ts';
import type { Envelope } from '../../contract/protocol/outbox-file.ts';
import type { ServerStatus } from '../../contract/protocol/server-status.ts';
import type { SealingKey } from '../../contract/values/sealing.ts';
import type { EntryKind } from '../../kinds/entry-kinds.ts';

/** Life of the server that gave a verdict: a verdict counts while that epoch lasts, see `isOfPresentEpoch`. */
export type ServerEpoch = Pick<ServerStatus, 'epoch'>;

/** One submission that the server is not known to hold. */
export interface Entry {
  /** Place in the queue. A counter, so that a wrong clock cannot reorder the queue. */
  order: number;
  /** UUIDv7: the idempotency key, and the record's id on the server. */
  id: string;
  reference: string;
  kind: EntryKind;
  /** Version of the payload's schema, see `submissions`. */
  version: number;
  /** Content; it does not change once it was sent or saved to a file, see `mayHaveArrived`. */
  payload: unknown;
  /** Account that made it; null for visitors. Never sent under another. */
  author: string | null;
  /** The device's clock, ISO 8601. */
  capturedAt: string;
  /** Milliseconds by which that clock was ahead of the server's, as far as the device knew; absent while it was right. */
  clockAhead?: number;
  /** True if the device did not know: it had never heard the server, or the clock was set since. */
  clockUnknown?: true;
  /** `received`: the server holds it; its row is shown until the feed brings the record (staff only). */
  state: 'waiting' | 'parked' | 'received';
  /** Reason why it is parked, or why the last attempt failed, in the server's words. */
  problem: Problem | null;
  /** Life of the server that has refused a parked entry. Another one is asked again. */
  judgedBy?: ServerEpoch;
  attempts: number;
  /** ISO 8601, or null before the first try. */
  lastAttemptAt: string | null;
  /** End of our own pause or of a proxy's, epoch milliseconds; a replay trigger such as "online" ends it early. */
  nextAttemptAt: number;
  /** End of the pause that our server asked for, epoch milliseconds; nothing ends it early. */
  notBefore: number;
  /** True if the last attempt was asked to wait with all others, by our server or by a proxy. */
  heldOff?: boolean;
  /** Id of the parked entry whose place it took, if any. */
  replaces: string | null;
  /** ISO 8601 time at which it was saved to a file that another device may send; absent if it was not. */
  inFileSince?: string;
  /** Receipt of a received entry. */
  receipt?: Receipt;
  /** The press of Submit that added it; null once a person may have been told that it is saved. */
  press?: string | null;
  /** True for a correction of an entry that failed at once: the person sees it as the first submission. */
  afterFailure?: true;
  /** True for a correction that was received as a message: a restored server gets it as one again. */
  asMessage?: true;
  /** True once it got no answer while others did: from then on it is sent alone and last. */
  alone?: boolean;
}

/** True if the server may hold it without this device knowing; its content must not change. */
export function mayHaveArrived({ state, attempts, inFileSince }: Entry): boolean {
  return state === 'waiting' && (attempts > 0 || inFileSince !== undefined);
}

/** Receipt of an entry that the server holds: proof without the payload. */
export interface SentEntry {
  id: string;
  reference: string;
  kind: EntryKind;
  capturedAt: string;
  /** The server's clock, ISO 8601. */
  receivedAt: string;
  message: string;
  /** For a correction, id of the first entry, whose reference, kind and time it has. */
  corrects?: string;
  /** Hash of the content, which recognises it when it is submitted again, see `payloadHash`. */
  mark?: number;
  /** Package of a booking, which its form needs. */
  about?: string;
  /** Day that a visitor's request is for, `YYYY-MM-DD`; absent if it names none. */
  when?: string;
  /** Epoch of the server's database that took it, and its place in the feed; absent from older servers. */
  epoch?: string;
  place?: number;
  /** True if the server of `epoch` does not know it, and this device had no copy that it takes. */
  lost?: true;
}

/**
 * A copy of a received entry, sealed to the server's key and kept until a backup of the server contains it.
 * If the server is restored to an older state, the copy is sent again.
 */
export interface EntryCopy {
  /** Id of the submission. */
  id: string;
  reference: string;
  kind: EntryKind;
  /** Account that made it; absent for visitors. It is sent under no other. */
  author?: string;
  /** For changes by staff, id of the record or of the saved view that it changes. */
  about?: string;
  /** Epoch, place and time of the receipt, see `SentEntry`. */
  epoch: string;
  place: number;
  receivedAt: string;
  /** A counter, so that a wrong clock cannot make an old copy look new. */
  order: number;
  /** Characters of its content. */
  size: number;
  /** The readable entry: a visitor's until it is sealed, soon after the receipt; staff's until sign-out. */
  entry?: Entry;
  /** Set to 1 until it is sealed, for an index. */
  unsealed?: 1;
  envelope?: Envelope;
  /** Reason why the server refused it, and which epoch of the server: only another one gets it again. */
  refused?: string;
  judgedBy?: ServerEpoch;
}

/** Part of a colleague's file, carried until the server has it. Nobody can read it on this device. */
export interface CarriedPart {
  /** File and place in it, so that a part taken over twice is stored once. */
  id: string;
  /** Id of the file. */
  file: string;
  /** Absent once a backup of the server has all of it. */
  envelope?: Envelope;
  /** True if a colleague's device has signed it; otherwise it may be a traveller's. */
  signed: boolean;
  /** Number of its entries; `received` is the number of those that the server has. */
  entries: number;
  received: number;
  /**
   * `refused`: tried again if the person asks for it, or by another epoch of the server. `kept`: the server has it, but no backup of the
   * server yet; if the server is restored to an older state, it is sent again.
   */
  state: 'waiting' | 'refused' | 'kept' | 'delivered';
  /** Reason why it is refused, or still here, in the server's words. */
  problem: string | null;
  /** Life of the server that has refused the part. */
  judgedBy?: ServerEpoch;
  /** True if the office takes it from its maker alone, who has to sign in. */
  needsMaker?: true;
  /** True once the person has removed it. It stays, hidden, while a restored server may still need this copy. */
  removed?: true;
  /** Time at which the other device wrote the file, by its clock, ISO 8601. */
  savedAt: string;
  /** Times at which it was taken over and delivered, by this device's clock, ISO 8601. */
  takenAt: string;
  deliveredAt?: string;
  /** For a kept part: epoch of the server's database, last place in its feed, and time of the receipts. */
  epoch?: string;
  place?: number;
  receivedAt?: string;
  attempts: number;
  /** As for an entry. */
  nextAttemptAt: number;
  notBefore: number;
}

/** Key with which this device signs the entries that an account hands over. */
export interface SigningKey {
  /** SHA-256 of the public half, base64url. */
  id: string;
  /** An uncompressed P-256 point, base64url. */
  publicKey: string;
  /** Private half, not extractable. */
  privateKey: CryptoKey;
}

export interface StoredSigningKey extends SigningKey {
  account: string;
  /** `revoked`: by the office; signed files are not accepted any more. */
  state: 'new' | 'registered' | 'revoked';
  /** Reason of a revoked key: its device or its account was stopped. */
  stopped?: RevocationReason;
}

/** Text typed into a form and not submitted yet. */
export interface Draft {
  /** Id of the submission that it becomes (UUIDv7). */
  id: string;
  kind: EntryKind;
  /** Name of a second form for the same kind; absent for its first form. */
  part?: string;
  /** The tab that writes it. */
  tab: string;
  /** Account that writes it; absent for visitors. It is kept while that account is signed in. */
  author?: string;
  /** The form's fields as typed, without those that must not be stored readably. */
  values: Record<string, unknown>;
  /** The device's clock, ISO 8601. */
  savedAt: string;
  /** True if it changes content that was already submitted under its id; absent otherwise. */
  corrects?: boolean;
}

/** Trace of an entry that a press withdrew although the server may hold it, see `withdrawn-entries.ts`. */
export interface WithdrawnEntry {
  /** Id of the entry. */
  id: string;
  /** Id of the request: the same, unless the entry was a correction. */
  record: string;
  kind: EntryKind;
  /** As of the entry. */
  capturedAt: string;
  clockAhead?: number;
  clockUnknown?: true;
  /** Hash of its content, see `payloadHash`; null if the server holds other content under its id. */
  mark: number | null;
}

/** Small facts about this device, by name. */
export interface DeviceState {
  /** Time at which the server last answered, ISO 8601. */
  lastContact: string;
  /** Entries that presses withdrew and that the server may hold, newest first. */
  withdrawn: WithdrawnEntry[];
  /** Version of the app that ran here last. */
  program: string;
  /** Last known status of the server; `ahead`: milliseconds by which this device's clock was ahead of it then, at least. */
  standing: ServerStatus & { ahead?: number };
  /**
   * Key of the server to which copies are sealed; `at` is the device's clock, epoch milliseconds, and `epoch` that
   * of the server that gave it out.
   */
  sealingKey: { key: SealingKey; at: number; epoch?: string | undefined };
  /** Session of the account that is signed in. */
  session: Session;
  /** Id of the account that the server wants to sign in again. */
  signInNeeded: string;
  /** Time of a sign-out that the server could not be told; the device's clock, ISO 8601. */
  signOutPending: string;
  /** Names of the databases with records of the office, see `storage/database-names.ts`. */
  records: RecordsDatabaseNames;
  /** Identifies this device to the office; used for nothing else (UUID). */
  device: string;
  /** Seed of the secrets of this device's submissions, see `submission-secret.ts`; 256 random bits, base64url. */
  secretSeed: string;
  /** The last report to the office about this device's outbox. */
  reported: { text: string; at: number };
}

/** Names of databases with records of the office; each sign-in has one of its own. */
export interface RecordsDatabaseNames {
  /** Name for the account that is signed in; null until it is needed. */
  current: string | null;
  /** Names for accounts that signed out, still to be deleted. */
  ended: readonly string[];
}

export interface DeviceStateRow {
  key: keyof DeviceState;
  value: DeviceState[keyof DeviceState];
}
