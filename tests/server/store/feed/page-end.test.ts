import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeGzip, createGzipPrefix } from '../../../../server/http/feed-page-cache/gzip-prefix.ts';
import { roundestNumber, stablePageEnd } from '../../../../server/store/feed/page-end.ts';

const places = fc
  .tuple(fc.nat(9_999_999), fc.nat(100_000))
  .map(([after, width]) => [after, after + width + 1] as const);

describe('The end of a page', () => {
  it('is the one number of its range that a higher power of two divides than any other', () => {
    const powerOf = (number: number) => (number === 0 ? Number.POSITIVE_INFINITY : number & -number);
    fc.assert(
      fc.property(fc.tuple(fc.nat(5_000), fc.integer({ min: 1, max: 300 })), ([after, width]) => {
        const found = roundestNumber(after, after + width);
        expect(found).toBeGreaterThan(after);
        for (let other = after + 1; other <= after + width; other += 1) {
          if (other !== found) expect(powerOf(other)).toBeLessThan(powerOf(found));
        }
      }),
    );
  });

  it('stays where it is while fewer than half of the records leave', async () => {
    const endFor = (left: number) => stablePageEnd(4_096, 1_000_000, async () => 4_096 + 2_048 + 1 + left);
    expect(await Promise.all([0, 1, 500, 2_000].map(endFor))).toEqual(Array(4).fill(6_144));
  });

  it('is the end of the feed where all the rest fits, and near where little can be seen', async () => {
    expect(await stablePageEnd(5, 300, async () => undefined)).toBe(300);
    expect(await stablePageEnd(0, 10_000_000, async () => undefined)).toBe(32_768);
    await fc.assert(
      fc.asyncProperty(places, async ([after, last]) => {
        const end = await stablePageEnd(after, last, async () => undefined);
        expect(end).toBeGreaterThan(after);
        expect(end).toBeLessThanOrEqual(last);
      }),
    );
  });
});

describe('A text that is compressed and left open', () => {
  it('is one stream with any end, for every reader of gzip', { timeout: 60_000 }, async () => {
    const sizes = [0, 1, 65_534, 65_535, 65_536, 200_000];
    for (const size of sizes) {
      for (const endSize of sizes) {
        const [text, end] = [
          'ŌDar es Salaam '.repeat(size / 10).slice(0, size),
          '🦁 }'.repeat(endSize).slice(0, endSize),
        ];
        const whole = completeGzip(await createGzipPrefix(Buffer.from(text)), end);
        const wanted = text + Buffer.from(end).toString();
        expect(gunzipSync(whole).toString()).toBe(wanted);
        // Stricter: what follows the stream is an error.
        const stream = new Blob([whole]).stream().pipeThrough(new DecompressionStream('gzip'));
        expect(await new Response(stream).text()).toBe(wanted);
      }
    }
  });
});
