import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { writePacks } from '../../../src/build/packs/pack-writer.ts';
import { listPhotoCredits } from '../../../src/build/photos/photo-credits.ts';
import { makePhotos, type Photos } from '../../../src/build/photos/photos.ts';
import { createPictures, listDocuments, renderDocument } from '../../../src/prerender.tsx';

const SLUG = 'wildlife-serengeti';
const ADDRESS = '/wildlife/Serengeti';

/** A photograph that is quickly made smaller: hills under a sun. */
async function takePhoto(file: string, width: number, height: number): Promise<void> {
  const hills =
    '<circle cx="28" cy="9" r="4" fill="#fff3c0"/><path fill="#5b2a33" d="M0 22q10-9 20-2t20-3v13H0z"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" preserveAspectRatio="none" width="${width}" height="${height}"><path fill="#e0a050" d="M0 0h40v30H0z"/>${hills}</svg>`;
  const image = sharp(Buffer.from(svg)).withExif({ IFD3: { GPSLatitude: '2/1 20/1 0/1' } });
  await image.jpeg().toFile(file);
}

async function openFolder(slug = SLUG): Promise<{ root: string; put: (name: string) => string }> {
  const root = await mkdtemp(join(tmpdir(), 'photos-'));
  await mkdir(join(root, slug));
  return { root, put: (name) => join(root, slug, name) };
}

