/** Statements by staff that two requests come from the same guest or from different ones. */

import type { GuestLink } from '../../../src/kinds/guest-link/schema.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import { addAuditLine } from '../../store/admin/audit-line.ts';
import type { WriteContext } from '../../store/core/write-context.ts';
import { findGuestLink, hasRoomForGuestLink, writeGuestLink } from '../../store/people/guest-links.ts';
import { isLatestWrite } from './last-write-wins.ts';
import { RefusedChange, type StaffChange } from './staff-change.ts';

const noRoom = 'Too many statements about whose request this is. This one is not kept.';

/**
 * Stores the statement with both requests; if there are two about the same requests, the last word counts.
 * @param record one of the two; both exist
 * @throws RefusedChange where nothing more can be said of one of them
 */
export async function applyGuestLink(
  context: WriteContext,
  change: Pick<StaffChange, 'id' | 'author' | 'now' | 'capturedAt' | 'clockAhead'>,
  record: Pick<FeedRecord, 'reference'>,
  link: GuestLink,
): Promise<void> {
  const { id, author, now } = change;
  const standing = await findGuestLink(context, link);
  if (!(await isLatestWrite(context, change, standing))) return;
  if (standing === null && !(await hasRoomForGuestLink(context, link))) {
    throw new RefusedChange(400, { message: noRoom });
  }
  await addAuditLine(context, {
    by: author.accountId,
    action: link.same ? 'guest.join' : 'guest.part',
    subject: record.reference,
    // The log names nobody, so it identifies the other request by its id.
    after: { other: link.other },
    at: now,
  });
  await writeGuestLink(context, id, link);
}
