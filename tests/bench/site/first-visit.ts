/** Bytes that a first visit to /wildlife/Serengeti brings over the wire. */
import { type Figures, kilobytes, sumBytes, watchTransfers, withSite } from '../parts/transfer.ts';

export function measureFirstVisit(): Promise<Figures> {
  return withSite(async (browser, origin) => {
    const address = `${origin}/wildlife/Serengeti`;
    const page = await browser.newPage({ viewport: { width: 360, height: 800 }, serviceWorkers: 'block' });
    const transfers = await watchTransfers(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    const figures: Figures = [
      ['everything, headers included (goal 200 KB at most)', kilobytes(sumBytes(transfers))],
    ];
    const kinds = [...new Set(transfers.map(({ kind }) => kind))]
      .map((kind) => [kind, sumBytes(transfers.filter((transfer) => transfer.kind === kind))] as const)
      .sort(([, a], [, b]) => b - a);
    for (const [kind, bytes] of kinds) figures.push([`  ${kind}`, kilobytes(bytes)]);

    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(address);
    const words = (await plain.locator('main').innerText()).split(/\s+/).length;
    figures.push(['words on screen without any script', String(words)]);
    return figures;
  });
}
