/** Reads the feed and the lists of records, in the order of commits (see `feed-place.ts`). */
import { type Kysely, sql } from 'kysely';
import { FEED_PAGE, requestKinds } from '../../src/contract/changes.ts';
import type { ElsewhereRequest } from '../../src/contract/guests.ts';
import type { FeedRecord } from '../../src/contract/records.ts';
import type { RecordKind } from '../../src/contract/roles.ts';
import type { SavedView } from '../../src/contract/saved-views.ts';
import { readElsewhere, readGuestMarks } from './guests.ts';
import { recordIdRanges } from './id-ranges.ts';
import { readFrames, readListed } from './listed-records.ts';
import { readViews, type ViewReader } from './saved-views.ts';
import type { RecordIds, StoredKinds } from './stored-kind.ts';
import type { Tables } from './tables.ts';

/** The end of the feed. */
export interface FeedPosition {
  /** Identifies the database; a restore gives it a new value. */
  epoch: string;
  seq: number;
}

/** Records after a place in the feed. */
export interface FeedSlice {
  records: FeedRecord[];
  removed: string[];
  /** Requests of other departments; empty unless the reader asks for guests, or may see no request. */
  elsewhere: ElsewhereRequest[];
  /** The place from which the next slice continues. */
  upTo: number;
  more: boolean;
}

/** What the store offers of records to read. */
export interface FeedReader {
  position(): Promise<FeedPosition>;
  /**
   * At most `FEED_PAGE` records of some kinds, after one place and up to another.
   * @param guests with what the reader may know of whose requests they are
   */
  slice(kinds: readonly RecordKind[], after: number, last: number, guests?: boolean): Promise<FeedSlice>;
  /** The views that an account sees; null if none has changed after one place and up to another. */
  views(reader: ViewReader, after: number, upTo: number): Promise<SavedView[] | null>;
  /**
   * All records of one kind, by id, in pages of which some may be empty. A record that exists throughout
   * comes exactly once. Other calls are served between two pages.
   */
  pages(kind: RecordKind): AsyncGenerator<FeedRecord[]>;
}

export function createFeedReader(database: Kysely<Tables>, stored: StoredKinds): FeedReader {
  return {
    position: () => database.selectFrom('feed').select(['epoch', 'seq']).executeTakeFirstOrThrow(),
    async slice(kinds, after, last, guests = false) {
      if (kinds.length === 0) return { records: [], removed: [], elsewhere: [], upTo: last, more: false };
      const requests = requestKinds.filter((kind) => kinds.includes(kind));
      const others = requestKinds.filter((kind) => !kinds.includes(kind));
      const isGuest = guests && requests.length > 0;
      const range = idsOf(database, isGuest ? [...kinds, ...others] : kinds, after, last)
        .orderBy('seq')
        .limit(FEED_PAGE + 1);
      const framed = await readFrames(database, range);
      const more = framed.length > FEED_PAGE;
      const all = more ? framed.slice(0, FEED_PAGE) : framed;
      const upTo = more ? (all.at(-1)?.seq ?? last) : last;
      const page = isGuest ? all.filter(({ kind }) => kinds.includes(kind)) : all;
      // A record that changed after its frame was read has a new place beyond this range and comes later.
      const records = await readListed(database, stored, page, idsOf(database, kinds, after, upTo));
      // A device that has nothing yet needs no removals.
      const removed = after === 0 ? [] : page.filter((one) => one.removed).map(({ frame }) => frame.id);
      if (!isGuest) return { records, removed, elsewhere: [], upTo, more };
      const marks = await readGuestMarks(database, {
        ids: idsOf(database, requests, after, upTo),
        seen: kinds,
      });
      const marked = records.map((record) => {
        const guest = marks.get(record.id);
        return guest ? { ...record, guest } : record;
      });
      const hidden = all.filter(
        ({ kind, removed: isGone }) => !kinds.includes(kind) && !(isGone && after === 0),
      );
      const elsewhere = await readElsewhere(database, hidden, idsOf(database, others, after, upTo));
      // A device that has nothing yet needs none that could not be found.
      const told = after === 0 ? elsewhere.filter(({ keys }) => keys.length > 0) : elsewhere;
      return { records: marked, removed, elsewhere: told, upTo, more };
    },
    views: (reader, after, upTo) => readViews(database, reader, after, upTo),
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
      // An expression in place of the plain column: otherwise SQLite would use the index on kind and sort the
      // whole feed for each page.
      .where(sql<RecordKind>`${sql.ref('record.kind')} || ''`, 'in', kinds)
  );
}
