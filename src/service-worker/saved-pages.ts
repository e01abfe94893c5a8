/**
 * Saved pages: the public site in packs. A pack is one file of pages and pictures that compress well
 * together; saved, it is one cache, named after the file and thus after its content. An interrupted save
 * therefore resumes with the next pack, and an update fetches only the packs that changed.
 */

import { packs as allPacks } from 'virtual:packs';
import { allowInlineInPolicy, type InlineSources } from '../contract/document/inline-sources.ts';
import { inlineStyles } from '../contract/document/inline-styles.ts';
import { lastScreenPolicyHash } from '../contract/document/last-screen.ts';
import { fillSiteFacts, SEALING_KEY_PLACEHOLDER, type SiteFacts } from '../contract/document/site-index.ts';
import { calls } from '../contract/protocol/calls.ts';
import { pathKey } from '../contract/protocol/routes.ts';
import { formatSealingKey, sealingKeySchema } from '../contract/values/sealing.ts';
import { openChannel } from '../device/core/channel.ts';
import { PACK_CACHE_PREFIX } from '../device/core/shared-names.ts';
import {
  deferProgram,
  deferSubresources,
  PACK_COMPLETE,
  type PackContent,
  type PackFile,
  type PackInfo,
  type PackReceipt,
  packName,
  SAVE_CHANNEL,
  type SaveProgress,
  type SeparateFile,
} from './pack-types.ts';

/** Packs without which nothing works offline: the app's code, and home, outbox, booking and not-found pages. */
const neededPacks = [...allPacks.filter(({ program }) => program), ...allPacks.filter(({ core }) => core)];
/** Packs that everyone saves. Devices of staff, or with a chosen language, save those below in addition. */
const packs = allPacks.filter(({ program, staff, language }) => !program && !staff && !language);
const programPacks = allPacks.filter(({ program }) => program);
const staffPacks = allPacks.filter(({ staff }) => staff);
const languagePacks = allPacks.filter(({ language }) => language);
const additional = [...staffPacks, ...languagePacks];

const POLICY = 'Content-Security-Policy';

/** Path below which the build puts scripts and styles. */
const PROGRAM_PATH = '/assets/';

const isPackCache = (name: string) => name.startsWith(PACK_CACHE_PREFIX);
const isCacheOf = (list: readonly PackInfo[]) => (name: string) =>
  list.some(({ url }) => packName(url) === packName(name));
/** Cache of each page by its key, so that one lookup is enough. All other files are searched in all packs. */
const packOf = new Map(allPacks.flatMap(({ url, addresses }) => addresses.map((key) => [key, url] as const)));
const channel = openChannel(SAVE_CHANNEL);

/** Finds the saved document or picture of an address, in any letter case. */
export async function findSavedFile(pathname: string): Promise<Response | undefined> {
  const key = pathKey(pathname);
  const pack = packOf.get(key);
  if (pack) return caches.match(key, { cacheName: pack });
  const lookIn = (list: readonly PackInfo[]) =>
    Promise.all(list.map(({ url }) => caches.match(key, { cacheName: url }))).then((found) =>
      found.find((response) => response !== undefined),
    );
  // A page requests a dozen scripts at once, and nearly all are in this pack.
  const part = key.startsWith(PROGRAM_PATH) ? await lookIn(programPacks) : undefined;
  return part ?? lookIn(allPacks);
}

/** Saves the packs that the worker needs before it takes over. */
export async function saveEssentialPacks(): Promise<void> {
  // Documents are saved with their styles, which are in the pack of the app's code.
  for (const pack of neededPacks) await savePack(pack);
}

/** Saves the packs that are not saved yet, one after another, and reports progress to every tab. */
export async function savePacks(): Promise<void> {
  await tell('saving');
  try {
    await saveEssentialPacks();
    for (const pack of packs) {
      await savePack(pack);
      await tell('saving');
    }
  } catch {
    // Interrupted. Complete packs stay; the next visit continues from there.
  }
  await reportProgress();
}

