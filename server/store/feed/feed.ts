/** Reads the feed and the lists of records, in the order of commits (see `feed-sequence.ts`). */
import { type Kysely, sql } from 'kysely';
import type { OtherDepartmentRequest } from '../../../src/contract/office/guests.ts';
import { FEED_PAGE_SIZE } from '../../../src/kinds/calls/feed-page.ts';
import { type RecordKind, requestKinds } from '../../../src/kinds/list.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { SavedView } from '../../../src/kinds/saved-view/schema.ts';
import type { SiteDraft } from '../../../src/kinds/site-draft/schema.ts';
import { createTurns, type InTurn } from '../core/event-loop-turns.ts';
import type { RecordIds, StoredKinds } from '../core/stored-kind.ts';
import { recordIdRanges } from '../core/table-ranges.ts';
import type { Tables } from '../core/tables.ts';
import { readGuestMatchKeys, readOtherDepartmentRequests } from '../people/guests.ts';
import { readListed, readRecordBases } from '../records/listed-records.ts';
import { MAX_PAGE_BYTES } from '../records/record-bytes.ts';
import { readViews, type ViewReader } from '../records/saved-views/saved-views.ts';
import { readChangedDrafts } from '../site/site-drafts.ts';
import { holdsLineage, type LineagePoint } from './lineage.ts';
import { stablePageEnd } from './page-end.ts';

/** The end of the feed. */
export interface FeedPosition {
  /** Identifies the database; a restore gives it a new value. */
  epoch: string;
  /** The newest lineage, see `lineage.ts`. */
  lineage: string;
  seq: number;
}

/** Records after a place in the feed. */
export interface FeedSlice {
  records: FeedRecord[];
  removed: string[];
  /** Requests of other departments; empty unless the reader asks for guests, or may see no request. */
  elsewhere: OtherDepartmentRequest[];
  /** The place from which the next slice continues. */
  upTo: number;
  more: boolean;
}

/** Bounds of what is read of the feed, and for whom. */
export interface SliceOptions {
  /** True to include guest data: which requests come from the same guest, as far as the reader may know. */
  guests?: boolean;
  /** False where the reader may not know of other departments' requests; true unless said. */
  elsewhere?: boolean;
  /** Records at most; `FEED_PAGE_SIZE` unless told. */
  most?: number;
  /**
   * True for a device that has nothing yet: removed records, and requests without guest keys, are left out.
   */
  begins?: boolean;
}

/** Read access to the records of the store. */
export interface FeedReader {
  position(): Promise<FeedPosition>;
  /** True for a state that the database has been in, and has gone on from. */
  holds(point: LineagePoint): Promise<boolean>;
  /**
   * Records of some kinds, after one place and up to another. It ends at a stable place, see `page-end.ts`.
   */
  slice(
    kinds: readonly RecordKind[],
    after: number,
    last: number,
    options?: SliceOptions,
  ): Promise<FeedSlice>;
  /**
   * The end of a page that begins after a place: the records up to it fit, and it is stable, see
   * `page-end.ts`.
   */
  end(kinds: readonly RecordKind[], after: number, last: number, options?: SliceOptions): Promise<number>;
  /**
   * Number of records after one place and up to another, including removed ones. No record ever enters a
   * range that the feed has passed, and a changed or removed record leaves it, so an unchanged count means
   * unchanged records.
   */
  count(after: number, upTo: number): Promise<number>;
  /**
   * The names of all accounts, as one text. Records contain them, but renaming an account moves no record.
   */
  names(): Promise<string>;
  /** The views that an account sees; null if none has changed after one place and up to another. */
  views(reader: ViewReader, after: number, upTo: number): Promise<SavedView[] | null>;
  /** Drafts of the site that changed after one place and up to another. */
  drafts(after: number, upTo: number): Promise<SiteDraft[]>;
  /**
   * All records of one kind, by id, in pages of which some may be empty. A record that exists throughout
   * comes exactly once. Other calls are served between two pages, however many are read at once.
   */
  pages(kind: RecordKind): AsyncGenerator<FeedRecord[]>;
  /** Reads a part of something long in a turn of the event loop of its own. */
  inTurn: InTurn;
}

