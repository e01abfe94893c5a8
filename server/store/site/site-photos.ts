/** The operator's photographs in the database: parts as they arrive, and pictures once they are checked. */
import { type Kysely, sql } from 'kysely';
import type { SitePhotoPart } from '../../../src/kinds/site-photo-part/schema.ts';
import type { Tables } from '../core/tables.ts';
import type { WriteContext } from '../core/write-context.ts';
import type { SitePhotoRow } from './site-photo-rows.ts';

/** A photograph without its bytes. */
export interface StoredPhoto extends Omit<SitePhotoRow, 'picture'> {
  /** Name of its account. */
  by: string;
  /** How many of its parts are there. */
  arrived: number;
}

/** Most photographs in one list. */
const MOST_LISTED = 500;

/** The newest first. @param ids those alone */
export async function readPhotos(database: Kysely<Tables>, ids?: readonly string[]): Promise<StoredPhoto[]> {
  let query = database
    .selectFrom('site_photo')
    .innerJoin('account', 'account.id', 'site_photo.account_id')
    .select([
      'site_photo.id',
      'hash',
      'bytes',
      'parts',
      'account_id',
      'made_at',
      'state',
      'message',
      'width',
      'height',
      'account.name as by',
    ])
    .select((of) =>
      of
        .selectFrom('site_photo_part')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('photo', '=', 'site_photo.id')
        .as('arrived'),
    );
  if (ids) query = query.where('site_photo.id', 'in', [...ids, '']);
  const rows = await query.orderBy('made_at', 'desc').orderBy('site_photo.id').limit(MOST_LISTED).execute();
  return rows.map(({ arrived, ...row }) => ({
    ...row,
    // Its parts go once it was checked.
    arrived: row.state === 'arriving' ? Number(arrived ?? 0) : row.parts,
  }));
}

/** The picture of a photograph that is ready; undefined for any other. */
export async function readPicture(database: Kysely<Tables>, id: string): Promise<Uint8Array | undefined> {
  const row = await database
    .selectFrom('site_photo')
    .select('picture')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.picture ?? undefined;
}

/** A photograph whose parts are all there, as it was sent; undefined when none waits to be checked. */
export async function readUnchecked(
  database: Kysely<Tables>,
): Promise<{ id: string; hash: string; bytes: Uint8Array } | undefined> {
  const photo = await database
    .selectFrom('site_photo')
    .select(['id', 'hash'])
    .where('state', '=', 'checking')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!photo) return undefined;
  const parts = await database
    .selectFrom('site_photo_part')
    .select('data')
    .where('photo', '=', photo.id)
    .orderBy('part')
    .execute();
  return { ...photo, bytes: Buffer.concat(parts.map(({ data }) => data)) };
}

export async function findPhoto(
  context: WriteContext,
  id: string,
): Promise<Pick<SitePhotoRow, 'hash' | 'bytes' | 'parts' | 'account_id' | 'state'> | undefined> {
  const database = await context.savepoints.begin();
  return database
    .selectFrom('site_photo')
    .select(['hash', 'bytes', 'parts', 'account_id', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Bytes of all photographs as they were sent. */
export async function bytesOfPhotos(context: WriteContext): Promise<number> {
  const database = await context.savepoints.begin();
  const { bytes } = await database
    .selectFrom('site_photo')
    .select(sql<number | string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

export async function addPhoto(
  context: WriteContext,
  { photo, hash, bytes, parts }: SitePhotoPart,
  made: Pick<SitePhotoRow, 'account_id' | 'made_at'>,
): Promise<void> {
  const database = await context.savepoints.begin();
  const nothing = { message: null, width: null, height: null, picture: null };
  await database
    .insertInto('site_photo')
    .values({ id: photo, hash, bytes, parts, ...made, state: 'arriving', ...nothing })
    .execute();
}

/** Adds a part. @returns true when it was the last one that was missing: the photograph is checked next */
export async function addPart(
  context: WriteContext,
  { photo, part, parts }: SitePhotoPart,
  data: Uint8Array,
): Promise<boolean> {
  const database = await context.savepoints.begin();
  await database
    .insertInto('site_photo_part')
    .values({ photo, part, data })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { count } = await database
    .selectFrom('site_photo_part')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('photo', '=', photo)
    .executeTakeFirstOrThrow();
  if (Number(count) < parts) return false;
  await database.updateTable('site_photo').set({ state: 'checking' }).where('id', '=', photo).execute();
  return true;
}

/** What came of a check. */
export type CheckedPhoto = { picture: Uint8Array; width: number; height: number } | { message: string };

/** Notes what came of a check, unless another server has, and removes the parts. */
export async function noteChecked(context: WriteContext, id: string, result: CheckedPhoto): Promise<void> {
  const database = await context.savepoints.begin();
  const set =
    'picture' in result ? { ...result, state: 'ready' as const } : { ...result, state: 'refused' as const };
  await database
    .updateTable('site_photo')
    .set(set)
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .execute();
  await database.deleteFrom('site_photo_part').where('photo', '=', id).execute();
}
