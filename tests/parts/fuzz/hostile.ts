/** Input that nobody sends by accident: what it replaces in a good body, header or address. */
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';

const BODY = 256 * 1024;

/** Nested as deep as a body can carry; written as text, because it cannot be made by parts. */
const nested = (open: string, inner: string, close: string) => {
  const depth = Math.floor(BODY / (open.length + close.length)) - 10;
  return `${open.repeat(depth)}${inner}${close.repeat(depth)}`;
};

/** Bodies that no schema describes. Each is sent to every call. */
export const rawBodies: readonly string[] = [
  '',
  'null',
  '[]',
  '{',
  '{"a":',
  '\ufeff{}',
  '"\ud800"',
  '1e999',
  nested('[', '', ']'),
  nested('{"a":', '1', '}'),
  `[${'{},'.repeat(60_000)}{}]`,
  `{"entries":[${'{},'.repeat(60_000)}{}]}`,
  `{"travelerDetails":[${'0,'.repeat(130_000)}0]}`,
  `{${Array.from({ length: 20_000 }, (_, index) => `"f${index}":0`).join()}}`,
  `{"${'k'.repeat(200_000)}":1}`,
  `{"name":"${'\\u0301'.repeat(30_000)}"}`,
  'x'.repeat(BODY + 1),
];

/** Values as long as a body can be. */
const longValue = fc.constantFrom<unknown>(
  'x'.repeat(200_000),
  '\u0301'.repeat(20_000),
  '+'.repeat(50_000),
  'a@'.repeat(20_000),
  ' '.repeat(100_000),
  Array(20_000).fill(0),
  Array(5_000).fill({}),
);

/** Values that take the place of a field. */
const hostileValue = fc.oneof(
  { weight: 1, arbitrary: longValue },
  { weight: 6, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  {
    weight: 8,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      -0,
      1e308,
      -1e308,
      2 ** 53,
      0.1 + 0.2,
      '',
      ' ',
      '\u0000',
      '\ud800',
      '\u202e\u202c',
      '__proto__',
      "' OR 1=1 --",
      '%00%ff',
      '9999-12-31',
      '2027-02-30',
      '+275760-09-13T00:00:00.000Z',
      `2027-01-01T00:00:00.${'1'.repeat(10_000)}Z`,
      'x'.repeat(2_001),
      [],
      {},
      [[[[[[]]]]]],
      { toString: 1, constructor: 2, hasOwnProperty: 3 },
      JSON.parse('{"__proto__":{"admin":true}}'),
    ),
  },
);

/** Returns the same value with one field replaced, left out, or joined by another. */
export function spoilt(value: unknown): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.nat(), hostileValue, fc.constantFrom('replace', 'remove', 'add'))
    .map(([at, hostile, how]) => {
      const copy = structuredClone(value);
      const places = placesIn(copy);
      const place = places[at % Math.max(1, places.length)];
      if (!place) return hostile;
      if (how === 'remove') delete place.holder[place.key];
      else place.holder[how === 'add' ? 'more' : place.key] = hostile;
      return copy;
    });
}

interface Place {
  holder: Record<string, unknown>;
  key: string;
}
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

/** Values of a header: anything that HTTP can carry, up to what a request may have in all. */
const headerValue = fc.oneof(
  fc.constantFrom(
    'x'.repeat(15_000),
    `text/html,x${' '.repeat(14_000)}x`,
    `${', '.repeat(7_000)}text/html`,
    '"'.repeat(14_000),
    `${'a=b; '.repeat(2_500)}`,
    '\u00ff\u00fe',
    '-1',
    '1e999',
    '../../etc/passwd',
    `2027-01-01T00:00:00.${'1'.repeat(8_000)}Z`,
  ),
  fc.string({ maxLength: 200 }).map((text) => text.replace(/[^\x20-\x7e]/g, '?')),
);
const headerNames = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Author',
  'Captured-At',
  'Content-Encoding',
  'Content-Type',
  'Cookie',
  'Idempotency-Key',
  'If-Modified-Since',
  'If-None-Match',
  'Origin',
  'Range',
  'Referer',
  'Schema-Version',
  'Sec-Fetch-Site',
  'X-Forwarded-For',
] as const;

/** Headers, mostly none: a bad header hides the effect of a bad body. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...headerNames), headerValue)
      .map(([name, value]) => ({ [name]: value })),
  },
);

/** Values that take the place of an id, or stand after the question mark. */
export const addressPart = fc.oneof(
  fc.uuid(),
  fc.constantFrom('%00', '%ff', '%', '..%2f..%2f', 'x'.repeat(8_000), '%F0%9F%A6%92', "'--", '__proto__'),
  fc.string({ maxLength: 60 }).map(encodeURIComponentOf),
);
export const queryNames = [
  'since',
  'cursor',
  'limit',
  'kind',
  'from',
  'to',
  'before',
  'level',
  'text',
  'page',
];

/** A lone surrogate has no place in an address. */
function encodeURIComponentOf(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '?'));
}

/** Bodies that say they are compressed. Each is sent to every call. */
export const compressedBodies: readonly Uint8Array[] = [
  gzipSync(Buffer.alloc(50 * 1024 * 1024)),
  gzipSync(JSON.stringify({ entries: Array(200_000).fill(0) })),
  gzipSync('{}').subarray(0, 12),
  Buffer.from('not gzip'),
];
