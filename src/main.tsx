/** Browser entry: hydrates the page that the document carries, then opens the bridge to the service worker. */
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadContent, readContent } from './app/page-document.ts';
import { hearInstallOffer } from './device/installation.ts';
import { bridge } from './service-worker/bridge.ts';
import './app/styles.css';

hearInstallOffer();

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
  const [first] = await Promise.all([loadContent(content), firstFrame()]);
  hydrateRoot(
    root,
    <BrowserRouter>
      <App first={first} />
    </BrowserRouter>,
  );
  await bridge.open();
}

void start();
