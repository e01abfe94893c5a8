/** The working state that a request begins in (docs/contract.md#working-states). */
import { requestKinds } from './changes.ts';
import type { RecordKind } from './roles.ts';
import type { WorkingState } from './statuses.ts';

/**
 * @param maker kind of the entry that makes the record
 * @returns null for records that are no requests
 */
export function firstState(maker: string, kind: RecordKind): WorkingState | null {
  if (!(requestKinds as readonly RecordKind[]).includes(kind)) return null;
  // Staff enter a booking that is agreed already: it waits for no answer.
  return maker === 'addedTour' ? 'confirmed' : 'new';
}
