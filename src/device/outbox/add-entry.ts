/** How a submission comes into the outbox: new, again, or in place of one that it corrects. */
import { type EntryKind, entryKinds } from '../../contract/entry-kinds.ts';
import { referenceOf } from '../../contract/reference.ts';
import { type DeviceDatabase, type Entry, mayHaveArrived, readFact, type SentEntry } from '../database.ts';

/** What a form hands over. `id` was made when the form was first touched. */
export interface NewEntry {
  id: string;
  kind: EntryKind;
  payload: unknown;
  author?: string | null;
  /** Id of the entry that this one corrects. */
  replaces?: string | null;
  /** The press of Submit that adds it, which may withdraw it again if it is new. */
  press?: string;
}

/** An entry was edited that may have reached the server in the meantime. */
export class AlreadySent extends Error {
  override name = 'AlreadySent';
}

/** The server holds it already: pressed twice, or another tab was quicker. */
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
  /** @param other true when somebody else is signed in */
  constructor(other = false) {
    super(other ? OTHER_ACCOUNT : 'Please sign in first.');
  }
}

type FreshEntry = Omit<Entry, 'order'>;

/** @param now the device's clock, ISO 8601 */
export function freshEntry(
  { id, kind, payload, author, replaces, press }: NewEntry,
  now: string,
): FreshEntry {
  const { prefix, version } = entryKinds[kind];
  return {
    id,
    reference: referenceOf(prefix, id),
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

/** @throws what forbids it; its transaction then leaves nothing behind */
async function allow({ sent, facts }: DeviceDatabase, { id, author }: FreshEntry): Promise<void> {
  const [received, session] = await Promise.all([
    sent.get(id),
    author ? readFact({ facts }, 'session') : undefined,
  ]);
  if (author && session?.account.id !== author) throw new NotSignedIn(session !== undefined);
  if (received) throw new AlreadyReceived(received);
}

/**
 * Writes first and looks beside it, which saves a phone ten milliseconds: nearly always it is new.
 * @throws ConstraintError when its id is known here
 */
export async function addNew(tables: DeviceDatabase, fresh: FreshEntry): Promise<Entry> {
  const [order] = await Promise.all([tables.entries.add(fresh), allow(tables, fresh)]);
  return { ...fresh, order };
}

/**
 * Takes the place of the entry of the same id, or of the one that it corrects. Either may have been
 * promised to somebody, so no press may withdraw it any more.
 */
export async function correct(tables: DeviceDatabase, fresh: FreshEntry): Promise<Entry> {
  const { entries } = tables;
  await allow(tables, fresh);
  const known = await entries.get({ id: fresh.id });
  if (known && known.author !== fresh.author) throw new NotSignedIn();
  if (known && mayHaveArrived(known)) {
    await entries.update(known.order, { press: null });
    return { ...known, press: null };
  }
  if (fresh.replaces && !known) {
    const old = await entries.get({ id: fresh.replaces });
    if (!old || mayHaveArrived(old)) throw new AlreadySent();
    if (old.author !== fresh.author) throw new NotSignedIn();
    await entries.delete(old.order);
  }
  const corrected = {
    ...fresh,
    ...(known && { order: known.order, capturedAt: known.capturedAt }),
    press: null,
  };
  const order = await entries.put(corrected as Entry);
  return { ...corrected, order };
}
