import { useMemo } from 'react';
import type { Column, TableRow } from '../../engine/columns.ts';
import type { Query } from '../../engine/query.ts';
import type { QueryAnswer } from '../../engine/query-runner.ts';
import type { ShownRows } from '../../engine/shown-rows.ts';
import type { TableEngine } from '../../engine/table-engine.ts';
import type { ViewControl } from '../state/use-table-view.ts';
import { viewKey, viewRowsKey } from '../state/views.ts';
import { type FirstScreen, useFirstScreen } from '../use-first-screen.ts';
import { useQueryAnswer } from './use-query-answer.ts';

interface Asked<Row extends TableRow> {
  /** Id of the table. */
  id: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  query: Query;
  view: Pick<ViewControl, 'state' | 'isKept' | 'own' | 'isRead'>;
  /** True while `rows` does not have all rows of this device. */
  loading: boolean;
  firstScreen: FirstScreen<Row> | undefined;
}

interface Given<Row extends TableRow> {
  engine: TableEngine<Row>;
  answered: QueryAnswer<Row> | null;
  /** Null until there is anything to show. */
  shown: ShownRows<Row> | null;
  /** True if the answer is for all rows and the query as they are now. */
  complete: boolean;
}

/** Returns the rows to show: the engine's answer, or until it comes, the first screen of the last visit. */
export function useShownRows<Row extends TableRow>(asked: Asked<Row>): Given<Row> {
  const { id, columns, rows, query, view, loading, firstScreen } = asked;
  const { engine, answered } = useQueryAnswer(columns, rows, query, loading);
  const answer = useMemo(
    (): ShownRows<Row> | null =>
      answered && {
        count: answered.result.slots.length,
        rowAt: answered.result.rowAt,
        total: answered.result.total,
        question: answered.query,
        settled: true,
      },
    [answered],
  );
  const complete = !loading && answered?.rows === rows && answered.query === query;
  const firstShown = useFirstScreen(
    firstScreen,
    {
      key: `${id} ${viewRowsKey(query)}`,
      look: view.isRead ? JSON.stringify([viewKey(view.state), view.own]) : null,
      isKept: view.isKept,
    },
    complete ? answer : null,
  );
  // Has the same query as the answer that replaces it, so that nothing is rendered again.
  const first = useMemo(() => firstShown && { ...firstShown, question: query }, [firstShown, query]);
  return { engine, answered, shown: first ?? answer, complete };
}
