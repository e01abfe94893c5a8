/**
 * The site for who works on it: the same documents as the build's, each drawn when it is asked
 * for. The dev server loads this file anew whenever something that it is made of has changed.
 */
import { extname } from 'node:path';
import type { PageDocument } from '../../app/page-document.ts';
import { addressKey } from '../../contract/addresses.ts';
import { SEARCH_FILE, writeSearchFile } from '../../contract/search.ts';
import { fillIn, type SiteFacts } from '../../contract/site-index.ts';
import { listDocuments, pageSources, renderDocument } from '../../prerender.tsx';
import { renderTexts } from '../machine-texts.ts';
import { makePhotos } from '../photos.ts';
import { listSearchEntries } from '../search-entries.ts';
import { rasterise } from '../social-cards.ts';
import { createPicturesOnDemand } from './pictures.ts';

export interface DrawnFile {
  type: string;
  body: string | Uint8Array;
}

export interface DevSite {
  /** @param key see `addressKey` */
  has(key: string): boolean;
  /**
   * Draws a page into index.html. Its styles are left to who serves it: `STYLES` stands in their place.
   * @returns the document, and the source files that the page is drawn by
   */
  page(key: string, template: string, facts: SiteFacts): Promise<{ html: string; sources: string[] }>;
  /** Any other file that the build would have made, or undefined. */
  file(path: string, facts: SiteFacts): Promise<DrawnFile | undefined>;
}

export const STYLES = '<!--styles-->';

const PHOTOS = 'public/photos';
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
  const photos = await makePhotos(PHOTOS);
  const pictures = createPicturesOnDemand();
  const { documents } = listDocuments(photos.sets, pictures);
  const byKey = new Map(documents.map((page) => [addressKey(page.address), page]));
  const texts = renderTexts(documents);
  let search: Promise<string> | undefined;

  return {
    has: (key) => byKey.has(key),
    async page(key, template, facts) {
      const page = byKey.get(key);
      if (!page) throw new Error(`There is no page ${key}`);
      const html = await renderDocument(page, { template, styles: STYLES, scripts: '' });
      return { html: fillIn(html, facts), sources: pageSources(page) };
    },
    async file(path, facts) {
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      if (path === SEARCH_FILE) {
        search ??= drawSearch(documents);
        return { type: 'application/json', body: await search };
      }
      const text = texts[path];
      if (text !== undefined) return { type, body: fillIn(text, facts) };
      const photo = photos.files.get(path);
      if (photo) return { type, body: photo };
      const svg = pictures.file(path);
      if (svg === undefined) return undefined;
      return path.endsWith('.png') ? { type: 'image/png', body: await rasterise(svg) } : { type, body: svg };
    },
  };
}

/** The search reads what stands on every page. */
async function drawSearch(documents: readonly PageDocument[]): Promise<string> {
  const html = new Map<string, string>();
  for (const page of documents) {
    html.set(page.address, await renderDocument(page, { template: '<!--page-->', styles: '', scripts: '' }));
  }
  return JSON.stringify(writeSearchFile(listSearchEntries(documents, html)));
}
