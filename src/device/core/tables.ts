/** The tables of the device's database: what a row of each holds. */
import type { Session } from '../../contract/accounts/accounts.ts';
import type { EntryKind } from '../../contract/kinds/entry-kinds.ts';
import type { Problem, Receipt } from '../../contract/protocol/answers.ts';
import type { Stopped } from '../../contract/protocol/device-keys.ts';
import type { Envelope } from '../../contract/protocol/outbox-file.ts';
import type { ServerStatus } from '../../contract/protocol/server-status.ts';
import type { SealingKey } from '../../contract/values/sealing.ts';

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
  /** Frozen once it was tried or saved to a file, see `mayHaveArrived`. */
  payload: unknown;
  /** Account that made it; null for visitors. Never sent under another. */
  author: string | null;
  /** The device's clock, ISO 8601. */
  capturedAt: string;
  /** Received: the server holds it; the row is shown from it until the feed brings the record (staff only). */
  state: 'waiting' | 'parked' | 'received';
  /** Why it is parked, or how the last attempt failed, in the server's words. */
  problem: Problem | null;
  attempts: number;
  /** ISO 8601, or null before the first try. */
  lastAttemptAt: string | null;
  /** Our own pause or one that a proxy asked for, epoch milliseconds; a wake such as "online" ends it. */
  nextAttemptAt: number;
  /** The pause that our server asked for, epoch milliseconds; nothing ends it early. */
  notBefore: number;
  /** The last attempt was asked to wait, by our server or by a proxy. */
  heldOff?: boolean;
  /** Id of the parked entry whose place it took, if any. */
  replaces: string | null;
  /** ISO 8601: when it was saved to a file that another device may send; absent if it was not. */
  inFileSince?: string;
  /** Of a received entry. */
  receipt?: Receipt;
  /** The press of Submit that added it; null once a person may have been told that it is saved. */
  press?: string | null;
  /** Of a correction: what it corrects failed at once, so its person takes it for the first. */
  afterFailure?: true;
  /** True once it alone got no answer while others did: from then on it is sent alone and last. */
  alone?: boolean;
}

/** True if the server may hold it without this device knowing; its content must not change. */
export function mayHaveArrived({ state, attempts, inFileSince }: Entry): boolean {
  return state === 'waiting' && (attempts > 0 || inFileSince !== undefined);
}

/** What remains of an entry that the server holds: proof without the payload. */
export interface SentEntry {
  id: string;
  reference: string;
  kind: EntryKind;
  capturedAt: string;
  /** The server's clock, ISO 8601. */
  receivedAt: string;
  message: string;
  /** Of a correction: the first entry, whose reference, kind and time it has. */
  corrects?: string;
  /** By which the content is known again when it is submitted once more, see `markOf`. */
  mark?: number;
  /** The package of a booking, which its form has to know. */
  about?: string;
  /** The day that a visitor's request is for, `YYYY-MM-DD`; absent where it names none. */
  when?: string;
  /** Which life of the server's database took it, and its place in the feed; absent from older servers. */
  epoch?: string;
  place?: number;
  /** A restored server no longer knows it, and this device had no copy. */
  lost?: true;
}

/**
 * A copy of a received entry, sealed to the server's key and kept until a backup of the server contains it.
 * If the server is restored to an older state, the copy is sent again.
 */
export interface Copy {
  /** Of the submission. */
  id: string;
  reference: string;
  kind: EntryKind;
  /** Account that made it; absent for visitors. It is sent under no other. */
  author?: string;
  /** For changes by staff: the record that it changes. */
  about?: string;
  /** Of the receipt, see `SentEntry`. */
  epoch: string;
  place: number;
  receivedAt: string;
  /** A counter, so that a wrong clock cannot make an old copy look new. */
  order: number;
  /** Characters of its content. */
  size: number;
  /** The readable entry: a visitor's until it is sealed, soon after the receipt; staff's until sign-out. */
  entry?: Entry;
  /** 1 until it is sealed. */
  unsealed?: 1;
  envelope?: Envelope;
  /** Why the server refused it; it is not sent again. */
  refused?: string;
}

