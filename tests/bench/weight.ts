/** What the whole site weighs when it is saved, and what the first visit to each page weighs. */
import { OFFICE_PACK } from '../../src/service-worker/packs.ts';
import { waitUntilSaved } from '../parts/browser.ts';
import { sumWeights, weighPacks, weighPublicPacks } from '../parts/weight.ts';
import { withCountedSite } from './counted-line.ts';
import { listSitePages } from './site-pages.ts';
import { type Figures, kilobytes, sumBytes, watchTransfers, withSite } from './transfer.ts';

export async function measureWeight(): Promise<Figures> {
  return [...(await weighSavedSite()), ...(await weighFirstVisits())];
}

/** Counted on the line, because the worker's own requests are no page's. */
async function weighSavedSite(): Promise<Figures> {
  const bytes = await withCountedSite(async ({ page, origin, bytesDown }) => {
    await page.goto(origin);
    await waitUntilSaved(page);
    await page.waitForLoadState('networkidle');
    return bytesDown();
  });
  const packs = weighPublicPacks();
  return [
    ['whole site saved: first visit, program and all packs (goal 850 KB)', kilobytes(bytes)],
    [`  of that the ${packs.length} packs of pages, pictures and search words`, kilobytes(sumWeights(packs))],
    [
      '  beside it, on devices of the staff, the pack of the office',
      kilobytes(weighPacks().get(OFFICE_PACK)?.bytes ?? 0),
    ],
  ];
}

async function weighFirstVisits(): Promise<Figures> {
  const weights = await withSite(async (browser, origin) => {
    const list: { address: string; bytes: number }[] = [];
    for (const { address } of listSitePages()) {
      const page = await browser.newPage({ viewport: { width: 360, height: 800 }, serviceWorkers: 'block' });
      const transfers = await watchTransfers(page);
      await page.goto(origin + address, { waitUntil: 'networkidle' });
      list.push({ address, bytes: sumBytes(transfers) });
      await page.close();
    }
    return list.sort((a, b) => b.bytes - a.bytes);
  });
  return [
    [`first visits to all ${weights.length} pages, the heaviest five (goal 200 KB each)`, ''],
    ...weights.slice(0, 5).map(({ address, bytes }): [string, string] => [`  ${address}`, kilobytes(bytes)]),
    ['  the lightest', kilobytes(weights.at(-1)?.bytes ?? 0)],
  ];
}
