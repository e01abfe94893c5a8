/** Browser entry: hydrates the page that the document carries, then opens the bridge to the service worker. */
// Imported first, because it defines the order of the style layers.
import { localValues } from './contract/document/web-storage.ts';
import './app/styles.css';

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { App } from './app/app.tsx';
import { holdEvents } from './app/navigation/hold-events.ts';
import { keepFieldValues } from './app/navigation/keep-field-values.ts';
import { loadContentInBrowser, pathOfDocument, readContent } from './app/navigation/page-document.ts';
import { reportLoadFailure } from './app/navigation/report-load-failure.ts';
import { READY_EVENT } from './contract/document/inline-script.ts';
import { APP_RENDERED_ATTRIBUTE, LAST_SCREEN_DRAWN } from './contract/document/last-screen.ts';
import { CHOSEN_LANGUAGE } from './contract/document/local-storage.ts';
import { listenForInstallOffer } from './device/browser/page.ts';
import { onPageRestore } from './device/core/back-forward-cache.ts';
import { announceOnChannel } from './device/core/channel.ts';
import { OUTBOX_CHANNEL, SESSION_CHANNEL } from './device/core/shared-names.ts';
import { bridge } from './service-worker/bridge.ts';
import { loadChosenLanguage } from './words/load-chosen-language.ts';

listenForInstallOffer();
onPageRestore(() => [OUTBOX_CHANNEL, SESSION_CHANNEL].forEach(announceOnChannel));

/** Longest wait for the first frame, milliseconds: a page in the background draws none. */
const FRAME = 100;

/** Waits for the first paint, which hydration would delay. */
function firstFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, FRAME);
  });
}

/**
 * Loads the words of another language before anything is typed, where one was chosen.
 * @param isHydrated the page is in English first, as its document is
 */
async function firstLanguage(isHydrated: boolean): Promise<void> {
  try {
    if (localValues.read(CHOSEN_LANGUAGE)) await (await loadChosenLanguage()).initLanguage(isHydrated);
  } catch {
    // The words are not saved here: the page is in English.
  }
}

async function start(): Promise<void> {
  const content = readContent(document);
  const root = document.getElementById('root');
  if (!content || !root) throw new Error('This document carries no page data');
  // The office's documents contain no data, so they are rendered anew and not hydrated.
  const isHydrated = content.kind !== 'office';
  // The last screen of the office is painted first; loading the program would only delay it.
  await window[LAST_SCREEN_DRAWN];
  const [first] = await Promise.all([
    loadContentInBrowser(content).catch(reportLoadFailure(start)),
    firstFrame(),
    firstLanguage(isHydrated),
  ]);
  const browser = createBrowserHistory({ v5Compat: true });
  // Error boundaries show errors in plain words; in development the error itself is reported too
  // (build/dev/client.ts).
  const options = import.meta.env.DEV ? { onCaughtError: reportError } : undefined;
  const kept = isHydrated ? keepFieldValues(root) : null;
  const takeOver = isHydrated ? holdEvents(root) : null;
  // From here on the program handles every press itself (contract/document/inline-script.ts).
  if (!isHydrated) window.onclick = null;
  const drawn = () => {
    takeOver?.();
    kept?.drawn();
    dispatchEvent(new Event(READY_EVENT));
  };
  const app = (
    <App
      first={first}
      path={pathOfDocument()}
      browser={browser}
      onInserted={kept?.inserted}
      onDrawn={drawn}
    />
  );
  // A transition hydrates in slices, so that a slow phone can respond to touches in between.
  if (isHydrated) startTransition(() => void hydrateRoot(root, app, options));
  else {
    root.dataset[APP_RENDERED_ATTRIBUTE] = '';
    createRoot(root, options).render(app);
  }
  await bridge.open();
}

void start();
