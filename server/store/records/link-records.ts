import type { GuestLink } from '../../../src/kinds/guest-link/schema.ts';
import type { WritingTransaction } from '../feed/feed-sequence.ts';
import { moveRecord } from '../feed/move-record.ts';
import { writeGuestLink } from '../people/guest-links.ts';

/** Keeps whose requests two are. Both move to the end of the feed; their revisions stay the same. */
export async function linkRecords(
  transaction: WritingTransaction,
  change: string,
  link: GuestLink,
): Promise<void> {
  await writeGuestLink(transaction, change, link);
  await moveRecord(transaction, link.record, {});
  await moveRecord(transaction, link.other, {});
}
