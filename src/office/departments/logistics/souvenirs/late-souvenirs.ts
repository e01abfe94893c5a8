/** Souvenirs that should have arrived (docs/contract.md#souvenirs-on-their-way). Pure. */

import { isVoided } from '../../../../contract/protocol/record-base.ts';
import { captureTime } from '../../../../contract/protocol/wrong-clock.ts';
import { addDays } from '../../../../device/office/days/index.ts';
import type { Row } from '../../../../device/records/index.ts';
import { resourceKey } from '../../../../kinds/resource/schema.ts';
import { say } from '../../../../words/say.ts';
import { formatDate } from '../../../table/engine/format.ts';

/** Days after boarding within which one arrives, while logistics has listed none. */
const UNLISTED = 7;

type ListedFieldMap = Pick<
  Row<'resource'>,
  'list' | 'name' | 'days' | 'active' | 'capturedAt' | 'clockAhead'
>;

/** Days that a souvenir may take to a place: those that logistics keeps with the place, or for every other place. */
export function daysToDeliver(resources: readonly ListedFieldMap[]): (place: string) => number {
  const places = new Map<string, number>();
  let elsewhere = UNLISTED;
  // The newest counts. A record from an earlier server has no days.
  for (const { list, name, days } of [...resources]
    .filter(({ active, days }) => active === 'yes' && days)
    .sort((one, other) => captureTime(one) - captureTime(other))) {
    if (list === 'place') places.set(resourceKey('place', name), days ?? UNLISTED);
    if (list === 'elsewhere') elsewhere = days ?? UNLISTED;
  }
  return (place) => places.get(resourceKey('place', place)) ?? elsewhere;
}

export interface LateSouvenir {
  row: Row<'souvenir'>;
  /** Days that it might have taken, where no day was promised. */
  days: number;
}

/** The latest first. @param today by the office's calendar */
export function lateSouvenirs(
  rows: readonly Row<'souvenir'>[],
  today: string,
  daysTo: (place: string) => number,
): LateSouvenir[] {
  const late = rows.flatMap((row) => {
    if (row.delivery_status === 'Delivered' || isVoided(row)) return [];
    const days = daysTo(row.place_of_delivery);
    /** The last day on which it is in time. */
    const due = row.promised || addDays(row.date, days);
    return due < today ? { row, days, due } : [];
  });
  return late.sort((one, other) => (one.due < other.due ? -1 : 1));
}

/** Says why a souvenir is late. */
export function formatLateness({ row, days }: LateSouvenir): string {
  return row.promised
    ? say('It was promised for {day}.', { day: formatDate(row.promised) })
    : say('It has been on its way since {day}, which is more than {days} days.', {
        day: formatDate(row.date),
        days,
      });
}
