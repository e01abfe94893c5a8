import type { SiteDetails } from '../../contract/document/site-details.ts';
import type { FieldOverride } from './overrides.ts';

/** Order to a thread that draws an edition of the site. */
export interface EditionOrder {
  /** All that is published, drafts of this release included. */
  overrides: readonly FieldOverride[];
  /** Folder of the built site. */
  site: string;
  /** Folder of the edition, empty. */
  folder: string;
  /** Folder of the edition before, whose documents are used again where they are the same; null for the first. */
  before: string | null;
  /** Folder of the operator's photographs, with `PHOTO_SOURCES` of those that are shown. */
  photos: string;
}

/** Data that a thread has before its order comes. */
export type EditionThreadData = Pick<EditionOrder, 'site'>;

/** Folder, in that of an edition, with the files that are served. */
export const EDITION_FILES = 'site';

/** Folder, in that of the photographs, with the pictures of which the shown sizes are made: by id, JPEG. */
export const PHOTO_SOURCES = 'sources';
/** Folder, in that of the photographs, with the files that are served. */
export const PHOTO_FILES = 'site';
/** Folder, in that of the photographs, of sizes that were made once. */
export const PHOTO_CACHE = 'cache';

/** Answer of the thread. */
export interface DrawnEdition {
  /** Documents that are not those of the build: by address, the hash of all that each was rendered from. */
  sources: Record<string, string>;
  /** Of all files that are not those of the build: the same build and overrides have the same. */
  hash: string;
  /** Paths of the operator's photographs in all sizes that it shows, below `PHOTO_FILES`. */
  photos: readonly string[];
  /** What the server itself says of the site: contacts and prices, for mails and receipts. */
  details: Required<SiteDetails>;
  /** Packages with what bookings of them are checked by. */
  packages: readonly { name: string; availability: string; days: number }[];
}
