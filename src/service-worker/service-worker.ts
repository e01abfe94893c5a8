/// <reference types="vite/client" />
/**
 * The service worker's whole policy.
 *
 * - Handles only GET requests to our own origin, and never the API: everything else goes to the network
 * untouched.
 * - The app's code (scripts, styles, fonts, icons), pages and pictures come in packs, one cache each. The worker
 * installs with the app's code and the core pack; the others follow when the page asks for them. An update takes
 * over only when it holds everything that its predecessor held.
 * - What only staff pages need is an additional pack, on devices where somebody has signed in. It contains no
 * data: what staff see is in the database only.
 * - The words of each other language are a pack too, on devices where somebody has chosen it.
 * - An update of which only the content is new takes over at once: the pages that are open ask both workers which
 * program they have (`bridge.ts`). One with another program waits for the person.
 * - Saved files win over the network, so that a page and its program always come from the same build.
 * - Photographs are the one exception: the network has them in the size that fits the screen, the pack in one
 * modest size. With Save-Data, or offline, people see that one.
 * - A press on a notification of new requests shows the office; pages make them, and only where somebody asked.
 * - A Background Sync wake-up replays the outbox; nothing here is needed for that to be exact.
 */
import {
  isApiRequest,
  notFoundDocument,
  pathKey,
  redirects,
  staffRoutes,
} from '../contract/protocol/routes.ts';
import { NEW_REQUESTS_TAG_PREFIX, SYNC_TAG } from '../device/core/shared-names.ts';
import { timeoutSignal } from '../device/core/timeout.ts';
import { loadOutbox } from './load-outbox.ts';
import { findSavedFile, programName } from './pack-list.ts';
import { photoKey } from './pack-types.ts';
import {
  deleteFormerPacks,
  reportProgress,
  resavePacks,
  saveEssentialPacks,
  saveLanguagePack,
  saveOfficePack,
  savePacks,
  updatePacks,
} from './saved-pages.ts';
import { findPlainTypeface } from './typefaces.ts';

declare const self: ServiceWorkerGlobalScope;

/** Background Sync is not in TypeScript's library: only Chromium has it. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  // Without Background Sync nobody wakes the worker for the outbox.
  if ('sync' in self.registration) loadOutbox();
  await Promise.all([saveEssentialPacks(), updatePacks()]);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), deleteFormerPacks()]));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isApiRequest(url.pathname, event.request.headers.get('Accept'))) return;
  event.respondWith(answer(event.request, url));
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SAVE_SITE') event.waitUntil(savePacks(event.data.isAsked));
  if (event.data?.type === 'SAVE_AGAIN') event.waitUntil(resavePacks(event.data.packs));
  if (event.data?.type === 'SAVE_OFFICE') event.waitUntil(saveOfficePack());
  if (event.data?.type === 'SAVE_LANGUAGE') event.waitUntil(saveLanguagePack(event.data.language));
  if (event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim());
  if (event.data?.type === 'REPORT') event.waitUntil(reportProgress());
  if (event.data?.type === 'NAME_PROGRAM') event.ports[0]?.postMessage(programName);
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});

self.addEventListener('sync' as 'message', (event: Event) => {
  const sync = event as SyncEvent;
  if (sync.tag === SYNC_TAG) sync.waitUntil(loadOutbox().replayOutbox());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  if (event.notification.tag.startsWith(NEW_REQUESTS_TAG_PREFIX)) event.waitUntil(showOffice());
});

/** A staff page that is open somewhere, or a new one. */
async function showOffice(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const pages = Object.values(staffRoutes).map((address) => address.toLowerCase());
  const open = windows.find(({ url }) => pages.includes(new URL(url).pathname.toLowerCase()));
  await (open ? open.focus() : self.clients.openWindow(staffRoutes.management));
}

async function answer(request: Request, url: URL): Promise<Response> {
  const target = redirects[pathKey(url.pathname)];
  if (target) return Response.redirect(new URL(target + url.search, url), 301);
  const photo = photoKey(url.pathname);
  if (photo) return photograph(request, photo);
  const saved = await findSavedFile(url.pathname);
  if (saved) return saved;
  try {
    return await fetch(request);
  } catch (error) {
    const isDocument = request.headers.get('Accept')?.includes('text/html');
    const typeface = await findPlainTypeface(url.pathname);
    if (typeface) return typeface;
    const missing = isDocument ? await findSavedFile(notFoundDocument) : undefined;
    if (!missing) throw error;
    return new Response(missing.body, { status: 404, headers: missing.headers });
  }
}

/** Longest wait for a photograph while a smaller one is saved, milliseconds. */
const PHOTO_PATIENCE = 4_000;

async function photograph(request: Request, key: string): Promise<Response> {
  const saved = await findSavedFile(key);
  if (!saved) return fetch(request);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return saved;
  try {
    const response = await fetch(request, { signal: timeoutSignal(PHOTO_PATIENCE) });
    // A lodge's Wi-Fi may answer with its own page.
    if (response.ok && response.headers.get('Content-Type')?.startsWith('image/')) return response;
  } catch {
    // Offline: use the saved one.
  }
  return saved;
}
