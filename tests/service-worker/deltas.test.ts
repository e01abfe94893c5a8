/** Deltas: a pack is made of its former version on the phone, exactly or not at all. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDelta } from '../../src/build/packs/make-delta.ts';
import { applyDelta } from '../../src/service-worker/apply-delta.ts';
import { deltaUrl, formerUrl, type PackDelta, packHash } from '../../src/service-worker/pack-types.ts';

const pack = (files: Readonly<Record<string, string>>, apart?: readonly string[]) =>
  JSON.stringify({
    files: Object.entries(files).map(([address, body]) => ({ address, type: 'text/html', body })),
    ...(apart && { apart: apart.map((address) => ({ address })) }),
  });
/** As it comes over the line. */
const sent = (delta: PackDelta): PackDelta => JSON.parse(JSON.stringify(delta));
const remake = (former: string, next: string) => applyDelta(former, sent(makeDelta(former, next)));
const bytesOf = (delta: PackDelta) => JSON.stringify(delta).length;

/** Sentences of few words, so that two packs have much in common, and any characters between them. */
const body = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('The road is closed. ', 'Book by telephone: ', '+255 700 1') },
      { weight: 2, arbitrary: fc.constantFrom('<a href="/Culture">Ngũgĩ 🦁</a>', '"\\"', '</script>') },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));
const files = fc.dictionary(
  fc.constantFrom(
    '/',
    '/map',
    '/assets/map-Ab3dEf7h.js',
    '/assets/map-Zb3dEf7h.js',
    '/assets/page-AAAAAAAA.js',
  ),
  body,
);

describe('A delta', () => {
  it('makes any pack of any other', () => {
    fc.assert(
      fc.property(files, files, fc.option(fc.array(fc.webPath()), { nil: undefined }), (a, b, apart) => {
        const [former, next] = [pack(a, apart), pack(b)];
        expect(remake(former, next)).toBe(next);
        expect(remake(next, former)).toBe(former);
      }),
      { numRuns: 300 },
    );
  });

  it('makes any text of any other, packs or not', () => {
    fc.assert(
      fc.property(body, body, (former, next) => {
        expect(remake(former, next)).toBe(next);
      }),
    );
  });

  it('of the same pack is one step', () => {
    const text = pack({ '/': 'Welcome', '/map': 'The map' });
    expect(makeDelta(text, text)).toEqual({ length: text.length, steps: [[0, text.length]] });
  });

  it('names a changed number once for each place, and nothing else', () => {
    const page = (phone: string) =>
      `<h1>Safari</h1>${'<p>Lions sleep all day.</p>'.repeat(200)}<i>${phone}</i>`;
    const names = Array.from({ length: 50 }, (_, index) => `/page-${index}`);
    const site = (phone: string) => pack(Object.fromEntries(names.map((name) => [name, page(phone)])));
    const delta = makeDelta(site('+255 700 111'), site('+255 712 345 678'));
    expect(delta.steps.length).toBeLessThanOrEqual(51);
    expect(bytesOf(delta)).toBeLessThan(2_000);
  });

  it('finds a script again that has another name, and a part that moved to another script', () => {
    const code = (seed: number) =>
      Array.from(
        { length: 300 },
        (_, line) => `const a${seed}_${line}=${(seed * 7919 * line) % 10007};`,
      ).join('');
    const former = pack({ '/assets/page-AAAAAAAA.js': code(1), '/assets/page-BBBBBBBB.js': code(2) });
    const next = pack({
      '/assets/all-CCCCCCCC.js': code(1),
      '/assets/page-DDDDDDDD.js': `const more=1;${code(2)}`,
    });
    expect(remake(former, next)).toBe(next);
    expect(bytesOf(makeDelta(former, next))).toBeLessThan(500);
  });

  it('of texts that repeat themselves without end is made all the same', () => {
    const former = pack({ '/': 'a'.repeat(300_000) });
    const next = pack({ '/': `b${'a'.repeat(150_000)}b${'ab'.repeat(70_000)}` });
    expect(remake(former, next)).toBe(next);
  });
});

describe('A hostile delta is refused', () => {
  const former = 'The whole text of the former pack';
  it.each<[string, unknown]>([
    ['it starts before the text', { length: 3, steps: [[-1, 3]] }],
    [
      'it goes back too far',
      {
        length: 6,
        steps: [
          [0, 3],
          [-4, 3],
        ],
      },
    ],
    ['it keeps more than there is', { length: 40, steps: [[0, 40]] }],
    ['it keeps less than nothing', { length: 2, steps: [[4, -2, 'ab']] }],
    ['its places are no whole numbers', { length: 3, steps: [[0.5, 3]] }],
    ['its places are no numbers', { length: 3, steps: [['0', 3]] }],
    ['its places are not safe', { length: 3, steps: [[Number.MAX_VALUE, 3]] }],
    ['what it adds is no text', { length: 3, steps: [[0, 0, { length: 3 }]] }],
    ['it makes more than it says', { length: 3, steps: [[0, 2, 'ab']] }],
    ['it makes less than it says', { length: 3, steps: [[0, 2]] }],
    ['it would make more than a phone can hold', { length: 1e9, steps: [] }],
    ['it says no length', { steps: [] }],
    ['it has no steps', { length: 0 }],
    ['it is nothing', null],
  ])('because %s', (_, delta) => {
    expect(() => applyDelta(former, delta as PackDelta)).toThrow();
  });

  it('because a million steps that keep everything are more than it says', () => {
    const steps = Array.from({ length: 1_000_000 }, () => [-former.length, former.length] as const);
    expect(() =>
      applyDelta(former, { length: former.length, steps: [[0, former.length], ...steps] }),
    ).toThrow();
  });
});

it('The address of a delta names both versions', () => {
  const url = '/packs/parks-photos-2.Ab3dEf7h.json';
  expect(packHash(url)).toBe('Ab3dEf7h');
  expect(formerUrl(url, 'Zz3dEf7h')).toBe('/packs/parks-photos-2.Zz3dEf7h.json');
  expect(deltaUrl(url, 'Zz3dEf7h')).toBe('/packs/parks-photos-2.Ab3dEf7h.from.Zz3dEf7h.json');
});
