/** Checks the photographs that are present, and lists what is wrong with them. */
import { join } from 'node:path';
import { contentHash } from '../content-hash.ts';
import { descriptionPath, PhotoError, type PhotoFile, readPhotoFolder } from '../photos/photo-folder.ts';
import { type OpenedPhoto, openPhoto, RECOMMENDED_SIZE } from '../photos/photos.ts';

/** A photograph that can be read. */
export interface CheckedPhoto extends PhotoFile {
  slug: string;
  source: OpenedPhoto;
  /** The first of its folder, which takes the place of the poster. */
  isHero: boolean;
}

export interface PhotoCheckResult {
  /** In the order of their folders, each hero first. */
  photos: readonly CheckedPhoto[];
  /** Mistakes that would stop the build, one line each. */
  mistakes: readonly string[];
  /** Suggestions for improvement, one line each. */
  advice: readonly string[];
}

/** Longest description that a screen reader says in one breath, in characters. */
const LONGEST_WORDS = 160;
const PREAMBLE = /^(an? )?(photo(graph)?|picture|image)\b/i;

/** @param slugs of the pages, which are the names of their folders */
export async function checkPhotos(folder: string, slugs: ReadonlySet<string>): Promise<PhotoCheckResult> {
  const mistakes: string[] = [];
  const advice: string[] = [];
  const photos: CheckedPhoto[] = [];
  const first = new Map<string, string>();
  const sets = await readPhotoFolder(folder, ({ message }) => mistakes.push(message));
  for (const [slug, files] of sets) {
    if (!slugs.has(slug)) {
      mistakes.push(`${join(folder, slug)} names no page; the list of pages has the names of all folders.`);
    }
    for (const [index, file] of files.entries()) {
      const source = await openPhoto(file).catch((error: unknown) => {
        if (!(error instanceof PhotoError)) throw error;
        mistakes.push(error.message);
      });
      if (!source) continue;
      const photo = { ...file, slug, source, isHero: index === 0 };
      photos.push(photo);
      advice.push(...adviseOn(photo));
      const hash = contentHash(source.bytes);
      const before = first.get(hash);
      if (before) advice.push(`${file.path} is the same photograph as ${before}.`);
      first.set(hash, before ?? file.path);
    }
  }
  return { photos, mistakes, advice };
}

function adviseOn({ path, name, alt, isHero, source: { width, height } }: CheckedPhoto): string[] {
  const advice: string[] = [];
  if (isHero && name.toLowerCase() !== 'hero') {
    advice.push(`${path} stands at the top, because the folder has no hero.jpg.`);
  }
  if (isHero && (width < RECOMMENDED_SIZE.width || height < RECOMMENDED_SIZE.height)) {
    advice.push(
      `${path} has ${width} x ${height} pixels: large screens show it blurred. ${RECOMMENDED_SIZE.width} x ${RECOMMENDED_SIZE.height} or more are wanted.`,
    );
  }
  if (isHero && height > width) {
    advice.push(`${path} is upright: wide screens show only a strip of it.`);
  }
  if (alt.length > LONGEST_WORDS) {
    advice.push(
      `${descriptionPath(path)} has ${alt.length} characters: one sentence of ${LONGEST_WORDS} is enough.`,
    );
  }
  if (PREAMBLE.test(alt)) {
    advice.push(
      `${descriptionPath(path)} can begin with what is to be seen: that it is a picture is said already.`,
    );
  }
  return advice;
}
