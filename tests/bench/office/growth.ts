/**
 * Costs that grow with the records on a device, and how steeply: 1,000 to 300,000 tour bookings, each size on
 * a device of its own. At the largest also with no more memory than Chromium gives a page on a phone of 2 GB.
 *
 * `--1000`, `--10000`, `--100000` and `--300000` choose sizes; `--small` measures the small phone alone, and
 * `--not-small` leaves it out.
 */

import type { Figures } from '../parts/transfer.ts';
import { type Measured, measureDevice } from './growth-device.ts';

const SIZES = [1_000, 10_000, 100_000, 300_000];
/** V8 gives a page a quarter of a phone's memory (`HeapSizeFromPhysicalMemory`): of 2 GB, so many megabytes. */
const HEAP_OF_SMALL_PHONE = 512;

const isAsked = (option: string) => process.argv.includes(`--${option}`);

export async function measureGrowth(): Promise<Figures> {
  const chosen = SIZES.filter((size) => isAsked(String(size)));
  const sizes = chosen.length > 0 ? chosen : SIZES;
  const figures: Figures = [];
  if (!isAsked('small')) {
    const all = new Map<number, Measured>();
    for (const size of sizes) {
      const measured = await measureDevice(size, []);
      all.set(size, measured);
      figures.push(...describe(size, measured));
    }
    figures.push(...exponentsOf(all));
  }
  if (!isAsked('not-small')) figures.push(await onSmallPhone(sizes.at(-1) ?? 0));
  return figures;
}

const DIMENSIONS: Record<string, (measured: Measured) => number> = {
  'first sync': ({ sync }) => sync,
  'opening until rows are painted': ({ rows }) => rows,
  'opening until all are counted': ({ counted }) => counted,
  'a key in the search': ({ key }) => key,
  'memory of the tab': ({ tab }) => tab,
  'size of the database': ({ disk }) => disk,
};

function exponentsOf(all: ReadonlyMap<number, Measured>): Figures {
  const sizes = [...all.keys()];
  if (sizes.length < 2) return [];
  return Object.entries(DIMENSIONS).map(([what, of]) => {
    const steps = sizes.slice(1).map((size, index) => {
      const before = sizes[index] as number;
      const grown = of(all.get(size) as Measured) / of(all.get(before) as Measured);
      return (Math.log(grown) / Math.log(size / before)).toFixed(2);
    });
    return [`exponents of ${what} between the sizes (goal 1.1)`, steps.join(', ')];
  });
}

async function onSmallPhone(size: number): Promise<Figures[number]> {
  const figure = await measureDevice(size, [`--js-flags=--max-old-space-size=${HEAP_OF_SMALL_PHONE}`]).then(
    ({ sync, counted, tab }) => `sync ${seconds(sync)}, opens in ${seconds(counted)}, ${megabytes(tab)}`,
    (error: Error) => `does not open: ${error.message.split('\n')[0]}`,
  );
  return [`${size} records in a heap of ${HEAP_OF_SMALL_PHONE} MB (a phone with 2 GB)`, figure];
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

function describe(
  size: number,
  { sync, rows, counted, key, scripts, tab, uncollected, disk }: Measured,
): Figures {
  const of = `${size.toLocaleString('en')} records`;
  return [
    [`${of}: first sync, from opening the table until all are counted`, seconds(sync)],
    ['  opened again: rows painted / all counted', `${seconds(rows)} / ${seconds(counted)}`],
    ['  a key in the search until painted, median', `${key.toFixed(0)} ms`],
    [
      '  memory of the tab (goal 250 MB at 100,000) / of it the records / the tab with its garbage',
      `${megabytes(tab)} / ${megabytes(scripts)} / ${megabytes(uncollected)}`,
    ],
    ['  size of the database', `${(disk / 1e6).toFixed(1)} MB`],
  ];
}
