/** Sorts requests by their trips: upcoming ones first, the next one on top. Pure. */

import {
  originalRequestOf,
  type SentRequest,
  travelDayOf,
  type UnsentRequest,
} from '../../device/outbox/index.ts';
import { kindTitle } from '../../kinds/entry-kinds.ts';
import { formatLongDay, localDay } from '../../ui/dates/local-days.ts';
import { sayKnown } from '../../words/say.ts';

export interface RequestHeading {
  /** A package, or what kind of request it is. */
  name: string;
  /** `YYYY-MM-DD`, where the request names a day. */
  day: string | null;
}

export function headingOfUnsent({ entry }: UnsentRequest): RequestHeading {
  const { kind, payload } = originalRequestOf(entry);
  const { Tripname } = payload as { Tripname?: string };
  return { name: Tripname ?? kindTitle(kind), day: travelDayOf(payload) };
}

export function headingOfSent({ receipt, correction }: SentRequest): RequestHeading {
  const { kind, about, when } = { ...receipt, ...correction };
  return { name: about ?? kindTitle(kind), day: when ?? null };
}

/** Sorts by trip; requests without a day come last. @param today where the traveller is, `YYYY-MM-DD` */
export function sortByHeading<Item>(
  list: readonly Item[],
  tripOf: (item: Item) => RequestHeading,
  today = localDay(new Date()),
): Item[] {
  const rank = (day: string | null) => (day === null ? 2 : day < today ? 1 : 0);
  const sorted = list.map((item) => ({ item, trip: tripOf(item) }));
  sorted.sort(({ trip: one }, { trip: other }) => {
    if (rank(one.day) !== rank(other.day)) return rank(one.day) - rank(other.day);
    const order = (one.day ?? '').localeCompare(other.day ?? '') || one.name.localeCompare(other.name);
    return rank(one.day) === 1 ? -order : order;
  });
  return sorted.map(({ item }) => item);
}

/** "Adventure Northern Safari, 14 June 2027". */
export function formatHeading({ name, day }: RequestHeading): string {
  return day === null ? sayKnown(name) : `${sayKnown(name)}, ${formatLongDay(day)}`;
}
