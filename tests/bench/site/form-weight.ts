/** Scripts of each form page until nothing more comes, brotli. */
import { formPages, openForm } from '../../parts/pages/form-page.ts';
import { sumWeights, weigh } from '../../parts/sources/weight.ts';
import { type Figures, kilobytes, watchTransfers, withSite } from '../parts/transfer.ts';

export function measureFormWeight(): Promise<Figures> {
  return withSite(async (browser, origin) => {
    const figures: Figures = [];
    for (const [address, label] of Object.values(formPages)) {
      const page = await browser.newPage({ viewport: { width: 360, height: 800 }, serviceWorkers: 'block' });
      const transfers = await watchTransfers(page);
      // Scrolls to the form: on the home page that is what loads it.
      await openForm(page, origin + address, label);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1_000);
      const scripts = transfers.filter(({ kind }) => kind === 'Script');
      const all = sumWeights(scripts.map(({ path }) => weigh(path)));
      figures.push([`${address}, ${scripts.length} scripts (goal 140 KB)`, kilobytes(all)]);
      await page.close();
    }
    return figures;
  });
}
