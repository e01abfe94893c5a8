/** Finds the operator's photographs and their words, and says in one line what is wrong with them. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

/** An error that the person who added the photographs can correct; the message says how. */
export class PhotoError extends Error {}

export interface PhotoFile {
  /** `public/photos/wildlife-serengeti/hero.jpg` */
  path: string;
  /** `hero` */
  name: string;
  /** What is to be seen, in one sentence. */
  alt: string;
  credit?: string;
}

const PHOTO = /\.(jpe?g|png|webp|avif|tiff?)$/i;
/** Files beside the photographs that are not photographs: their descriptions, notes, and system files. */
const BESIDE = /\.(txt|md)$|^\.|^thumbs\.db$|^desktop\.ini$/i;
const CREDIT = /^(?:photo(?:graph)?|credit)\s*(?:by)?\s*:\s*/i;

/**
 * @param folder with one folder a page in it
 * @returns the photographs of each page by its slug, the hero first
 * @throws PhotoError
 */
export async function readPhotoFolder(folder: string): Promise<Map<string, PhotoFile[]>> {
  const sets = new Map<string, PhotoFile[]>();
  if (!existsSync(folder)) return sets;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const photos = await readSet(path);
      if (photos.length > 0) sets.set(entry.name, photos);
    } else if (!BESIDE.test(entry.name)) {
      throw new PhotoError(
        `${path} lies outside the folders: put it into the folder of its page, e.g. ${join(folder, 'wildlife-serengeti', entry.name)}.`,
      );
    }
  }
  return sets;
}

async function readSet(folder: string): Promise<PhotoFile[]> {
  const files = (await readdir(folder)).sort();
  for (const file of files) {
    if (!PHOTO.test(file) && !BESIDE.test(file)) {
      throw new PhotoError(`${join(folder, file)} is no photograph that can be read: save it as JPEG.`);
    }
  }
  const photos = await Promise.all(
    files.filter((file) => PHOTO.test(file)).map((file) => readPhoto(folder, file)),
  );
  const isHero = ({ name }: PhotoFile) => Number(name.toLowerCase() === 'hero');
  return photos.sort((a, b) => isHero(b) - isHero(a));
}

/** Its description: the first line says what the photograph shows, a line "Photo: Name" who took it. */
async function readPhoto(folder: string, file: string): Promise<PhotoFile> {
  const { name } = parse(file);
  const path = join(folder, file);
  const words = join(folder, `${name}.txt`);
  const text = await readFile(words, 'utf8').catch(() => '');
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const alt = lines.find((line) => !CREDIT.test(line));
  if (!alt) {
    throw new PhotoError(
      `${path} needs words for people who cannot see it: write one sentence of what is to be seen into ${words}.`,
    );
  }
  const credit = lines.find((line) => CREDIT.test(line))?.replace(CREDIT, '');
  return { path, name, alt, ...(credit && { credit }) };
}
