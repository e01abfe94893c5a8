/** Bytes that a page brings over the wire, counted by the browser: bodies as sent, headers included. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserPath } from '../../parts/browser/browser.ts';
import { freePort, type RunningServer, startServer } from '../../parts/server/running-server.ts';

/** A line of the output: its name, and its figure with its unit. */
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

interface SiteOptions {
  /**
   * The name under which the browser knows the server. This machine's own address needs no network, so a page that
   * is offline still asks it: whoever measures a device without a signal gives another name.
   */
  host?: string;
}

/** Opens the built server and a browser for one measurement, and closes them after it. */
export async function withSite<Result>(
  measure: (browser: Browser, origin: string, server: RunningServer) => Promise<Result>,
  { host = '127.0.0.1' }: SiteOptions = {},
): Promise<Result> {
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const server = await startServer({ port, origin });
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
      `--host-resolver-rules=MAP ${host} 127.0.0.1`,
      `--unsafely-treat-insecure-origin-as-secure=${origin}`,
    ],
  });
  try {
    return await measure(browser, origin, server);
  } finally {
    await browser.close();
    // A measurement may have stopped it already.
    if (server.process.exitCode === null) await server.stop();
  }
}
