/** Lists of this build's packs, and where each saved file lies. */
import { pathKey } from '../contract/protocol/routes.ts';
import { findFormerScript } from './former-packs.ts';
import type { PackInfo } from './pack-types.ts';
import { packs as allPacks, outboxScripts } from './site-packs.ts';

export { allPacks };

/** Packs without which nothing works offline: the app's code, and home, outbox, booking and not-found pages. */
export const neededPacks = [
  ...allPacks.filter(({ program }) => program),
  ...allPacks.filter(({ core }) => core),
];
/** Packs that everyone saves. Devices of staff, or with a chosen language, save those below in addition. */
export const packs = allPacks.filter(({ program, staff, language }) => !program && !staff && !language);
export const programPacks = allPacks.filter(({ program }) => program);
/** Names the program of this build, and of every edition of its content. */
export const programName = [...programPacks.map(({ url }) => url), ...outboxScripts].join();
export const staffPacks = allPacks.filter(({ staff }) => staff);
export const languagePacks = allPacks.filter(({ language }) => language);
export const optionalPacks = [...staffPacks, ...languagePacks];

/** Path below which the build puts scripts and styles. */
const PROGRAM_PATH = '/assets/';

/** Cache of each page by its key, so that one lookup is enough. All other files are searched in all packs. */
const packOf = new Map(allPacks.flatMap(({ url, addresses }) => addresses.map((key) => [key, url] as const)));

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
  const isScript = key.startsWith(PROGRAM_PATH);
  const part = isScript ? await lookIn(programPacks) : undefined;
  const found = part ?? (await lookIn(allPacks));
  return found ?? (isScript ? findFormerScript(key) : undefined);
}
