import type { RecordKind } from '../../../contract/roles.ts';
import { keepRows, lastRows, type Row, takePrefetchedRows } from '../../../device/feed/index.ts';
import type { FirstScreen } from '../../table/view/use-first-screen.ts';

/** Shows at once the rows that a table showed last, while the rest is read. */
const screen: FirstScreen<Row> = {
  takePrefetched: takePrefetchedRows,
  read: lastRows,
  save: (key, ids) => void keepRows(key, ids).catch(() => undefined),
};

export function firstScreenOf<Kind extends RecordKind>(_kind: Kind): FirstScreen<Row<Kind>> {
  // Safe: the ids stored under a table's key belong to its own kind.
  return screen as unknown as FirstScreen<Row<Kind>>;
}