export function createFeedReader(database: Kysely<Tables>, stored: StoredKinds): FeedReader {
  const inTurn = createTurns(database);
  const end: FeedReader['end'] = (kinds, after, last, options = {}) => {
    const { most = FEED_PAGE_SIZE } = options;
    const { told } = toldOf(kinds, options);
    return stablePageEnd(after, last, (reach) => placeBeyond(database, told, after, reach, most));
  };
  return {
    inTurn,
    position: () => database.selectFrom('feed').select(['epoch', 'lineage', 'seq']).executeTakeFirstOrThrow(),
    holds: (point) => holdsLineage(database, point),
    end,
    async slice(kinds, after, last, options = {}) {
      const { begins = after === 0 } = options;
      if (kinds.length === 0) return { records: [], removed: [], elsewhere: [], upTo: last, more: false };
      const { requests, others, isGuest, told } = toldOf(kinds, options);
      const upTo = await end(kinds, after, last, options);
      const more = upTo < last;
      const all = await readRecordBases(database, idsOf(database, told, after, upTo));
      const page = isGuest ? all.filter(({ kind }) => kinds.includes(kind)) : all;
      // A record that changed after its frame was read has a new place beyond this range and comes later.
      const records = await readListed(database, stored, page, idsOf(database, kinds, after, upTo));
      // A device that has nothing yet needs no removals.
      const removed = begins ? [] : page.filter((one) => one.removed).map(({ frame }) => frame.id);
      if (!isGuest) return { records, removed, elsewhere: [], upTo, more };
      const marks = await readGuestMatchKeys(database, {
        ids: idsOf(database, requests, after, upTo),
        seen: kinds,
      });
      const marked = records.map((record) => {
        const guest = marks.get(record.id);
        return guest ? { ...record, guest } : record;
      });
      const hidden = all.filter(({ kind, removed: isGone }) => !kinds.includes(kind) && !(isGone && begins));
      const elsewhere = await readOtherDepartmentRequests(
        database,
        hidden,
        idsOf(database, others, after, upTo),
      );
      // A device that has nothing yet does not need requests of other departments without guest keys.
      const findable = begins ? elsewhere.filter(({ keys }) => keys.length > 0) : elsewhere;
      return { records: marked, removed, elsewhere: findable, upTo, more };
    },
    async count(after, upTo) {
      const { records } = await database
        .selectFrom('record')
        .select(({ fn }) => fn.countAll<number | string>().as('records'))
        .where('seq', '>', after)
        .where('seq', '<=', upTo)
        .executeTakeFirstOrThrow();
      return Number(records);
    },
    async names() {
      const accounts = await database.selectFrom('account').select(['id', 'name']).orderBy('id').execute();
      return JSON.stringify(accounts.map(({ id, name }) => [id, name]));
    },
    views: (reader, after, upTo) => readViews(database, reader, after, upTo),
    drafts: (after, upTo) => readChangedDrafts(database, after, upTo),
    async *pages(kind) {
      for await (const { after, upTo } of recordIdRanges(database, kind, '', inTurn)) {
        const from = database
          .selectFrom('record')
          .select('record.id')
          .where('record.kind', '=', kind)
          .where('record.id', '>', after)
          .where('removed_at', 'is', null);
        const ids = upTo === null ? from : from.where('record.id', '<=', upTo);
        const records = await inTurn(async () =>
          readListed(database, stored, await readRecordBases(database, ids), ids),
        );
        yield records.sort((one, other) => (one.id < other.id ? -1 : 1));
      }
    },
  };
}

/** Returns the kinds that a reader gets: with guest data, it may be told of requests of all kinds. */
function toldOf(kinds: readonly RecordKind[], { guests = false, elsewhere = true }: SliceOptions) {
  const requests = requestKinds.filter((kind) => kinds.includes(kind));
  const others = elsewhere ? requestKinds.filter((kind) => !kinds.includes(kind)) : [];
  const isGuest = guests && requests.length > 0;
  return { requests, others, isGuest, told: isGuest ? [...kinds, ...others] : kinds };
}

/** Returns the place of the first record that does not fit, by number or by bytes; undefined if all fit. */
async function placeBeyond(
  database: Kysely<Tables>,
  kinds: readonly RecordKind[],
  after: number,
  last: number,
  most: number,
): Promise<number | undefined> {
  // Summed here: in the database it would be summed for all places up to the last, not only for those that fit.
  const rows = await idsOf(database, kinds, after, last)
    .clearSelect()
    .select(['record.seq', 'record.bytes'])
    .orderBy('record.seq')
    .limit(most + 1)
    .execute();
  let total = 0;
  const tooMany = rows.find(({ bytes }, place) => {
    total += bytes;
    // The first one fits, however long it is.
    return place === most || (place > 0 && total > MAX_PAGE_BYTES);
  });
  return tooMany?.seq;
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
