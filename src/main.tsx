/** Browser entry: hydrates the page that the document carries, then opens the bridge to the service worker. */
// First, because it says in which order the layers of all styles stand.
import './app/styles.css';

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { openContent, readContent } from './app/page-document.ts';
import { listenForInstallOffer } from './device/browser/page.ts';
import { bridge } from './service-worker/bridge.ts';

listenForInstallOffer();

/** Longest wait for the first frame, milliseconds: a page in the background draws none. */
const FRAME = 100;

/** Reading comes first: taking over the page would hold up its first paint. */
function firstFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, FRAME);
  });
}

async function start(): Promise<void> {
  const content = readContent(document);
  const root = document.getElementById('root');
  if (!content || !root) throw new Error('This document carries no page data');
  const [first] = await Promise.all([openContent(content), firstFrame()]);
  const app = (
    <BrowserRouter>
      <App first={first} />
    </BrowserRouter>
  );
  // From here on the program hears every press itself (contract/early-press.ts).
  window.onclick = null;
  // The office's documents are drawn for nobody in particular: nothing in them is worth taking over.
  if (content.kind === 'office') createRoot(root).render(app);
  // A transition is taken over in slices: a slow phone answers a finger in between.
  else startTransition(() => void hydrateRoot(root, app));
  await bridge.open();
}

void start();
