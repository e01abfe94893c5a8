/**
 * The scripts and styles that only staff pages need. They are saved in their own pack and not by every
 * visitor.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Manifest } from 'vite';
import type { ManifestTransform } from 'workbox-build';
import type { PackFile } from '../service-worker/packs.ts';

/** The entry of the staff's program. Only the list of pages imports it. */
const STAFF_ENTRY = 'src/pages/office.tsx';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Paths, below the site's folder, of everything that only the staff's pages import. */
async function listStaffFiles(outDir: string): Promise<string[]> {
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  const everyone = reach(manifest, 'index.html', new Set([STAFF_ENTRY]));
  const staff = reach(manifest, STAFF_ENTRY, new Set(everyone));
  const shared = filesOf(manifest, everyone);
  const own = [...filesOf(manifest, staff)].filter((file) => !shared.has(file));
  return [...own, ...(await listWorkers(outDir, manifest, own))].sort();
}

function filesOf(manifest: Manifest, keys: Iterable<string>): Set<string> {
  return new Set(
    [...keys].flatMap((key) => {
      const { file, css = [], assets = [] } = manifest[key] as Manifest[string];
      return [file, ...css, ...assets];
    }),
  );
}

/** Workers are bundled separately and are in no list; the module that starts one names its file. */
async function listWorkers(outDir: string, manifest: Manifest, own: readonly string[]): Promise<string[]> {
  const listed = filesOf(manifest, Object.keys(manifest));
  const all = (await readdir(join(outDir, 'assets'))).map((name) => `assets/${name}`);
  const others = all.filter((file) => file.endsWith('.js') && !listed.has(file));
  const scripts = own.filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(outDir, file), 'utf8')));
  return others.filter((file) => texts.some((text) => text.includes(basename(file))));
}

/** Keys of a chunk and of everything it imports, statically or dynamically, except those left out. */
function reach(manifest: Manifest, start: string, leftOut: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(key) || leftOut.has(key)) return;
    found.add(key);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit(start);
  return found;
}

/** The staff's program as files of a pack. */
export async function readStaffProgram(outDir: string): Promise<PackFile[]> {
  return Promise.all(
    (await listStaffFiles(outDir)).map(async (file): Promise<PackFile> => {
      const bytes = await readFile(join(outDir, file));
      const address = `/${file}`;
      const type = TYPES[extname(file)];
      return type
        ? { address, type, body: bytes.toString('utf8') }
        : { address, type: 'application/octet-stream', body: bytes.toString('base64'), base64: true };
    }),
  );
}

/** Takes the staff's program out of the precache. */
export function withoutStaffProgram(outDir: string): ManifestTransform {
  return async (entries) => {
    const staff = new Set(await listStaffFiles(outDir));
    return { manifest: entries.filter(({ url }) => !staff.has(url)), warnings: [] };
  };
}
