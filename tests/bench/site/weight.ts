/** Weight of the whole site when it is saved, and of the first visit to each page. */
import { OFFICE_PACK } from '../../../src/service-worker/pack-types.ts';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import { sumWeights, weighPacks, weighPublicPacks } from '../../parts/sources/weight.ts';
import { withCountedSite } from '../parts/counted-line.ts';
import { ofLimit, roundsAsked, spread } from '../parts/spread.ts';
import { type Figures, kilobytes, sumBytes, watchTransfers, withSite } from '../parts/transfer.ts';
import { listSitePages, pagesAsked } from './site-pages.ts';

/** Bytes of the whole saved site, and of a first visit to any page. */
const SITE_LIMIT = 850_000;
const VISIT_LIMIT = 200_000;
/** The heaviest pages, which are visited again. */
const HEAVIEST = 5;

export async function measureWeight(): Promise<Figures> {
  return [...(await weighSavedSite()), ...(await weighFirstVisits())];
}

/** Counts bytes on the line, because the worker's own requests belong to no page. */
async function weighSavedSite(): Promise<Figures> {
  const bytes: number[] = [];
  for (let round = 0; round < roundsAsked(); round += 1) {
    const ofRound = await withCountedSite(async ({ page, origin, bytesDown }) => {
      await page.goto(origin);
      await waitUntilSaved(page);
      await page.waitForLoadState('networkidle');
      return bytesDown();
    });
    bytes.push(ofRound);
  }
  const packs = weighPublicPacks();
  return [
    ['whole site saved: first visit, program and all packs', ofLimit(bytes, SITE_LIMIT, kilobytes)],
    [`  of that the ${packs.length} packs of pages, pictures and search words`, kilobytes(sumWeights(packs))],
    [
      '  beside it, on devices of the staff, the pack of the office',
      kilobytes(weighPacks().get(OFFICE_PACK)?.bytes ?? 0),
    ],
  ];
}

/** Visits every page once, then the heaviest ones and the lightest by turns as often as the rounds want. */
async function weighFirstVisits(): Promise<Figures> {
  const weights = new Map<string, number[]>();
  await withSite(async (browser, origin) => {
    const weigh = async (address: string) => {
      const page = await browser.newPage({ viewport: { width: 360, height: 800 }, serviceWorkers: 'block' });
      const transfers = await watchTransfers(page);
      await page.goto(origin + address, { waitUntil: 'networkidle' });
      weights.set(address, [...(weights.get(address) ?? []), sumBytes(transfers)]);
      await page.close();
    };
    for (const { address } of pagesAsked(listSitePages())) await weigh(address);
    for (let round = 1; round < roundsAsked(); round += 1)
      for (const [address] of endsOf(weights)) await weigh(address);
  });
  const ends = endsOf(weights);
  return [
    [`first visits to all ${weights.size} pages, the heaviest and the lightest`, ''],
    ...ends.map(([address, bytes], index): [string, string] => [
      `  ${address}`,
      index < HEAVIEST ? ofLimit(bytes, VISIT_LIMIT, kilobytes) : spread(bytes, kilobytes),
    ]),
  ];
}

/** The heaviest pages of the first round, and the lightest one last. */
function endsOf(weights: ReadonlyMap<string, readonly number[]>): (readonly [string, readonly number[]])[] {
  const all = [...weights].sort(([, [one = 0]], [, [other = 0]]) => other - one);
  return [...all.slice(0, HEAVIEST), ...all.slice(HEAVIEST).slice(-1)];
}
