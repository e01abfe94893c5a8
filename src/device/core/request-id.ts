import type { ContactCorrection } from '../../kinds/correction/by-contact.ts';
import type { Correction } from '../../kinds/correction/schema.ts';
import type { Entry } from './tables.ts';

type NamedEntry = Pick<Entry, 'id' | 'kind' | 'payload'>;

/**
 * The id of the request that an entry belongs to: a correction belongs to that of what it corrects. One by reference and
 * contact knows no id of it, and is by itself.
 */
export function requestIdOf(entry: NamedEntry): string {
  const { id, kind, payload } = entry;
  return kind === 'correction' && !proofOf(entry) ? (payload as Correction).record : id;
}

/** Reference and contact of a correction that they prove; undefined for any other entry. */
export function proofOf({
  kind,
  payload,
}: Pick<Entry, 'kind' | 'payload'>): ContactCorrection['proof'] | undefined {
  return kind === 'correction' ? (payload as Partial<ContactCorrection>).proof : undefined;
}
