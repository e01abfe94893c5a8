/** What a page brings over the wire, counted by the browser itself: bodies as sent, headers included. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserPath } from '../parts/browser.ts';
import { type RunningServer, startServer } from '../parts/running-server.ts';

/** A line of the output: what, and its figure with its unit. */
export type Figures = [string, string][];

export interface Transfer {
  path: string;
  /** As the browser names it: Document, Script, Stylesheet, Font, Image … */
  kind: string;
  bytes: number;
}

/** Watches a page from now on; the list grows as answers are complete. */
export async function watchTransfers(page: Page): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const known = new Map<string, Pick<Transfer, 'path' | 'kind'>>();
  const transfers: Transfer[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    known.set(requestId, { path: new URL(response.url).pathname, kind: type }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = known.get(requestId);
    if (answer) transfers.push({ ...answer, bytes: encodedDataLength });
  });
  return transfers;
}

export function sumBytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0);
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** The value that the given share of the list does not exceed: 0.5 is the median. */
export function quantile(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Opens the built server and a browser for one measurement, and closes them after it. */
export async function withSite<Result>(
  measure: (browser: Browser, origin: string, server: RunningServer) => Promise<Result>,
): Promise<Result> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    return await measure(browser, `http://127.0.0.1:${server.port}`, server);
  } finally {
    await browser.close();
    // A measurement may have stopped it already.
    if (server.process.exitCode === null) await server.stop();
  }
}
