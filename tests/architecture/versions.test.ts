import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Below these, published advisories apply. */
const LEAST: Record<string, string> = {
  hono: '4.12.21',
  '@hono/node-server': '1.19.13',
  'react-router': '7.12.0',
  'workbox-build': '7.4.1',
  'serialize-javascript': '7.0.5',
  'better-sqlite3': '12.11.1',
  dexie: '4.2.1',
};

const parts = (version: string) => version.split('.').map(Number);
function isAtLeast(version: string, least: string): boolean {
  const [a, b] = [parts(version), parts(least)];
  for (let index = 0; index < 3; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

describe('Packages', () => {
  it.each(Object.entries(LEAST))('%s is at least %s, everywhere in the tree', (name, least) => {
    const found = Object.entries<{ version: string }>(lock.packages).filter(([path]) =>
      path.endsWith(`node_modules/${name}`),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const [path, { version }] of found)
      expect(isAtLeast(version, least), `${path} ${version}`).toBe(true);
  });

  it.each([
    'package-lock.json',
    'tests/bench/package-lock.json',
    'tests/bench/lighthouse/package-lock.json',
    'tests/bench/peers/astro/package-lock.json',
    'tests/bench/peers/react-router/package-lock.json',
  ])('are locked without addresses of where they came from, in %s', (file) => {
    expect(readFileSync(file, 'utf8')).not.toContain('"resolved"');
  });

  // Biome, swc and rollup are held at the newest versions of which every platform's binary can be locked.
  it('for other machines are locked too, or npm ci would refuse the lock', () => {
    for (const [path, { optionalDependencies }] of Object.entries<{ optionalDependencies?: object }>(
      lock.packages,
    )) {
      for (const name of Object.keys(optionalDependencies ?? {})) {
        const own = path ? `${path}/node_modules/${name}` : `node_modules/${name}`;
        expect(
          lock.packages[own] ?? lock.packages[`node_modules/${name}`],
          `${name} of ${path}`,
        ).toBeDefined();
      }
    }
  });

  it('that run a script at installation are approved or denied by name', () => {
    const { allowScripts } = createRequire(import.meta.url)('../../package.json');
    const running = Object.entries<{ hasInstallScript?: boolean; optional?: boolean }>(lock.packages)
      .filter(([, entry]) => entry.hasInstallScript && !entry.optional)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    for (const name of running) expect(Object.keys(allowScripts)).toContain(name);
  });
});
