/** Packs of saved pages: what build, worker and page agree on. */

/** One pack as the worker knows it: made at build, compiled into the worker. */
export interface PackInfo {
  /** `/packs/<name>.<hash>.json`; also the name of its cache. */
  url: string;
  /** The pack that the worker needs before it takes over. */
  core: boolean;
  /** Documents in it. */
  pages: number;
  /** Bytes over the wire, brotli. */
  bytes: number;
}

/** One file in a pack. Its text is the body of the saved response. */
export interface PackFile {
  address: string;
  type: string;
  body: string;
}

/** How far the saving is, told to every tab. Bytes are those over the wire. */
export interface SaveProgress {
  state: 'saving' | 'saved' | 'interrupted';
  pages: number;
  pagesInAll: number;
  bytes: number;
  bytesInAll: number;
}

export const SAVE_CHANNEL = 'saved-pages';

/** Start of the names of the caches that hold packs. */
export const PACK_CACHES = '/packs/';
/** Entry put last into a pack's cache: the pack is complete, and since when (ISO 8601). */
export const PACK_COMPLETE = '/pack-complete';
