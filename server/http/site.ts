/** Serves the built site: pages by address, assets by name, each with its cache headers. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
export const NAMED_BY_CONTENT = /^\/(assets|posters|photos|maps|packs|social)\//;
/** Files of the build that are not served. */
const NOT_PUBLIC = /^\/site\.json|^\/\.|\.html(\.br|\.gz)?$/;

/** Deltas, which make packs of former ones, and their list. */
const OF_FORMER = /^\/packs\/[^/]+\.from\.|^\/former-versions\.json$/;

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
  /** Shows an edition from the next request on. Absent where nothing is built. */
  show?(edition: ShownEdition): void;
  /** Exceptions that its documents need from the content security policy. */
  policyAdditions?: PolicyAdditions;
  /** Address of the sheet that notices wear: their script fetches it, so that no document names it. */
  noticeSheet?: string | undefined;
}

/** An edition whose files stand before those of the build. */
export interface ShownEdition {
  index: SiteIndex;
  /** Folder with the files that differ from the build's. */
  folder: string;
  /** Paths of those files, without a slash at the beginning. */
  files: ReadonlySet<string>;
  /** Folders of further editions by the paths of their files named after content: open pages still ask for them. */
  earlier: ReadonlyMap<string, string>;
}

/** Folders of files that the built site itself does not have. */
export interface FurtherFolders {
  /** Files of former builds, for which open pages still ask. */
  former?: string;
  /** Deltas, which make packs of former ones, and their list. */
  deltas?: string;
  /** Files of the operator's photographs. */
  photos?: string;
}

/**
 * @param root folder of the built site
 * @param more further folders
 * @throws StartError when the site was not built
 */
export function builtSite(root: string, more: FurtherFolders = {}): Site {
  const index = readSiteIndex(root);
  let shown: ShownEdition = { index, folder: root, files: new Set(), earlier: new Map() };
  return {
    noticeSheet: findNoticeSheet(root),
    isPage: (key) => key in shown.index.documents,
    routes: (readFacts) => siteRoutes(root, () => shown, readFacts, more),
    show(edition) {
      shown = edition;
    },
  };
}

/**
 * @param root folder of the built site
 * @param readShown what is shown now
 * @param readFacts what the running site fills into its documents
 * @param more further folders
 */
export function siteRoutes(
  root: string,
  readShown: () => ShownEdition,
  readFacts: () => SiteFacts,
  { former, deltas, photos }: FurtherFolders = {},
): Hono {
  const readPages = createPageHandlers(root, readShown, readFacts);
  const filesOf = createFileHandlers();
  const file: MiddlewareHandler = async (c) => {
    const { path } = c.req;
    const forEver = NAMED_BY_CONTENT.test(path);
    const nothing = async () => undefined;
    const { folder, files, earlier } = readShown();
    const name = path.slice(1);
    const later = forEver
      ? [earlier.get(name), path.startsWith('/photos/') ? photos : undefined, former]
      : [];
    const places = [OF_FORMER.test(path) ? deltas : undefined, files.has(name) ? folder : root, ...later];
    let found: Response | undefined;
    for (const place of NOT_PUBLIC.test(path) ? [] : places)
      if (place !== undefined) found ??= (await filesOf(place)(c, nothing)) ?? undefined;
    if (found) {
      found.headers.set('Cache-Control', forEver ? FOR_EVER : REVALIDATE_POLICY);
      // Files that never change are not revalidated.
      if (forEver) found.headers.delete('Last-Modified');
      return found;
    }
    // A missing asset gets a plain 404: an HTML page in place of a script would hide the fault.
    return forEver ? c.text('Not found', 404) : readPages().notFound(c, 404);
  };

  const site = new Hono();
  site.on(['GET', 'HEAD'], '*', (c, next) => {
    const key = pathKey(c.req.path);
    const target = redirects[key];
    if (target) return Promise.resolve(c.redirect(target + new URL(c.req.url).search, 301));
    const page = readPages().pages.get(key);
    if (page) return page(c, 200);
    return NAMED_BY_CONTENT.test(c.req.path) ? file(c, next) : tag(c, next);
  });
  site.on(['GET', 'HEAD'], '*', file);
  return site;
}

/** Handlers of pages by key, and of the one for addresses that are not there. */
interface PageHandlers {
  pages: ReadonlyMap<string, DocumentHandler>;
  notFound: DocumentHandler;
}

/** Handlers of what is shown now. A document that two editions share is compressed once. */
function createPageHandlers(
  root: string,
  readShown: () => ShownEdition,
  readFacts: () => SiteFacts,
): () => PageHandlers {
  let of: ShownEdition | undefined;
  let handlers: PageHandlers;
  let byFile = new Map<string, DocumentHandler>();
  return () => {
    const shown = readShown();
    if (of === shown) return handlers;
    of = shown;
    const { documents, inside, texts } = shown.index;
    const before = byFile;
    byFile = new Map();
    const pages = new Map<string, DocumentHandler>();
    for (const [key, file] of [...Object.entries(documents), ...texts.map((path) => [path, path] as const)]) {
      const isChanged = shown.files.has(file.replace(/^\//, ''));
      const path = join(isChanged ? shown.folder : root, file);
      const handler = before.get(path) ?? createDocumentHandler(path, readFacts, inside[key]);
      byFile.set(path, handler);
      pages.set(key, handler);
    }
    const notFoundKey = pathKey(notFoundDocument);
    const notFound = pages.get(notFoundKey) as DocumentHandler;
    pages.delete(notFoundKey);
    handlers = { pages, notFound };
    return handlers;
  };
}

/** Handlers of the files of folders, each made once. */
function createFileHandlers(): (folder: string) => MiddlewareHandler {
  const handlers = new Map<string, MiddlewareHandler>();
  return (folder) => {
    const handler = handlers.get(folder) ?? serveStatic({ root: folder, precompressed: true });
    handlers.set(folder, handler);
    return handler;
  };
}

/** Undefined in a site that was built without one. */
function findNoticeSheet(root: string): string | undefined {
  const assets = join(root, 'assets');
  const file = existsSync(assets) && readdirSync(assets).find((name) => /^notices-[\w-]+\.css$/.test(name));
  return file ? `/assets/${file}` : undefined;
}

/** @throws StartError when the site was not built */
export function readSiteIndex(root: string): SiteIndex {
  try {
    return JSON.parse(readFileSync(join(root, 'site.json'), 'utf8'));
  } catch {
    throw new StartError('The site is not built yet. Run `npm start`, which does it.');
  }
}
