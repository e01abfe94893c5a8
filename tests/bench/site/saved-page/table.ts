/** Output of `saved-page`: every page by the median of its rounds, and all of them in one line. */
import { compare, median, milliseconds, ratio, spread } from '../../parts/spread.ts';
import type { Figures } from '../../parts/transfer.ts';

/** Milliseconds of each round, by turns. */
export interface Times {
  ours: number[];
  least: number[];
  precached: number[];
}

/** The list of an address, begun when it is first asked for. */
export function timesOf(all: Map<string, Times>, address: string): Times {
  const times = all.get(address) ?? { ours: [], least: [], precached: [] };
  all.set(address, times);
  return times;
}

export function describe(what: string, all: ReadonlyMap<string, Times>): Figures {
  const pages = [...all].map(([address, times]) => ({ address, times }));
  return [
    [what, `${sumUp(pages, 'ours')}; as vite-plugin-pwa saves it ${sumUp(pages, 'precached')}`],
    ...pages.map(({ address, times: { ours, least, precached } }): [string, string] => [
      `    ${address}`,
      `${compare(ours, least, milliseconds)}; vite-plugin-pwa ${ratio(precached, least)}: ${spread(precached, milliseconds)}`,
    ]),
  ];
}

/** The median of all pages, and the slowest one. */
function sumUp(
  pages: readonly { address: string; times: Times }[],
  who: Exclude<keyof Times, 'least'>,
): string {
  const rows = pages.map(({ address, times }) => ({
    address,
    ratio: median(times[who]) / median(times.least),
  }));
  const slowest = rows.reduce((one, other) => (other.ratio > one.ratio ? other : one));
  return `${median(rows.map((row) => row.ratio)).toFixed(2)} times, slowest ${slowest.ratio.toFixed(2)} (${slowest.address})`;
}
