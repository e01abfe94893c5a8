/** Finds the operator's photographs and their descriptions, and reports each mistake in one line. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

/** Folder in which the operator puts photographs: a folder for each page. */
export const PHOTOS_FOLDER = 'public/photos';

/** An error that the person who added the photographs can correct; the message says how. */
export class PhotoError extends Error {}

export interface PhotoFile {
  /** `public/photos/wildlife-serengeti/hero.jpg` */
  path: string;
  /** `hero` */
  name: string;
  /** Description of the photograph, in one sentence. */
  alt: string;
  credit?: string;
  /** Point that must stay visible when the photograph is cropped; without it, the build chooses one. */
  focus?: Focus;
}

/** A point of a photograph, in shares of its width and height from the upper left corner. */
export interface Focus {
  across: number;
  down: number;
}

const PHOTO = /\.(jpe?g|png|webp|avif|tiff?)$/i;
/** Files beside the photographs that are not photographs: their descriptions, notes, and system files. */
const BESIDE = /\.(txt|md)$|^\.|^thumbs\.db$|^desktop\.ini$/i;
const CREDIT = /^(?:photo(?:graph)?|credit)\s*(?:by)?\s*:\s*/i;
const FOCUS = /^focus\s*:\s*/i;
const POINT = /^(\d{1,3})\s*%?[\s,]+(\d{1,3})\s*%?$/;
/** First line of a description that is still to be written. */
export const DESCRIPTION_PLACEHOLDER = 'Describe:';

/** Handler for a mistake; the build stops at the first. */
export type OnMistake = (mistake: PhotoError) => void;

const stop: OnMistake = (mistake) => {
  throw mistake;
};

/**
 * @param folder that contains one folder for each page
 * @param tell called for each mistake; a photograph without a description then has an empty one
 * @returns the photographs of each page by its slug, the hero first
 * @throws PhotoError unless mistakes are told
 */
export async function readPhotoFolder(
  folder: string,
  tell: OnMistake = stop,
): Promise<Map<string, PhotoFile[]>> {
  const sets = new Map<string, PhotoFile[]>();
  if (!existsSync(folder)) return sets;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const photos = await readSet(path, tell);
      if (photos.length > 0) sets.set(entry.name, photos);
    } else if (!BESIDE.test(entry.name)) {
      tell(
        new PhotoError(
          `${path} lies outside the folders: put it into the folder of its page, e.g. ${join(folder, 'wildlife-serengeti', entry.name)}.`,
        ),
      );
    }
  }
  return sets;
}

async function readSet(folder: string, tell: OnMistake): Promise<PhotoFile[]> {
  const files = (await readdir(folder)).sort();
  for (const file of files) {
    if (!PHOTO.test(file) && !BESIDE.test(file)) {
      tell(new PhotoError(`${join(folder, file)} is no photograph that can be read: save it as JPEG.`));
    }
  }
  const photos = await Promise.all(
    files.filter((file) => PHOTO.test(file)).map((file) => readPhoto(folder, file, tell)),
  );
  const isHero = ({ name }: PhotoFile) => Number(name.toLowerCase() === 'hero');
  return photos.sort((a, b) => isHero(b) - isHero(a));
}

/**
 * Its description: the first line says what the photograph shows, a line "Photo: Name" who took it, a line
 * "Focus: 62% 40%" what must stay in sight.
 */
async function readPhoto(folder: string, file: string, tell: OnMistake): Promise<PhotoFile> {
  const { name } = parse(file);
  const path = join(folder, file);
  const words = descriptionPath(path);
  const text = await readFile(words, 'utf8').catch(() => '');
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const isWords = (line: string) =>
    !CREDIT.test(line) && !FOCUS.test(line) && !line.startsWith(DESCRIPTION_PLACEHOLDER);
  const alt = lines.find(isWords) ?? '';
  if (!alt) {
    tell(
      new PhotoError(
        `${path} needs words for people who cannot see it: write one sentence of what is to be seen into ${words}.`,
      ),
    );
  }
  const credit = lines.find((line) => CREDIT.test(line))?.replace(CREDIT, '');
  const point = lines.find((line) => FOCUS.test(line))?.replace(FOCUS, '');
  const focus = point === undefined ? undefined : readFocus(point);
  if (point && !focus) {
    tell(
      new PhotoError(
        `${words} has a focus that cannot be read: write how far it is from the left and from the top, e.g. "Focus: 62% 40%".`,
      ),
    );
  }
  return { path, name, alt, ...(credit && { credit }), ...(focus && { focus }) };
}

/** Path of the text file that describes a photograph. */
export function descriptionPath(photo: string): string {
  const { dir, name } = parse(photo);
  return join(dir, `${name}.txt`);
}

/** @param text "62% 40%" */
export function readFocus(text: string): Focus | undefined {
  const [, across, down] = (POINT.exec(text.trim()) ?? []).map(Number);
  if (across === undefined || down === undefined || across > 100 || down > 100) return undefined;
  return { across: across / 100, down: down / 100 };
}
