/** Serves the built site: pages by address, assets by name, each with its cache headers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import type { SiteFacts, SiteIndex } from '../../src/contract/document/site-index.ts';
import { notFoundDocument, pathKey, redirects } from '../../src/contract/protocol/routes.ts';
import type { PolicyAdditions } from '../security/headers.ts';
import { StartError } from '../start/settings.ts';
import { createDocumentHandler, type DocumentHandler, REVALIDATE_POLICY } from './documents.ts';

/** Files named after their content: they never change, so browsers need not ask for them again. */
const NAMED_BY_CONTENT = /^\/(assets|posters|photos|maps|packs|social)\//;
/** Files of the build that are not served. */
const NOT_PUBLIC = /^\/site\.json|^\/\.|\.html(\.br|\.gz)?$/;

const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Adds an ETag to files that are revalidated each time, so that an unchanged one costs only a short 304.
 * Documents have an ETag already.
 */
const tag = etag();

/** The public site, as the application serves it. */
export interface Site {
  /** @param key see `pathKey` */
  isPage(key: string): boolean;
  /** @param readFacts what the running site fills into its documents */
  routes(readFacts: () => SiteFacts): Hono;
  /** Exceptions that its documents need from the content security policy. */
  policyAdditions?: PolicyAdditions;
}

/**
 * @param root folder of the built site
 * @param former folder with files of former builds, for which open pages still ask
 * @throws StartError when the site was not built
 */
export function builtSite(root: string, former?: string): Site {
  const index = readSiteIndex(root);
  return {
    isPage: (key) => key in index.documents,
    routes: (readFacts) => siteRoutes(root, index, readFacts, former),
  };
}

/**
 * @param root folder of the built site
 * @param readFacts what the running site fills into its documents
 * @param former folder with files of former builds
 */
export function siteRoutes(
  root: string,
  { documents, inside, texts }: SiteIndex,
  readFacts: () => SiteFacts,
  former?: string,
): Hono {
  const files = [...Object.entries(documents), ...texts.map((path) => [path, path] as const)];
  const pages = new Map<string, DocumentHandler>(
    files.map(([key, file]) => [key, createDocumentHandler(join(root, file), readFacts, inside[key])]),
  );
  const notFoundKey = pathKey(notFoundDocument);
  const notFound = pages.get(notFoundKey) as DocumentHandler;
  pages.delete(notFoundKey);
  const assets = serveStatic({ root, precompressed: true });
  const formerAssets = former === undefined ? undefined : serveStatic({ root: former, precompressed: true });
  const file: MiddlewareHandler = async (c) => {
    const { path } = c.req;
    const forEver = NAMED_BY_CONTENT.test(path);
    const nothing = async () => undefined;
    const found = NOT_PUBLIC.test(path)
      ? undefined
      : ((await assets(c, nothing)) ?? (forEver ? await formerAssets?.(c, nothing) : undefined));
    if (found) {
      found.headers.set('Cache-Control', forEver ? FOR_EVER : REVALIDATE_POLICY);
      // Files that never change are not revalidated.
      if (forEver) found.headers.delete('Last-Modified');
      return found;
    }
    // A missing asset gets a plain 404: an HTML page in place of a script would hide the fault.
    return forEver ? c.text('Not found', 404) : notFound(c, 404);
  };

  const site = new Hono();
  site.on(['GET', 'HEAD'], '*', (c, next) => {
    const key = pathKey(c.req.path);
    const target = redirects[key];
    if (target) return Promise.resolve(c.redirect(target + new URL(c.req.url).search, 301));
    const page = pages.get(key);
    if (page) return page(c, 200);
    return NAMED_BY_CONTENT.test(c.req.path) ? file(c, next) : tag(c, next);
  });
  site.on(['GET', 'HEAD'], '*', file);
  return site;
}

/** @throws StartError when the site was not built */
export function readSiteIndex(root: string): SiteIndex {
  try {
    return JSON.parse(readFileSync(join(root, 'site.json'), 'utf8'));
  } catch {
    throw new StartError('The site is not built yet. Run `npm start`, which does it.');
  }
}
