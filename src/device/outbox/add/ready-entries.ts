/** Which entries may be sent, and which wait for others of the same device. Pure. */
import type { Entry } from '../../core/tables.ts';

/**
 * @param unsent everything that the server does not hold
 * @param author who is signed in; null for nobody
 * @returns those that wait for nothing but a connection, in the same order
 */
export function readyEntries(unsent: readonly Entry[], author: string | null): Entry[] {
  const here = new Set<unknown>(unsent.filter(holdsOthers).map(({ id }) => id));
  return unsent.filter(
    (entry) =>
      entry.state === 'waiting' &&
      (entry.author === null || (entry.author === author && !buildsOn(entry).some((id) => here.has(id)))),
  );
}

/**
 * Ids of entries without which this one makes no sense to the server: the record's own, the change before. One
 * that says what it has seen of each field waits for those that set these fields, and for no other.
 */
function buildsOn({ kind, payload }: Entry): unknown[] {
  // The server makes one record of both, whichever comes first.
  if (kind === 'correction') return [];
  const { after, record, seen } = payload as { after?: unknown; record?: unknown; seen?: object };
  return seen ? [record, ...Object.values(seen)] : [after, record];
}

/**
 * False for a change that was refused for good: what was made after it is decided by itself. A conflict has to be
 * settled first, and a record has to be there before anything is done to it.
 */
function holdsOthers({ kind, state, problem }: Entry): boolean {
  return state !== 'parked' || kind !== 'recordChange' || problem?.held !== undefined;
}
