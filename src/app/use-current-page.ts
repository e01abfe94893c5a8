import { useEffect, useRef, useState } from 'react';
import { addressKey } from '../contract/addresses.ts';
import { WHOLE } from '../contract/early-press.ts';
import type { Place, SiteHistory } from './history.ts';
import { fetchPage, type LoadedPage } from './page-document.ts';

/**
 * The page of the current address. The old page stays until the new one is ready. Then the head changes, the
 * heading gets the focus so that screen readers announce it, and the page scrolls to the top or back to where
 * it was.
 * @param first the page that the document itself carried
 * @param path of that document; the address may be another one by now
 * @param place where the browser is
 */
export function useCurrentPage(
  first: LoadedPage,
  path: string,
  browser: SiteHistory,
  { action, location: { pathname, search, hash, key } }: Place,
): LoadedPage & { address: string } {
  const byHistory = action === 'POP';
  const [page, setPage] = useState({ ...first, address: path });
  const shown = useRef(addressKey(path));
  /** What remains to be done once the new page is in the document. */
  const arrival = useRef<(() => void) | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    return rememberScroll(key);
  }, [key]);

  useEffect(() => {
    const wanted = addressKey(pathname);
    if (wanted === shown.current) {
      if (byHistory) return;
      const target = targetOf(hash);
      // Navigation within the current page: to another anchor, or to another query, which keeps the scroll
      // position.
      if (target) showBelow(target);
      else keepScroll(key);
      return;
    }
    let current = true;
    fetchPage(pathname).then(
      ({ page: next, address, head }) => {
        if (!current) return;
        if (addressKey(address) !== wanted) {
          browser.replace(address + search + hash);
          return;
        }
        shown.current = wanted;
        head();
        arrival.current = () => arrive(byHistory ? scrollOf(key) : null, hash);
        setPage({ ...next, address: pathname });
      },
      // The page is not saved, or it belongs to a newer build: the browser loads it as a whole and reports
      // what is wrong.
      () => current && location.assign(pathname + search + hash),
    );
    return () => {
      current = false;
    };
  }, [pathname, search, hash, key, byHistory, browser]);

  useEffect(() => {
    arrival.current?.();
    arrival.current = null;
  }, [page]);

  return page;
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

/** A page that opens at its top lays its lower part out after the first frame, see far-below.css. */
function layOutWhole(atOnce: boolean): void {
  const root = document.documentElement;
  root.toggleAttribute(WHOLE, atOnce);
  if (!atOnce) requestAnimationFrame(() => setTimeout(() => root.toggleAttribute(WHOLE, true)));
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
  sessionStorage.setItem(scrollKey(key), String(Math.round(scrollY)));
}

function scrollOf(key: string): number {
  return Number(sessionStorage.getItem(scrollKey(key)) ?? 0);
}
