/** Adds a submission to the outbox: as a new one, again, or in place of one that it corrects. */

import { referenceOf } from '../../../contract/values/reference.ts';
import { CORRECTION_VERSION_BY_SECRET, type EntryKind, entryKinds } from '../../../kinds/entry-kinds.ts';
import { type DeviceDatabase, readDeviceState } from '../../core/database.ts';
import { proofOf } from '../../core/request-id.ts';
import { clockFieldsOf, type KnownClock, readClockAhead } from '../../core/server-status.ts';
import { type Entry, mayHaveArrived, type SentEntry } from '../../core/tables.ts';
import { findWithdrawnEntries } from '../../core/withdrawn-entries.ts';
import {
  baseIdsOf,
  correctionOf,
  currentEntryOf,
  hasLeftDevice,
  type OfficeState,
  originalRequestOf,
  payloadHash,
  readCorrectionChain,
  rewriteCorrection,
} from './correction-chain.ts';
import { MayBeOnServer } from './remove-entry.ts';

/** Submission of a form. `id` was made when the form was first touched. */
export interface NewEntry {
  id: string;
  kind: EntryKind;
  payload: unknown;
  author?: string | null;
  /** Id of the refused entry whose place it takes. */
  replaces?: string | null;
  /** Content that the office is known to have of it, which makes it a correction. */
  atOffice?: OfficeState | null;
  /** The press of Submit that adds it, which may withdraw it again if it is new. */
  press?: string;
}

/** The edited entry may have reached the server in the meantime. */
export class AlreadySent extends Error {
  override name = 'AlreadySent';
  override message = 'Your earlier version has been sent in the meantime.';
}

/** Error of an entry that the server already holds: Submit was pressed twice, or another tab was quicker. */
export class AlreadyReceived extends Error {
  override name = 'AlreadyReceived';
  readonly sent: SentEntry;
  constructor(sent: SentEntry) {
    super();
    this.sent = sent;
  }
}

const OTHER_ACCOUNT =
  'This was opened under another account, and can be sent under that one alone. Sign in with it again: what you typed is still here.';

/** The account that made the entry has signed out, or another has signed in. */
export class NotSignedIn extends Error {
  override name = 'NotSignedIn';
  /** @param other true if another account is signed in */
  constructor(other = false) {
    super(other ? OTHER_ACCOUNT : 'Please sign in first.');
  }
}

type FreshEntry = Omit<Entry, 'order'>;

/** @param now the device's clock, ISO 8601 */
export function createEntry(
  { id, kind, payload, author, replaces, press }: NewEntry,
  now: string,
): FreshEntry {
  const { prefix, version } = entryKinds[kind];
  return {
    id,
    reference: proofOf({ kind, payload })?.reference ?? referenceOf(prefix, id),
    kind,
    version,
    payload,
    author: author ?? null,
    capturedAt: now,
    state: 'waiting',
    problem: null,
    attempts: 0,
    lastAttemptAt: null,
    nextAttemptAt: 0,
    notBefore: 0,
    replaces: replaces ?? null,
    press: press ?? null,
  };
}

/** @throws NotSignedIn when its author is not signed in any more */
export async function checkAuthor(
  { facts }: DeviceDatabase,
  { author }: Pick<Entry, 'author'>,
): Promise<void> {
  const session = author ? await readDeviceState({ facts }, 'session') : undefined;
  if (author && session?.account.id !== author) throw new NotSignedIn(session !== undefined);
}

/** The time of capture that an entry keeps, with what is known of the clock that gave it. */
const captureOf = ({ capturedAt, ...clock }: Pick<Entry, 'capturedAt'> & KnownClock) => ({
  capturedAt,
  ...clockFieldsOf(clock),
});

/** Checks that an entry may be added. @throws if not; the caller's transaction is then rolled back */
async function allow(tables: DeviceDatabase, fresh: FreshEntry): Promise<void> {
  const [received] = await Promise.all([tables.sent.get(fresh.id), checkAuthor(tables, fresh)]);
  if (received) throw new AlreadyReceived(received);
}

/**
 * Writes without reading first, which saves a phone ten milliseconds, because an entry is nearly always new.
 * @throws ConstraintError when its id is known here
 * @throws MayBeOnServer when a press withdrew it before
 */
export async function insertEntry(tables: DeviceDatabase, fresh: FreshEntry): Promise<Entry> {
  const [order, withdrawn, clock] = await Promise.all([
    // A copy, because Dexie writes the place into the object, and the transaction may fail.
    tables.entries.add({ ...fresh }),
    findWithdrawnEntries(tables, fresh.id),
    readClockAhead(tables, fresh.capturedAt),
    allow(tables, fresh),
  ]);
  if (withdrawn.length > 0) throw new MayBeOnServer();
  if (Object.keys(clock).length > 0) await tables.entries.update(order, clock);
  return { ...fresh, ...clock, order };
}

