/** Records of the feed that were captured on one day, read without those of years. */

import { captureTime } from '../../../contract/protocol/wrong-clock.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import type { FeedRecord } from '../../../kinds/records.ts';
import { type RecordsDatabase, readProgress, type Segment } from '../../storage/index.ts';
import { foldSegments, readSegments } from './stored-segments.ts';

/** Span from a moment up to another one, ISO 8601, which is not in it. */
export interface TimeSpan {
  from: string;
  to: string;
}

export interface RecordsOfDay {
  records: FeedRecord[];
  /** The last segment that was read. */
  last: number;
  /** Whether the feed was ever read to its end: else there may be more of the day than is on this device. */
  isSynced: boolean;
}

/** Segments read at once. */
const CHUNK = 8;
/** Records that are read before the first render of a page. */
const MOST = 1_000;

export const isCapturedWithin = (
  entry: { capturedAt: string; clockAhead?: number | undefined },
  { from, to }: TimeSpan,
): boolean => {
  const at = captureTime(entry);
  return at >= Date.parse(from) && at < Date.parse(to);
};

/** Null where that would take long. */
export function readRecordsOfDay(
  tables: RecordsDatabase,
  kind: RecordKind,
  day: TimeSpan,
): Promise<RecordsOfDay | null> {
  return tables.transaction('r', tables.segments, tables.progress, async () => {
    const feed = await readProgress(tables);
    const all: Segment[] = [];
    let last = 0;
    for (let more = true, count = 0; more; ) {
      const next = await readSegments(tables, kind, last, CHUNK);
      all.push(...next.read);
      ({ last, more } = next);
      count += next.read.reduce((sum, { records }) => sum + records.length, 0);
      if (more && count > MOST) return null;
    }
    const records = [...foldSegments(all).values()].filter((record) => isCapturedWithin(record, day));
    return { records, last, isSynced: Boolean(feed?.syncedAt) };
  });
}
