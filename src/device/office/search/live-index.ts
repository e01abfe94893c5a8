/** Keeps the index in step with the records on the disk. Runs in the worker; tests pass their own reader. */
import type { RecordKind } from '../../../kinds/list.ts';
import type { WaitingLink } from './guest-index.ts';
import type { RecordsReader } from './read-records.ts';
import { createSearchIndex, type HitFields, type SearchIndex, type WaitingChanges } from './search-index.ts';

export interface LiveIndex {
  /** The index that answers; while the first is built it has what was read so far. */
  index: () => SearchIndex;
  /** Reads what is new. One at a time: a call while another runs is done after it. */
  look: () => Promise<void>;
  wait: (waiting: readonly WaitingChanges[], links: readonly WaitingLink[]) => void;
  /** False until everything was read once. */
  isComplete: () => boolean;
}

interface LiveIndexDeps {
  /** Null while there are no records. */
  open: () => Promise<RecordsReader | null>;
  fields: HitFields;
  readable: readonly RecordKind[];
  /** Lets questions be answered between two chunks. */
  nextTask: () => Promise<void>;
  /** Resolves after a while, before what failed is tried again. */
  pause: () => Promise<void>;
  /** Told when what is found may be another. */
  changed: () => void;
}

const MAX_TRIES = 10;

/** How far an index has read. */
interface Reached {
  index: SearchIndex;
  /** Which database, and which reading of the feed. */
  start: string;
  floor: number;
  /** Order of the first and of the last segment. */
  first: number;
  last: number;
}

export function createLiveIndex({
  open,
  fields,
  readable,
  nextTask,
  pause,
  changed,
}: LiveIndexDeps): LiveIndex {
  const begin = (start: string, floor: number): Reached => ({
    index: createSearchIndex(fields, readable),
    start,
    floor,
    first: 0,
    last: 0,
  });
  let shown = begin('', 0);
  let complete = false;
  let laid: [readonly WaitingChanges[], readonly WaitingLink[]] = [[], []];
  let running: Promise<void> | null = null;
  let again = false;

  /** Segments that were joined, or read anew, are others: what has gone then is known to nobody. */
  async function isSame(
    reader: RecordsReader,
    reached: Reached,
    start: string,
    floor: number,
  ): Promise<boolean> {
    if (reached.start !== start || reached.floor !== floor || reached.index.isStale()) return false;
    return reached.first === 0 || (await reader.after(0))[0]?.order === reached.first;
  }

  async function read(reader: RecordsReader): Promise<void> {
    const progress = await reader.progress();
    if (!progress) return;
    const { start, floor, syncedAt } = progress;
    const goesOn = await isSame(reader, shown, start, floor);
    const next = goesOn ? shown : begin(start, floor);
    // The first one answers from what it has; a later one takes the place of the other once it has all.
    if (!complete) shown = next;
    for (;;) {
      const segments = await reader.after(next.last);
      const [first] = segments;
      if (!first) break;
      if (next.first === 0) next.first = first.order;
      for (const segment of segments) if (segment.generation >= floor) next.index.apply(segment);
      next.last = segments.at(-1)?.order ?? next.last;
      await nextTask();
    }
    // While pages of the first reading come, sorting all words after each would take ever longer.
    if (syncedAt !== null) next.index.settle();
    shown = next;
    shown.index.wait(...laid);
    complete = true;
  }

  /** Goes on from where it came to. */
  async function tryToRead(): Promise<boolean> {
    let reader: RecordsReader | null = null;
    try {
      reader = await open();
      if (reader) await read(reader);
      return true;
    } catch {
      return false;
    } finally {
      reader?.close();
    }
  }

  async function run(): Promise<void> {
    let tries = 0;
    do {
      again = false;
      if (await tryToRead()) continue;
      tries += 1;
      // The next change asks again.
      if (tries === MAX_TRIES) return;
      again = true;
      await pause();
    } while (again);
  }

  return {
    index: () => shown.index,
    isComplete: () => complete,
    wait(...all) {
      laid = all;
      shown.index.wait(...all);
      changed();
    },
    look() {
      again = true;
      running ??= run().finally(() => {
        running = null;
        changed();
      });
      return running;
    },
  };
}
