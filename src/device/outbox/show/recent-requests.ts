/** Requests that a visitor has lately sent from this device, so that a form that the browser filled in again is no new request. */
import type { EntryKind } from '../../../kinds/entry-kinds.ts';
import type { DeviceDatabase } from '../../core/database.ts';
import { requestIdOf } from '../../core/request-id.ts';
import type { Entry, SentEntry } from '../../core/tables.ts';
import { currentEntryOf, originalRequestOf, payloadHash } from '../add/correction-chain.ts';
import type { SubmitOutcome } from '../add/submit.ts';
import { readEntries } from './entry-rows.ts';

/** One version of a request that this device holds or has sent. */
export interface RecentRequest {
  /** Id of the first entry. */
  id: string;
  /** Hash of its content, see `payloadHash`. */
  mark: number;
  /** False for content that was corrected since. */
  isCurrent: boolean;
  /** Outcome that the person may be told now; null for a request that a restored server has lost: it is sent again. */
  outcome: SubmitOutcome | null;
}

/** Receipts that are read; a person has a few. */
const MOST = 99;

/** Reads a visitor's requests of a kind, the newest receipts first. Call this in a transaction. */
export async function readRecentRequests(
  { entries, sent }: Pick<DeviceDatabase, 'entries' | 'sent'>,
  kind: EntryKind,
): Promise<RecentRequest[]> {
  const [waiting, receipts] = await Promise.all([
    readEntries({ entries }),
    sent.orderBy('receivedAt').reverse().limit(MOST).toArray(),
  ]);
  const own = waiting.filter(
    (entry) => entry.author === null && originalRequestOf(entry).kind === kind && entry.state !== 'received',
  );
  // Only visitors' receipts have a mark.
  const received = receipts.filter((one) => one.kind === kind && one.mark !== undefined);
  const ids = new Set([...own.map(requestIdOf), ...received.map(firstOf)]);
  return [...ids].flatMap((id) =>
    versionsOf(
      id,
      own.filter((entry) => requestIdOf(entry) === id),
      received.filter((receipt) => firstOf(receipt) === id),
    ),
  );
}

const firstOf = ({ id, corrects }: SentEntry) => corrects ?? id;

/** @param sent newest first */
function versionsOf(id: string, entries: Entry[], sent: SentEntry[]): RecentRequest[] {
  const entry = currentEntryOf({ entries, sent });
  const receipt = sent.find(({ corrects }) => corrects) ?? sent[0];
  const current = entry ? markOf(entry) : receipt?.mark;
  const outcome = entry ? outcomeOf(entry) : receipt && !receipt.lost ? acceptedBy(receipt) : null;
  const marks = new Set([...entries.map(markOf), ...sent.flatMap(({ mark }) => mark ?? [])]);
  return [...marks].map((mark) => ({ id, mark, isCurrent: mark === current, outcome }));
}

const markOf = (entry: Entry) => payloadHash(originalRequestOf(entry).payload);

function outcomeOf({ state, problem, reference, kind, afterFailure }: Entry): SubmitOutcome {
  const isCorrection = kind === 'correction' && !afterFailure && ({ isCorrection: true } as const);
  return state === 'parked' && problem
    ? { type: 'refused', problem, reference, ...isCorrection }
    : { type: 'saved', reference, ...isCorrection };
}

const acceptedBy = (receipt: SentEntry): SubmitOutcome => ({
  type: 'accepted',
  receipt,
  reference: receipt.reference,
  ...(receipt.corrects && { isCorrection: true }),
});
