/** `npm run photos`: what the operator is told and shown while photographs are filled in. */
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawBeforeAfter } from '../../src/build/photo-check/before-after.ts';
import { checkPhotos } from '../../src/build/photo-check/checks.ts';
import { beginDescriptions, setFocus } from '../../src/build/photo-check/descriptions.ts';
import { writeReport } from '../../src/build/photo-check/report.ts';
import { listSlots, type PhotoSlot } from '../../src/build/photo-check/slots.ts';
import { makePhotos } from '../../src/build/photos/photos.ts';

let slots: PhotoSlot[];
let root: string;
beforeAll(() => {
  slots = listSlots();
});
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'photos-'));
});

/** A green plain with something red at its right edge, which the eye of the machine may miss. */
async function takePhoto(path: string, width: number, height: number): Promise<string> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  const red = `<path fill="#d01010" d="M${width - 80} ${height / 2 - 40}h60v80h-60z"/>`;
  const busy = `<path stroke="#fff" stroke-width="4" d="${Array.from({ length: 40 }, (_, index) => `M${20 + index * 8} 20v${height - 40}`).join('')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#3a6b35" d="M0 0h${width}v${height}H0z"/>${busy}${red}</svg>`;
  await sharp(Buffer.from(svg)).jpeg().toFile(file);
  return file;
}

const describeIt = (path: string, text: string) => writeFile(join(root, path), text);
const check = () => checkPhotos(root, new Set(slots.map(({ slug }) => slug)));

async function redIn(bytes: Uint8Array | undefined): Promise<number> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if ((data[at] ?? 0) > 150 && (data[at + 1] ?? 0) < 90 && (data[at + 2] ?? 0) < 90) found += 1;
  }
  return found;
}

describe('The list of photographs', () => {
  it('has every page with a poster, and the folder and size that a photograph needs', async () => {
    expect(slots.length).toBeGreaterThan(80);
    expect(new Set(slots.map(({ slug }) => slug)).size).toBe(slots.length);
    const report = writeReport(root, slots, await check());
    expect(report).toContain(`0 of ${slots.length} pages have a photograph.`);
    expect(report).toContain('1920 x 1080 pixels or more');
    expect(report).toMatch(/\/wildlife\/Serengeti +\S+wildlife-serengeti.hero\.jpg/);
    expect(report).toMatch(/ {2}\/ +\S+home.hero\.jpg/);
  });

  it('says what is there and what is still missing', async () => {
    await takePhoto('wildlife-serengeti/hero.jpg', 2000, 1200);
    await describeIt('wildlife-serengeti/hero.txt', 'Grass.\nPhoto: Amina Juma\nFocus: 95% 50%\n');
    await takePhoto('wildlife-serengeti/kopje.jpg', 800, 600);
    await describeIt('wildlife-serengeti/kopje.txt', 'A rock.\n');
    const checked = await check();
    expect([checked.mistakes, checked.advice]).toEqual([[], []]);
    const [, there, missing] = writeReport(root, slots, checked).split(/There:|Missing/);
    expect(there).toMatch(/Serengeti .*hero\.jpg, 2000 x 1200, focus 95% 50%, and 1 more/);
    expect(missing).not.toContain('/wildlife/Serengeti ');
  });
});

describe('The check', () => {
  it('names all mistakes at once, each with what to do', async () => {
    await takePhoto('wildlife-serengeti/hero.jpg', 2000, 1200);
    await takePhoto('wildlife-serengety/hero.jpg', 2000, 1300);
    await describeIt('wildlife-serengety/hero.txt', 'Grass.\nFocus: in the middle\n');
    await mkdir(join(root, 'home'));
    await writeFile(join(root, 'home/hero.jpg'), 'no photograph at all');
    await writeFile(join(root, 'home/hero.txt'), 'Grass.');
    const { mistakes } = await check();
    expect(mistakes).toHaveLength(4);
    for (const words of [
      'needs words',
      'names no page',
      'a focus that cannot be read',
      'save it again as JPEG',
    ])
      expect(mistakes.filter((text) => text.includes(words))).toHaveLength(1);
  });

  it('says what could be better: small, upright, twice there, or words that say it is a picture', async () => {
    await takePhoto('home/hero.jpg', 900, 1200);
    await describeIt('home/hero.txt', `A photo of ${'very '.repeat(40)}green grass.`);
    await takePhoto('wildlife/lion.jpg', 900, 1200);
    await describeIt('wildlife/lion.txt', 'Grass.');
    const { mistakes, advice } = await check();
    expect(mistakes).toEqual([]);
    for (const words of [
      /hero\.jpg has 900 x 1200 pixels: .* 1920 x 1080/,
      /hero\.jpg is upright/,
      /hero\.txt has \d{3} characters/,
      /can begin with what is to be seen/,
      /lion\.jpg stands at the top, because/,
      /is the same photograph as/,
    ])
      expect(advice.filter((text) => words.test(text)).length, String(words)).toBeGreaterThan(0);
  });
});

