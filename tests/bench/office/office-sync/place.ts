/** Where the records of the office are on their way: a server with bookings, and a browser. */
import { type Browser, chromium } from 'playwright-core';
import { browserPath } from '../../../parts/browser/browser.ts';
import { addAccount } from '../../../parts/pages/office.ts';
import { freePort, type RunningServer, startServer } from '../../../parts/server/running-server.ts';
import { bundle } from '../../parts/bundle.ts';
import { EMPTY_PAGE, openSideSite } from '../../parts/side-site.ts';
import { seedTours } from '../office-seed.ts';

export interface Place {
  server: RunningServer;
  browser: Browser;
  origin: string;
  at: (path: string) => string;
  leave: () => Promise<void>;
}

/**
 * A server with so many bookings, and a site before it with the programs of the bench.
 * @param rxdb the peer's program, where there is one
 */
export async function openPlace(bookings: number, rxdb = ''): Promise<Place> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer({ origin });
  await addAccount(server, 'operations');
  if (bookings > 0) seedTours(server.dataDir, bookings);
  const site = await openSideSite(port, server.port, {
    '/office-sync/': EMPTY_PAGE,
    '/office-sync/ours.js': await bundle('office/office-page/ours.ts'),
    '/office-sync/rxdb.js': rxdb,
  });
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  return {
    server,
    browser,
    origin,
    at: (path) => origin + path,
    async leave() {
      await browser.close();
      site.closeAllConnections();
      site.close();
      await server.stop();
    },
  };
}
