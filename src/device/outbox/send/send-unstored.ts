/**
 * Sends what the device cannot store: straight from the form to the server, under the id that the form has. Content and
 * id are kept in memory, so that another press sends the same again, and changed content becomes a correction.
 */
import { CORRECTION_VERSION_BY_SECRET } from '../../../kinds/entry-kinds.ts';
import { toIsoTime } from '../../core/iso-time.ts';
import { proofOf, requestIdOf } from '../../core/request-id.ts';
import type { KnownClock } from '../../core/server-status.ts';
import type { Entry } from '../../core/tables.ts';
import type { WithinTimeLimit } from '../../core/timeout.ts';
import { createEntry, isSamePayload, type NewEntry } from '../add/add-entry.ts';
import { correctionOf, originalRequestOf } from '../add/correction-chain.ts';
import type { Outbox } from '../outbox.ts';
import type { Sender } from './send.ts';
import type { Verdict } from './verdict.ts';

export interface UnstoredSendDeps {
  outbox: Pick<Outbox, 'findSent' | 'unsent' | 'withdraw' | 'acknowledge'>;
  sendOne: Sender['sendOne'];
  /** Epoch milliseconds. */
  clock: () => number;
  /** Makes the id of a correction. */
  newId: () => string;
  /** The account that may send now, null for none. */
  author: () => Promise<string | null>;
  /** The same as this tab knew it last, for a database that cannot be read: the server asks for that account's session. */
  shownAuthor: () => string | null;
  /** Error of this device's clock, as far as its database tells. */
  clockAhead: (now: string) => Promise<KnownClock>;
  inTime: WithinTimeLimit;
}

/** Result of sending directly; null if it must not be sent: the disk knows the request, or its author is not signed in. */
export type DirectResult = { verdict: Verdict; reference: string; isCorrection: boolean } | null;

export type DirectSender = ReturnType<typeof createDirectSender>;

interface Attempt {
  entry: Entry;
  verdict: Verdict;
}

export function createDirectSender({
  outbox,
  sendOne,
  clock,
  newId,
  author,
  shownAuthor,
  clockAhead,
  inTime,
}: UnstoredSendDeps) {
  /** Attempts of each request that the server may hold, oldest first, by the id of its form. */
  const attempts = new Map<string, Attempt[]>();
  /** Requests that the database still has to answer for. */
  const unanswered = new Set<string>();

  /** True if the disk has the request, or corrections of it. One that cannot be read knows nothing. */
  async function isOnDisk(id: string): Promise<boolean> {
    const looking = Promise.all([outbox.findSent(id), outbox.unsent()]);
    const [sent, unsent] = await inTime(looking).catch(() => [undefined, []] as const);
    return sent !== undefined || unsent.some((entry) => requestIdOf(entry) === id);
  }

  async function maySend({ author: maker }: NewEntry): Promise<boolean> {
    return !maker || (await inTime(author()).catch(shownAuthor)) === maker;
  }

  /** The same content again, or a correction of what the server holds or may hold. */
  async function entryFor(made: NewEntry, before: readonly Attempt[]): Promise<Entry> {
    const now = toIsoTime(clock());
    const fresh = { ...createEntry(made, now), ...(await inTime(clockAhead(now)).catch(() => ({}))) };
    const last = before.at(-1);
    const isTaken = last?.verdict.type === 'refused';
    if (last && !isTaken && isSamePayload(sentPayloadOf(last.entry), made.payload)) return last.entry;
    if (!last && !made.atOffice) return { ...fresh, order: 0 };
    const chain = { entries: before.map(({ entry }) => entry), sent: [] };
    const payload = correctionOf(fresh, chain, made.atOffice ?? null);
    return {
      ...fresh,
      id: newId(),
      kind: 'correction',
      version: CORRECTION_VERSION_BY_SECRET,
      payload,
      order: before.length,
    };
  }

  async function send(made: NewEntry): Promise<DirectResult> {
    const before = attempts.get(made.id) ?? [];
    // A request that the disk has already is corrected by the disk's own knowledge alone.
    if (before.length === 0 && (made.replaces || (await isOnDisk(made.id)))) return null;
    if (!(await maySend(made))) return null;
    const entry = await entryFor(made, before);
    const others = before.filter((one) => one.entry.id !== entry.id);
    // Noted before it leaves, for its answer may be lost.
    attempts.set(made.id, [...others, { entry, verdict: { type: 'unreachable' } }]);
    const verdict = await sendOne(entry);
    const holdsNothing = verdict.type === 'refused' && !verdict.isTaken;
    const after = holdsNothing ? others : [...others, { entry, verdict }];
    if (after.length > 0) attempts.set(made.id, after);
    else attempts.delete(made.id);
    const isCorrection =
      made.kind === 'correction' ||
      Boolean(made.atOffice) ||
      others.some((one) => one.verdict.type === 'accepted');
    return { verdict, reference: entry.reference, isCorrection };
  }

  return {
    send,

    /** True for what only this memory can send: other content than what it sent, or the database owes an answer. */
    isOnlyWay({ id, payload }: NewEntry): boolean {
      const [first, ...corrections] = attempts.get(id) ?? [];
      const isOther = first !== undefined && !isSamePayload(sentPayloadOf(first.entry), payload);
      return unanswered.has(id) || corrections.length > 0 || isOther;
    },

    /** True if the server may hold it although the disk knows of no attempt. */
    wasSent: (id: string): boolean => attempts.has(id),

    /**
     * Waits for a database that answers late: the person was told that it is not stored, so the form holds it.
     * @param press that stores it
     */
    async settleLate(
      id: string,
      press: string,
      storing: Promise<Pick<Entry, 'id'>>,
      sent: Promise<unknown>,
    ): Promise<void> {
      unanswered.add(id);
      try {
        const [stored] = await Promise.all([storing, sent.catch(() => undefined)]);
        const [first, ...corrections] = attempts.get(id) ?? [];
        // The disk has made an id of its own for a correction.
        const isStored = first?.entry.id === stored.id;
        if (isStored && first?.verdict.type === 'accepted' && corrections.length === 0)
          await outbox.acknowledge([first.verdict.receipt]);
        else await outbox.withdraw(stored.id, press, isStored ? 'this' : 'nothing');
      } catch {
        // It was not stored after all.
      } finally {
        unanswered.delete(id);
      }
    },
  };
}

/** Content of an entry as the form had it: of a correction the request; proven by reference and contact, its changes. */
const sentPayloadOf = (entry: Entry) => (proofOf(entry) ? entry : originalRequestOf(entry)).payload;
