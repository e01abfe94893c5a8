/**
 * A newer build of the site, made of the present one without building: its scripts, packs and worker have other names,
 * as after a deploy, and nothing else is new.
 */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Files that are read as text, because they name others. */
const TEXT = /\.(js|css|html|json|xml|txt)$/;

/** Files that get another name. */
const NEWER = /^(assets\/.*\.js|packs\/.*\.json)$/;

/** @returns the folder to start the server in */
export function makeNewerBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'newer-'));
  const site = join(folder, 'dist/site');
  cpSync('dist/site', site, { recursive: true });
  symlinkSync(resolve('dist/server'), join(folder, 'dist/server'));
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const names = new Map<string, string>();
  for (const file of files) {
    if (!NEWER.test(file)) continue;
    const name = file.split('/').at(-1) ?? '';
    names.set(name, name.replace(/(\.\w+)$/, 'N$1'));
  }
  const old = new RegExp([...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of files) {
    const path = join(site, file);
    // Compressed copies have the old names in them; the server compresses by itself or sends the file as it is.
    if (/\.(br|gz)$/.test(file)) rmSync(path);
    else if (TEXT.test(file)) {
      writeFileSync(
        path,
        readFileSync(path, 'utf8').replaceAll(old, (name) => names.get(name) ?? name),
      );
      const name = file.split('/').at(-1) ?? '';
      const next = names.get(name);
      if (next) renameSync(path, path.slice(0, -name.length) + next);
    }
  }
  return folder;
}
