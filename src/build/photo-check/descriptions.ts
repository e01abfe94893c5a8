/** Writes into the text files beside the photographs. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import {
  DESCRIPTION_PLACEHOLDER,
  descriptionPath,
  PhotoError,
  readFocus,
  readPhotoFolder,
} from '../photos/photo-folder.ts';
import { percent } from './report.ts';
import type { PhotoSlot } from './slots.ts';

/**
 * Begins a text file for each photograph that has none. The build goes on asking for its words.
 * @returns the paths of the files
 */
export async function beginDescriptions(folder: string, slots: readonly PhotoSlot[]): Promise<string[]> {
  const titles = new Map(slots.map(({ slug, title }) => [slug, title]));
  const sets = await readPhotoFolder(folder, () => undefined);
  const begun: string[] = [];
  for (const [slug, photos] of sets) {
    for (const { path } of photos) {
      const file = descriptionPath(path);
      if (existsSync(file)) continue;
      const what = `in one sentence, what is to be seen here of ${titles.get(slug) ?? slug}. Replace this line.`;
      await writeFile(file, `${DESCRIPTION_PLACEHOLDER} ${what}\nPhoto: \n`);
      begun.push(file);
    }
  }
  return begun;
}

/**
 * Notes what must stay in sight when a photograph is cropped.
 * @param point "62% 40%": from the left and from the top
 * @returns the path of its text file
 * @throws PhotoError
 */
export async function setFocus(photo: string, point: string): Promise<string> {
  if (!existsSync(photo)) throw new PhotoError(`${photo} is not there.`);
  const focus = readFocus(point);
  if (!focus) throw new PhotoError(`"${point}" is no point: write two numbers from 0 to 100, e.g. 62 40.`);
  const file = descriptionPath(photo);
  const text = await readFile(file, 'utf8').catch(() => '');
  const others = text.split(/\r?\n/).filter((line) => line.trim() && !/^\s*focus\s*:/i.test(line));
  await writeFile(file, [...others, `Focus: ${percent(focus.across)} ${percent(focus.down)}`, ''].join('\n'));
  return file;
}
