/** The feed of records, and lists of them, to read: in the order of the commits, see `feed-place.ts`. */
import { type Kysely, sql } from 'kysely';
import { FEED_PAGE } from '../../src/contract/changes.ts';
import type { FeedRecord } from '../../src/contract/records.ts';
import type { RecordKind } from '../../src/contract/roles.ts';
import { recordIdRanges } from './id-ranges.ts';
import { readFrames, readListed } from './listed-records.ts';
import type { RecordIds, StoredKinds } from './stored-kind.ts';
import type { Tables } from './tables.ts';

/** How far the feed is. */
export interface FeedPosition {
  /** Which database: another one after a restore. */
  epoch: string;
  seq: number;
}

/** Records after a place in the feed. */
export interface FeedSlice {
  records: FeedRecord[];
  removed: string[];
  /** The place from which the next slice goes on. */
  upTo: number;
  more: boolean;
}

/** What the store offers of records to read. */
export interface FeedReader {
  position(): Promise<FeedPosition>;
  /** At most `FEED_PAGE` records of some kinds, after one place and up to another. */
  slice(kinds: readonly RecordKind[], after: number, last: number): Promise<FeedSlice>;
  /**
   * All records of one kind by id: a list of any length in pages, of which some may be empty. What is
   * there all the while comes once; others are served between two pages.
   */
  pages(kind: RecordKind): AsyncGenerator<FeedRecord[]>;
}

export function createFeedReader(database: Kysely<Tables>, stored: StoredKinds): FeedReader {
  return {
    position: () => database.selectFrom('feed').select(['epoch', 'seq']).executeTakeFirstOrThrow(),
    async slice(kinds, after, last) {
      if (kinds.length === 0) return { records: [], removed: [], upTo: last, more: false };
      const range = idsOf(database, kinds, after, last)
        .orderBy('seq')
        .limit(FEED_PAGE + 1);
      const framed = await readFrames(database, range);
      const more = framed.length > FEED_PAGE;
      const page = more ? framed.slice(0, FEED_PAGE) : framed;
      const upTo = more ? (page.at(-1)?.seq ?? last) : last;
      // Of records that were changed since their frames were read the new place is beyond this range.
      const records = await readListed(database, stored, page, idsOf(database, kinds, after, upTo));
      // Who has nothing yet has nothing to remove.
      const removed = after === 0 ? [] : page.filter((one) => one.removed).map(({ frame }) => frame.id);
      return { records, removed, upTo, more };
    },
    async *pages(kind) {
      for await (const { after, upTo } of recordIdRanges(database, kind)) {
        const from = database
          .selectFrom('record')
          .select('record.id')
          .where('record.kind', '=', kind)
          .where('record.id', '>', after)
          .where('removed_at', 'is', null);
        const ids = upTo === null ? from : from.where('record.id', '<=', upTo);
        const records = await readListed(database, stored, await readFrames(database, ids), ids);
        yield records.sort((one, other) => (one.id < other.id ? -1 : 1));
      }
    },
  };
}

function idsOf(
  database: Kysely<Tables>,
  kinds: readonly RecordKind[],
  after: number,
  last: number,
): RecordIds {
  return (
    database
      .selectFrom('record')
      .select('record.id')
      .where('record.seq', '>', after)
      .where('record.seq', '<=', last)
      // Not the column itself, or SQLite goes by the kind and sorts the whole feed for each page.
      .where(sql<RecordKind>`${sql.ref('record.kind')} || ''`, 'in', kinds)
  );
}