/**
 * Replaces a refused entry that has another id. Somebody may have been told that it is saved, so no press may
 * withdraw it any more.
 */
export async function replaceRefused(tables: DeviceDatabase, fresh: FreshEntry): Promise<Entry> {
  const { entries } = tables;
  const [clock] = await Promise.all([readClockAhead(tables, fresh.capturedAt), allow(tables, fresh)]);
  const known = await entries.get({ id: fresh.id });
  if (known && known.author !== fresh.author) throw new NotSignedIn();
  if (known && mayHaveArrived(known)) {
    await entries.update(known.order, { press: null });
    return { ...known, press: null };
  }
  if (!known) {
    const old = await entries.get({ id: fresh.replaces ?? '' });
    if (!old || mayHaveArrived(old)) throw new AlreadySent();
    if (old.author !== fresh.author) throw new NotSignedIn();
    await entries.delete(old.order);
  }
  const kept = known ? { order: known.order, ...captureOf(known) } : clock;
  return write(tables, { ...fresh, ...kept, press: null });
}

/**
 * Submits a known request again. The same content changes nothing; other content overwrites an entry that has
 * never left, and otherwise becomes a correction.
 * @param id of the correction, if it becomes one
 * @param atOffice content that the office is known to have of it, if any
 * @throws AlreadyReceived when the server holds this very content
 */
export async function resubmit(
  tables: DeviceDatabase,
  fresh: FreshEntry,
  id: string,
  atOffice: OfficeState | null,
): Promise<Entry> {
  // All at once, because a transaction without pending requests ends.
  const [chain, withdrawn, clock] = await Promise.all([
    readCorrectionChain(tables, fresh.id),
    findWithdrawnEntries(tables, fresh.id),
    readClockAhead(tables, fresh.capturedAt),
    checkAuthor(tables, fresh),
  ]);
  if (chain.entries.some(({ author }) => author !== fresh.author)) throw new NotSignedIn();
  const last = currentEntryOf(chain);
  const mark = payloadHash(fresh.payload);
  const isFirst = chain.entries.length + chain.sent.length === 0 && !atOffice;
  const [newest] = chain.sent;
  // By reference and contact: each content has an id of its own.
  if (proofOf(fresh)) {
    if (!last && newest && !newest.lost) throw new AlreadyReceived(newest);
    return write(tables, { ...(last ?? fresh), press: null });
  }
  const [newestBack] = withdrawn;
  if (isFirst && withdrawn.length === 1 && newestBack?.id === fresh.id && newestBack.mark === mark) {
    return write(tables, { ...fresh, ...captureOf(newestBack) });
  }
  // The office may have a correction that was withdrawn here, and of which nothing else is stored here.
  const isUnsure = withdrawn.some((one) => one.id !== fresh.id && !isNamed(one.id, chain.entries));
  if (
    !isUnsure &&
    last &&
    hasLeftDevice(last) &&
    isSamePayload(originalRequestOf(last).payload, fresh.payload)
  ) {
    if (last.state === 'received' && chain.sent[0]) throw new AlreadyReceived(chain.sent[0]);
    return write(tables, { ...last, press: null });
  }
  if (last && !hasLeftDevice(last)) {
    const { order, kind, version, reference, id: known } = last;
    const payload = kind === 'correction' ? rewriteCorrection(last, fresh.payload) : fresh.payload;
    return write(tables, {
      ...fresh,
      ...{ order, ...captureOf(last), kind, reference, id: known, payload },
      version: kind === 'correction' ? version : fresh.version,
      press: null,
      ...(last.afterFailure && { afterFailure: true }),
    });
  }
  // Receipts of earlier versions have no hash of the content: a visitor's submission is taken as the same
  // content. If the form was filled in from a record, others may have changed that record since the receipt.
  const isKnown =
    newest?.mark === undefined
      ? !atOffice && fresh.author === null
      : newest.mark === mark && !atOffice?.payload;
  // An entry that a restored server lost is sent again.
  if (!isUnsure && !last && newest && !newest.lost && isKnown) throw new AlreadyReceived(newest);
  // The refused entry is also in a file: this correction is based on what is sent from there.
  if (last?.state === 'parked') await tables.entries.delete(last.order);
  const payload = correctionOf(fresh, chain, atOffice, withdrawn);
  const first = isFirst ? ({ afterFailure: true } as const) : {};
  return write(tables, {
    ...fresh,
    ...clock,
    ...first,
    id,
    kind: 'correction',
    version: CORRECTION_VERSION_BY_SECRET,
    payload,
  });
}

/** True for payloads that one form has made alike. */
export const isSamePayload = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function write({ entries }: DeviceDatabase, entry: FreshEntry & { order?: number }): Promise<Entry> {
  const order = await entries.put(entry as Entry);
  return { ...entry, order };
}

/** Returns true if a correction that waits here is based on this id. */
const isNamed = (id: string, entries: readonly Entry[]) =>
  entries.some((entry) => baseIdsOf(entry).includes(id));
