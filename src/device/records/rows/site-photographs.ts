/** Photographs of the public site of which parts are on this device: how far they are, and the picture itself. */
import type { SitePhotoPart } from '../../../kinds/site-photo-part/schema.ts';
import { type DeviceDatabase, openDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import { sharedQuery, useSharedQuery } from '../../core/live/live-query.ts';
import type { Entry } from '../../core/tables.ts';
import { readSharedEntries } from './shared-entries.ts';

/** A photograph whose parts this device adds, or has added. */
export interface OwnPhotograph {
  /** Of the whole photograph. */
  parts: number;
  /** Parts that have not reached the server. */
  waiting: number;
  /** Why a part was refused, in the server's words; absent where none was. */
  message?: string;
  /** Returns the picture as an address for an image; null once parts of it are at the server alone. */
  picture: () => string | null;
}

/** Photographs by their id. */
export type OwnPhotographs = ReadonlyMap<string, OwnPhotograph>;

const isPart = ({ kind }: Pick<Entry, 'kind'>) => kind === 'sitePhotoPart';

/** An address of a picture that needs no request. @param parts of the whole photograph, in order */
export const pictureOfParts = (parts: readonly Pick<SitePhotoPart, 'data'>[]): string =>
  `data:image/jpeg;base64,${parts.map(({ data }) => data).join('')}`;

/** Brings the entries of each photograph together. @param entries of one account */
export function mergePhotographs(
  entries: readonly Pick<Entry, 'kind' | 'state' | 'payload' | 'problem'>[],
): OwnPhotographs {
  const found = new Map<string, Pick<Entry, 'state' | 'payload' | 'problem'>[]>();
  for (const entry of entries.filter(isPart)) {
    const { photo } = entry.payload as SitePhotoPart;
    found.set(photo, [...(found.get(photo) ?? []), entry]);
  }
  return new Map(
    [...found].map(([photo, own]) => {
      const refused = own.find(({ state }) => state === 'parked');
      const payloads = own.map(({ payload }) => payload as SitePhotoPart);
      const parts = payloads[0]?.parts ?? 0;
      let picture: string | null | undefined;
      const merged: OwnPhotograph = {
        parts,
        waiting: own.filter(({ state }) => state !== 'received').length,
        ...(refused && { message: refused.problem?.message ?? '' }),
        picture() {
          if (picture === undefined) {
            const inOrder = [...payloads].sort((one, other) => one.part - other.part);
            const isWhole = new Set(payloads.map(({ part }) => part)).size === parts;
            picture = isWhole ? pictureOfParts(inOrder) : null;
          }
          return picture;
        },
      };
      return [photo, merged];
    }),
  );
}

async function readSitePhotographs(database: DeviceDatabase): Promise<OwnPhotographs> {
  const entries = await readSharedEntries(database);
  // Nearly always there is none.
  if (!entries.some(isPart)) return NONE;
  const session = await withDatabase(database, (tables) => readDeviceState(tables, 'session'));
  return mergePhotographs(entries.filter(({ author }) => author === session?.account.id));
}

const NONE: OwnPhotographs = new Map();
const live = sharedQuery(() => readSitePhotographs(openDatabase()).catch(() => NONE));

/** Photographs of this account on this device, live; undefined while they are read. */
export const useSitePhotographs = (): OwnPhotographs | undefined => useSharedQuery(live);
