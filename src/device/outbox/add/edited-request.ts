/** A request as a form opens it, to be edited or corrected. */
import type { EntryKind } from '../../../kinds/entry-kinds.ts';
import type { DeviceDatabase } from '../../core/database.ts';
import { proofOf, requestIdOf } from '../../core/request-id.ts';
import { mayHaveArrived } from '../../core/tables.ts';
import {
  currentEntryOf,
  type OfficeState,
  originalRequestOf,
  readCorrectionChain,
} from './correction-chain.ts';

export interface EditedRequest {
  /** Id of the first entry, under which it is submitted again. */
  id: string;
  reference: string;
  kind: EntryKind;
  /** Content that was submitted last; null if this device no longer has it. */
  payload: unknown;
  /** Package of a booking whose payload is gone. */
  about?: string;
  /** False while nothing of it has left this device: then the entry itself is changed. */
  isCorrection: boolean;
  /** State at the office, if known; null if the outbox itself has it. */
  atOffice: OfficeState | null;
}

/**
 * Finds a request to edit. Call this in a transaction.
 * @param id of the first entry or of one of its corrections
 * @returns undefined for an id that this device never had, and for a correction of another device's request
 */
export async function findEditedRequest(
  tables: DeviceDatabase,
  id: string,
): Promise<EditedRequest | undefined> {
  const [entry, receipt] = await Promise.all([tables.entries.get({ id }), tables.sent.get(id)]);
  if ((entry && proofOf(entry)) || receipt?.kind === 'correction') return undefined;
  const first = entry ? requestIdOf(entry) : (receipt?.corrects ?? id);
  const chain = await readCorrectionChain(tables, first);
  const { sent } = chain;
  const last = currentEntryOf(chain);
  if (last) {
    const { kind, payload, capturedAt } = originalRequestOf(last);
    const isReceived = last.state === 'received';
    const isCorrection = last.kind === 'correction' || isReceived || mayHaveArrived(last);
    // When the feed brings it, the entry may leave the outbox before the form is submitted.
    const atOffice = isReceived ? { capturedAt, replaces: [], payload } : null;
    return { id: first, reference: last.reference, kind, payload, isCorrection, atOffice };
  }
  const root = sent.find((one) => one.id === first) ?? sent[0];
  if (!root) return undefined;
  const { reference, kind, capturedAt } = root;
  const about = sent.find((one) => one.about !== undefined)?.about;
  const atOffice = { capturedAt, replaces: sent.flatMap((one) => (one.corrects ? [one.id] : [])) };
  return {
    id: first,
    reference,
    kind,
    payload: null,
    ...(about !== undefined && { about }),
    isCorrection: true,
    atOffice,
  };
}
