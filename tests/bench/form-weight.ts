/** Scripts of each form page until nothing more comes, brotli. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { formPages, openForm } from '../parts/form-page.ts';
import { type Figures, kilobytes, watchTransfers, withSite } from './transfer.ts';

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
      const sizes = await Promise.all(scripts.map(({ path }) => brotliSize(join('dist/site', path))));
      const all = sizes.reduce((sum, bytes) => sum + bytes, 0);
      figures.push([`${address}, ${scripts.length} scripts (goal 140 KB)`, kilobytes(all)]);
      await page.close();
    }
    return figures;
  });
}

async function brotliSize(file: string): Promise<number> {
  return brotliCompressSync(await readFile(file)).length;
}
