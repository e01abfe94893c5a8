/**
 * Times that a wrong clock has written. Each link of the chain of lineages notes the clock, an hour of service apart at
 * most, so what was received while the clock was behind is known by its links: those that do not fit into the longest row
 * of links whose clocks never go back. The later answer counts: such records arrived at the next link that fits.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/tables.ts';
import { HOUR } from '../../feed/lineage.ts';

/** Times of receipt that are not believed, ISO 8601: from the first on, and before the second. */
export interface UntrustedTimes {
  from: string;
  to: string;
}

/** Links read in one turn of the event loop. */
const AT_ONCE = 5_000;
/** In place of the next link that fits, where there is none yet. */
const LATEST = '~';
/** Milliseconds for which a link speaks, before it and after it. */
const SPAN = 2 * HOUR * 1_000;

/** Clock of a link that was wrong, and that of the next one that fits; ISO 8601. */
interface WrongClock {
  clock: string;
  later: string;
}

export async function readWrongClocks(database: Kysely<Tables>): Promise<WrongClock[]> {
  const clocks: string[] = [];
  for (let last = 0; ; ) {
    const links = await database
      .selectFrom('lineage')
      .select(['number', 'at'])
      .where('number', '>', last)
      .orderBy('number')
      .limit(AT_ONCE)
      .execute();
    for (const { at } of links) clocks.push(at);
    if (links.length < AT_ONCE) break;
    last = links.at(-1)?.number ?? 0;
    await turn();
  }
  return wrongClocks(clocks);
}

/** @param clocks of the links, in their order. Pure. */
export function wrongClocks(clocks: readonly string[]): WrongClock[] {
  const right = longestRow(clocks);
  const wrong: WrongClock[] = [];
  let later = LATEST;
  for (let at = clocks.length - 1; at >= 0; at -= 1) {
    const clock = clocks[at] as string;
    if (right.has(at)) later = clock;
    else wrong.push({ clock, later });
  }
  return wrong;
}

/** @param before what arrived before this moment may be removed, ISO 8601. Pure. */
export function untrustedTimes(wrong: readonly WrongClock[], before: string): UntrustedTimes[] {
  return joined(
    wrong
      .filter(({ clock, later }) => later >= before && clock < before)
      .map(({ clock }) => {
        const time = Date.parse(clock);
        return { from: new Date(time - SPAN).toISOString(), to: new Date(time + SPAN).toISOString() };
      }),
  );
}

/** Places of the longest row whose values never go back. */
function longestRow(values: readonly string[]): Set<number> {
  /** For each length the place at which a row of it ends with the least value. */
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [place, value] of values.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] as number] as string) <= value) low = middle + 1;
      else high = middle;
    }
    previous.push(ends[low - 1] ?? -1);
    ends[low] = place;
  }
  const row = new Set<number>();
  for (let place = ends.at(-1) ?? -1; place >= 0; place = previous[place] ?? -1) row.add(place);
  return row;
}

/** Those that overlap are one. */
function joined(times: readonly UntrustedTimes[]): UntrustedTimes[] {
  const all: UntrustedTimes[] = [];
  for (const one of times.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = all.at(-1);
    if (last && one.from <= last.to) last.to = one.to > last.to ? one.to : last.to;
    else all.push({ ...one });
  }
  return all;
}
