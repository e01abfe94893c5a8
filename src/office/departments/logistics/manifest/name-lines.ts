/** Several names at once, as lines of a text or ticked in an earlier list. Pure. */

import { lineSchema } from '../../../../contract/values/field-schemas.ts';
import { foldName } from '../../../../contract/values/fold-text.ts';
import { resourceKey } from '../../../../kinds/resource/schema.ts';
import { isolateDirection } from '../../../../words/isolate-direction.ts';
import { say, sayCount, sayKnown } from '../../../../words/say.ts';
import { fullerName } from '../../../features/calendar/vehicles.ts';
import { formatDate } from '../../../table/engine/format.ts';
import { type PersonRow, peopleByDay, peopleOnDay } from './vehicle-passengers.ts';

/** Most names that are entered at once, enough for a convoy of buses. */
export const MAX_NAMES = 200;

const nameSchema = lineSchema('Name');

type NameLines = { names: readonly string[] } | { problem: string };

/** Returns the names of a text, one per line, or the problem in words. */
export function parseNames(text: string): NameLines {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.trim());
  const named = lines.filter((line) => line !== '');
  if (named.length > MAX_NAMES) {
    return {
      problem: say('These are {count} names, and at most {most} are entered at once. Nothing was entered.', {
        count: named.length,
        most: MAX_NAMES,
      }),
    };
  }
  for (const [place, line] of lines.entries()) {
    if (line === '') continue;
    const { error } = nameSchema.safeParse(line);
    if (error) {
      const reason = sayKnown(error.issues[0]?.message ?? '');
      return { problem: say('Line {line}: {reason} Nothing was entered.', { line: place + 1, reason }) };
    }
  }
  return { names: named };
}

/**
 * Removes repeated names, keeping the first spelling. Two guests may have the same name, so the person is
 * asked first.
 */
export function withoutRepeatedNames(names: readonly string[]): string[] {
  return [...byName(names).values()].flatMap(([first]) => first ?? []);
}

/** Returns the names that occur more than once, in their first spelling. */
export function repeatedNames(names: readonly string[]): string[] {
  return [...byName(names).values()].flatMap(([first, second]) =>
    first !== undefined && second !== undefined ? first : [],
  );
}

function byName(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const spellings = new Map<string, string[]>();
  for (const name of names) {
    const key = foldName(name);
    const same = spellings.get(key);
    if (same) same.push(name);
    else spellings.set(key, [name]);
  }
  return spellings;
}

/**
 * Gives each name a key that stays the same when others are added before it: "Juma Ali", and the second of
 * that name.
 */
export function withKeys(names: readonly string[]): { key: string; name: string }[] {
  const times = new Map<string, number>();
  return names.map((name) => {
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    return { key: count === 1 ? name : `${name}\n${count}`, name };
  });
}

interface EarlierList {
  key: string;
  /** "21 Nov 2026, T 482 DKL, 7 people". */
  label: string;
  names: readonly string[];
}

/** Most lists that are offered. */
const MAX_LISTS = 20;

/**
 * Returns lists of people who were entered together before, the latest day first. @param except the day that
 * is being entered
 */
export function earlierNameLists(
  rows: readonly PersonRow[],
  { transportDate, vehicle }: { transportDate: string; vehicle: string },
): EarlierList[] {
  const days = [...peopleByDay(rows).keys()].sort().reverse();
  const own = resourceKey('vehicle', vehicle);
  const lists: EarlierList[] = [];
  for (const day of days) {
    const byVehicle = new Map<string, { name: string; names: string[] }>();
    for (const row of peopleOnDay(rows, day)) {
      const vehicleKey = resourceKey('vehicle', row.vehicle);
      if (day === transportDate && vehicleKey === own) continue;
      const list = byVehicle.get(vehicleKey) ?? { name: row.vehicle, names: [] };
      list.name = fullerName(list.name, row.vehicle);
      list.names.push(row.name);
      byVehicle.set(vehicleKey, list);
    }
    for (const { name, names } of byVehicle.values()) {
      const people = sayCount(names.length, '1 person', '{count} people');
      lists.push({
        key: `${day} ${name}`,
        label: `${formatDate(day)}, ${isolateDirection(name)}, ${people}`,
        names: names.sort((one, other) => one.localeCompare(other)),
      });
    }
    if (lists.length >= MAX_LISTS) break;
  }
  return lists.slice(0, MAX_LISTS);
}
