import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FIRST_FRAME_ATTRIBUTE } from '../../contract/document/inline-script.ts';
import { tabValues } from '../../contract/document/web-storage.ts';
import { pathKey } from '../../contract/protocol/routes.ts';
import { fetchPage, prefetchPage } from './fetch-page.ts';
import type { HistoryEntry, SiteHistory } from './history.ts';
import type { LoadedPage } from './page-document.ts';

/**
 * A page and the place that it is shown for. They change together, so that no page is rendered with the query
 * of another.
 */
interface CurrentPage extends LoadedPage {
  /** Address of the page as shown in the address bar. */
  address: string;
  place: HistoryEntry;
}

/**
 * The page of the current address. The old page stays until the new one is ready. Then the head changes, the
 * heading gets the focus so that screen readers announce it, and the page scrolls to the top or back to where
 * it was.
 * @param first the page that the document itself carried
 * @param path of that document; the address may be another one by now
 */
export function useCurrentPage(first: LoadedPage, path: string, browser: SiteHistory): CurrentPage {
  const [current, setCurrent] = useState<CurrentPage>({ ...first, address: path, place: placeOf(browser) });
  const shown = useRef(pathKey(path));
  /** Work that remains once the place or the new page is in the document. */
  const arrival = useRef<(() => void) | null>(null);
  const { key } = current.place.location;
  /** Key of the place that is shown, and for each place that was left, the id of what had the focus there. */
  const shownKey = useRef(key);
  const focused = useRef(new Map<string, string>());

  useEffect(() => {
    history.scrollRestoration = 'manual';
    return rememberScroll(key);
  }, [key]);

  useLayoutEffect(() => {
    /** Number of navigations so far; a page that arrives for an earlier one is too late. */
    let steps = 0;
    const go = (place: HistoryEntry) => {
      steps += 1;
      const step = steps;
      const { pathname, search, hash, key } = place.location;
      const byHistory = place.action === 'POP';
      const wanted = pathKey(pathname);
      if (wanted === shown.current) {
        keepScroll(shownKey.current);
        focused.current.set(shownKey.current, document.activeElement?.id ?? '');
        if (!byHistory) arrival.current = () => stay(key, hash);
        // The browser itself follows a link to a place on the page.
        else if (!hash) arrival.current = () => goBack(scrollOf(key), focused.current.get(key) ?? '');
        // A transition, because an immediate update would interrupt the hydration of the first page in
        // slices.
        startTransition(() => setCurrent((now) => ({ ...now, place })));
        return;
      }
      fetchPage(pathname).then(
        ({ page, address, head }) => {
          if (step !== steps) return;
          if (pathKey(address) !== wanted) {
            browser.replace(address + search + hash);
            return;
          }
          shown.current = wanted;
          head();
          arrival.current = () => arrive(byHistory ? scrollOf(key) : null, hash);
          setCurrent({ ...page, address: pathname, place });
        },
        // The page is not saved, or it belongs to a newer build or edition: the browser loads it as a whole and reports
        // what is wrong.
        () => step === steps && location.assign(pathname + search + hash),
      );
    };
    // Back may have been pressed before this listener was added: between the document and the app, or
    // while the first page was hydrated.
    if (pathKey(browser.location.pathname) !== shown.current) go(placeOf(browser));
    const stopListening = browser.listen(go);
    document.addEventListener('pointerdown', prefetchPage);
    return () => {
      steps += 1;
      document.removeEventListener('pointerdown', prefetchPage);
      stopListening();
    };
  }, [browser]);

  // Runs before the page's first frame, for which only its first screen is laid out.
  useLayoutEffect(() => {
    shownKey.current = current.place.location.key;
    arrival.current?.();
    arrival.current = null;
  }, [current]);

  return current;
}

const placeOf = ({ action, location }: SiteHistory): HistoryEntry => ({ action, location });

/** Moves to another anchor or query of the same page, which keeps the scroll position. */
function stay(key: string, hash: string): void {
  const target = targetOf(hash);
  if (target) showBelow(target);
  else keepScroll(key);
}

/** Milliseconds in which a page that is gone back to may still grow to where one was. */
const LONGEST_RETURN = 3_000;

/**
 * Goes back to another query of the same page: to where it was scrolled, and to what had the focus there. What is not
 * drawn yet is waited for, until the person does something else.
 */
function goBack(scroll: number, focused: string): void {
  const isThere = () => {
    layOutWhole(true);
    scrollTo({ top: scroll, behavior: 'instant' });
    const element = document.getElementById(focused);
    element?.focus({ preventScroll: true });
    const isWhole = Math.abs(scrollY - scroll) <= 1 && (focused === '' || element !== null);
    // It stands elsewhere now where the list has another order.
    if (isWhole) element?.scrollIntoView({ block: 'nearest' });
    return isWhole;
  };
  if (isThere()) return;
  const given = new AbortController();
  const drawn = new ResizeObserver(() => isThere() && given.abort());
  given.signal.addEventListener('abort', () => drawn.disconnect());
  for (const input of ['pointerdown', 'keydown', 'wheel', 'popstate'])
    addEventListener(input, () => given.abort(), { signal: given.signal, capture: true, passive: true });
  drawn.observe(document.body);
  setTimeout(() => given.abort(), LONGEST_RETURN);
}

function arrive(scroll: number | null, hash: string): void {
  const target = targetOf(hash);
  if (target) {
    showBelow(target);
    return;
  }
  layOutWhole(scroll !== null && scroll > 0);
  scrollTo({ top: scroll ?? 0, behavior: 'instant' });
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const targetOf = (hash: string) => (hash ? document.getElementById(hash.slice(1)) : null);

function showBelow(target: HTMLElement): void {
  layOutWhole(true);
  target.scrollIntoView();
}

/**
 * Lays out the whole page: at once, or for a page that opens at its top, after the first frame, see
 * below-fold.css.
 */
function layOutWhole(atOnce: boolean): void {
  const root = document.documentElement;
  root.toggleAttribute(FIRST_FRAME_ATTRIBUTE, atOnce);
  if (!atOnce)
    requestAnimationFrame(() => setTimeout(() => root.toggleAttribute(FIRST_FRAME_ATTRIBUTE, true)));
}

const scrollKey = (key: string) => `scroll:${key}`;

function rememberScroll(key: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    // Reading the scroll position forces a layout, and this page may be about to go.
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    keepScroll(key);
  };
  addEventListener('pagehide', save);
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(save, 100);
  };
  addEventListener('scroll', saveSoon, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('pagehide', save);
    removeEventListener('scroll', saveSoon);
  };
}

function keepScroll(key: string): void {
  tabValues.write(scrollKey(key), String(Math.round(scrollY)));
}

function scrollOf(key: string): number {
  return Number(tabValues.read(scrollKey(key)) ?? 0);
}
