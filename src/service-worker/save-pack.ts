/** Saves one pack: fetches it, fills in what this site has of its own, and writes its cache. */

import { allowInlineInPolicy, type InlineSources } from '../contract/document/inline-sources.ts';
import { inlineStyles } from '../contract/document/inline-styles.ts';
import { lastScreenPolicyHash } from '../contract/document/last-screen.ts';
import { fillSiteFacts, SEALING_KEY_PLACEHOLDER, type SiteFacts } from '../contract/document/site-index.ts';
import { endpoints } from '../contract/protocol/endpoints.ts';
import { pathKey } from '../contract/protocol/routes.ts';
import { formatSealingKey, sealingKeySchema } from '../contract/values/sealing.ts';
import { fetchPack, storePackSource } from './fetch-pack.ts';
import { isCacheOf } from './former-packs.ts';
import { findSavedFile } from './pack-list.ts';
import {
  deferAppScript,
  deferSubresources,
  PACK_COMPLETE,
  type PackContent,
  type PackFile,
  type PackInfo,
  type PackReceipt,
  type SeparateFile,
} from './pack-types.ts';
import { requireSpace, writeWithinSpace } from './space-for-packs.ts';

declare const self: ServiceWorkerGlobalScope;

const POLICY = 'Content-Security-Policy';

export async function isComplete(pack: PackInfo): Promise<boolean> {
  return (await caches.match(PACK_COMPLETE, { cacheName: pack.url })) !== undefined;
}

/** @throws NoSpaceError where it does not fit, Error where it cannot be fetched */
export async function savePack(pack: PackInfo): Promise<void> {
  if (await isComplete(pack)) return;
  await requireSpace(pack);
  const fetched = await fetchPack(pack);
  // Saved pages keep the security headers of the server's answers.
  const headers = new Headers();
  for (const name of [POLICY, 'Referrer-Policy', 'X-Content-Type-Options']) {
    const value = fetched.headers.get(name);
    if (value) headers.set(name, value);
  }
  const { files, apart = [] }: PackContent = JSON.parse(fetched.text);
  const facts = await readFacts(files);
  const readSheet = sheetReader(files);
  const older = (await caches.keys()).find((name) => name !== pack.url && isCacheOf([pack])(name));
  await writeWithinSpace(pack, async () => {
    const cache = await caches.open(pack.url);
    await Promise.all([
      ...apart.map(async (file) => cache.put(pathKey(file.address), await readApart(file, older))),
      ...files.map(async (file) => {
        const { body, inside } = isDocument(file)
          ? await dress(fillSiteFacts(file.body, facts), pack, readSheet)
          : { body: bytesOf(file) };
        const own = new Headers(headers);
        const policy = own.get(POLICY);
        if (policy && inside) own.set(POLICY, allowInlineInPolicy(policy, inside));
        own.set('Content-Type', file.type);
        own.set('Content-Length', String(body.length));
        await cache.put(pathKey(file.address), new Response(body, { headers: own }));
      }),
    ]);
    await storePackSource(cache, pack, fetched.text);
    const receipt: PackReceipt = {
      savedAt: new Date().toISOString(),
      files: [...files, ...apart].map(({ address }) => pathKey(address)),
    };
    await cache.put(PACK_COMPLETE, Response.json(receipt));
  });
}

/**
 * Reads a file that is saved with a pack. If the first page has just loaded it, the browser's cache has it.
 * @param older the cache of the pack's previous version, which may hold the same file
 */
async function readApart({ address, revision }: SeparateFile, older?: string): Promise<Response> {
  const kept = older && !revision && (await caches.match(pathKey(address), { cacheName: older }));
  if (kept) return kept;
  const response = await fetch(address, { cache: revision ? 'no-cache' : 'default' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

function bytesOf({ body, base64 }: PackFile): Uint8Array<ArrayBuffer> {
  if (base64) return Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
  // Scripts may contain the placeholders by name, so they are left unchanged.
  return new TextEncoder().encode(body);
}

/**
 * Returns a document as it is saved, with its styles inside.
 * @returns inside: the sources that its policy must allow
 */
async function dress(
  html: string,
  { staff }: PackInfo,
  readSheet: (address: string) => Promise<string>,
): Promise<{ body: Uint8Array<ArrayBuffer>; inside?: InlineSources }> {
  const styled = await inlineStyles(html, readSheet);
  const saved = deferSubresources(styled.html);
  const body = new TextEncoder().encode(staff ? deferAppScript(saved) : saved);
  return { body, inside: { styles: styled.source, script: await lastScreenPolicyHash(styled.html) } };
}

/** Returns a reader of the sheets that a pack's documents link, from this pack or that of the app's code. */
function sheetReader(files: readonly PackFile[]): (address: string) => Promise<string> {
  const texts = new Map<string, Promise<string>>();
  const read = async (address: string) => {
    const own = files.find((file) => file.address === address);
    const text = own?.body ?? (await (await findSavedFile(address))?.text());
    if (text === undefined) throw new Error(`${address} is not saved`);
    return text;
  };
  return (address) => {
    const text = texts.get(address) ?? read(address);
    texts.set(address, text);
    return text;
  };
}

const isDocument = ({ type }: PackFile) => type.startsWith('text/html');

/**
 * Reads the facts that this site fills in. A form that seals must work offline after a first visit, so a pack
 * with such a form is complete only with the server's key in it.
 */
async function readFacts(files: readonly PackFile[]): Promise<SiteFacts> {
  const facts = { origin: self.location.origin, sealingKey: SEALING_KEY_PLACEHOLDER };
  if (!files.some((file) => isDocument(file) && file.body.includes(SEALING_KEY_PLACEHOLDER))) return facts;
  const response = await fetch(endpoints.sealingKey);
  if (!response.ok) throw new Error(`${endpoints.sealingKey} answered ${response.status}`);
  return { ...facts, sealingKey: formatSealingKey(sealingKeySchema.parse(await response.json())) };
}
