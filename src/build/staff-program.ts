/** The scripts and styles that only staff pages need: kept out of what everyone saves, in a pack of their own. */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Manifest } from 'vite';
import type { ManifestTransform } from 'workbox-build';
import type { PackFile } from '../service-worker/packs.ts';

/** Where the program of the staff begins: nothing public imports it but the list of pages. */
const STAFF_ENTRY = 'src/pages/office.tsx';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Paths below the site's folder of all that is reached through the staff's pages alone. */
function listStaffFiles(manifest: Manifest): string[] {
  const everyone = reach(manifest, 'index.html', new Set([STAFF_ENTRY]));
  const staff = reach(manifest, STAFF_ENTRY, new Set(everyone));
  const filesOf = (keys: Iterable<string>) =>
    new Set(
      [...keys].flatMap((key) => {
        const { file, css = [], assets = [] } = manifest[key] as Manifest[string];
        return [file, ...css, ...assets];
      }),
    );
  const shared = filesOf(everyone);
  return [...filesOf(staff)].filter((file) => !shared.has(file)).sort();
}

/** Keys of a chunk and of all that it imports, now or later, but for those that are left out. */
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
export async function readStaffProgram(outDir: string, manifest: Manifest): Promise<PackFile[]> {
  return Promise.all(
    listStaffFiles(manifest).map(async (file): Promise<PackFile> => {
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
    const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
    const staff = new Set(listStaffFiles(manifest));
    return { manifest: entries.filter(({ url }) => !staff.has(url)), warnings: [] };
  };
}
