import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../content-hash.ts';

let known: string | undefined;

/** The version that devices report: the package's version and a hash of the sources. One build has one. */
export function programVersion(): string {
  known ??= readVersion();
  return known;
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const files = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return `${version}-${contentHash(files.map((file) => contentHash(readFileSync(file))).join())}`;
}
