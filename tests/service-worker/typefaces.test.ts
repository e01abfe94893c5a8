import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plainTypefaceOf } from '../../src/service-worker/typefaces.ts';

const saved = [
  '/assets/index-BsO9ympX.js',
  '/assets/familjen-grotesk-accented-DdlkIhoI.woff2',
  '/assets/big-shoulders-display-ChzA3o5-.woff2',
  '/assets/familjen-grotesk-9hXjCAYI.woff2',
];

it.each([
  ['/assets/familjen-grotesk-accented-other-DyhwUqcD.woff2', '/assets/familjen-grotesk-9hXjCAYI.woff2'],
  ['/assets/familjen-grotesk-accented-DdlkIhoI.woff2', '/assets/familjen-grotesk-9hXjCAYI.woff2'],
  ['/assets/big-shoulders-display-accented-C_F9ciHN.woff2', '/assets/big-shoulders-display-ChzA3o5-.woff2'],
  ['/assets/brygada-1918-accented-Bt-WEiWx.woff2', undefined],
  ['/assets/familjen-grotesk-9hXjCAYI.woff2', undefined],
  ['/assets/index-BsO9ympX.js', undefined],
])('Instead of %s without a signal: %s', (path, typeface) => {
  expect(plainTypefaceOf(path, saved)).toBe(typeface);
});

it('Every typeface of the site with accents has one without them', () => {
  const files = readdirSync('src/ui/fonts').filter((name) => name.endsWith('.woff2'));
  const built = files.map((name) => `/assets/${name.replace(/\.woff2$/, '-12345678.woff2')}`);
  const accented = built.filter((path) => path.includes('-accented'));
  expect(accented.length).toBeGreaterThan(0);
  for (const path of accented) expect(plainTypefaceOf(path, built), path).toBeDefined();
});
