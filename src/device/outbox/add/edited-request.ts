/** A request as a form opens it, to be edited or corrected. */
import type { EntryKind } from '../../../contract/kinds/entry-kinds.ts';
import type { DeviceDatabase } from '../../core/database.ts';
import { requestIdOf } from '../../core/request-id.ts';
import { mayHaveArrived } from '../../core/tables.ts';
import { type AtOffice, lastOf, readChain, requestOf } from './chain.ts';

export interface EditedRequest {
  /** Of the first entry, under which it is submitted again. */
  id: string;
  reference: string;
  kind: EntryKind;
  /** As it was submitted last; null where this device does not keep it any more. */
  payload: unknown;
  /** The package of a booking whose payload is gone. */
  about?: string;
  /** False while none of it has left this device: then it is changed in its place. */
  isCorrection: boolean;
  /** What the office is known to have of it; null where the outbox knows by itself. */
  atOffice: AtOffice | null;
}

/**
 * To be called in a transaction.
 * @param id of the first entry or of one of its corrections
 * @returns undefined for what never stood here
 */
export async function findEdited(tables: DeviceDatabase, id: string): Promise<EditedRequest | undefined> {
  const [entry, receipt] = await Promise.all([tables.entries.get({ id }), tables.sent.get(id)]);
  const first = entry ? requestIdOf(entry) : (receipt?.corrects ?? id);
  const chain = await readChain(tables, first);
  const { sent } = chain;
  const last = lastOf(chain);
  if (last) {
    const { kind, payload, capturedAt } = requestOf(last);
    const isReceived = last.state === 'received';
    const isCorrection = last.kind === 'correction' || isReceived || mayHaveArrived(last);
    // The feed may take it out of the outbox before the form is submitted.
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
