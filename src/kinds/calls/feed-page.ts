/** The feed of records (`GET /api/changes`) and its stream. */
import * as z from 'zod/mini';
import type { OtherDepartmentRequest } from '../../contract/office/guests.ts';
import type { FeedRecord } from '../records.ts';
import { savedViewListSchema } from '../saved-view/schema.ts';
import { siteDraftListSchema } from '../site-draft/schema.ts';

/** Most records in one page of the feed, which ends at 1 MB before: a power of two, as pages end at round places (`page-end.ts`). */
export const FEED_PAGE_SIZE = 2_048;

/**
 * One page of the feed. Only the outer shape is checked: the device trusts the server for the records inside.
 */
export const feedPageSchema = z.object({
  records: z.array(z.custom<FeedRecord>((value) => typeof value === 'object' && value !== null)),
  /** Ids of removed records. */
  removed: z.array(z.uuid()),
  /** Requests of other departments, for readers who ask for guests; absent from older servers. */
  elsewhere: z.optional(
    z.array(z.custom<OtherDepartmentRequest>((value) => typeof value === 'object' && value !== null)),
  ),
  /** Passed back as `since`. Opaque to devices: it encodes database, role and place. */
  cursor: z.string(),
  /** True when there is another page. */
  more: z.boolean(),
  /**
   * True when `since` belongs to another database or role, or lies in the future (a backup was restored): the
   * device must drop its records, and this page is the first.
   */
  reset: z.boolean(),
  /**
   * All saved views that this account sees, if one of them may have changed; absent otherwise, and from older
   * servers. If it is absent with `reset`, there are no views.
   */
  views: z.optional(savedViewListSchema),
  /**
   * Drafts of the public site that changed since the cursor, for who may edit it; those that are over come without a
   * value. Absent if none did, and from older servers. With `reset` they are all there are so far.
   */
  drafts: z.optional(siteDraftListSchema),
});
export type FeedPage = z.output<typeof feedPageSchema>;

/**
 * Name of the event of `calls.changesStream`, which says that there is more for this account. Its data is
 * empty.
 */
export const CHANGED_EVENT = 'changed';
/** Name of the event by which the same stream says, every 20 seconds, that the office is there. */
export const ALIVE_EVENT = 'alive';
