/** The built server behind a fast line that counts every byte, those of the service worker included. */
import { chromium, type Page } from 'playwright-core';
import { browserPath } from '../../parts/browser/browser.ts';
import { freePort, type RunningServer, startServer } from '../../parts/server/running-server.ts';
import { NAMES } from '../names.ts';
import { openSlowLink } from './slow-link.ts';

/** So fast that it holds nothing up. */
const LINE = { bitsPerSecond: 1_000_000_000, roundTrip: 0 };

export interface CountedSite {
  page: Page;
  origin: string;
  server: RunningServer;
  /** Bytes to the browser and from it, so far. */
  bytesDown: () => number;
  bytesUp: () => number;
}

/** Opens a server, the line and a phone's page for one measurement, and closes them after it. */
export async function withCountedSite<Result>(
  measure: (site: CountedSite) => Promise<Result>,
): Promise<Result> {
  const [serverPort, port] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer({ port: serverPort, origin });
  const line = await openSlowLink({ port, serverPort, ...LINE });
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    await page.addInitScript(NAMES);
    return await measure({ page, origin, server, bytesDown: line.bytesDown, bytesUp: line.bytesUp });
  } finally {
    await browser.close();
    line.close();
    await server.stop();
  }
}