describe('The words of a photograph', () => {
  it('are begun in a file that the build does not take for words, and never written over', async () => {
    const photo = await takePhoto('wildlife-serengeti/hero.jpg', 200, 120);
    const file = photo.replace('.jpg', '.txt');
    expect(await beginDescriptions(root, slots)).toEqual([file]);
    expect(await readFile(file, 'utf8')).toContain('Serengeti National Park');
    await expect(makePhotos(root)).rejects.toThrow('needs words');
    await writeFile(file, 'Grass.\n');
    expect(await beginDescriptions(root, slots)).toEqual([]);
    expect(await readFile(file, 'utf8')).toBe('Grass.\n');
  });

  it('take the focus, a second time instead of the first', async () => {
    const photo = await takePhoto('home/hero.jpg', 200, 120);
    await describeIt('home/hero.txt', 'Grass.\nPhoto: Amina Juma\n');
    await setFocus(photo, '10 20');
    await setFocus(photo, '95 50');
    expect(await readFile(join(root, 'home/hero.txt'), 'utf8')).toBe(
      'Grass.\nPhoto: Amina Juma\nFocus: 95% 50%\n',
    );
    await expect(setFocus(photo, '120 50')).rejects.toThrow('is no point');
    await expect(setFocus(join(root, 'home/none.jpg'), '10 20')).rejects.toThrow('is not there');
  });
});

describe('A focus', () => {
  it('stays in sight on the page, on the card and in the preview, and changes their addresses', async () => {
    const photo = await takePhoto('home/hero.jpg', 1200, 500);
    await describeIt('home/hero.txt', 'Grass.\n');
    const plateOf = async () => {
      const { sets, files } = await makePhotos(root);
      const set = sets.get('home');
      return {
        src: set?.plate.file.src,
        bytes: files.get(set?.plate.file.src ?? ''),
        social: files.get(set?.social ?? ''),
      };
    };
    await setFocus(photo, '10 50');
    const without = await plateOf();
    expect(await redIn(without.bytes)).toBe(0);
    await setFocus(photo, '96 50');
    const withIt = await plateOf();
    expect(await redIn(withIt.bytes)).toBeGreaterThan(1000);
    expect(await redIn(withIt.social)).toBeGreaterThan(1000);
    expect(withIt.src).not.toBe(without.src);
  }, 60_000);
});

describe('The page of before and after', () => {
  it('shows each poster beside its photograph, as it is cropped, and needs no other file', async () => {
    const photo = await takePhoto('wildlife-serengeti/hero.jpg', 1200, 500);
    await describeIt('wildlife-serengeti/hero.txt', 'Grass & "a" <thing>.\nFocus: 96% 50%\n');
    const html = await drawBeforeAfter(slots, (await check()).photos);
    const pictures = [...html.matchAll(/src="data:([^;]+);base64,([^"]+)"/g)];
    expect(pictures.map(([, type]) => type)).toEqual([
      'image/webp',
      'image/svg+xml',
      'image/webp',
      'image/svg+xml',
      'image/webp',
    ]);
    const [, , , , card] = pictures.map(([, , base64 = '']) => Buffer.from(base64, 'base64'));
    expect(await redIn(card)).toBeGreaterThan(100);
    expect(html).toContain('Grass &amp; &quot;a&quot; &lt;thing>.');
    expect(html).toContain(photo);
    expect(html).not.toMatch(/(src|href)="(?!data:)/);
  });
});
