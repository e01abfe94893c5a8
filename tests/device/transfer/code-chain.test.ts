import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type CodeReading,
  createCodeReader,
  encodeAsCodes,
  MAX_CODES,
} from '../../../src/device/transfer/outbox-file/code-chain.ts';

/** Random text, which cannot be packed, as in a sealed file. */
const sealed = (length: number) => randomBytes(length).toString('base64url');

async function readAll(codes: readonly string[]): Promise<CodeReading[]> {
  const read = createCodeReader();
  const answers: CodeReading[] = [];
  for (const code of codes) answers.push(await read(code));
  return answers;
}

/** Reads a code as a camera sees it: dark on light, four pixels each. */
function seen(code: string): string {
  const SCALE = 4;
  const grid = encodeQR(code, 'raw', { ecc: 'low', border: 4 });
  const size = grid.length * SCALE;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (grid[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)])
        data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  return decodeQR({ width: size, height: size, data });
}

afterEach(() => vi.unstubAllGlobals());

describe('A chain of codes', () => {
  it('brings any text across, read in any order and repeatedly', async () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3_000 });
    await fc.assert(
      fc.asyncProperty(texts, fc.infiniteStream(fc.nat()), async (text, numbers) => {
        const codes = (await encodeAsCodes(text)) ?? [];
        const order = codes
          .flatMap((code) => [code, codes[numbers.next().value % codes.length] as string])
          .reverse();
        expect(await readAll(order)).toContainEqual({ type: 'whole', text });
      }),
      { numRuns: 50 },
    );
  });

  it('is read by a camera, code by code', async () => {
    const text = sealed(2_000);
    const codes = (await encodeAsCodes(text)) ?? [];
    expect(codes.length).toBeGreaterThan(3);
    const answers = await readAll(codes.map(seen));
    expect(answers.at(-1)).toEqual({ type: 'whole', text });
    expect(answers[0]).toEqual({ type: 'part', read: 1, of: codes.length });
  });

  it('tells how far it is, and counts a repeated code once', async () => {
    const [first = '', second = ''] = (await encodeAsCodes(sealed(1_000))) ?? [];
    const answers = await readAll([second, second, first, second]);
    expect(answers.map((answer) => answer.type === 'part' && answer.read)).toEqual([1, 1, 2, 2]);
  });

  it('of another phone that comes in between begins anew', async () => {
    const [one, other] = [
      (await encodeAsCodes(sealed(1_000))) ?? [],
      (await encodeAsCodes(sealed(1_000))) ?? [],
    ];
    const answers = await readAll([one[0] as string, ...other]);
    expect(answers.at(-1)?.type).toBe('whole');
    expect(answers[1]).toMatchObject({ read: 1 });
  });

  it('that is changed is damaged, and begins anew', async () => {
    const text = sealed(600);
    const codes = (await encodeAsCodes(text)) ?? [];
    const [last = ''] = codes.slice(-1);
    const changed = last
      .replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))
      .replace(/:(.)([^:]*)$/, (_, start, rest) => `:${start === 'A' ? 'B' : 'A'}${rest}`);
    const read = createCodeReader();
    for (const code of codes.slice(0, -1)) await read(code);
    expect(await read(changed)).toEqual({ type: 'damaged' });
    const again: CodeReading[] = [];
    for (const code of codes) again.push(await read(code));
    expect(again.at(-1)).toEqual({ type: 'whole', text });
  });

  it('that is packed is known at its first code by a browser that cannot unpack it, and one that is not is read', async () => {
    const packed = (await encodeAsCodes(sealed(1_000))) ?? [];
    vi.stubGlobal('DecompressionStream', undefined);
    expect((await readAll(packed))[0]).toEqual({ type: 'unreadable' });
    vi.stubGlobal('CompressionStream', undefined);
    const text = sealed(600);
    expect((await readAll((await encodeAsCodes(text)) ?? [])).at(-1)).toEqual({ type: 'whole', text });
  });

  it.each([
    '',
    'https://example.org',
    'SC1',
    'SC1:G:AAAAAAAA:2:1:AAAA',
    'SC1:G:AAAAAAAA:1:99:AAAA',
    'SC2:G:AAAAAAAA:1:1:AAAA',
  ])('is not made of %j', async (code) => {
    expect(await readAll([code])).toEqual([{ type: 'foreign' }]);
  });

  it('longer than a person can wait for is not made', async () => {
    expect(await encodeAsCodes(sealed(30_000))).toBeNull();
    expect((await encodeAsCodes(sealed(15_000)))?.length).toBeLessThanOrEqual(MAX_CODES);
  });
});
