/** Packs of saved pages: types and names shared by build, worker and page. */

import { DEFERRED_SCRIPT } from '../contract/document/inline-script.ts';
import { APP_SCRIPT_LINK_ID, LAST_SCREEN_PATTERN } from '../contract/document/last-screen.ts';

/** One pack as the worker knows it: written by the build and compiled into the worker. */
export interface PackInfo {
  /** `/packs/<name>.<hash>.json`; also the name of its cache. */
  url: string;
  /** True for the pack that the worker needs before it takes over. */
  core: boolean;
  /** True for the code of public pages, also needed before the worker takes over; not counted as pages. */
  program?: true;
  /** True for a pack that is saved only on devices where staff have signed in. */
  staff?: true;
  /** Language whose words it holds; it is saved only where somebody has chosen this language. */
  language?: string;
  /** Number of its documents. */
  pages: number;
  /** Keys of their addresses. */
  addresses: readonly string[];
  /** Bytes over the wire, brotli. */
  bytes: number;
  /** Bytes on the device, estimated by the build; the facts that the site fills in change them slightly. */
  stored: number;
}

/**
 * Former versions of packs of which a delta makes the present one, by the address of the present one: the hash in their
 * address, and the delta's bytes over the wire.
 */
export type FormerVersions = Readonly<Record<string, readonly (readonly [hash: string, bytes: number])[]>>;

/**
 * File with `FormerVersions`. It is apart from the list of packs, because which deltas there are depends on what a server has
 * shown before: of several servers each has the same list, so that no phone takes them for different editions.
 */
export const FORMER_VERSIONS_FILE = '/former-versions.json';

/**
 * Script with the list of packs, which the worker imports: a new edition of the content has a new list, and the same
 * worker otherwise. Browsers compare what a worker imports when they look for a new version of it.
 */
export const SITE_PACKS_FILE = '/site-packs.js';

/** List of the site's packs, as the worker finds it in `self.sitePacks`. */
export interface SitePacks {
  packs: readonly PackInfo[];
  /** Addresses of what the worker loads for the outbox, in this order. */
  outboxScripts: readonly string[];
}

export const sitePacksScript = (list: SitePacks): string => `self.sitePacks=${JSON.stringify(list)};`;

/** @param script as `sitePacksScript` made it */
export const parseSitePacks = (script: string): SitePacks =>
  JSON.parse(script.slice(script.indexOf('=') + 1, -1));

/** One file in a pack. Its text is the body of the saved response. */
export interface PackFile {
  address: string;
  type: string;
  body: string;
  /** True if the body is a photograph in base64; brotli removes nearly all of the overhead. */
  base64?: true;
}

/** A file that is saved with a pack, and fetched by its own address: the first page has just loaded it. */
export interface SeparateFile {
  address: string;
  /** Hash of its content, if its name does not change with it. */
  revision?: string;
}

/** Content of a pack, as its address returns it. */
export interface PackContent {
  files: readonly PackFile[];
  apart?: readonly SeparateFile[];
}

/**
 * Steps that make the text of a pack out of that of a former one, as the address of a delta returns it (`deltaUrl`).
 * Lengths and places are in UTF-16 units.
 */
export interface PackDelta {
  /** Of the text that it makes. */
  length: number;
  steps: readonly DeltaStep[];
}

/** Goes on so far in the former text, or back; keeps so much of it from there; and then adds what is new. */
export type DeltaStep = readonly [skip: number, keep: number, added?: string];

/** Progress of saving, sent to every tab. Bytes are those transferred. */
export interface SaveProgress {
  state: 'saving' | 'saved' | 'interrupted';
  /** True if what is missing does not fit on this device; absent from older workers. */
  hasNoRoom?: boolean;
  pages: number;
  pagesInAll: number;
  bytes: number;
  bytesInAll: number;
  /** Bytes on the device once all is saved; absent from older workers. */
  storedInAll?: number;
  /**
   * The packs of the worker that answers; an update may have left others beside them. The app's code is included,
   * and staff packs where they are saved, but not in the sums above.
   */
  packs: readonly PackInfo[];
}

export const SAVE_CHANNEL = 'saved-pages';

/**
 * All parts of a saved page are on the device, so preloading them would only delay its text. Its scripts are
 * therefore listed but not preloaded, and its first picture waits for the first frame. React adds a preload
 * hint for a single picture by itself.
 */
export function deferSubresources(html: string): string {
  return html
    .replaceAll(/<link rel="preload"[^>]*>/g, '')
    .replaceAll('<link rel="modulepreload"', `<link rel="${DEFERRED_SCRIPT}"`)
    .replaceAll(/fetchpriority="high"/gi, 'loading="lazy"');
}

const PROGRAM = /<script [^>]*type="module"[^>]* src="([^"]+)"><\/script>/;

/**
 * Returns a staff document as it is saved: its script starts the app's code. Otherwise the app's code, all of
 * which is on the device, would compete with the first frame for the processor. A document without that
 * script is returned unchanged and starts the app's code itself.
 */
export function deferAppScript(html: string): string {
  if (!LAST_SCREEN_PATTERN.test(html)) return html;
  return html
    .replace(
      PROGRAM,
      (_, address) => `<link rel="${DEFERRED_SCRIPT}" id="${APP_SCRIPT_LINK_ID}" href="${address}">`,
    )
    .replace('<link rel="expect" href="#title"', `<link rel="expect" href="#${APP_SCRIPT_LINK_ID}"`);
}

/** Entry put last into a pack's cache: the pack is complete. Its body is a `PackReceipt`. */
export const PACK_COMPLETE = '/pack-complete';

/** Entry of a pack's cache with the text that the pack came as, compressed (gzip); no file of the site. */
export const PACK_SOURCE = '/pack-source';

/** List of the files in a complete pack, so that each can be read back. */
export interface PackReceipt {
  /** ISO 8601. */
  savedAt: string;
  /** Keys of its files in the cache. */
  files: readonly string[];
}

const PACK_ADDRESS = /^(\/packs\/.+)\.([^.]+)\.json$/;

/** Returns the hash of its content from the address of a pack; empty for another address. */
export const packHash = (url: string): string => PACK_ADDRESS.exec(url)?.[2] ?? '';

/** Returns the address that a former version of a pack had. */
export const formerUrl = (url: string, hash: string): string => url.replace(PACK_ADDRESS, `$1.${hash}.json`);

/** Returns the address of the delta that makes a pack of a former version. */
export const deltaUrl = (url: string, hash: string): string =>
  url.replace(PACK_ADDRESS, `$1.$2.from.${hash}.json`);

/** Returns the name of a pack from its address: `parks`, `parks-photos`. */
export function packName(url: string): string {
  return /^\/packs\/(.+)\.[^.]+\.json$/.exec(url)?.[1] ?? url;
}

/** Name of the pack with the code of public pages: scripts, styles, fonts, icons. */
export const PROGRAM_PACK = 'program';

/** Name of the pack with everything that only staff pages need: documents, scripts and styles. */
export const OFFICE_PACK = 'office';

/** Prefix of the name of a pack with the words of a language; the language code follows. */
export const LANGUAGE_PACK = 'language-';

/** Suffix of the name of a pack with a section's photographs; further packs are numbered. */
export const PHOTO_PACK = '-photos';

/**
 * Returns the address of a photograph's one saved size, whichever size is asked for:
 * `/photos/tent-wide.Xy12-1280.avif` becomes `/photos/tent-wide.Xy12`. Null for all else.
 */
export function photoKey(pathname: string): string | null {
  return /^(\/photos\/.+)-\d+\.\w+$/.exec(pathname)?.[1] ?? null;
}
