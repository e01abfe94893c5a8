/** What the server reads of drafts, editions and photographs of the public site. All are written in `store.write`. */
import type { Kysely } from 'kysely';
import type { Tables } from '../core/tables.ts';
import { readDrafts } from './site-drafts.ts';
import {
  findEdition,
  readEditions,
  readOverrides,
  readPublished,
  readPublishedRelease,
} from './site-editions.ts';
import { readPhotos, readPicture, readUnchecked } from './site-photos.ts';
import { readWaiting } from './waiting-releases.ts';

export interface SiteStore {
  /** See the functions of these names. */
  readDrafts: Read<typeof readDrafts>;
  readPublished: Read<typeof readPublished>;
  readPublishedRelease: Read<typeof readPublishedRelease>;
  readEditions: Read<typeof readEditions>;
  readOverrides: Read<typeof readOverrides>;
  findEdition: Read<typeof findEdition>;
  readWaiting: Read<typeof readWaiting>;
  readPhotos: Read<typeof readPhotos>;
  readPicture: Read<typeof readPicture>;
  readUnchecked: Read<typeof readUnchecked>;
}

/** A function of the database, for one that is given. */
type Read<Of> = Of extends (database: Kysely<Tables>, ...rest: infer Rest) => infer Answer
  ? (...rest: Rest) => Answer
  : never;

export function createSiteStore(database: Kysely<Tables>): SiteStore {
  return {
    readDrafts: () => readDrafts(database),
    readPublished: () => readPublished(database),
    readPublishedRelease: () => readPublishedRelease(database),
    readEditions: (before, most) => readEditions(database, before, most),
    readOverrides: (number) => readOverrides(database, number),
    findEdition: (key) => findEdition(database, key),
    readWaiting: (wanted) => readWaiting(database, wanted),
    readPhotos: (ids) => readPhotos(database, ids),
    readPicture: (id) => readPicture(database, id),
    readUnchecked: () => readUnchecked(database),
  };
}
