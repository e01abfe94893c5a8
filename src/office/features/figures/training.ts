/** Training that falls due. Pure. */
import type { RecordFields } from '../../../kinds/records.ts';
import { say, sayCount } from '../../../words/say.ts';
import { DAY } from './counts.ts';

type Training = RecordFields<'training'>;

/** Days before its expiry at which a training falls due. */
export const DUE_WITHIN_DAYS = 60;

export interface DueTraining<Row extends Training = Training> {
  row: Row;
  /** Days until it expires; below 0 if it has expired. */
  days: number;
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

/** Returns true if one training is valid longer than another. One without an expiry date is valid longest. */
const lastsLonger = (one: Training, other: Training) =>
  one.expires === '' || (other.expires !== '' && one.expires > other.expires);

/**
 * Returns training that has expired or expires soon, the longest expired first. A course that a person passed
 * several times counts once, with the record that is valid longest.
 * @param today `YYYY-MM-DD`; training that expires on that day is still valid
 */
export function dueTraining<Row extends Training>(rows: readonly Row[], today: string): DueTraining<Row>[] {
  const last = new Map<string, Row>();
  for (const row of rows) {
    const key = `${plain(row.who)}\n${plain(row.course)}`;
    const known = last.get(key);
    if (!known || lastsLonger(row, known)) last.set(key, row);
  }
  return [...last.values()]
    .filter(({ expires }) => expires !== '')
    .map((row) => ({ row, days: Math.round((Date.parse(row.expires) - Date.parse(today)) / DAY) }))
    .filter(({ days }) => days <= DUE_WITHIN_DAYS)
    .sort((one, other) => one.days - other.days || (one.row.who < other.row.who ? -1 : 1));
}

/** "Expired 3 days ago", "Expires today", "Expires in 12 days". */
export function formatDue(days: number): string {
  if (days < 0) return sayCount(-days, 'Expired 1 day ago', 'Expired {count} days ago');
  return days === 0 ? say('Expires today') : sayCount(days, 'Expires in 1 day', 'Expires in {count} days');
}
