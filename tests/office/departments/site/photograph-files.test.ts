/** Files as people choose them for a photograph: what they are, whatever their names say, and in how many parts they leave. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sitePhotoPartSchema } from '../../../../src/kinds/site-photo-part/schema.ts';
import { partsOf } from '../../../../src/office/departments/management/site/photograph/photograph-parts.ts';
import { readPictureHeader } from '../../../../src/office/departments/management/site/photograph/picture-header.ts';
import {
  noteOnSize,
  problemOfDecoding,
  problemOfFile,
  problemOfSize,
  sentSize,
} from '../../../../src/office/departments/management/site/photograph/picture-problem.ts';

const plain = (width: number, height: number, alpha = false) =>
  sharp({ create: { width, height, channels: alpha ? 4 : 3, background: alpha ? '#7fa8' : '#7fa' } });
const ascii = (text: string) => new TextEncoder().encode(text);
const box = (brand: string) => ascii(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1heic`);

describe('The first bytes of a file', () => {
  it.each([
    ['jpeg', () => plain(1200, 700).jpeg()],
    [
      'jpeg',
      () =>
        plain(1200, 700)
          .withExif({ IFD0: { Artist: 'Amina '.repeat(900) } })
          .jpeg({ progressive: true }),
    ],
    ['png', () => plain(1200, 700).png()],
    ['webp', () => plain(1200, 700).webp()],
    ['webp', () => plain(1200, 700).webp({ lossless: true })],
    ['webp', () => plain(1200, 700, true).webp()],
  ] as const)('say that it is a %s, and its pixels', async (format, make) => {
    expect(readPictureHeader(await make().toBuffer())).toEqual({ format, width: 1200, height: 700 });
  });

  it('say what a phone has made that not every browser opens', () => {
    expect(readPictureHeader(box('heic'))).toEqual({ format: 'heic' });
    expect(readPictureHeader(box('avif'))).toEqual({ format: 'avif' });
  });

  it.each([
    ['a text', 'These are not the bytes of a photograph, whatever the name says.'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a film', '\0\0\0\u0018ftypmp42\0\0\0\0'],
    ['a page', '<!doctype html><title>Photo.jpg</title>'],
    ['nothing', ''],
  ])('say that it is none: %s', (_name, text) => {
    expect(readPictureHeader(ascii(text))).toBeUndefined();
  });

  it('never break on what was cut off or filled with anything', async () => {
    const whole = new Uint8Array(await plain(900, 500).jpeg().toBuffer());
    for (let length = 0; length < 700; length += 1) readPictureHeader(whole.slice(0, length));
    for (let seed = 1; seed < 400; seed += 1) {
      const bytes = Uint8Array.from({ length: 64 }, (_, place) => (place * seed * 2_654_435_761) >>> 13);
      bytes.set([0xff, 0xd8]);
      readPictureHeader(bytes);
    }
  });
});

describe('A chosen file', () => {
  it('is refused with what to do, if it is empty, no picture, or larger than a phone can open', () => {
    expect(problemOfFile(0, undefined)).toMatch(/empty.*download it/);
    expect(problemOfFile(900, undefined)).toMatch(/choose a picture in JPEG, PNG or WebP/);
    expect(problemOfFile(9_000_000, { format: 'jpeg', width: 10_000, height: 8_000 })).toMatch(
      /too large.*10,000 × 8,000.*20 megapixels/,
    );
    expect(problemOfFile(9_000_000, { format: 'jpeg', width: 30_000, height: 30_000 })).toMatch(/too large/);
    expect(problemOfFile(9_000_000, { format: 'jpeg', width: 8_000, height: 6_000 })).toBeNull();
    expect(problemOfDecoding({ format: 'heic' })).toMatch(/cannot open pictures in HEIC.*as JPEG/);
    expect(problemOfDecoding({ format: 'jpeg' })).toMatch(/damaged/);
  });

  it('is refused if nothing sharp can come of it, and told if little can', () => {
    expect(problemOfSize({ width: 1, height: 1 })).toMatch(/only 1 × 1 pixels.*1,920 × 1,080/);
    expect(problemOfSize({ width: 400, height: 3_000 })).toBeNull();
    expect(noteOnSize({ width: 1_000, height: 700 })).toMatch(/1,000 × 700/);
    expect(noteOnSize({ width: 1_080, height: 1_920 })).toBeNull();
  });

  it('is made smaller and never larger, in its own proportions', () => {
    expect(sentSize({ width: 8_000, height: 6_000 })).toEqual({ width: 2_560, height: 1_920 });
    expect(sentSize({ width: 3_000, height: 6_000 })).toEqual({ width: 1_280, height: 2_560 });
    expect(sentSize({ width: 1_000, height: 700 })).toEqual({ width: 1_000, height: 700 });
    expect(sentSize({ width: 60_000, height: 400 })).toEqual({ width: 2_560, height: 17 });
  });
});

describe('The parts of a photograph', () => {
  it.each([1, 47_999, 48_000, 48_001, 1_000_000])(
    'together are its %i bytes, each as the office takes it',
    async (length) => {
      const bytes = Uint8Array.from({ length }, (_, place) => (place * 31) % 251);
      const parts = await partsOf('019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071', new Blob([bytes]));
      expect(parts).toHaveLength(Math.ceil(length / 48_000));
      for (const part of parts) expect(sitePhotoPartSchema.safeParse(part).error).toBeUndefined();
      // One text, because a picture is shown of it as it is.
      expect(Buffer.from(parts.map(({ data }) => data).join(''), 'base64').equals(bytes)).toBe(true);
      expect(parts[0]?.hash).toBe(createHash('sha256').update(bytes).digest('hex'));
    },
  );
});
