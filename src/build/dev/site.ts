/**
 * The site in development: the same documents as in the build, each rendered when it is requested. The dev
 * server reloads this file whenever one of its imports has changed.
 */
import { extname } from 'node:path';
import type { PageDocument } from '../../app/navigation/page-document.ts';
import { searchFilePath } from '../../contract/document/search-index.ts';
import { fillSiteFacts, type SiteFacts } from '../../contract/document/site-index.ts';
import { pathKey } from '../../contract/protocol/routes.ts';
import { listDocuments, pageSources, renderDocument } from '../../prerender.tsx';
import { PHOTOS_FOLDER } from '../photos/photo-folder.ts';
import { makePhotos } from '../photos/photos.ts';
import { rasterise } from '../photos/social-cards.ts';
import { renderCrawlerTexts } from '../texts/crawler-texts.ts';
import { outlineText } from '../texts/outline-text.ts';
import { writeSearchFiles } from '../texts/search-entries.ts';
import { createPicturesOnDemand } from './pictures.ts';

export interface DrawnFile {
  type: string;
  body: string | Uint8Array;
}

export interface DevSite {
  /** @param key see `pathKey` */
  has(key: string): boolean;
  /**
   * Draws a page into index.html. The caller adds the styles in place of `STYLES_PLACEHOLDER`.
   * @returns the document, and the source files that the page is drawn by
   */
  page(key: string, template: string, facts: SiteFacts): Promise<{ html: string; sources: string[] }>;
  /** Any other file that the build would have written, or undefined. */
  file(path: string, facts: SiteFacts): Promise<DrawnFile | undefined>;
}

export const STYLES_PLACEHOLDER = '<!--styles-->';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.xml': 'application/xml; charset=utf-8',
};

/** @throws PhotoError when a photograph has to be corrected first */
export async function openDevSite(): Promise<DevSite> {
  const photos = await makePhotos(PHOTOS_FOLDER);
  const pictures = createPicturesOnDemand();
  const { documents } = listDocuments(photos.sets, pictures);
  const byKey = new Map(documents.map((page) => [pathKey(page.address), page]));
  const texts = renderCrawlerTexts(documents);
  const search = new Map<string, ReturnType<typeof drawSearch>>();

  return {
    has: (key) => byKey.has(key),
    async page(key, template, facts) {
      const page = byKey.get(key);
      if (!page) throw new Error(`There is no page ${key}`);
      const html = await renderDocument(page, { template, styles: STYLES_PLACEHOLDER, scripts: '' });
      return { html: fillSiteFacts(html, facts), sources: pageSources(page) };
    },
    async file(path, facts) {
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      if (path.startsWith('/search-entries.')) {
        const drawn = search.get(path) ?? drawSearch(documents, path);
        search.set(path, drawn);
        const body = await drawn;
        return body === undefined ? undefined : { type: 'application/json', body };
      }
      const text = texts[path];
      if (text !== undefined) return { type, body: fillSiteFacts(text, facts) };
      const photo = photos.files.get(path);
      if (photo) return { type, body: photo };
      const svg = pictures.file(path);
      if (svg === undefined) return undefined;
      if (svg.includes('<text ') && path.endsWith('.svg')) return { type, body: await outlineText(svg) };
      return path.endsWith('.png') ? { type: 'image/png', body: await rasterise(svg) } : { type, body: svg };
    },
  };
}

/** The search index of a language is made from every rendered page in it, and in English where it lacks one. */
async function drawSearch(all: readonly PageDocument[], path: string): Promise<string | undefined> {
  const documents = all.filter(({ language }) => !language || searchFilePath(language) === path);
  const html = new Map<string, string>();
  for (const page of documents) {
    html.set(page.address, await renderDocument(page, { template: '<!--page-->', styles: '', scripts: '' }));
  }
  return Object.values(writeSearchFiles(documents, html)).find((file) => file.path === path)?.text;
}
