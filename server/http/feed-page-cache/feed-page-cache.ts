/**
 * Pages of the feed, kept compressed until a record in them changes, so that the second device costs a copy. Before each
 * use the database is asked whether a page still holds, so what other servers change counts at once. See
 * docs/decisions/062-pages-of-the-feed-are-cached.md.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { FEED_PAGE_SIZE } from '../../../src/kinds/calls/feed-page.ts';
import type { FeedPosition, FeedReader } from '../../store/feed/feed.ts';
import { createGzipPrefix, type GzipPrefix } from './gzip-prefix.ts';
import { type FeedPageScope, findFeedPageEnd, scopeName, serializeFeedPage } from './read-feed-page.ts';

export interface CachedFeedPage {
  packed: GzipPrefix;
  after: number;
  /** The place from which the next page continues. */
  upTo: number;
}

export interface FeedPageCache {
  /**
   * Returns the page that begins after a place, as it is in the database now. Calls for a page that is being
   * made wait.
   * @param after 0 for a device that has nothing yet
   * @returns null when its records changed again and again while it was made
   */
  page(view: FeedPageScope, after: number, position: FeedPosition): Promise<CachedFeedPage | null>;
  /**
   * Call when the feed has moved, so that outdated pages are soon dropped even if no reader asks for them.
   */
  moved(): void;
  /** Bytes kept now. */
  bytes(): number;
}

export interface FeedPageCacheDeps {
  records: FeedReader;
  /** Bytes of compressed pages at most; those that were not asked for longest go first. */
  budget?: number;
  /** Records in a page at most; `FEED_PAGE_SIZE` unless told. */
  most?: number;
}

interface Page extends CachedFeedPage {
  /** Record count and account names when the page was made; the page is valid while both are unchanged. */
  count: number;
  names: string;
  /** End of the feed when the page was last found valid. */
  provenAt: number;
  /** True if the feed ended with this page, so that new records still belong to it. */
  isLast: boolean;
  passes: boolean;
}

/** Enough for about a million bookings of one role; a page of 2,048 takes about 130 KB. */
const BUDGET = 64 * 1_024 * 1_024;
/** Bytes that a page takes in memory in addition to its content. */
const BESIDE = 1_024;
/** Attempts before a page is read without being cached. */
const TRIES = 3;
/** Milliseconds from a move of the feed until the cached pages are checked. */
const SOON = 5_000;

export function createFeedPageCache({
  records,
  budget = BUDGET,
  most = FEED_PAGE_SIZE,
}: FeedPageCacheDeps): FeedPageCache {
  /** The least recently used pages come first. */
  const kept = new Map<string, Page>();
  const making = new Map<string, Promise<Page>>();
  let bytes = 0;
  let timer: NodeJS.Timeout | null = null;

  function drop(key: string, page: Page): void {
    if (kept.get(key) !== page) return;
    kept.delete(key);
    bytes -= sizeOf(page);
  }

  /** From now on it is the youngest, if it is still kept. */
  function touch(key: string, page: Page): void {
    if (kept.get(key) !== page) return;
    kept.delete(key);
    kept.set(key, page);
  }

  function keep(key: string, page: Page): void {
    const before = kept.get(key);
    if (before) drop(key, before);
    if (page.passes || sizeOf(page) > budget) return;
    for (const [oldest, one] of kept) {
      if (bytes + sizeOf(page) <= budget) break;
      drop(oldest, one);
    }
    kept.set(key, page);
    bytes += sizeOf(page);
  }

  async function make(view: FeedPageScope, after: number, last: number): Promise<Page> {
    const names = await records.names();
    const upTo = await findFeedPageEnd(records, view, after, last, most);
    // Before anything is read: a record that leaves meanwhile is noticed.
    const count = await records.count(after, upTo);
    const { text, passes } = await serializeFeedPage(records, view, after, upTo);
    const packed = await createGzipPrefix(text);
    return { packed, after, upTo, count, names, provenAt: last, isLast: upTo === last, passes };
  }

  /** Makes a page, or waits for a call that is already making it. */
  function share(key: string, view: FeedPageScope, after: number, last: number): Promise<Page> {
    const shared = making.get(key);
    if (shared) return shared;
    const made = make(view, after, last)
      .then((page) => {
        keep(key, page);
        return page;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  /**
   * @param position of the feed, read after the page was there; null where it may have moved since
   * @param names of accounts, where they were just read
   */
  async function holds(page: Page, position: FeedPosition | null, names?: string): Promise<boolean> {
    if ((names ?? (await records.names())) !== page.names) return false;
    if (position?.seq === page.provenAt) return true;
    if ((await records.count(page.after, page.upTo)) !== page.count) return false;
    if (position) page.provenAt = Math.max(page.provenAt, position.seq);
    return true;
  }

  async function lookThrough(): Promise<void> {
    const position = await records.position();
    const names = await records.names();
    for (const [key, page] of [...kept]) {
      const isThere = key.startsWith(position.epoch) && page.upTo <= position.seq;
      if (!isThere || !(await holds(page, position, names))) drop(key, page);
      await turn();
    }
  }

  return {
    async page(view, after, position) {
      const key = [position.epoch, scopeName(view.role), view.guests, after].join(' ');
      for (let tries = 0; tries < TRIES; tries += 1) {
        const found = kept.get(key);
        if (found && fits(found, position) && (await holds(found, position))) {
          touch(key, found);
          return found;
        }
        if (found) drop(key, found);
        const made = await share(key, view, after, position.seq);
        if (await holds(made, null)) return made;
        drop(key, made);
      }
      return null;
    },
    moved() {
      if (timer || kept.size === 0) return;
      timer = setTimeout(() => {
        timer = null;
        // While the database is unavailable, no page is served either.
        void lookThrough().catch(() => undefined);
      }, SOON);
      timer.unref();
    },
    bytes: () => bytes,
  };
}

/** A page that was the last one has all that comes next beyond it, and one beyond the end is of another epoch. */
function fits({ upTo, isLast }: Page, { seq }: FeedPosition): boolean {
  return isLast ? upTo === seq : upTo <= seq;
}

function sizeOf({ packed }: Page): number {
  return packed.bytes.length + BESIDE;
}
