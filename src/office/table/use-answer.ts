import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Column, TableRow } from './columns.ts';
import { createEngine, type Engine, type Query } from './engine.ts';
import { type Answered, createRunner, type Runner } from './runner.ts';

interface Parts<Row extends TableRow> {
  engine: Engine<Row>;
  runner: Runner<Row>;
}

/** Asks the engine, and gives its latest answer: in the same frame where everything is indexed. */
export function useAnswer<Row extends TableRow>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  query: Query,
): { engine: Engine<Row>; answered: Answered<Row> | null } {
  const [{ engine, runner }] = useState((): Parts<Row> => {
    const engine = createEngine(columns);
    return { engine, runner: createRunner(engine) };
  });
  const answered = useSyncExternalStore(runner.subscribe, runner.latest);
  useLayoutEffect(() => runner.ask(rows, query), [runner, rows, query]);
  useEffect(() => () => runner.stop(), [runner]);
  return { engine, answered };
}
