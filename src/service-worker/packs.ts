/** Packs of saved pages: what build, worker and page share. */

import { NAMED_SCRIPT } from '../contract/document/early-press.ts';
import { LAST_SCREEN_SCRIPT, PROGRAM_LINK } from '../contract/document/last-screen.ts';

/** One pack as the worker knows it: written by the build and compiled into the worker. */
export interface PackInfo {
  /** `/packs/<name>.<hash>.json`; also the name of its cache. */
  url: string;
  /** The pack that the worker needs before it takes over. */
  core: boolean;
  /** The program of public pages; needed too before the worker takes over, and not counted as pages. */
  program?: true;
  /** Saved only on devices of the staff, once somebody has signed in there. */
  staff?: true;
  /** Saved only where somebody has chosen this language. */
  language?: string;
  /** Documents in it. */
  pages: number;
  /** Keys of their addresses. */
  addresses: readonly string[];
  /** Bytes over the wire, brotli. */
  bytes: number;
  /** Bytes on the device, as the build reckons them: the running site's own facts make a few more or fewer. */
  stored: number;
}

/** One file in a pack. Its text is the body of the saved response. */
export interface PackFile {
  address: string;
  type: string;
  body: string;
  /** The body is a photograph in base64; brotli removes nearly all of the overhead. */
  base64?: true;
}

/** A file that is saved with a pack, and fetched by its own address: the first page has just loaded it. */
export interface FileApart {
  address: string;
  /** Of its content, where its name does not say when it changes. */
  revision?: string;
}

/** What a pack's address answers. */
export interface PackContent {
  files: readonly PackFile[];
  apart?: readonly FileApart[];
}

/** Progress of saving, sent to every tab. Bytes are those transferred. */
export interface SaveProgress {
  state: 'saving' | 'saved' | 'interrupted';
  pages: number;
  pagesInAll: number;
  bytes: number;
  bytesInAll: number;
  /** Bytes on the device once all is saved; a worker of before this figure does not tell them. */
  storedInAll?: number;
  /**
   * The packs of the worker that answers; an update may have left others beside them. The program is included,
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
    .replaceAll('<link rel="modulepreload"', `<link rel="${NAMED_SCRIPT}"`)
    .replaceAll(/fetchpriority="high"/gi, 'loading="lazy"');
}

const PROGRAM = /<script [^>]*type="module"[^>]* src="([^"]+)"><\/script>/;

/**
 * A document of the staff as it is saved: its script starts the program. All of it is on the device, and it would take
 * the processor from the first frame, which waits for the end of the document: each frame before would delay it. A
 * document without that script starts it itself.
 */
export function deferProgram(html: string): string {
  if (!LAST_SCREEN_SCRIPT.test(html)) return html;
  return html
    .replace(PROGRAM, (_, address) => `<link rel="${NAMED_SCRIPT}" id="${PROGRAM_LINK}" href="${address}">`)
    .replace('<link rel="expect" href="#title"', `<link rel="expect" href="#${PROGRAM_LINK}"`);
}

/** Entry put last into a pack's cache: the pack is complete. Its body is a `PackReceipt`. */
export const PACK_COMPLETE = '/pack-complete';

/** What a complete pack holds, so that it can be read back one file after the other. */
export interface PackReceipt {
  /** ISO 8601. */
  savedAt: string;
  /** Keys of its files in the cache. */
  files: readonly string[];
}

/** Name of a pack, from its address: `parks`, `parks-photos`. */
export function packName(url: string): string {
  return /^\/packs\/(.+)\.[^.]+\.json$/.exec(url)?.[1] ?? url;
}

/** Name of the pack with the program of public pages: scripts, styles, fonts, icons. */
export const PROGRAM_PACK = 'program';

/** Name of the pack with everything that only staff pages need: documents, scripts and styles. */
export const OFFICE_PACK = 'office';

/** Beginning of the name of a pack with the words of a language; its code follows. */
export const LANGUAGE_PACK = 'language-';

/** In the name of a pack that holds photographs of a section, after the section's; further ones are numbered. */
export const PHOTO_PACK = '-photos';

/**
 * The address of a photograph's one saved size, whichever size is asked for:
 * `/photos/tent-wide.Xy12-1280.avif` becomes `/photos/tent-wide.Xy12`. Null for all else.
 */
export function photoKey(pathname: string): string | null {
  return /^(\/photos\/.+)-\d+\.\w+$/.exec(pathname)?.[1] ?? null;
}
