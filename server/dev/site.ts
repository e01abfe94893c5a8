/** The public site in development: each page is rendered from its sources when it is requested. */
import { readFile } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { DevSite } from '../../src/build/dev/site.ts';
import type { SiteFacts } from '../../src/contract/document/site-index.ts';
import { notFoundDocument, pathKey, redirects } from '../../src/contract/protocol/routes.ts';
import type { Site } from '../http/site.ts';
import type { PolicyAdditions } from '../security/headers.ts';

/** Renders pages. It is passed in, because it must survive the reload of this file. */
export interface Renderer {
  /** The site as its sources are now. @throws what is wrong with them */
  site(): Promise<DevSite>;
  /** The document of a page. */
  page(key: string, facts: SiteFacts): Promise<string>;
  /** The document that shows an error in place of a page. */
  errorPage(error: unknown): Promise<string>;
  policyAdditions: PolicyAdditions;
}

/** Nothing is cached, so that edits show at the next request. */
const NOTHING_KEPT = 'no-store';
const MANIFEST = '/manifest.webmanifest';

/** @param latest the site at start, which tells API calls which pages exist */
export function devSite(renderer: Renderer, latest: DevSite | undefined): Site {
  const publicFiles = serveStatic({ root: 'public' });
  const notFoundKey = pathKey(notFoundDocument);
  return {
    policyAdditions: renderer.policyAdditions,
    isPage: (key) => latest?.has(key) ?? false,
    routes(readFacts) {
      const routes = new Hono();
      routes.get('*', async (c) => {
        const { path } = c.req;
        const key = pathKey(path);
        const target = redirects[key];
        if (target) return c.redirect(target + new URL(c.req.url).search, 302);
        c.header('Cache-Control', NOTHING_KEPT);
        try {
          const facts = readFacts();
          const site = await renderer.site();
          if (key !== notFoundKey && site.has(key)) return c.html(await renderer.page(key, facts));
          const file = await site.file(path, facts);
          if (file) return c.body(new Uint8Array(Buffer.from(file.body)), 200, { 'Content-Type': file.type });
          if (path === MANIFEST) {
            const manifest = await readFile(`.${MANIFEST}`, 'utf8');
            return c.body(manifest, 200, { 'Content-Type': 'application/manifest+json' });
          }
          return (
            (await publicFiles(c, async () => undefined)) ??
            c.html(await renderer.page(notFoundKey, facts), 404)
          );
        } catch (error) {
          return c.html(await renderer.errorPage(error), 500);
        }
      });
      return routes;
    },
  };
}
