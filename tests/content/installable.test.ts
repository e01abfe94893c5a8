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
});
