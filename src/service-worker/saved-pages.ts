/**
 * Saved pages: the public site in packs. A pack is one file of pages and pictures that compress well
 * together; saved, it is one cache, named after the file and thus after its content. An interrupted save
 * therefore resumes with the next pack, and an update fetches only the packs that changed.
 */

import { packs as allPacks } from 'virtual:packs';
import { addressKey } from '../contract/addresses.ts';
import { calls } from '../contract/calls.ts';
import { sealingKeySchema, writeSealingKey } from '../contract/sealing.ts';
import { fillIn, SEALING_KEY_MARK, type SiteFacts } from '../contract/site-index.ts';
import { openChannel } from '../device/channel.ts';
import { PACK_CACHES } from '../device/names.ts';
import {
  deferSubresources,
  PACK_COMPLETE,
  type PackFile,
  type PackInfo,
  type PackReceipt,
  packName,
  SAVE_CHANNEL,
  type SaveProgress,
} from './packs.ts';

/** What everyone saves, and what staff devices save in addition. */
const packs = allPacks.filter(({ staff }) => !staff);
const staffPacks = allPacks.filter(({ staff }) => staff);

const isPackCache = (name: string) => name.startsWith(PACK_CACHES);
const isStaffCache = (name: string) => staffPacks.some(({ url }) => packName(url) === packName(name));
/** The cache of each page, by its key, so that one lookup is enough. Pictures are searched in all packs. */
const packOf = new Map(allPacks.flatMap(({ url, addresses }) => addresses.map((key) => [key, url] as const)));
const channel = openChannel(SAVE_CHANNEL);

/** The saved document or picture of an address, in whatever case it is asked for. */
export async function findSaved(pathname: string): Promise<Response | undefined> {
  const key = addressKey(pathname);
  const pack = packOf.get(key);
  if (pack) return caches.match(key, { cacheName: pack });
  const found = await Promise.all(allPacks.map((pack) => caches.match(key, { cacheName: pack.url })));
  return found.find((response) => response !== undefined);
}

/** The pack without which nothing works offline: home, outbox, booking, not-found. */
export function saveCore(): Promise<void> {
  return savePack(packs.find((pack) => pack.core) as PackInfo);
}

/** Saves what is not saved yet, one pack after another, and reports progress to every tab. */
export async function savePacks(): Promise<void> {
  await tell('saving');
  try {
    for (const pack of packs) {
      await savePack(pack);
      await tell('saving');
    }
  } catch {
    // Interrupted. Complete packs stay; the next visit continues from there.
  }
  await report();
}

/** Saves what only staff pages need: somebody signed in on this device. */
export async function saveOffice(): Promise<void> {
  try {
    for (const pack of staffPacks) await savePack(pack);
  } catch {
    // Interrupted. The next staff page asks again.
  }
  await report();
}

/** Tells every tab what is saved, and saves nothing. */
export async function report(): Promise<void> {
  const complete = await Promise.all(packs.map(isComplete));
  await tell(complete.every(Boolean) ? 'saved' : 'interrupted');
}

/** Saves packs again in which something is missing. What they still hold stays until then. */
export async function saveAgain(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (allPacks.some((pack) => pack.url === url)) await (await caches.open(url)).delete(PACK_COMPLETE);
  }
  if (staffPacks.some(({ url }) => urls.includes(url))) await saveOffice();
  await savePacks();
}

/**
 * While an update installs: a device that had the whole site saved gets the whole new one before the update
 * takes over, and likewise the office. If interrupted, the installation fails and the old version stays.
 */
export async function updatePacks(): Promise<void> {
  const before = (await caches.keys()).filter(isPackCache);
  if (before.some(isStaffCache)) for (const pack of staffPacks) await savePack(pack);
  if (before.filter((name) => !isStaffCache(name)).length > 1) for (const pack of packs) await savePack(pack);
}

/** Deletes the packs of older versions after taking over. */
export async function forgetOldPacks(): Promise<void> {
  const current = new Set(allPacks.map((pack) => pack.url));
  const old = (await caches.keys()).filter((name) => isPackCache(name) && !current.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function isComplete(pack: PackInfo): Promise<boolean> {
  return (await caches.match(PACK_COMPLETE, { cacheName: pack.url })) !== undefined;
}

async function savePack(pack: PackInfo): Promise<void> {
  if (await isComplete(pack)) return;
  const response = await fetch(pack.url);
  if (!response.ok) throw new Error(`${pack.url} answered ${response.status}`);
  // Saved pages keep the security headers of the server's answers.
  const headers = new Headers();
  for (const name of ['Content-Security-Policy', 'Referrer-Policy', 'X-Content-Type-Options']) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  const { files }: { files: PackFile[] } = await response.json();
  const facts = await readFacts(files);
  const cache = await caches.open(pack.url);
  await Promise.all(
    files.map((file) => {
      const body = bytesOf(file, facts, pack);
      const own = new Headers(headers);
      own.set('Content-Type', file.type);
      own.set('Content-Length', String(body.length));
      return cache.put(addressKey(file.address), new Response(body, { headers: own }));
    }),
  );
  const receipt: PackReceipt = {
    savedAt: new Date().toISOString(),
    files: files.map(({ address }) => addressKey(address)),
  };
  await cache.put(PACK_COMPLETE, Response.json(receipt));
}

function bytesOf(file: PackFile, facts: SiteFacts, { staff }: PackInfo): Uint8Array<ArrayBuffer> {
  if (file.base64) return Uint8Array.from(atob(file.body), (character) => character.charCodeAt(0));
  // Scripts may contain the placeholders by name, so they are left unchanged.
  if (!isDocument(file)) return new TextEncoder().encode(file.body);
  const html = fillIn(file.body, facts);
  // A document of the office has no text that preloading its scripts could delay.
  return new TextEncoder().encode(staff ? html : deferSubresources(html));
}

const isDocument = ({ type }: PackFile) => type.startsWith('text/html');

/**
 * What this site fills in. A form that seals must work offline after a first visit, so a pack with such a
 * form is complete only with the server's key in it.
 */
async function readFacts(files: readonly PackFile[]): Promise<SiteFacts> {
  const facts = { origin: self.location.origin, sealingKey: SEALING_KEY_MARK };
  if (!files.some((file) => isDocument(file) && file.body.includes(SEALING_KEY_MARK))) return facts;
  const response = await fetch(calls.sealingKey);
  if (!response.ok) throw new Error(`${calls.sealingKey} answered ${response.status}`);
  return { ...facts, sealingKey: writeSealingKey(sealingKeySchema.parse(await response.json())) };
}

async function tell(state: SaveProgress['state']): Promise<void> {
  const complete = await Promise.all(packs.map(isComplete));
  const done = packs.filter((_, index) => complete[index]);
  const staffDone = await Promise.all(staffPacks.map(isComplete));
  const sum = (list: readonly PackInfo[], value: 'pages' | 'bytes') =>
    list.reduce((total, pack) => total + pack[value], 0);
  channel.postMessage({
    state,
    pages: sum(done, 'pages'),
    pagesInAll: sum(packs, 'pages'),
    bytes: sum(done, 'bytes'),
    bytesInAll: sum(packs, 'bytes'),
    packs: [...packs, ...staffPacks.filter((_, index) => staffDone[index])],
  } satisfies SaveProgress);
}
