/** Writes what turns former versions of a pack into the present one, for phones that hold one of them. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import {
  deltaUrl,
  type FormerVersions,
  type PackInfo,
  packHash,
  packName,
} from '../../service-worker/pack-types.ts';
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
export type FormerPacks = (name: string) => readonly FormerPack[];

/**
 * Finds the former versions of packs, by name.
 * @param folders with packs of former editions and builds, the newest first; one may be missing
 */
export async function listFormerPacks(folders: readonly string[]): Promise<FormerPacks> {
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

/**
 * Writes the deltas to a pack, and returns their list.
 * @param pack its address, and the bytes of the whole pack over the wire
 * @param text of the pack
 */
export async function writeDeltas(
  { url, bytes }: Pick<PackInfo, 'url' | 'bytes'>,
  text: string,
  versions: readonly FormerPack[],
  write: (path: string, content: string) => Promise<void>,
): Promise<FormerVersions[string]> {
  const former: [hash: string, bytes: number][] = [];
  for (const { hash, read } of versions.filter((one) => one.hash !== packHash(url)).slice(0, VERSIONS)) {
    const delta = JSON.stringify(makeDelta(await read(), text));
    const needed = (await brotli(delta)).length;
    if (needed >= bytes * WORTH) continue;
    await write(deltaUrl(url, hash), delta);
    former.push([hash, needed]);
  }
  return former;
}
