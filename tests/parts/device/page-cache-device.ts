/** A device that reads kept pages of the feed, and what the database itself would tell it. */
import { gunzipSync } from 'node:zlib';
import type { FeedPageCache } from '../../../server/http/feed-page-cache/feed-page-cache.ts';
import { completeGzip } from '../../../server/http/feed-page-cache/gzip-prefix.ts';
import {
  type FeedPageContent,
  type FeedPageScope,
  readFeedPage,
} from '../../../server/http/feed-page-cache/read-feed-page.ts';
import type { FeedReader } from '../../../server/store/feed/feed.ts';
import type { OtherDepartmentRequest } from '../../../src/contract/office/guests.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';

/** A server: what it keeps, and what it reads from the database. */
export interface CachingServer {
  pages: FeedPageCache;
  records: FeedReader;
}

export interface Held {
  records: Map<string, FeedRecord>;
  elsewhere: Map<string, OtherDepartmentRequest>;
  /** How far the device has read. */
  place: number;
}

export const emptyDevice = (): Held => ({ records: new Map(), elsewhere: new Map(), place: 0 });

/** The page after a place, and what is in it. */
export async function askForPage(
  { pages, records }: CachingServer,
  view: FeedPageScope,
  after: number,
): Promise<{ content: FeedPageContent; upTo: number; more: boolean }> {
  const position = await records.position();
  const page = await pages.page(view, after, position);
  if (!page) {
    const { content, upTo } = await readFeedPage(records, view, after, position.seq);
    return { content, upTo, more: upTo < position.seq };
  }
  const content = JSON.parse(gunzipSync(completeGzip(page.packed, '}')).toString()) as FeedPageContent;
  return { content, upTo: page.upTo, more: page.upTo < position.seq };
}

/** Reads on to the end of the feed, each page from a server that is picked. */
export async function readOn(device: Held, view: FeedPageScope, pick: () => CachingServer): Promise<void> {
  for (let more = true; more; ) {
    const page = await askForPage(pick(), view, device.place);
    for (const id of page.content.removed) device.records.delete(id);
    for (const record of page.content.records) device.records.set(record.id, record);
    for (const one of page.content.elsewhere ?? []) device.elsewhere.set(one.id, one);
    device.place = page.upTo;
    more = page.more;
  }
}

/** Reads from the database, in one go, what a device that has nothing would be told now. */
export async function readDirectly(
  records: FeedReader,
  view: FeedPageScope,
): Promise<Pick<Held, 'records' | 'elsewhere'>> {
  const { seq } = await records.position();
  const { content } = await readFeedPage(records, view, 0, seq);
  return {
    records: new Map(content.records.map((record) => [record.id, record])),
    elsewhere: new Map((content.elsewhere ?? []).map((one) => [one.id, one])),
  };
}
