/**
 * Prepares the operator's photographs for the web: AVIF and WebP in the widths that screens need, JPEG for
 * old browsers and chat previews, and one smaller size that is saved on devices. Location and camera data are
 * removed from all of them.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Photograph, PictureFile, Rendition } from '../../ui/picture.tsx';
import { contentHash } from '../content-hash.ts';
import { type Crop, cropAround } from './photo-crop.ts';
import { type Focus, PhotoError, type PhotoFile, readPhotoFolder } from './photo-folder.ts';

/** Folder of sizes that a build has made before. */
const CACHE = 'node_modules/.cache/photos';

/** Shapes in which a photograph is shown, and widths in pixels; without a ratio it stays whole. */
const SHAPES = {
  wide: { ratio: 16 / 9, widths: [768, 1280, 1920], saved: 960 },
  plate: { ratio: 4 / 5, widths: [400, 800], saved: 560 },
  whole: { ratio: null, widths: [640, 1280], saved: 640 },
} as const;
type Shape = keyof typeof SHAPES;

/**
 * The saved size is smaller in every respect, because all photographs of a section come over one slow
 * connection.
 */
const QUALITY = { avif: 45, webp: 70, jpg: 76, saved: 55 };
/** Pixels of a hero from which on every screen shows it sharp. */
export const RECOMMENDED_SIZE = { width: 1920, height: 1080 } as const;

const SOCIAL = { width: 1200, height: 630, mostBytes: 290_000 };

/** The photograph that replaces a page's poster. */
export interface PhotoSet {
  alt: string;
  credit?: string;
  wide: Shown;
  plate: Shown;
  /** Absolute path of the 1200x630 JPEG. */
  social: string;
  further: readonly Photograph[];
}

interface Shown {
  /** The JPEG for browsers that know neither AVIF nor WebP. */
  file: PictureFile;
  renditions: readonly Rendition[];
}

export interface Photos {
  /** By the slug of the page. */
  sets: ReadonlyMap<string, PhotoSet>;
  /** Files to write, by absolute path. */
  files: ReadonlyMap<string, Uint8Array>;
  /** The one size of each that is saved on devices (WebP), by `photoKey`. */
  saved: ReadonlyMap<string, Uint8Array>;
}

/** @throws PhotoError when the operator has to correct something */
export async function makePhotos(folder: string): Promise<Photos> {
  return makePhotoSets(await readPhotoFolder(folder), CACHE);
}

/**
 * @param photos of each page by its slug, the hero first
 * @param cache folder of sizes that were made before
 * @throws PhotoError for what cannot be read
 */
export async function makePhotoSets(
  photos: ReadonlyMap<string, readonly PhotoFile[]>,
  cache: string,
): Promise<Photos> {
  const files = new Map<string, Uint8Array>();
  const saved = new Map<string, Uint8Array>();
  const sets = new Map<string, PhotoSet>();
  for (const [slug, [hero, ...others]] of photos) {
    if (!hero) continue;
    const source = await openPhoto(hero);
    const further: Photograph[] = [];
    for (const photo of others) {
      const { file, renditions } = await show(slug, photo, 'whole', await openPhoto(photo));
      further.push({ alt: photo.alt, ...(photo.credit && { credit: photo.credit }), file, renditions });
    }
    const social = `/photos/${slug}-social.${markOf(hero, source)}.jpg`;
    files.set(social, await makeSocial(source, hero.focus, cache));
    sets.set(slug, {
      alt: hero.alt,
      ...(hero.credit && { credit: hero.credit }),
      wide: await show(slug, hero, 'wide', source),
      plate: await show(slug, hero, 'plate', source),
      social,
      further,
    });
  }
  return { sets, files, saved };

  async function show(slug: string, photo: PhotoFile, shape: Shape, source: OpenedPhoto): Promise<Shown> {
    const { ratio, widths, saved: savedWidth } = SHAPES[shape];
    const own = source.width / source.height;
    const wanted = ratio ?? own;
    // Never larger than what was taken.
    const most = Math.floor(own > wanted ? source.height * wanted : source.width);
    const fitting = widths.filter((width) => width <= most);
    const all: readonly number[] = fitting.length > 0 ? fitting : [most];
    const heightOf = (width: number) => Math.round(width / wanted);
    const crop = ratio && photo.focus && cropAround(photo.focus, source, ratio);
    const make = (width: number, format: 'avif' | 'webp' | 'jpg', quality: number) =>
      render(source.bytes, { width, height: heightOf(width), format, quality, ...(crop && { crop }) }, cache);
    const stem = `/photos/${slug}-${plain(photo.name)}-${shape}.${markOf(photo, source)}`;
    const renditions: Rendition[] = [];
    for (const format of ['avif', 'webp'] as const) {
      for (const width of all)
        files.set(`${stem}-${width}.${format}`, await make(width, format, QUALITY[format]));
      renditions.push({
        type: `image/${format}`,
        srcSet: all.map((width) => `${stem}-${width}.${format} ${width}w`).join(', '),
      });
    }
    const fallback = all[Math.min(1, all.length - 1)] ?? most;
    files.set(`${stem}-${fallback}.jpg`, await make(fallback, 'jpg', QUALITY.jpg));
    saved.set(stem, await make(Math.min(savedWidth, most), 'webp', QUALITY.saved));
    return {
      file: { src: `${stem}-${fallback}.jpg`, width: fallback, height: heightOf(fallback) },
      renditions,
    };
  }
}

