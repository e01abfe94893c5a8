/** Which lines of a file are here already: the same file is easily chosen twice. Pure. */
import { foldText } from '../../../contract/values/fold-text.ts';
import type { ValidLine } from './check-lines.ts';
import type { ImportField } from './import-fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** By name and date; by all that they say where they have no date. */
function identifying(fields: readonly ImportField[]): readonly ImportField[] {
  const dates = fields.filter(({ isDate }) => isDate);
  return dates.length > 0 ? [...fields.slice(0, 1), ...dates] : fields;
}

/** @param rows as listed */
export function duplicateLines(
  good: readonly ValidLine[],
  rows: readonly object[],
  fields: readonly ImportField[],
): Set<ValidLine> {
  const by = identifying(fields);
  const keyOf = (values: Values, name: (field: ImportField) => string) =>
    by.map((field) => foldText(String(values[name(field)] ?? '')).trim()).join('\n');
  const here = new Set(rows.map((row) => keyOf(row as Values, ({ listed }) => listed)));
  return new Set(good.filter(({ payload }) => here.has(keyOf(payload as Values, ({ name }) => name))));
}
