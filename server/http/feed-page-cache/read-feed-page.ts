/** Pages of the feed, with the records of the kinds that the role of the reader may see. */
import type { FeedPage } from '../../../src/kinds/calls/feed-page.ts';
import { recordKinds } from '../../../src/kinds/list.ts';
import { isInMoneyView, toMoneyView } from '../../../src/kinds/money-view.ts';
import { feedKindsOfRole, seesOnlyMoney } from '../../../src/kinds/record-roles.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { FeedReader, SliceOptions } from '../../store/feed/feed.ts';

/** Properties of a reader that decide which records a page contains. */
export interface FeedPageScope {
  role: string;
  /** True if the reader asked for guest data: which requests come from the same guest. */
  guests: boolean;
}

export type FeedPageContent = Pick<FeedPage, 'records' | 'removed' | 'elsewhere'>;

/** Most records that are read and serialised in one turn of the event loop. */
const PART = 256;

/** A page as the beginning of a JSON object; the end is appended for each answer. */
export interface SerializedPage {
  text: Buffer;
  /** True while mail of a record is being sent, because sending does not move the record in the feed. */
  passes: boolean;
}

/** Names of views that have changed: devices with older cursors read the feed again from the beginning. */
const RENAMED: Readonly<Record<string, string>> = {
  // Since it may see requests.
  finance: 'financemoney',
  // Since it is not told of the requests of operations.
  bookings: 'bookingsalone',
};

/** Name of a role's view, as used in cursors. */
export const scopeName = (role: string) => (Object.hasOwn(RENAMED, role) && RENAMED[role]) || role;

/** @param after 0 for a device that has nothing yet @param last the end of the feed */
export async function readFeedPage(
  records: FeedReader,
  view: FeedPageScope,
  after: number,
  last: number,
  options: Pick<SliceOptions, 'begins' | 'most'> = {},
): Promise<{ content: FeedPageContent; upTo: number }> {
  const { begins = after === 0 } = options;
  const slice = await records.slice(feedKindsOfRole(view.role), after, last, {
    ...options,
    ...guestsOf(view),
  });
  const seen = seenBy(view.role, slice.records);
  return {
    content: {
      records: seen.records,
      // A device that has nothing yet needs no removals.
      removed: begins ? slice.removed : [...slice.removed, ...seen.hidden],
      ...(view.guests && { elsewhere: slice.elsewhere }),
    },
    upTo: slice.upTo,
  };
}

/** Returns the place where a page ends. @param last the end of the feed @param most records that fit */
export function findFeedPageEnd(
  records: FeedReader,
  view: FeedPageScope,
  after: number,
  last: number,
  most: number,
): Promise<number> {
  return records.end(feedKindsOfRole(view.role), after, last, { ...guestsOf(view), most });
}

/** Like `readFeedPage`, but serialised as text in several turns of the event loop. @param upTo end of the page */
export async function serializeFeedPage(
  records: FeedReader,
  view: FeedPageScope,
  after: number,
  upTo: number,
): Promise<SerializedPage> {
  const begins = after === 0;
  const lists: Record<keyof FeedPageContent, string[]> = { records: [], removed: [], elsewhere: [] };
  let passes = false;
  for (let at = after; at < upTo; ) {
    // By their number, because those that a reader sees may be far apart, or all in one place.
    const { content, upTo: next } = await records.inTurn(() =>
      readFeedPage(records, view, at, upTo, { begins, most: PART }),
    );
    at = next;
    for (const list of ['records', 'removed', 'elsewhere'] as const) {
      const items = content[list] ?? [];
      if (items.length > 0) lists[list].push(JSON.stringify(items).slice(1, -1));
    }
    passes ||= content.records.some(isPassing);
  }
  const named = (list: keyof FeedPageContent) => `"${list}":[${lists[list].join(',')}]`;
  const parts = [named('records'), named('removed'), ...(view.guests ? [named('elsewhere')] : [])];
  return { text: Buffer.from(`{${parts.join(',')}`), passes };
}

/**
 * Roles that see only the money of records do not need guest data. Operations, which answer for the whole journey, are told
 * that bookings has a guest too; told the same, every account of bookings could find out whose customer anybody is, with a
 * stay that it makes under their contact.
 */
const guestsOf = ({ role, guests }: FeedPageScope) => ({
  guests: guests && !seesMoney(role),
  elsewhere: role === 'operations',
});

const seesMoney = (role: string) => recordKinds.some((kind) => seesOnlyMoney(role, kind));

/**
 * Returns the records as a role sees them, and the ids of those it may have seen before and no longer sees.
 */
function seenBy(role: string, all: readonly FeedRecord[]): { records: FeedRecord[]; hidden: string[] } {
  const records: FeedRecord[] = [];
  const hidden: string[] = [];
  for (const record of all) {
    if (!seesOnlyMoney(role, record.kind)) records.push(record);
    else if (isInMoneyView(record)) records.push(toMoneyView(record));
    else hidden.push(record.id);
  }
  return { records, hidden };
}

function isPassing({ replies = [] }: FeedRecord): boolean {
  return replies.some(({ delivery }) => delivery?.state === 'queued' || delivery?.state === 'sending');
}