export interface OpenedPhoto {
  bytes: Buffer;
  /** Pixels, as held upright. */
  width: number;
  height: number;
}

/** @throws PhotoError when it cannot be read */
export async function openPhoto({ path }: Pick<PhotoFile, 'path'>): Promise<OpenedPhoto> {
  const bytes = await readFile(path);
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    return { bytes, ...autoOrient };
  } catch {
    throw new PhotoError(`${path} cannot be read as a photograph: open it and save it again as JPEG.`);
  }
}

interface Wanted {
  width: number;
  height: number;
  format: 'avif' | 'webp' | 'jpg';
  quality: number;
  /** Part of it to show; without it the centre of attention. */
  crop?: Crop;
}

/**
 * Returns the hash in a photograph's addresses. It includes the focus, because another focus gives other
 * pictures.
 */
function markOf({ focus }: PhotoFile, { bytes }: OpenedPhoto): string {
  return focus ? contentHash(`${contentHash(bytes)} ${focus.across} ${focus.down}`) : contentHash(bytes);
}

/** Cropped as asked, or around the centre of attention. Cached between builds, because AVIF encoding is slow. */
async function render(source: Buffer, wanted: Wanted, cache: string): Promise<Uint8Array> {
  const { width, height, format, quality, crop } = wanted;
  const part = crop ? `-${crop.left}-${crop.top}-${crop.width}-${crop.height}` : '';
  const cached = join(cache, `${contentHash(source)}${part}-${width}x${height}-q${quality}.${format}`);
  const kept = await readFile(cached).catch(() => null);
  if (kept) return kept;
  const upright = sharp(source).autoOrient();
  const image = crop
    ? upright.extract(crop).resize({ width, height })
    : upright.resize({ width, height, position: sharp.strategy.attention });
  const made =
    format === 'avif'
      ? image.avif({ quality })
      : format === 'webp'
        ? image.webp({ quality })
        : image.jpeg({ quality, mozjpeg: true });
  const bytes = await made.toBuffer();
  await mkdir(cache, { recursive: true });
  await writeFile(cached, bytes);
  return bytes;
}

/** Chat apps refuse what is larger than 300 KB. */
async function makeSocial(source: OpenedPhoto, focus: Focus | undefined, cache: string): Promise<Uint8Array> {
  const { width, height, mostBytes } = SOCIAL;
  const crop = focus && cropAround(focus, source, width / height);
  for (let quality = 80; ; quality -= 10) {
    const wanted = { width, height, format: 'jpg', quality, ...(crop && { crop }) } as const;
    const bytes = await render(source.bytes, wanted, cache);
    if (bytes.length <= mostBytes || quality <= 30) return bytes;
  }
}

/** A camera's file name as part of an address. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
