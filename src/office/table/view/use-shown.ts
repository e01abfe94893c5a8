import { useMemo } from 'react';
import type { Column, TableRow } from '../engine/columns.ts';
import type { Engine } from '../engine/engine.ts';
import type { Query } from '../engine/query.ts';
import type { Answered } from '../engine/runner.ts';
import type { ShownRows } from '../engine/shown-rows.ts';
import { useAnswer } from './use-answer.ts';
import { type FirstScreen, useFirstScreen } from './use-first-screen.ts';
import type { ViewControl } from './use-view.ts';
import { keyOf, rowsKeyOf } from './views.ts';

interface Asked<Row extends TableRow> {
  /** Of the table. */
  id: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  query: Query;
  view: Pick<ViewControl, 'state' | 'isKept' | 'own' | 'isRead'>;
  /** `rows` is not all there is on this device. */
  loading: boolean;
  firstScreen: FirstScreen<Row> | undefined;
}

interface Given<Row extends TableRow> {
  engine: Engine<Row>;
  answered: Answered<Row> | null;
  /** Null until there is anything to show. */
  shown: ShownRows<Row> | null;
  /** It is of all rows as they are now, and of the question as it is now. */
  complete: boolean;
}

/** The rows to be shown: the engine's answer, or until it comes the first screen of last time. */
export function useShown<Row extends TableRow>(asked: Asked<Row>): Given<Row> {
  const { id, columns, rows, query, view, loading, firstScreen } = asked;
  const { engine, answered } = useAnswer(columns, rows, query, loading);
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
      key: `${id} ${rowsKeyOf(query)}`,
      look: view.isRead ? JSON.stringify([keyOf(view.state), view.own]) : null,
      isKept: view.isKept,
    },
    complete ? answer : null,
  );
  // The answer to the same question takes its place: nothing is drawn anew for it.
  const first = useMemo(() => firstShown && { ...firstShown, question: query }, [firstShown, query]);
  return { engine, answered, shown: first ?? answer, complete };
}
