/**
 * Runs an engine without blocking the page: a prepared query is answered at once, longer work runs in slices
 * between frames, and indexes for later queries are built when the page is idle.
 */
import type { TableRow } from './columns.ts';
import type { Query } from './query.ts';
import type { QueryResult, TableEngine } from './table-engine.ts';

export interface QueryAnswer<Row> {
  result: QueryResult<Row>;
  /** The query, and the rows that it was about. */
  query: Query;
  rows: readonly Row[];
}

export interface QueryRunner<Row> {
  /** Answers at once where that takes less than `FIRST_SLICE`, otherwise a little later. */
  ask: (rows: readonly Row[], query: Query) => void;
  subscribe: (listener: () => void) => () => void;
  latest: () => QueryAnswer<Row> | null;
  stop: () => void;
}

/** Milliseconds that a query may take at once, and those of each later slice. */
const FIRST_SLICE = 12;
const SLICE = 8;

/** Schedules work after the browser's other work, and returns a function that cancels it. */
export type Schedule = (work: () => void, idle: boolean) => () => void;

export function createQueryRunner<Row extends TableRow>(
  engine: TableEngine<Row>,
  later: Schedule = laterInBrowser,
  now: () => number = () => performance.now(),
): QueryRunner<Row> {
  const listeners = new Set<() => void>();
  let wanted: { rows: readonly Row[]; query: Query } | null = null;
  let answered: QueryAnswer<Row> | null = null;
  let warmed: readonly Row[] | null = null;
  let work: Generator<void, void> | null = null;
  let cancel: (() => void) | null = null;
  /** True while the work only prepares later queries, so that it may be dropped at any yield. */
  let idle = false;
  let running = false;

  function* answer(rows: readonly Row[], query: Query): Generator<void, void> {
    yield* engine.update(rows);
    yield* engine.prepare(query);
    answered = { result: engine.query(query), query, rows };
  }
  function* warm(rows: readonly Row[]): Generator<void, void> {
    yield* engine.warm();
    warmed = rows;
  }
  const next = (): Generator<void, void> | null => {
    if (!wanted) return null;
    const { rows, query } = wanted;
    const open = answered?.rows !== rows || answered.query !== query;
    idle = !open;
    if (open) return answer(rows, query);
    return warmed === rows ? null : warm(rows);
  };
  const run = (budget: number) => {
    cancel = null;
    running = true;
    const end = now() + budget;
    do {
      work ??= next();
      if (!work || (idle && budget === FIRST_SLICE)) break;
      if (work.next().done) {
        work = null;
        if (!idle) for (const listener of listeners) listener();
      }
    } while (now() < end);
    running = false;
    if (work ?? next()) cancel = later(() => run(SLICE), idle);
  };

  return {
    ask(rows, query) {
      if (wanted?.rows === rows && wanted.query === query) return;
      wanted = { rows, query };
      if (running) return;
      if (idle) work = null;
      cancel?.();
      run(FIRST_SLICE);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    latest: () => answered,
    stop() {
      cancel?.();
      wanted = null;
    },
  };
}

/** Runs work as a separate task after the next frame, or for idle work, once the page is idle. */
function laterInBrowser(work: () => void, idle: boolean): () => void {
  if (idle && 'requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, idle ? 50 : 0);
  return () => clearTimeout(timer);
}
