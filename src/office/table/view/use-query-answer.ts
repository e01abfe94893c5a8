import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Column, TableRow } from '../engine/columns.ts';
import type { Query } from '../engine/query.ts';
import { createQueryRunner, type QueryAnswer, type QueryRunner } from '../engine/query-runner.ts';
import { createTableEngine, type TableEngine } from '../engine/table-engine.ts';

interface Parts<Row extends TableRow> {
  engine: TableEngine<Row>;
  runner: QueryRunner<Row>;
}

/** While rows arrive by the thousand, the table updates each time their number has grown by this factor. */
const GROWTH = 1.5;

/** Queries the engine and returns its latest answer; in the same frame when everything is indexed. */
export function useQueryAnswer<Row extends TableRow>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  query: Query,
  loading: boolean,
): { engine: TableEngine<Row>; answered: QueryAnswer<Row> | null } {
  const [{ engine, runner }] = useState((): Parts<Row> => {
    const engine = createTableEngine(columns);
    return { engine, runner: createQueryRunner(engine) };
  });
  const answered = useSyncExternalStore(runner.subscribe, runner.latest);
  const asked = useRef<{ rows: readonly Row[]; query: Query } | null>(null);
  useLayoutEffect(() => {
    const before = asked.current;
    const few = before && rows.length >= before.rows.length && rows.length < before.rows.length * GROWTH;
    if (loading && few && before.query === query) return;
    asked.current = { rows, query };
    runner.ask(rows, query);
  }, [runner, rows, query, loading]);
  useEffect(
    () => () => {
      asked.current = null;
      runner.stop();
    },
    [runner],
  );
  return { engine, answered };
}