describe('A photograph in the folder of a page', () => {
  let photos: Photos;
  const pictures = createPictures();
  let listed: ReturnType<typeof listDocuments>;
  beforeAll(async () => {
    const { root, put } = await openFolder();
    await takePhoto(put('hero.jpg'), 2400, 1600);
    await writeFile(put('hero.txt'), 'Two lionesses on a rock.\r\nPhoto: Amina Juma\r\n');
    await takePhoto(put('A tall one.JPG'), 700, 1000);
    await writeFile(put('A tall one.txt'), 'A giraffe before a hill.\n');
    photos = await makePhotos(root);
    listed = listDocuments(photos.sets, pictures);
  }, 120_000);

  const html = async (address: string) => {
    const page = listed.documents.find((document) => document.address === address);
    if (!page) throw new Error(`${address} is no page`);
    return renderDocument(page, { template: '<!--head--><!--page-->', styles: '', scripts: '' });
  };

  it('takes the poster’s place on its page, with its words, in formats and widths to choose from', async () => {
    const text = await html(ADDRESS);
    expect(text).not.toMatch(/\/posters\/wildlife-serengeti-(wide|plate)/);
    expect(text).toMatch(/<img src="[^"]+-plate\.\w+-800\.jpg" width="800" height="1000" alt="Two lionesses/);
    for (const [type, format] of [
      ['image/avif', 'avif'],
      ['image/webp', 'webp'],
    ]) {
      const source = `<source media="[^"]+" type="${type}" srcSet="[^"]+-768\\.${format} 768w, [^"]+-1280\\.${format} 1280w, [^"]+-1920\\.${format} 1920w"`;
      expect(text).toMatch(new RegExp(source));
    }
    expect(text).toContain('A giraffe before a hill.');
    expect(text).toContain('Photo at the top: ');
    expect(text).toContain('Amina Juma');
  });

  it('stands on its card in the list, while other cards keep their posters', async () => {
    const text = await html('/wildlife');
    expect(text).toMatch(/\/photos\/wildlife-serengeti-hero-plate/);
    expect(text).not.toMatch(/\/posters\/wildlife-serengeti-(wide|plate)/);
    expect(text).toMatch(/\/posters\/wildlife-ngorongoro/);
  });

  it('is the preview in chats: a JPEG of 1200x630 under 300 KB', async () => {
    const path = /<meta property="og:image" content="https:\/\/origin\.invalid([^"]*)"/.exec(
      await html(ADDRESS),
    )?.[1];
    const bytes = photos.files.get(path ?? '');
    expect(bytes?.length).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('is made in every size that pages name, as large as it says, and never larger than it was', async () => {
    const named = [...(await html(ADDRESS)).matchAll(/\/photos\/[^\s",]+/g)].map(([path]) => path);
    expect(named).toHaveLength(18);
    for (const path of named) {
      const bytes = photos.files.get(path);
      expect(bytes, path).toBeDefined();
      const width = Number(/-(\d+)\.\w+$/.exec(path)?.[1] ?? 1200);
      const facts = await sharp(bytes).metadata();
      expect(facts.width, path).toBe(width);
      expect(facts.exif, path).toBeUndefined();
      if (path.includes('a-tall-one')) expect(width).toBeLessThanOrEqual(700);
    }
  }, 60_000);

  it('is saved for offline in one modest size, after all texts, in a pack that brotli makes small', async () => {
    // A page with photographs and one without: to compress those of all parks takes seconds.
    const some = [ADDRESS, '/wildlife/Ngorongoro'];
    const pages = listed.documents.filter(({ address }) => some.includes(address));
    expect(pages.map(({ pack }) => pack)).toEqual(['parks', 'parks']);
    const rendered = new Map<string, string>();
    for (const page of pages) rendered.set(page.address, await html(page.address));
    const written = new Map<string, string>();
    const packs = await writePacks({
      documents: pages,
      html: rendered,
      styles: new Map(),
      pictures: pictures.files,
      photos: photos.saved,
      data: [],
      program: { open: { files: [], apart: [] }, staff: [], languages: {} },
      knownPacks: [],
      write: async (path, content) => {
        written.set(path, content);
        return undefined;
      },
    });
    const pack = packs.at(-1);
    expect(pack?.url).toMatch(/^\/packs\/parks-photos\./);
    const { files } = JSON.parse(written.get(pack?.url ?? '') ?? '');
    expect(files).toHaveLength(3);
    let bytes = 0;
    for (const { address, type, body, base64 } of files) {
      expect({ type, base64 }).toEqual({ type: 'image/webp', base64: true });
      const photo = Buffer.from(body, 'base64');
      bytes += photo.length;
      expect(photos.saved.get(address)?.length).toBe(photo.length);
      expect((await sharp(photo).metadata()).width).toBeLessThanOrEqual(960);
    }
    // Base64 makes a third more of it; over the line hardly any of that is left.
    expect(pack?.bytes).toBeLessThan(bytes * 1.05);
  }, 60_000);

  it('comes in packs of about half a megabyte, so that a save that is cut off has little to repeat', async () => {
    const pages = listed.documents.filter(({ address }) => address === ADDRESS);
    const names = Array.from({ length: 5 }, (_, place) => `/photos/many.${place}`);
    const packs = await writePacks({
      documents: pages,
      html: new Map([[ADDRESS, names.map((name) => `${name}-960.webp`).join()]]),
      styles: new Map(),
      pictures: new Map(),
      photos: new Map(names.map((name) => [name, new Uint8Array(200_000)])),
      data: [],
      program: { open: { files: [], apart: [] }, staff: [], languages: {} },
      knownPacks: [],
      write: async () => undefined,
    });
    const photoPacks = packs.filter(({ url }) => url.includes('-photos'));
    expect(photoPacks.map(({ url }) => url.replace(/\..*/, ''))).toEqual([
      '/packs/parks-photos',
      '/packs/parks-photos-2',
      '/packs/parks-photos-3',
    ]);
    expect(photoPacks.map(({ stored }) => stored)).toEqual([400_000, 400_000, 200_000]);
  });

  it('is named on the page of credits', async () => {
    const text = await html('/credits');
    expect(text).toContain('Two lionesses on a rock.');
    expect(text).toContain('Amina Juma');
  });

  it('is listed with its credit', () => {
    expect(listPhotoCredits(listed.documents.filter(({ language }) => !language))).toEqual([
      { address: ADDRESS, alt: 'Two lionesses on a rock.', credit: 'Amina Juma' },
      { address: ADDRESS, alt: 'A giraffe before a hill.' },
    ]);
  });
});

describe('The build stops with one line that says what to do', () => {
  it('when a photograph has no words', async () => {
    const { root, put } = await openFolder();
    await takePhoto(put('hero.jpg'), 100, 100);
    const words = `${put('hero.jpg')} needs words for people who cannot see it: write one sentence of what is to be seen into ${put('hero.txt')}.`;
    await expect(makePhotos(root)).rejects.toThrow(words);
    await writeFile(put('hero.txt'), '\nPhoto: Amina Juma\n');
    await expect(makePhotos(root)).rejects.toThrow(words);
  });

  it('when a file is no photograph, or lies beside the folders', async () => {
    const { root, put } = await openFolder();
    await writeFile(put('hero.heic'), 'x');
    await expect(makePhotos(root)).rejects.toThrow('save it as JPEG');
    const other = await openFolder();
    await writeFile(other.put('hero.jpg'), 'no photograph at all');
    await writeFile(other.put('hero.txt'), 'Nothing.');
    await expect(makePhotos(other.root)).rejects.toThrow('save it again as JPEG');
    const third = await openFolder();
    await writeFile(join(third.root, 'lion.jpg'), 'x');
    await expect(makePhotos(third.root)).rejects.toThrow('put it into the folder of its page');
  });
});

describe('The built site', () => {
  it('ships nothing of the folder as it was put there', () => {
    expect(existsSync('public/photos/README.md')).toBe(true);
    const shipped = existsSync('dist/site/photos') ? readdirSync('dist/site/photos') : [];
    for (const file of shipped) expect(file).toMatch(/\.\w{8}(-\d+)?\.(avif|webp|jpg)$/);
  });
});
