import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Column, TableRow } from '../../engine/columns.ts';
import type { Query } from '../../engine/query.ts';
import { createQueryRunner, type QueryAnswer, type QueryRunner } from '../../engine/query-runner.ts';
import { createTableEngine, type TableEngine } from '../../engine/table-engine.ts';

interface Asked<Row extends TableRow> {
  runner: QueryRunner<Row>;
  rows: readonly Row[];
  query: Query;
}

/** While rows arrive by the thousand, the table updates each time their number has grown by this factor. */
const GROWTH = 1.5;

/**
 * Queries the engine and returns its latest answer; in the same frame when everything is indexed. Other columns give other
 * values, so they have an engine of their own; until it answers, the answer before stays.
 */
export function useQueryAnswer<Row extends TableRow>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  query: Query,
  loading: boolean,
): { engine: TableEngine<Row>; answered: QueryAnswer<Row> | null } {
  const engine = useMemo(() => createTableEngine(columns), [columns]);
  const runner = useMemo(() => createQueryRunner(engine), [engine]);
  const latest = useSyncExternalStore(runner.subscribe, runner.latest);
  const [answered, setAnswered] = useState(latest);
  if (latest && latest !== answered) setAnswered(latest);
  const asked = useRef<Asked<Row> | null>(null);
  useLayoutEffect(() => {
    const before = asked.current;
    const few = before && rows.length >= before.rows.length && rows.length < before.rows.length * GROWTH;
    if (loading && few && before.query === query && before.runner === runner) return;
    asked.current = { runner, rows, query };
    runner.ask(rows, query);
  }, [runner, rows, query, loading]);
  useEffect(
    () => () => {
      asked.current = null;
      runner.stop();
    },
    [runner],
  );
  return { engine, answered: latest ?? answered };
}
