import { monthNames } from '../../table/engine/format.ts';

/** "Jan 26" would not fit below a narrow column: the month, and a January names its year. */
export function shortMonth(label: string): string {
  const [month = '', year = ''] = label.split(' ');
  return month === monthNames()[0] ? `’${year.slice(2)}` : month.slice(0, 3);
}
