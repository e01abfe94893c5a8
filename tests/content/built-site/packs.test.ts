/** The packs as the build wrote them, above all that of the program. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  OFFICE_PACK,
  type PackContent,
  PROGRAM_PACK,
  packName,
  SITE_PACKS_FILE,
} from '../../../src/service-worker/pack-types.ts';
import { readBuiltPages } from '../../parts/sources/built-site.ts';

const SITE = 'dist/site';

function readPack(wanted: string): PackContent {
  const file = readdirSync(join(SITE, 'packs')).find(
    (name) => name.endsWith('.json') && packName(`/packs/${name}`) === wanted,
  );
  return JSON.parse(readFileSync(join(SITE, 'packs', file ?? ''), 'utf8'));
}

const { files, apart = [] } = readPack(PROGRAM_PACK);
const addresses = [...files, ...apart].map(({ address }) => address);

describe('The packs of pages', () => {
  const documents = readdirSync(join(SITE, 'packs'))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readPack(packName(`/packs/${name}`)).files)
    .filter(({ type, body }) => type.startsWith('text/html') && !body.includes('noindex'));

  it('leave out what only search engines and chats read', () => {
    expect(documents.length).toBeGreaterThan(100);
    for (const { address, body } of documents) {
      expect(body, address).not.toMatch(/"og:|"twitter:|ld\+json|name="keywords"|rel="alternate"/);
    }
  });

  it('keep the address of a page and what it says of itself', () => {
    for (const { address, body } of documents) {
      expect(body, address).toMatch(/<title>.+<\/title>/);
      expect(body, address).toContain('<meta name="description"');
      expect(body, address).toContain('<link rel="canonical"');
    }
  });
});

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
    expect(addresses.filter((address) => address.endsWith('.woff2'))).toHaveLength(4);
  });

  it('has Dexie in one file, which a page and the worker load', () => {
    const scripts = readdirSync(join(SITE, 'assets')).filter((name) => name.endsWith('.js'));
    const textOf = (path: string) => readFileSync(join(SITE, path), 'utf8');
    // A name that only Dexie's own code has.
    const holding = [...scripts.map((name) => `assets/${name}`), 'service-worker.js'].filter((path) =>
      textOf(path).includes('BulkError'),
    );
    expect(holding).toEqual([expect.stringMatching(/^assets\/dexie-/)]);
    const [file] = holding;
    expect(addresses).toContain(`/${file}`);
    expect(textOf(SITE_PACKS_FILE)).toContain(`/${file}`);
    expect(scripts.some((name) => textOf(`assets/${name}`).includes(`import"/${file}"`))).toBe(true);
  });

  it('leaves the worker that the browser starts for every page without the outbox', () => {
    const worker = readFileSync(join(SITE, 'service-worker.js'), 'utf8');
    const [work] =
      /\/assets\/outbox-work-\w+\.js/.exec(readFileSync(join(SITE, SITE_PACKS_FILE), 'utf8')) ?? [];
    const outbox = readFileSync(join(SITE, work ?? ''), 'utf8');
    expect(worker.length).toBeLessThan(outbox.length / 3);
  });

  it('shares nothing with the pack of the staff', () => {
    const staff = readPack(OFFICE_PACK).files.map(({ address }) => address);
    expect(staff.filter((address) => addresses.includes(address))).toEqual([]);
  });
});
