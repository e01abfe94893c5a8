/** Writes what turns former versions of packs into those that are shown, for phones that hold one of them. */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { DeltaOrder } from '../../content/editable/delta-order.ts';
import {
  deltaUrl,
  FORMER_VERSIONS_FILE,
  type FormerVersions,
  type PackInfo,
  PHOTO_PACK,
  packHash,
  packName,
  parseSitePacks,
  SITE_PACKS_FILE,
  type SitePacks,
} from '../../service-worker/pack-types.ts';
import { writeCompressed } from '../bundle/compress.ts';
import { makeDelta } from './make-delta.ts';

const brotli = promisify(brotliCompress);

/** Most former versions of a pack that have a delta: older ones are fetched whole. */
const VERSIONS = 4;
/** Part of the whole pack's bytes that a delta may have. */
const WORTH = 0.5;

/** A former version of a pack. */
interface FormerPack {
  hash: string;
  read: () => Promise<string>;
}

/** The former versions of the pack of a name, the newest first. */
type FormerPacks = (name: string) => readonly FormerPack[];

/**
 * Finds the former versions of packs, by name.
 * @param folders with packs of former editions and builds, the newest first; one may be missing
 */
async function listFormerPacks(folders: readonly string[]): Promise<FormerPacks> {
  const found = new Map<string, FormerPack[]>();
  for (const folder of folders) {
    for (const url of await packsIn(folder)) {
      const [name, hash] = [packName(url), packHash(url)];
      const known = found.get(name) ?? [];
      const isKnown = known.some((pack) => pack.hash === hash);
      if (!isKnown) known.push({ hash, read: () => readFile(join(folder, url), 'utf8') });
      found.set(name, known);
    }
  }
  return (name) => found.get(name) ?? [];
}

/** Addresses of the packs in a folder, the newest first. */
async function packsIn(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 'packs')).catch(() => []);
  const urls = files
    .map((file) => `/packs/${file}`)
    .filter((url) => packHash(url) && !url.includes('.from.'));
  const times = new Map<string, number>();
  for (const url of urls) times.set(url, (await stat(join(folder, url))).mtimeMs);
  return urls.sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
}

/** Writes the deltas to the packs that are shown, then their list, and removes those that it does not name. */
export async function writeAllDeltas({ shown, former, folder }: DeltaOrder): Promise<void> {
  const read = (path: string) => readFirst(shown, path);
  const { packs }: SitePacks = parseSitePacks(await read(SITE_PACKS_FILE));
  const formerPacks = await listFormerPacks(former);
  await mkdir(join(folder, 'packs'), { recursive: true });
  const list: Record<string, FormerVersions[string]> = {};
  for (const pack of packs.filter(({ url }) => !packName(url).includes(PHOTO_PACK))) {
    const versions = formerPacks(packName(pack.url)).filter(({ hash }) => hash !== packHash(pack.url));
    const made = await writeDeltas(pack, versions.slice(0, VERSIONS), () => read(pack.url), folder);
    if (made.length > 0) list[pack.url] = made;
  }
  await writeWhole(join(folder, FORMER_VERSIONS_FILE), JSON.stringify(list));
  const named = new Set(
    Object.entries(list).flatMap(([url, made]) => made.map(([hash]) => basename(deltaUrl(url, hash)))),
  );
  for (const file of await readdir(join(folder, 'packs')))
    if (!named.has(file.replace(/\.(br|gz)$/, ''))) await rm(join(folder, 'packs', file), { force: true });
}

/** Writes the deltas to a pack that are not there yet, and returns their list. */
async function writeDeltas(
  { url, bytes }: PackInfo,
  versions: readonly FormerPack[],
  readText: () => Promise<string>,
  folder: string,
): Promise<FormerVersions[string]> {
  const made: [hash: string, bytes: number][] = [];
  for (const { hash, read } of versions) {
    const file = join(folder, deltaUrl(url, hash));
    const known = await stat(`${file}.br`).catch(() => null);
    if (known) {
      made.push([hash, known.size]);
      continue;
    }
    const delta = JSON.stringify(makeDelta(await read(), await readText()));
    const needed = (await brotli(delta)).length;
    if (needed >= bytes * WORTH) continue;
    await writeWhole(file, delta);
    made.push([hash, needed]);
  }
  return made;
}

/** Writes a file, and its copies: under another name first, so that what was cut off never counts as whole. */
async function writeWhole(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content);
  await writeCompressed(`${file}.new`, Buffer.from(content));
  for (const ending of ['', '.gz', '.br']) await rename(`${file}.new${ending}`, file + ending);
}

/** A file of the first of some folders that has it. @throws where none has it */
async function readFirst([folder, ...others]: readonly string[], path: string): Promise<string> {
  if (folder === undefined) throw new Error(`${path} is in no folder`);
  return readFile(join(folder, path), 'utf8').catch(() => readFirst(others, path));
}