/** Saves the packs that only staff pages need, after somebody signed in on this device. */
export async function saveOfficePack(): Promise<void> {
  try {
    for (const pack of staffPacks) await savePack(pack);
  } catch {
    // Interrupted. The next staff page asks again.
  }
  await reportProgress();
}

/** Saves the words of a language, after somebody chose it on this device. */
export async function saveLanguagePack(chosen: string): Promise<void> {
  try {
    for (const pack of languagePacks) if (pack.language === chosen) await savePack(pack);
  } catch {
    // Interrupted. The next page in that language asks again.
  }
  await reportProgress();
}

/** Tells every tab what is saved, and saves nothing. */
export async function reportProgress(): Promise<void> {
  const complete = await Promise.all([...neededPacks, ...packs].map(isComplete));
  await tell(complete.every(Boolean) ? 'saved' : 'interrupted');
}

/** Saves incomplete packs again. Their present files stay until then. */
export async function resavePacks(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (allPacks.some((pack) => pack.url === url)) await (await caches.open(url)).delete(PACK_COMPLETE);
  }
  if (staffPacks.some(({ url }) => urls.includes(url))) await saveOfficePack();
  for (const { url, language } of languagePacks) {
    if (language && urls.includes(url)) await saveLanguagePack(language);
  }
  await savePacks();
}

/**
 * Runs while an update installs: a device that had the whole site saved gets the whole new one before the
 * update takes over, and likewise the office. If interrupted, the installation fails, and the old version
 * stays.
 */
export async function updatePacks(): Promise<void> {
  const before = (await caches.keys()).filter(isPackCache);
  for (const pack of additional) if (before.some(isCacheOf([pack]))) await savePack(pack);
  const isOther = isCacheOf([...neededPacks, ...additional]);
  if (before.some((name) => !isOther(name))) for (const pack of packs) await savePack(pack);
}

/** Deletes the packs of older versions after taking over, and the Workbox caches of the first versions. */
export async function deleteOldPacks(): Promise<void> {
  const current = new Set(allPacks.map((pack) => pack.url));
  const isOld = (name: string) =>
    isPackCache(name) ? !current.has(name) : name.startsWith('workbox-precache');
  const old = (await caches.keys()).filter(isOld);
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
  for (const name of [POLICY, 'Referrer-Policy', 'X-Content-Type-Options']) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  const { files, apart = [] }: PackContent = await response.json();
  const facts = await readFacts(files);
  const readSheet = sheetReader(files);
  const cache = await caches.open(pack.url);
  const older = (await caches.keys()).find((name) => name !== pack.url && isCacheOf([pack])(name));
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
  const receipt: PackReceipt = {
    savedAt: new Date().toISOString(),
    files: [...files, ...apart].map(({ address }) => pathKey(address)),
  };
  await cache.put(PACK_COMPLETE, Response.json(receipt));
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
  const body = new TextEncoder().encode(staff ? deferProgram(saved) : saved);
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
  const response = await fetch(calls.sealingKey);
  if (!response.ok) throw new Error(`${calls.sealingKey} answered ${response.status}`);
  return { ...facts, sealingKey: formatSealingKey(sealingKeySchema.parse(await response.json())) };
}

async function tell(state: SaveProgress['state']): Promise<void> {
  const complete = await Promise.all(packs.map(isComplete));
  const done = packs.filter((_, index) => complete[index]);
  const additionalDone = await Promise.all(additional.map(isComplete));
  const sum = (list: readonly PackInfo[], value: 'pages' | 'bytes' | 'stored') =>
    list.reduce((total, pack) => total + pack[value], 0);
  channel.postMessage({
    state,
    pages: sum(done, 'pages'),
    pagesInAll: sum(packs, 'pages'),
    bytes: sum(done, 'bytes'),
    bytesInAll: sum(packs, 'bytes'),
    storedInAll: sum(packs, 'stored'),
    packs: [...packs, ...programPacks, ...additional.filter((_, index) => additionalDone[index])],
  } satisfies SaveProgress);
}
