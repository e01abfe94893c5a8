/** Photographs that the operator has put up: made in all sizes, once. */
import { existsSync } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PHOTO_CACHE, PHOTO_FILES, PHOTO_SOURCES } from '../../content/editable/edition-order.ts';
import { publishedPhotos } from '../../content/photos.ts';
import { type PhotoFile, readFocus } from '../photos/photo-folder.ts';
import { makePhotoSets, type Photos } from '../photos/photos.ts';

/**
 * Makes the sizes of the photographs that are published, and writes them where the server finds them. One whose picture is
 * not there is left out, so that its page has the poster.
 * @param folder of the operator's photographs
 */
export async function makeOperatorPhotos(folder: string): Promise<Photos> {
  const named = Object.entries(publishedPhotos).flatMap(([slug, photo]) => {
    const file = photoFile(folder, photo);
    return file ? [[slug, [file]] as const] : [];
  });
  const photos = await makePhotoSets(new Map(named), join(folder, PHOTO_CACHE));
  for (const [path, bytes] of photos.files) {
    const file = join(folder, PHOTO_FILES, path);
    if (await stat(file).catch(() => null)) continue;
    await mkdir(dirname(file), { recursive: true });
    // Visitors may ask for it at any moment.
    await writeFile(`${file}.tmp`, bytes);
    await rename(`${file}.tmp`, file);
  }
  return photos;
}

function photoFile(
  folder: string,
  { picture, alt, credit, licence, focus }: (typeof publishedPhotos)[string],
): PhotoFile | undefined {
  const path = join(folder, PHOTO_SOURCES, `${picture}.jpg`);
  if (!picture || !existsSync(path)) return undefined;
  const point = focus ? readFocus(focus) : undefined;
  const said = [credit, licence].filter(Boolean).join(', ');
  return { path, name: picture, alt, ...(said && { credit: said }), ...(point && { focus: point }) };
}
