/** The outbox as it is shown: one item for each request, its corrections included. Pure. */

import { requestIdOf } from '../../core/request-id.ts';
import type { Entry, SentEntry } from '../../core/tables.ts';

export interface UnsentRequest {
  /** Its newest entry that is not sent. */
  entry: Entry;
  isCorrection: boolean;
  /** Receipt of an earlier version, if the server has one. */
  receipt: SentEntry | null;
}

export interface SentRequest {
  /** Receipt of the first entry, or of a correction that arrived without it. */
  receipt: SentEntry;
  /** Receipt of the newest correction. */
  correction: SentEntry | null;
}

/** Returns the requests with an unsent entry. @param unsent oldest first */
export function listUnsent(unsent: readonly Entry[], sent: readonly SentEntry[]): UnsentRequest[] {
  const receipts = receiptsById(sent);
  const items = new Map<string, UnsentRequest>();
  for (const entry of unsent) {
    const id = requestIdOf(entry);
    // The request keeps the place of its first entry.
    items.set(id, {
      entry,
      isCorrection: entry.kind === 'correction' && !entry.afterFailure,
      receipt: receipts.get(id)?.receipt ?? null,
    });
  }
  return [...items.values()];
}

/**
 * Returns the requests that have been received and have no waiting correction.
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
