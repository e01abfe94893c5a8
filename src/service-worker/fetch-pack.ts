/**
 * Fetches the text of a pack: of a former version that this device holds, only what is new in it. The text as it came is
 * kept beside the files, because saved documents are filled in.
 */
import { applyDelta } from './apply-delta.ts';
import {
  deltaUrl,
  FORMER_VERSIONS_FILE,
  type FormerVersions,
  formerUrl,
  PACK_SOURCE,
  type PackInfo,
  PHOTO_PACK,
  packHash,
  packName,
} from './pack-types.ts';

interface FetchedPack {
  text: string;
  /** Of the answer. */
  headers: Headers;
}

/** Part of a pack's bytes above which its delta is not worth a fault: the whole pack is fetched. */
const WORTH = 0.5;

/** @throws Error where it cannot be fetched */
export async function fetchPack(pack: PackInfo): Promise<FetchedPack> {
  // A damaged cache, a delta that is gone, or one of another text.
  const made = await makeOfFormer(pack).catch(() => undefined);
  if (made) return made;
  const response = await fetch(pack.url);
  if (!response.ok) throw new Error(`${pack.url} answered ${response.status}`);
  return { text: await response.text(), headers: response.headers };
}

/** Makes a pack of the former version with the smallest delta; undefined where this device holds none. */
async function makeOfFormer({ url, bytes }: PackInfo): Promise<FetchedPack | undefined> {
  const held = new Set(await caches.keys());
  const isFormer = (name: string) => packHash(name) !== '' && packName(name) === packName(url);
  if (![...held].some(isFormer)) return undefined;
  const [nearest] = ((await readFormerVersions())[url] ?? [])
    .filter(([hash, needed]) => needed < bytes * WORTH && held.has(formerUrl(url, hash)))
    .sort(([, one], [, other]) => one - other);
  if (!nearest) return undefined;
  const [hash] = nearest;
  const source = await readSource(formerUrl(url, hash));
  if (source === undefined) return undefined;
  const response = await fetch(deltaUrl(url, hash));
  if (!response.ok) return undefined;
  const text = applyDelta(source, await response.json());
  return (await hashOf(text)) === packHash(url) ? { text, headers: response.headers } : undefined;
}

/** Asked for once by each version of the worker, and again after a fault. */
let formerVersions: Promise<FormerVersions> | undefined;

function readFormerVersions(): Promise<FormerVersions> {
  const asked =
    formerVersions ??
    fetch(FORMER_VERSIONS_FILE, { cache: 'no-cache' }).then((response) => {
      if (!response.ok) throw new Error(`${FORMER_VERSIONS_FILE} answered ${response.status}`);
      return response.json();
    });
  formerVersions = asked;
  asked.catch(() => (formerVersions = undefined));
  return asked;
}

/** The hash that the build names a pack after. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll(/[+/]/g, '')
    .slice(0, 8);
}

/** Keeps the text of a pack, compressed, where the browser can; photographs change too seldom. */
export async function storePackSource(cache: Cache, { url }: PackInfo, text: string): Promise<void> {
  if (typeof CompressionStream === 'undefined' || packName(url).includes(PHOTO_PACK)) return;
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  await cache.put(PACK_SOURCE, new Response(await new Response(compressed).blob()));
}

async function readSource(cacheName: string): Promise<string | undefined> {
  const kept = await caches.match(PACK_SOURCE, { cacheName });
  return kept?.body ? new Response(kept.body.pipeThrough(new DecompressionStream('gzip'))).text() : undefined;
}
