/** Says of several requests that they are of one guest, and takes that back. */

import { findGuest } from '../../../device/office/search/page.ts';
import { type Row, staffActions } from '../../../device/records/index.ts';
import type { GuestLink } from '../../../kinds/guest-link/schema.ts';
import type { RequestKind } from '../../../kinds/list.ts';
import { say, sayKnown } from '../../../words/say.ts';

/** More are hardly of one guest, and each is a submission. */
export const MAX_JOINED = 20;

type Request = Pick<Row<RequestKind>, 'id' | 'kind' | 'guest'>;

/**
 * Joins the guest of each request with that of the first one. Requests already known to be of that guest are
 * left alone, because undoing would then part them as well.
 * @returns the message, and a function that undoes it; none if nothing was joined
 */
export async function joinGuests(
  requests: readonly Request[],
): Promise<{ words: string; undo?: () => Promise<string> }> {
  const [first, ...others] = requests;
  if (!first) return { words: '' };
  const known = await findGuest(first.id, Number.MAX_SAFE_INTEGER);
  // The search may not have read yet what has just arrived.
  const together = new Set([...idsSharingContact(requests), ...(known?.hits ?? []).map(({ id }) => id)]);
  const joined = others.filter(({ id }) => !together.has(id));
  if (joined.length === 0) return { words: say('These requests are already linked to the same guest.') };
  const saveLinks = (same: boolean) =>
    staffActions().saveMany(
      'guestLink',
      joined.map(
        ({ id: other, kind: otherKind }): GuestLink => ({
          record: first.id,
          kind: first.kind,
          other,
          otherKind,
          same,
        }),
      ),
    );
  const failed = await saveLinks(true);
  if (failed) return { words: say('They were not linked. {reason}', { reason: sayKnown(failed.error) }) };
  return {
    words: say('{number} requests are now linked to the same guest.', { number: requests.length }),
    undo: async () => {
      const notParted = await saveLinks(false);
      return notParted
        ? say('They were not unlinked. {reason}', { reason: sayKnown(notParted.error) })
        : say('They are no longer linked.');
    },
  };
}

/** Ids of those that share a contact with the first, or with one that does. */
export function idsSharingContact([first, ...others]: readonly Request[]): Set<string> {
  const found = new Set<string>();
  const keys = new Set(first?.guest?.keys);
  for (let size = -1; size < found.size; ) {
    size = found.size;
    for (const { id, guest } of others) {
      if (found.has(id) || !guest?.keys.some((key) => keys.has(key))) continue;
      found.add(id);
      for (const key of guest.keys) keys.add(key);
    }
  }
  return found;
}
