import {
  type Row,
  readLastRows,
  storeLastScreen,
  storeRows,
  takePrefetchedRows,
} from '../../../device/records/index.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import type { FirstScreen } from '../../table/view/use-first-screen.ts';
import { takeScreenSnapshot } from './screen-snapshot.ts';

const screens = new Map<RecordKind, FirstScreen<Row>>();

/** Shows at once the rows that a table showed last, while the rest is read. */
export function kindFirstScreen<Kind extends RecordKind>(kind: Kind): FirstScreen<Row<Kind>> {
  const screen = screens.get(kind) ?? {
    takePrefetched: takePrefetchedRows,
    read: readLastRows,
    // If this fails, the page merely opens without a first screen.
    save: (key: string, ids: readonly string[], isKept: boolean, signal: AbortSignal) => {
      void storeRows(key, ids, isKept).catch(() => undefined);
      // The page does not open with a search, whose text may name a customer.
      if (isKept)
        void storeLastScreen(kind, () => takeScreenSnapshot(ids.length), signal).catch(() => undefined);
    },
  };
  screens.set(kind, screen);
  // Safe: the ids stored under a table's key belong to its own kind.
  return screen as unknown as FirstScreen<Row<Kind>>;
}
