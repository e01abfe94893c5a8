/** What staff say of whose requests two are. */

import type { FeedRecord } from '../../src/contract/kinds/records.ts';
import type { GuestLink } from '../../src/contract/protocol/guest-link.ts';
import type { Writer } from '../store/core/writer.ts';
import type { Change } from './change.ts';

/**
 * Keeps it with both requests; of two words on the same requests the later one counts.
 * @param record one of the two; both exist
 */
export async function linkGuests(
  writer: Writer,
  { id, author, now }: Pick<Change, 'id' | 'author' | 'now'>,
  record: Pick<FeedRecord, 'reference'>,
  link: GuestLink,
): Promise<void> {
  await writer.audit({
    by: author.email,
    action: link.same ? 'guest.join' : 'guest.part',
    subject: record.reference,
    // Nobody is named in the log: the other request by its id.
    after: { other: link.other },
    at: now,
  });
  await writer.guestLink(id, link);
}
