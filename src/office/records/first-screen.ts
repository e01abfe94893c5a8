import type { RecordKind } from '../../contract/roles.ts';
import { firstRows, keepFirstScreen, type Row } from '../../device/records.ts';
import type { FirstScreen } from '../table/use-first-screen.ts';

/** What a table showed last stands there at once, while all the rest is read. */
const screen: FirstScreen<Row> = {
  read: (key) => firstRows(key).catch(() => []),
  save: (key, ids) => void keepFirstScreen(key, ids).catch(() => undefined),
};

export function firstScreenOf<Kind extends RecordKind>(_kind: Kind): FirstScreen<Row<Kind>> {
  // The ids under a table's key are those of its own kind.
  return screen as unknown as FirstScreen<Row<Kind>>;
}
