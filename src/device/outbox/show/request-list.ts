/** The outbox as people think of it: one item for each request, its corrections included. Pure. */

import { requestIdOf } from '../../core/request-id.ts';
import type { Entry, SentEntry } from '../../core/tables.ts';

export interface UnsentRequest {
  /** The newest entry of it that is not sent. */
  entry: Entry;
  isCorrection: boolean;
  /** Of an earlier version, where the server has one. */
  receipt: SentEntry | null;
}

export interface SentRequest {
  /** Of the first entry, or of a correction that arrived without it. */
  receipt: SentEntry;
  /** Of the newest correction. */
  correction: SentEntry | null;
}

/** @param unsent oldest first */
export function listUnsent(unsent: readonly Entry[], sent: readonly SentEntry[]): UnsentRequest[] {
  const receipts = receiptsById(sent);
  const items = new Map<string, UnsentRequest>();
  for (const entry of unsent) {
    const id = requestIdOf(entry);
    // It keeps the place of the first.
    items.set(id, {
      entry,
      isCorrection: entry.kind === 'correction' && !entry.afterFailure,
      receipt: receipts.get(id)?.receipt ?? null,
    });
  }
  return [...items.values()];
}

/**
 * What has been received and waits for no correction.
 * @param sent newest first
 */
export function listSent(unsent: readonly Entry[], sent: readonly SentEntry[]): SentRequest[] {
  const waiting = new Set(unsent.map((entry) => requestIdOf(entry)));
  return [...receiptsById(sent)].flatMap(([id, item]) => (waiting.has(id) ? [] : [item]));
}

function receiptsById(sent: readonly SentEntry[]): Map<string, SentRequest> {
  const items = new Map<string, SentRequest>();
  for (const receipt of sent) {
    const id = receipt.corrects ?? receipt.id;
    const known = items.get(id);
    const correction = receipt.corrects ? receipt : null;
    if (!known) items.set(id, { receipt, correction });
    else {
      const first = correction ? known.receipt : receipt;
      items.set(id, { receipt: first, correction: known.correction ?? correction });
    }
  }
  return items;
}
