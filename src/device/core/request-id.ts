import type { Correction } from '../../kinds/correction/schema.ts';
import type { Entry } from './tables.ts';

/** The id of the request that an entry belongs to: a correction belongs to that of what it corrects. */
export function requestIdOf({ id, kind, payload }: Pick<Entry, 'id' | 'kind' | 'payload'>): string {
  return kind === 'correction' ? (payload as Correction).record : id;
}
