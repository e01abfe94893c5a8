/**
 * A page is one document: its HTML with the data that it was rendered from. A first visit, a reload, a saved
 * copy and navigation inside the app all read the same file, so nothing is fetched or saved twice and nothing
 * can get out of step.
 */

import type { PageHead } from '../../content/types.ts';
import type { Notice } from '../../contract/document/notices.ts';
import { PAGE_DATA_ELEMENT } from '../../contract/document/site-index.ts';
import type { TravelLanguage } from '../../contract/values/languages.ts';
import { loadPage, type PageData, type PageKind, type PageModule } from '../../pages/registry.ts';
import { loadChosenLanguage } from '../../words/load-chosen-language.ts';
import type { Words } from '../../words/table.ts';

/** Content that a page is rendered from: its kind and the data of that kind. */
export type PageContent = { [Kind in PageKind]: { kind: Kind; data: PageData<Kind> } }[PageKind] & {
  /** Language in which the page is written, if its address names one. */
  language?: TravelLanguage;
  /** Languages in which the same page exists under another address; left out if it is in English only. */
  languages?: readonly TravelLanguage[];
  /** What the operator has put up on this page; left out for nothing. */
  notices?: readonly Notice[];
};

/** One address of the site, as the build knows it. */
export type PageDocument = PageContent & {
  address: string;
  head: PageHead & { /** Picture for chat previews, absolute path. */ image: string; indexed: boolean };
  /** The pack that the page is saved with, one for each part of the site. */
  pack: string;
};

/** A page ready to be drawn. */
export interface LoadedPage {
  content: PageContent;
  module: PageModule;
  /** Words of the page's own language; null if its address names none. */
  words: Words | null;
}

/** Reads the data in a document; null when the document is not ours, such as a captive portal's page. */
export function readContent(html: Document): PageContent | null {
  const text = html.getElementById(PAGE_DATA_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as PageContent) : null;
}

/**
 * Returns the path that this document was loaded from. The address bar may have moved on: pressing Back or
 * Forward between two pages of the app loads nothing, and goes unnoticed until the app runs.
 */
export function pathOfDocument(): string {
  const [loaded] = performance.getEntriesByType('navigation');
  // Older browsers give it the name "document".
  return loaded?.name.startsWith(`${location.origin}/`) ? new URL(loaded.name).pathname : location.pathname;
}

export async function loadContent(content: PageContent): Promise<LoadedPage> {
  const [module, words] = await Promise.all([loadPage(content.kind), wordsOf(content)]);
  return { content, module, words };
}

async function wordsOf({ language }: PageContent): Promise<Words | null> {
  return language ? (await loadChosenLanguage()).loadWords(language) : null;
}

/** Does the same as `loadContent` in a browser, where the page may also need data from the device. */
export async function loadContentInBrowser(content: PageContent): Promise<LoadedPage> {
  const page = await loadContent(content);
  await page.module.prepare?.(content.data as never);
  return page;
}
