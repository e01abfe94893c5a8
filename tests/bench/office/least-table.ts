/**
 * The least that a table can do: a page out of a worker's cache that reads one row of its database and paints twenty
 * rows from it. It also has an empty field and an empty page to scroll, for frames with nothing in them.
 */
import { freePort } from '../../parts/server/running-server.ts';
import { type OpenSite, openFileSite } from '../parts/file-site.ts';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Least</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css"></head><body>${body}</body></html>`;

/** Twenty rows of eight cells, as the first screen of a table has them. */
const TABLE = `
const request = indexedDB.open('least', 1);
request.onupgradeneeded = () => {
  const rows = [];
  for (let row = 0; row < 20; row += 1) rows.push(Array.from({ length: 8 }, (_, cell) => 'Row ' + row + ', ' + cell));
  request.result.createObjectStore('kept').put(rows, 'screen');
};
request.onsuccess = () => {
  const read = request.result.transaction('kept').objectStore('kept').get('screen');
  read.onsuccess = () => {
    const body = document.createElement('tbody');
    for (const cells of read.result) {
      const row = body.insertRow();
      for (const cell of cells) row.insertCell().textContent = cell;
    }
    body.rows[0].cells[0].setAttribute('elementtiming', 'row');
    document.querySelector('table').append(body);
  };
};
navigator.serviceWorker.register('/worker.js');
`;

const FILES: Readonly<Record<string, [type: string, body: string]>> = {
  '/': ['text/html', page('<h1>Least</h1><table></table><script src="/table.js"></script>')],
  '/empty': ['text/html', page('<input type="search"><div class="table-scroll"><div></div></div>')],
  '/style.css': [
    'text/css',
    'table{border-collapse:collapse}td{border:1px solid;padding:.5rem}.table-scroll{height:600px;overflow:auto}' +
      '.table-scroll div{height:4000000px}',
  ],
  '/table.js': ['text/javascript', TABLE],
  '/worker.js': [
    'text/javascript',
    `const FILES = ['/', '/empty', '/style.css', '/table.js'];
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open('least').then((cache) => cache.addAll(FILES)));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  event.respondWith(
    caches.match(event.request, { cacheName: 'least' }).then((saved) => saved ?? fetch(event.request)),
  );
});
`,
  ],
};

export async function openLeastTable(): Promise<OpenSite> {
  return openFileSite(await freePort(), async (path) => {
    const [type, body] = FILES[path] ?? [];
    return type && body ? { type, body } : undefined;
  });
}
