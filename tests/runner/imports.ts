/** Which files import which, read from their text: fast enough to be asked on every run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^'?]+)'/g;
const ROOTS = ['src', 'server', 'tests'];

/** Files of the project that a file names in its imports. */
export function importsOf(file: string): string[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(IMPORT)].map(([, path = '']) => normalize(join(dirname(file), path)));
}

/** Some files, and those that import any of them: directly, then through others, the nearest first. */
export function importersOf(changed: readonly string[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const file of filesOfProject())
    for (const path of importsOf(file)) importers.set(path, [...(importers.get(path) ?? []), file]);
  const reached = new Set(changed);
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  return reached;
}

function filesOfProject(): string[] {
  return ROOTS.flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => relative('.', join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('node_modules'));
}
