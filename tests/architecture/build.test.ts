/** Assumptions of the build about packages and our own files: it fails when one no longer holds. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { chunkGroups } from '../../src/build/bundle/chunks.ts';
import { resolvePackageFile } from '../../src/build/bundle/lean-builds.ts';
import { leanRouter } from '../../src/build/bundle/lean-router-plugin.ts';

const root = process.cwd();

describe('Chunks', () => {
  it('take the files and folders that are listed, and nothing that is only called like them', () => {
    const groups = chunkGroups(root);
    const chunkOf = (file: string) => groups.find(({ test }) => test(join(root, file)))?.name;
    expect(chunkOf('src/kinds/trip-plan/schema.ts')).toBe('schemas');
    expect(chunkOf('src/kinds/trip-plan/facts.ts')).toBe('entry-kinds');
    expect(chunkOf('src/kinds/trip-plan/office.ts')).toBe('office-parts');
    expect(chunkOf('src/forms/trip-plan/form.tsx')).toBeUndefined();
    expect(chunkOf('src/office/table/engine/table-engine.ts')).toBe('office-parts');
    expect(chunkOf('node_modules/react/index.js')).toBe('program');
    expect(chunkOf('node_modules/react-hook-form/dist/index.esm.mjs')).toBeUndefined();
  });

  it('fail the build when a file or a folder is gone', () => {
    const list = [
      {
        name: 'words',
        parts: ['src/kinds/messages.ts', 'src/contract/moved.ts', 'src/moved/'],
      },
    ];
    expect(() => chunkGroups(root, list)).toThrow(
      'The chunk words has no src/contract/moved.ts, src/moved/ any more: see src/build/bundle/chunks.ts',
    );
  });
});

describe('The lean router', () => {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
    'dist/production',
  );
  const modules = [
    ...new Set(
      ['index.mjs', 'dom-export.mjs'].flatMap(
        (entry) => readFileSync(join(folder, entry), 'utf8').match(/chunk-\w+\.mjs/g) ?? [],
      ),
    ),
  ].map((file) => readFileSync(join(folder, file), 'utf8'));

  it('finds in the router that is installed what it rewrites', () => {
    const { rewrite, check } = leanRouter();
    const texts = modules.map(rewrite);
    check();
    expect(texts.join()).toContain('/* @__PURE__ */ React');
    expect(texts.join()).not.toMatch(/^\w+\.displayName = "/m);
  });

  it('fails the build when it finds nothing, and when it finds more', () => {
    const nothing = leanRouter();
    nothing.rewrite('export const router = 1;');
    expect(() => nothing.check()).toThrow('The router has 0 places to rewrite');
    const more = leanRouter();
    for (const text of [...modules, 'Later.displayName = "Later";']) more.rewrite(text);
    expect(() => more.check()).toThrow('The router has 36 places to rewrite');
  });
});

describe('A lean build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is found in its package wherever that lies, and fails the build when it is gone', () => {
    writeFileSync(join(folder, 'package.json'), '{}');
    writeFileSync(join(folder, 'lean.mjs'), '');
    const entry = join(folder, 'index.js');
    expect(resolvePackageFile('router', 'lean.mjs', entry)).toBe(join(folder, 'lean.mjs'));
    expect(() => resolvePackageFile('router', 'leaner.mjs', entry)).toThrow(
      'router has no leaner.mjs any more',
    );
  });
});
