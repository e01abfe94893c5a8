/** The pack of the program, as the build wrote it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OFFICE_PACK, type PackContent, PROGRAM_PACK, packName } from '../../src/service-worker/packs.ts';
import { readBuiltPages } from '../parts/built-site.ts';

const SITE = 'dist/site';

function readPack(wanted: string): PackContent {
  const file = readdirSync(join(SITE, 'packs')).find(
    (name) => name.endsWith('.json') && packName(`/packs/${name}`) === wanted,
  );
  return JSON.parse(readFileSync(join(SITE, 'packs', file ?? ''), 'utf8'));
}

const { files, apart = [] } = readPack(PROGRAM_PACK);
const addresses = [...files, ...apart].map(({ address }) => address);

describe('The pack of the program', () => {
  it('holds or lists every script and style that a public page names, each of them once', () => {
    const named = readBuiltPages()
      .filter(({ staff }) => !staff)
      .flatMap(({ html }) => [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, address]) => address));
    expect([...new Set(named)].filter((address) => !addresses.includes(address as string))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('lists only files that are there, and says of each that may change what it holds', () => {
    for (const { address, revision } of apart) {
      expect(existsSync(join(SITE, address)), address).toBe(true);
      expect(revision !== undefined, address).toBe(!address.startsWith('/assets/'));
    }
    expect(addresses.filter((address) => address.endsWith('.woff2'))).toHaveLength(3);
  });

  it('shares nothing with the pack of the staff', () => {
    const staff = readPack(OFFICE_PACK).files.map(({ address }) => address);
    expect(staff.filter((address) => addresses.includes(address))).toEqual([]);
  });
});
