/** The least that a worker can do: one small page with words on it and one style sheet, out of one cache. */
import { type OpenSite, openFileSite } from '../parts/file-site.ts';

const WORDS =
  'A saved page with a heading, a paragraph and one style sheet, which is as little as a page can be.';

const FILES: Readonly<Record<string, [type: string, body: string]>> = {
  '/': [
    'text/html; charset=utf-8',
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Least</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head>
<body><main><h1>The least</h1><p>${WORDS}</p></main><script src="/register.js" defer></script></body></html>`,
  ],
  '/style.css': [
    'text/css',
    'body{margin:2rem;font-family:serif;background:#f7eed8;color:#2b1a22}h1{font-size:3rem}',
  ],
  '/register.js': ['text/javascript', "navigator.serviceWorker.register('/worker.js');"],
  '/worker.js': [
    'text/javascript',
    `const NAME = 'least';
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(['/', '/style.css', '/register.js'])));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  event.respondWith(caches.match(event.request, { cacheName: NAME }).then((saved) => saved ?? fetch(event.request)));
});
`,
  ],
};

export const openLeastSite = (port: number): Promise<OpenSite> =>
  openFileSite(port, async (path) => {
    const [type, body] = FILES[path] ?? [];
    return type && body ? { type, body } : undefined;
  });
