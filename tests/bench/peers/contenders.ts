/** The four sites with the same words and pictures, each behind a fast line that counts and a slow one. */
import type { Page } from 'playwright-core';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import { freePort, startServer } from '../../parts/server/running-server.ts';
import { openSlowLink } from '../parts/slow-link.ts';
import { openPrecachedSite } from '../site/precached-site.ts';
import { buildAstroSite } from './astro-site.ts';
import { listPeerPages } from './content.ts';
import { buildReactRouterSite } from './react-router-site.ts';
import { filesOf, openStaticServer } from './static-server.ts';

/** A phone's bad line: bits per second, and milliseconds there and back. */
const SLOW = { bitsPerSecond: 400_000, roundTrip: 400 };
const FAST = { bitsPerSecond: 1_000_000_000, roundTrip: 0 };

export interface Contender {
  name: string;
  /** Over the line on which bytes are counted and pages are saved. */
  origin: string;
  /** Over 400 kbps and 400 ms. */
  slowOrigin: string;
  /** Bytes that came over the fast line so far. */
  bytesDown: () => number;
  waitUntilSaved: (page: Page) => Promise<void>;
  /** Ends its servers and lines: nothing answers any more but its worker. */
  close: () => Promise<void>;
}

export const OURS = 'ours';

/** Builds both peers, which takes minutes, and opens all four; ours first. */
export async function openContenders(): Promise<Contender[]> {
  const pages = listPeerPages();
  const reactRouter = await buildReactRouterSite(pages);
  const astro = await buildAstroSite(pages);
  const precached = await openPrecachedSite(await freePort());
  return [
    await openOurs(),
    await openPeer('React Router 7', filesOf(reactRouter.site), reactRouter.remove),
    await openPeer('Astro 5', filesOf(astro.site), astro.remove),
    await openPeer('own build, vite-plugin-pwa', filesAt(precached.origin), precached.close),
  ];
}

async function openOurs(): Promise<Contender> {
  const port = await freePort();
  const lines = await openLines(port);
  const server = await startServer({ port, origin: lines.origin });
  return {
    name: OURS,
    ...lines,
    waitUntilSaved,
    async close() {
      lines.close();
      await server.stop();
    },
  };
}

async function openPeer(
  name: string,
  find: Parameters<typeof openStaticServer>[1],
  remove: () => Promise<void>,
): Promise<Contender> {
  const port = await freePort();
  const server = await openStaticServer(port, find);
  const lines = await openLines(port);
  return {
    name,
    ...lines,
    // Its worker is active once everything is saved.
    waitUntilSaved: (page) => page.evaluate(async () => void (await navigator.serviceWorker.ready)),
    async close() {
      lines.close();
      await server.close();
      await remove();
    },
  };
}

async function openLines(serverPort: number) {
  const [port, slowPort] = [await freePort(), await freePort()];
  const fast = await openSlowLink({ port, serverPort, ...FAST });
  const slow = await openSlowLink({ port: slowPort, serverPort, ...SLOW });
  return {
    origin: `http://127.0.0.1:${port}`,
    slowOrigin: `http://127.0.0.1:${slowPort}`,
    bytesDown: fast.bytesDown,
    close() {
      fast.close();
      slow.close();
    },
  };
}

/** The files of another site of the bench, which does not compress them. */
function filesAt(origin: string) {
  return async (path: string) => {
    const answer = await fetch(origin + encodeURI(path));
    const body = new Uint8Array(await answer.arrayBuffer());
    return answer.ok ? { type: answer.headers.get('Content-Type') ?? '', body } : undefined;
  };
}
