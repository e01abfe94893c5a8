/** What a page of the feed has, for whoever reads it: records of the kinds that the role may see. */
import { setImmediate as turn } from 'node:timers/promises';
import { feedKindsOf, recordKinds, seesMoneyAlone } from '../../../src/contract/accounts/roles.ts';
import type { FeedRecord } from '../../../src/contract/kinds/records.ts';
import { concernsMoney, forMoney } from '../../../src/contract/money/money-view.ts';
import type { FeedPage } from '../../../src/contract/protocol/changes.ts';
import type { FeedReader, SliceOptions } from '../../store/feed/feed.ts';

/** Everything of a reader that the records of a page depend on. */
export interface PageView {
  role: string;
  /** Whether it asked for what it may know of whose requests they are. */
  guests: boolean;
}

export type PageContent = Pick<FeedPage, 'records' | 'removed' | 'elsewhere'>;

/** Turns of the event loop in which a page is read and written as text: some 256 records in each. */
const PARTS = 8;

/** A page as the beginning of a JSON object, which has no end yet. */
export interface PageText {
  text: Buffer;
  /** True while mail of a record is on its way: that it is being sent moves no record. */
  passes: boolean;
}

/** Since finance sees requests its cursors have a name of their own: what it had read before is read anew. */
export const viewOf = (role: string) => (role === 'finance' ? 'financemoney' : role);

/** @param after 0 for a device that has nothing yet @param last the end of the feed */
export async function readPage(
  records: FeedReader,
  view: PageView,
  after: number,
  last: number,
  options: Pick<SliceOptions, 'begins'> = {},
): Promise<{ content: PageContent; upTo: number }> {
  const { begins = after === 0 } = options;
  const slice = await records.slice(feedKindsOf(view.role), after, last, { ...options, ...guestsOf(view) });
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

/** Where a page ends. @param last the end of the feed @param most records that fit */
export function endOfPage(
  records: FeedReader,
  view: PageView,
  after: number,
  last: number,
  most: number,
): Promise<number> {
  return records.end(feedKindsOf(view.role), after, last, { ...guestsOf(view), most });
}

/** The same as text, made in several turns of the event loop. @param upTo its end */
export async function readPageText(
  records: FeedReader,
  view: PageView,
  after: number,
  upTo: number,
): Promise<PageText> {
  const begins = after === 0;
  const lists: Record<keyof PageContent, string[]> = { records: [], removed: [], elsewhere: [] };
  let passes = false;
  const width = Math.ceil((upTo - after) / PARTS);
  for (let at = after; at < upTo; at += width) {
    const { content } = await readPage(records, view, at, Math.min(at + width, upTo), { begins });
    for (const list of ['records', 'removed', 'elsewhere'] as const) {
      const items = content[list] ?? [];
      if (items.length > 0) lists[list].push(JSON.stringify(items).slice(1, -1));
    }
    passes ||= content.records.some(isPassing);
    await turn();
  }
  const named = (list: keyof PageContent) => `"${list}":[${lists[list].join(',')}]`;
  const parts = [named('records'), named('removed'), ...(view.guests ? [named('elsewhere')] : [])];
  return { text: Buffer.from(`{${parts.join(',')}`), passes };
}

/** Whose requests they are is nothing that money needs. */
const guestsOf = ({ role, guests }: PageView) => ({ guests: guests && !seesMoney(role) });

const seesMoney = (role: string) => recordKinds.some((kind) => seesMoneyAlone(role, kind));

/** What a role sees of records, and which of them it does not see now and may have seen before. */
function seenBy(role: string, all: readonly FeedRecord[]): { records: FeedRecord[]; hidden: string[] } {
  const records: FeedRecord[] = [];
  const hidden: string[] = [];
  for (const record of all) {
    if (!seesMoneyAlone(role, record.kind)) records.push(record);
    else if (concernsMoney(record)) records.push(forMoney(record));
    else hidden.push(record.id);
  }
  return { records, hidden };
}

function isPassing({ replies = [] }: FeedRecord): boolean {
  return replies.some(({ delivery }) => delivery?.state === 'queued' || delivery?.state === 'sending');
}
