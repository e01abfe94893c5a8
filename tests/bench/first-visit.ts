/** What a first visit to /wildlife/Serengeti brings over the wire. */
import { chromium } from 'playwright-core';
import { browserPath } from '../parts/browser.ts';
import { startServer } from '../parts/running-server.ts';

type Figures = [string, string][];
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

export async function measureFirstVisit(): Promise<Figures> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const address = `http://127.0.0.1:${server.port}/wildlife/Serengeti`;

  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, serviceWorkers: 'block' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const all = [...bytes.values()].reduce((sum, part) => sum + part, 0);
  const figures: Figures = [['everything, headers included (goal 200 KB at most)', kilobytes(all)]];
  for (const [kind, part] of [...bytes].sort(([, a], [, b]) => b - a))
    figures.push([`  ${kind}`, kilobytes(part)]);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(address);
  const words = (await plain.locator('main').innerText()).split(/\s+/).length;
  figures.push(['words on screen without any script', String(words)]);

  // The rest of the site, which the worker saves afterwards.
  const saving = await browser.newPage();
  await saving.goto(address);
  await saving.getByText(/Saved: all/).waitFor({ timeout: 30_000 });
  const text = await saving.getByText(/Saved: all/).innerText();
  figures.push(['the whole site saved for offline', /all (.*?) work/.exec(text)?.[1] ?? text]);
  await browser.close();
  await server.stop();
  return figures;
}