/** A part of a colleague's file, carried until the server has it. Nobody can read it on this device. */
export interface Carried {
  /** File and place in it: taken over twice, it is one. */
  id: string;
  /** Id of the file. */
  file: string;
  /** Absent once a backup of the server has all of it. */
  envelope?: Envelope;
  /** A colleague's device has signed it; without it, it may be a traveller's. */
  signed: boolean;
  /** How many entries it has, and how many of them the server has. */
  entries: number;
  received: number;
  /**
   * Refused: tried again only by the person's hand. Kept: the server has it, and no backup of the server yet;
   * restored to an older state, it is given it again.
   */
  state: 'waiting' | 'refused' | 'kept' | 'delivered';
  /** Why it is refused, or still here, in the server's words. */
  problem: string | null;
  /** When the other device wrote the file, by its clock, ISO 8601. */
  savedAt: string;
  /** This device's clock, ISO 8601: when it was taken over, and delivered. */
  takenAt: string;
  deliveredAt?: string;
  /** Of the receipts of what is kept: which life of the server's database, the last place in its feed, and when. */
  epoch?: string;
  place?: number;
  receivedAt?: string;
  attempts: number;
  /** As of an entry. */
  nextAttemptAt: number;
  notBefore: number;
}

/** The key with which this device signs what an account hands over. */
export interface SigningKey {
  /** SHA-256 of the public half, base64url. */
  id: string;
  /** An uncompressed P-256 point, base64url. */
  publicKey: string;
  /** Not extractable. */
  privateKey: CryptoKey;
}

export interface StoredSigningKey extends SigningKey {
  account: string;
  /** Revoked: by the office; signed files are not accepted any more. */
  state: 'new' | 'registered' | 'revoked';
  /** Of a revoked one: what was stopped. */
  stopped?: Stopped;
}

/** What is typed into a form and not submitted yet. */
export interface Draft {
  /** The submission that it becomes (UUIDv7). */
  id: string;
  kind: EntryKind;
  /** Of a form beside that of the kind; absent for that one. */
  part?: string;
  /** The tab that writes it. */
  tab: string;
  /** Account that writes it; absent for visitors. It is kept while that account is signed in. */
  author?: string;
  /** The form's fields as typed, without those that must not be stored readably. */
  values: Record<string, unknown>;
  /** The device's clock, ISO 8601. */
  savedAt: string;
  /** True for changes of what was submitted under its id already; absent otherwise. */
  corrects?: boolean;
}

/** What stays of an entry that a press took back although the server may hold it, see `withdrawn.ts`. */
export interface Withdrawn {
  /** Of the entry. */
  id: string;
  /** Of the request: the same, unless it was a correction. */
  record: string;
  kind: EntryKind;
  capturedAt: string;
  /** Of its content, see `markOf`; null if the server holds other content under its id. */
  mark: number | null;
}

/** Small facts about this device, by name. */
export interface Facts {
  /** When the server last answered, ISO 8601. */
  lastContact: string;
  /** What presses took back and the server may hold, newest first. */
  withdrawn: Withdrawn[];
  /** Version of the program that ran here last. */
  program: string;
  /** The server's status, as it last said. */
  standing: ServerStatus;
  /** The server's key, to which copies are sealed; the device's clock, epoch milliseconds. */
  sealingKey: { key: SealingKey; at: number };
  /** Who is signed in. */
  session: Session;
  /** Id of the account that the server wants to sign in again. */
  signInNeeded: string;
  /** When somebody signed out and the server could not be told; the device's clock, ISO 8601. */
  signOutPending: string;
  /** Which databases hold records of the office, see `records`. */
  records: RecordsNames;
  /** Identifies this device to the office; used for nothing else (UUID). */
  device: string;
  /** The last report to the office about this device's outbox. */
  reported: { text: string; at: number };
}

/** Names of databases with records of the office; each sign-in has one of its own. */
export interface RecordsNames {
  /** Of who is signed in; null until it is needed. */
  current: string | null;
  /** Of those who signed out; still to be deleted. */
  ended: readonly string[];
}

export interface Fact {
  key: keyof Facts;
  value: Facts[keyof Facts];
}
