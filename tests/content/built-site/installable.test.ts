import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const manifest = JSON.parse(readFileSync('dist/site/manifest.webmanifest', 'utf8'));

/** Width and height that a PNG's own header gives. */
function sizeOf(path: string): string {
  const file = readFileSync(`dist/site${path}`);
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

describe('The site can be installed', () => {
  it('with a name, a start page and a window of its own', () => {
    expect(manifest).toMatchObject({
      name: expect.any(String),
      start_url: '/',
      display: 'standalone',
      scope: '/',
    });
  });

  it('with icons and screenshots that are there and as large as they say', () => {
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
    expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots])
      expect(sizeOf(src), src).toBe(sizes);
  });

  it('and every page names its manifest', () => {
    expect(readFileSync('dist/site/wildlife/Serengeti.html', 'utf8')).toContain('rel="manifest"');
  });

  it('and opens the office for who reads its pages', () => {
    const [, file] =
      /rel="manifest" href="([^"]+)"/.exec(readFileSync('dist/site/Logistics_department.html', 'utf8')) ?? [];
    const own = JSON.parse(readFileSync(`dist/site${file}`, 'utf8'));
    expect(own).toMatchObject({ id: '/Management', start_url: '/Management?section=last', scope: '/' });
    expect(own).toMatchObject({ short_name: 'Office', icons: manifest.icons, shortcuts: [] });
  });

  it.each([
    ['de', 'Alle Reisen'],
    ['fr', 'Tous les voyages'],
  ] as const)('and opens in %s for who reads its pages in it', (language, shortcut) => {
    const [, file] =
      /rel="manifest" href="([^"]+)"/.exec(readFileSync(`dist/site/${language}/terms.html`, 'utf8')) ?? [];
    const own = JSON.parse(readFileSync(`dist/site${file}`, 'utf8'));
    expect(own).toMatchObject({ start_url: `/${language}`, lang: language, icons: manifest.icons });
    // Pages in English are pages of the app, and their manifest is that of another one.
    expect(own).toMatchObject({ id: `/${language}`, scope: '/' });
    expect(own.shortcuts[0]).toMatchObject({ name: shortcut, url: `/${language}/Alltrips` });
    const saysInEnglish = (text: string) => JSON.stringify(own).includes(text);
    for (const text of [manifest.name, manifest.description, manifest.screenshots[0].label])
      expect(saysInEnglish(text), text).toBe(false);
  });
});
