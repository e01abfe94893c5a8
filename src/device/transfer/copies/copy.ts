/** The copy of one entry, as it is written with the receipt. */
import type { Receipt } from '../../../contract/protocol/answers.ts';
import type { Entry, EntryCopy } from '../../core/tables.ts';

/** False where this browser cannot seal: without TLS there is no Web Crypto, and no copy is kept. */
export function canKeepCopies(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Null if the server is too old to name a place in its receipts. */
export function copyOfEntry(
  entry: Entry | undefined,
  { id, reference, receivedAt, epoch, place, asMessage }: Receipt,
): EntryCopy | null {
  if (!entry || epoch === undefined || place === undefined) return null;
  const { record, view } = entry.payload as { record?: unknown; view?: unknown };
  const about = record ?? view;
  return {
    id,
    reference,
    kind: entry.kind,
    ...(entry.author !== null && { author: entry.author }),
    ...(entry.author !== null && typeof about === 'string' && { about }),
    epoch,
    place,
    receivedAt,
    order: entry.order,
    size: JSON.stringify(entry.payload).length,
    entry: asMessage ? { ...entry, asMessage } : entry,
    unsealed: 1,
  };
}
