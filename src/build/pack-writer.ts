/**
 * Packs the site for saving. Pages of one section share most of their markup and posters most of their
 * silhouettes, so that together they compress to a fraction of their size and need one request in place of
 * many.
 */
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { PageDocument } from '../app/page-document.ts';
import { addressKey } from '../contract/addresses.ts';
import { OFFICE_PACK, type PackFile, type PackInfo, PHOTO_PACK } from '../service-worker/packs.ts';
import { hashOf } from './content-hash.ts';

const brotli = promisify(brotliCompress);

interface Site {
  documents: readonly PageDocument[];
  /** Documents by address. */
  html: ReadonlyMap<string, string>;
  /** SVG files by path. */
  pictures: ReadonlyMap<string, string>;
  /** The saved size of each photograph (WebP), by `photoKey`. */
  photos: ReadonlyMap<string, Uint8Array>;
  /** Data that pages fetch. It is the last pack, because reading comes first. */
  data: readonly PackFile[];
  /** Scripts and styles that only staff pages need. */
  staffProgram: readonly PackFile[];
  write: (path: string, content: string) => Promise<void>;
}

/**
 * Writes `/packs/<name>.<hash>.json`; each picture goes with the first pack that shows it, core first.
 * Photographs are many times larger than everything else, so they come last, in their own packs.
 */
export async function writePacks({
  documents,
  html,
  pictures,
  photos,
  data,
  staffProgram,
  write,
}: Site): Promise<PackInfo[]> {
  const own = documents.map(({ pack }) => pack).filter((pack) => pack !== OFFICE_PACK);
  const names = [...new Set(own)].sort((a, b) => Number(b === 'core') - Number(a === 'core'));
  const packed = new Set<string>();
  const packs: PackInfo[] = [];
  const writePack = async (name: string, addresses: readonly string[], files: readonly PackFile[]) => {
    const json = JSON.stringify({ files });
    const url = `/packs/${name}.${hashOf(json)}.json`;
    await write(url, json);
    const bytes = (await brotli(json)).length;
    packs.push({
      url,
      core: name === 'core',
      ...(name === OFFICE_PACK && { staff: true }),
      pages: addresses.length,
      addresses,
      bytes,
    });
  };
  const documentsOf = (name: string): PackFile[] =>
    documents
      .filter(({ pack }) => pack === name)
      .map(({ address }) => ({
        address,
        type: 'text/html; charset=utf-8',
        body: html.get(address) ?? '',
      }));
  const keysOf = (files: readonly PackFile[]) => files.map(({ address }) => addressKey(address));
  for (const name of names) {
    const files = documentsOf(name);
    const pages = keysOf(files);
    for (const [address, body] of pictures) {
      if (packed.has(address) || !files.some((file) => file.body.includes(address))) continue;
      packed.add(address);
      files.push({ address, type: 'image/svg+xml', body });
    }
    await writePack(name, pages, files);
  }
  await writePack('data', [], data);
  const office = documentsOf(OFFICE_PACK);
  await writePack(OFFICE_PACK, keysOf(office), [...office, ...staffProgram]);
  for (const name of names) {
    const pages = documentsOf(name).map(({ body }) => body);
    const files: PackFile[] = [];
    for (const [address, bytes] of photos) {
      // All sizes of a photograph begin with its key.
      if (packed.has(address) || !pages.some((page) => page.includes(`${address}-`))) continue;
      packed.add(address);
      files.push({ address, type: 'image/webp', body: Buffer.from(bytes).toString('base64'), base64: true });
    }
    if (files.length > 0) await writePack(name + PHOTO_PACK, [], files);
  }
  return packs;
}
