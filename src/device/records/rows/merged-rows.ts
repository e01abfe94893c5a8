/**
 * Rows of one kind as a person sees them: the feed's records with waiting changes from the outbox applied.
 * Pure; the caller passes in what was read.
 */
import type { FeedRecord } from '../../../kinds/records.ts';
import { createStringInterner } from '../../core/string-interning.ts';
import type { Segment } from '../../storage/index.ts';
import type { SessionPeople } from './merge.ts';
import { changedIds, type Overlay } from './overlay.ts';
import { createRowList } from './row-list.ts';
import { mergeIntoRow, type Row, withoutRowState } from './rows.ts';

export interface MergedRows {
  /** Returns a number that counts the changes. */
  version: () => number;
  size: () => number;
  /** Returns a new list in no particular order. A row that did not change is the same object as before. */
  list: () => Row[];
  /** Finds the latest state of a record from the feed. */
  find: (id: string) => FeedRecord | undefined;
  /** Adds segments of the feed; it owns their records from then on. */
  apply: (segments: readonly Segment[], people: SessionPeople) => void;
  /** Takes the entries that wait now. */
  wait: (waiting: Overlay, people: SessionPeople) => void;
  /** Returns true if exactly these entries wait. */
  isWaiting: (waiting: Overlay) => boolean;
  /** Sets, before the first segment, the generation of all records that no segment assigns to another. */
  beginAt: (floor: number) => void;
  /** Removes records that a feed, started again at `floor` and read completely, did not bring. */
  sweep: (floor: number, people: SessionPeople) => void;
  clear: () => void;
}

export function createMergedRows(): MergedRows {
  const rows = createRowList();
  /** The waiting entries of each record, as its row shows them. */
  let overlay: Overlay = new Map();
  /** The records under rows for which something waits. */
  const beneath = new Map<string, FeedRecord>();
  /** The generation of each record, while there is more than one. */
  const generations = new Map<string, number>();
  let current = 0;
  let shareTexts = createStringInterner();

  const find = (id: string): FeedRecord | undefined =>
    beneath.get(id) ?? (overlay.has(id) ? undefined : rows.get(id));

  function show(id: string, record: FeedRecord | undefined, people: SessionPeople): void {
    const waiting = overlay.get(id);
    if (waiting && record) beneath.set(id, record);
    else beneath.delete(id);
    rows.put(id, mergeIntoRow(record, waiting ?? [], people));
  }

  return {
    version: rows.version,
    size: rows.size,
    list: rows.list,
    find,
    apply(segments, people) {
      for (const { records, removed, generation } of segments) {
        for (const record of records) {
          shareTexts(record);
          if (generation !== current) generations.set(record.id, generation);
          show(record.id, record, people);
        }
        for (const id of removed) if (rows.get(id) || beneath.has(id)) show(id, undefined, people);
      }
    },
    wait(waiting, people) {
      const records = new Map(changedIds(overlay, waiting).map((id) => [id, find(id)]));
      overlay = waiting;
      for (const [id, record] of records) show(id, record && withoutRowState(record), people);
    },
    isWaiting: (waiting) => changedIds(overlay, waiting).length === 0,
    beginAt(floor) {
      current = floor;
    },
    sweep(floor, people) {
      if (floor === current) return;
      for (const { id } of rows.list()) {
        if (find(id) && (generations.get(id) ?? current) < floor) show(id, undefined, people);
      }
      generations.clear();
      current = floor;
    },
    clear() {
      rows.clear();
      overlay = new Map();
      beneath.clear();
      generations.clear();
      current = 0;
      // The shared texts belong to the former account.
      shareTexts = createStringInterner();
    },
  };
}
