/**
 * A page is one document: its HTML with the data that it was rendered from. A first visit, a reload, a saved
 * copy and navigation inside the app all read the same file, so nothing is fetched or saved twice and nothing
 * can get out of step.
 */

import type { Head } from '../content/types.ts';
import { withoutStyles } from '../contract/inline-styles.ts';
import type { TravelLanguage } from '../contract/languages.ts';
import { DATA_ELEMENT } from '../contract/site-index.ts';
import { trustPage } from '../contract/trusted-types.ts';
import { loadPage, type PageData, type PageKind, type PageModule } from '../pages/registry.ts';
import { NAMED_SCRIPT } from '../service-worker/packs.ts';
import { openChoice } from '../words/open-choice.ts';
import type { Words } from '../words/table.ts';

/** What a page is rendered from: its kind and the data of that kind. */
export type PageContent = { [Kind in PageKind]: { kind: Kind; data: PageData<Kind> } }[PageKind] & {
  /** Where its address names one: the language that it is written in. */
  language?: TravelLanguage;
  /** The languages in which there is the same page under another address; left out where it is in English alone. */
  languages?: readonly TravelLanguage[];
};

/** One address of the site, as the build knows it. */
export type PageDocument = PageContent & {
  address: string;
  head: Head & { /** Picture for chat previews, absolute path. */ image: string; indexed: boolean };
  /** The pack that the page is saved with, one for each part of the site. */
  pack: string;
};

/** A page ready to be drawn. */
export interface LoadedPage {
  content: PageContent;
  module: PageModule;
  /** Of the page's own language; null where its address names none. */
  words: Words | null;
}

/** The data in a document; null when the document is not ours, such as a captive portal's page. */
export function readContent(html: Document): PageContent | null {
  const text = html.getElementById(DATA_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as PageContent) : null;
}

/**
 * The path that this document was loaded from. The address bar may have moved on: a press of Back or Forward between
 * two pages of the app loads nothing, and is heard by nobody until the program runs.
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
  return language ? (await openChoice()).loadWords(language) : null;
}

/** The same in a browser, where the page may also need data from the device. */
export async function openContent(content: PageContent): Promise<LoadedPage> {
  const page = await loadContent(content);
  await page.module.prepare?.(content.data as never);
  return page;
}

/**
 * Navigates inside the app: fetches the document, from the saved copy or the server, and takes over its head.
 */
export async function fetchPage(
  address: string,
): Promise<{ page: LoadedPage; address: string; head: () => void }> {
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  const html = new DOMParser().parseFromString(trustPage(dataOf(await response.text())), 'text/html');
  const content = readContent(html);
  if (!content) throw new Error(`${address} is not a page of this site`);
  // Fetches all scripts of the page at once, not one after another. A saved page only names them.
  for (const script of html.querySelectorAll<HTMLLinkElement>(`[rel=modulepreload], [rel=${NAMED_SCRIPT}]`)) {
    script.rel = 'modulepreload';
    document.head.append(script);
  }
  return {
    page: await openContent(content),
    address: new URL(response.url).pathname,
    head: () => adoptHead(html),
  };
}

/** A document without its styles and what it shows: its page is rendered from its data. */
function dataOf(text: string): string {
  const html = withoutStyles(text);
  const shown = html.indexOf('<body>');
  const data = html.lastIndexOf('<script', html.indexOf(`id="${DATA_ELEMENT}"`));
  return shown < 0 || data < shown ? html : html.slice(0, shown) + html.slice(data);
}

/** Elements of the head that belong to a page, not to the site. */
const OWN =
  'meta[name="description"], meta[name="keywords"], meta[name="robots"], meta[property], meta[name^="twitter:"], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

function adoptHead(html: Document): void {
  document.title = html.title;
  for (const element of document.head.querySelectorAll(OWN)) element.remove();
  document.head.append(...html.head.querySelectorAll(OWN));
}
