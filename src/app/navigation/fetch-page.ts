/**
 * Navigation inside the app: fetches the document of the next page, from the saved copy or the server, and
 * its program.
 */
import { DEFERRED_SCRIPT } from '../../contract/document/inline-script.ts';
import { withoutStyles } from '../../contract/document/inline-styles.ts';
import { SITE_DETAILS_ELEMENT } from '../../contract/document/site-details.ts';
import { PAGE_DATA_ELEMENT } from '../../contract/document/site-index.ts';
import { trustedHtml } from '../../contract/document/trusted-types.ts';
import { type LoadedPage, loadContent, readContent } from './page-document.ts';

/** A page that has arrived with its program. */
interface FetchedPage {
  page: LoadedPage;
  /** Its final address; a saved or served redirect may have led elsewhere. */
  address: string;
  /** Applies the page's title and other head elements to the document. */
  head: () => void;
}

/** Time for which a page fetched ahead can be used, milliseconds: longer than any press takes. */
const OF_USE = 5_000;

let ahead: { address: string; at: number; fetched: Promise<FetchedPage> } | undefined;

/**
 * Fetches a page while its link is being pressed: a finger stays on the glass for a tenth of a second, in
 * which a slow phone gets most of this done. Only if a service worker answers, because scrolling also begins
 * with a press and must cost no data.
 */
export function prefetchPage({ target }: Event): void {
  // Links on a map are SVG elements, not HTML elements.
  const link = target instanceof Element ? target.closest('a[href^="/"]:not([download])') : null;
  if (!link || !navigator.serviceWorker?.controller) return;
  const address = new URL(link.getAttribute('href') ?? '', location.origin).pathname;
  if (address === location.pathname) return;
  const fetched = fetchDocument(address);
  ahead = { address, at: performance.now(), fetched };
  // A person who follows the link fetches the page again and sees the error; other presses need no message.
  fetched.catch(() => undefined);
}

/** Fetches the page, and what it needs from the device. @throws when there is no page of ours at the address */
export async function fetchPage(address: string): Promise<FetchedPage> {
  const waiting = ahead;
  ahead = undefined;
  const isOfUse = waiting?.address === address && performance.now() - waiting.at < OF_USE;
  const fetched = await (isOfUse ? waiting.fetched : fetchDocument(address));
  const { content, module } = fetched.page;
  await module.prepare?.(content.data as never);
  return fetched;
}

async function fetchDocument(address: string): Promise<FetchedPage> {
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  const html = new DOMParser().parseFromString(trustedHtml(dataOf(await response.text())), 'text/html');
  const content = readContent(html);
  if (!content) throw new Error(`${address} is not a page of this site`);
  if (!hasPresentDetails(html)) throw new Error(`${address} is of another edition`);
  preload(html);
  return {
    page: await loadContent(content),
    address: new URL(response.url).pathname,
    head: () => adoptHead(html),
  };
}

const detailsOf = (html: Document) =>
  html.getElementById(SITE_DETAILS_ELEMENT)?.textContent?.slice(0, -1) ?? '';

/**
 * True for a document that carries the operator's details as the present one does: the program reads them once. Staff
 * pages carry more, after the same beginning.
 */
function hasPresentDetails(html: Document): boolean {
  const [present, next] = [detailsOf(document), detailsOf(html)];
  return present.startsWith(next) || next.startsWith(present);
}

/** Returns a document without its styles and body content: its page is rendered from its data. */
function dataOf(text: string): string {
  const html = withoutStyles(text);
  const shown = html.indexOf('<body>');
  const data = html.lastIndexOf('<script', html.indexOf(`id="${PAGE_DATA_ELEMENT}"`));
  return shown < 0 || data < shown ? html : html.slice(0, shown) + html.slice(data);
}

/** The page's scripts; a saved page only names them. */
const SCRIPTS = `link:is([rel=modulepreload], [rel=${DEFERRED_SCRIPT}])`;

/** Fetches all scripts of the page at once, not one after another. */
function preload(html: Document): void {
  const sources = (links: Iterable<HTMLLinkElement>) =>
    [...links].flatMap((link) => link.getAttribute('href') ?? []);
  const known = new Set(sources(document.querySelectorAll<HTMLLinkElement>(SCRIPTS)));
  for (const href of sources(html.querySelectorAll<HTMLLinkElement>(SCRIPTS))) {
    if (known.has(href)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** Elements of the head that belong to a page, not to the site. */
const OWN =
  'meta[name="description"], meta[name="keywords"], meta[name="robots"], meta[property], meta[name^="twitter:"], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

function adoptHead(html: Document): void {
  document.title = html.title;
  for (const element of document.head.querySelectorAll(OWN)) element.remove();
  document.head.append(...html.head.querySelectorAll(OWN));
}
