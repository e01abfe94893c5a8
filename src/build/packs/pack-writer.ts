/**
 * Packs the site for saving. Pages of one section share most of their markup and posters most of their
 * silhouettes, so that together they compress to a fraction of their size and need one request in place of
 * many.
 */
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { PageDocument } from '../../app/navigation/page-document.ts';
import { pathKey } from '../../contract/protocol/routes.ts';
import {
  LANGUAGE_PACK,
  OFFICE_PACK,
  type PackContent,
  type PackFile,
  type PackInfo,
  PHOTO_PACK,
  PROGRAM_PACK,
  type SeparateFile,
} from '../../service-worker/pack-types.ts';
import type { CopySizes } from '../bundle/compress.ts';
import { contentHash } from '../content-hash.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Bytes of photographs in one pack: what is cut off begins again with its pack. */
const PHOTOS_AT_ONCE = 500_000;

/** Bytes of a file as the worker stores it. */
const storedSize = ({ body, base64 }: PackFile) => Buffer.byteLength(body, base64 ? 'base64' : 'utf8');

/**
 * A document without what only search engines and chats read: they ask the server, never a saved copy.
 * Its address and what it says of itself stay, because people keep and share saved pages too.
 */
const withoutPreview = (html: string): string =>
  html.replaceAll(
    /\n *<(?:meta (?:property="|name="(?:twitter:|keywords"))[^>]*|script type="application\/ld\+json">.*?<\/script|link rel="alternate"[^>]*)>/g,
    '',
  );

/** The scripts and styles that packs hold. */
export interface ProgramFiles {
  /** Scripts and styles of public pages that not every document names, and what is saved with them. */
  open: { files: readonly PackFile[]; apart: readonly SeparateFile[] };
  /** Scripts and styles that only staff pages need. */
  staff: readonly PackFile[];
  /** The words of each other language, by its code; they are saved with its documents. */
  languages: Readonly<Record<string, readonly PackFile[]>>;
}

interface Site {
  documents: readonly PageDocument[];
  /** Documents by address. */
  html: ReadonlyMap<string, string>;
  /** Bytes of styles that the worker puts into each document when it saves it, by address. */
  styles: ReadonlyMap<string, number>;
  /** SVG files by path. */
  pictures: ReadonlyMap<string, string>;
  /** The saved size of each photograph (WebP), by `photoKey`. */
  photos: ReadonlyMap<string, Uint8Array>;
  /** Data that pages fetch. It is the last pack, because reading comes first. */
  data: readonly PackFile[];
  program: ProgramFiles;
  /** Packs whose size is known. */
  knownPacks: readonly PackInfo[];
  write: WriteFile;
}

/** Writes a file of the site; with the bytes of its compressed copies, where it makes them. */
export type WriteFile = (path: string, content: string) => Promise<CopySizes | undefined>;

/**
 * Writes `/packs/<name>.<hash>.json`; a poster goes with its own page, any other picture with the first pack that
 * shows it. Core first: what it shows is there at once.
 * Photographs are many times larger than everything else, so they come last, in their own packs.
 */
export async function writePacks({
  documents,
  html,
  styles,
  pictures,
  photos,
  data,
  program,
  knownPacks,
  write,
}: Site): Promise<PackInfo[]> {
  const own = documents.filter(({ pack }) => pack !== OFFICE_PACK && !pack.startsWith(LANGUAGE_PACK));
  const names = [...new Set(own.map(({ pack }) => pack))].sort(
    (a, b) => Number(b === 'core') - Number(a === 'core'),
  );
  const packed = new Set<string>();
  const homes = new Map(
    own.flatMap(({ data, pack }) =>
      'plate' in data
        ? [data.picture.plate.src, data.picture.wide.src].map((src) => [src, pack] as const)
        : [],
    ),
  );
  const isElsewhere = (address: string, name: string) =>
    name !== 'core' && (homes.get(address) ?? name) !== name;
  /** In the order of the list, and made side by side. */
  const packs: Promise<PackInfo>[] = [];
  const makePack = async (
    name: string,
    addresses: readonly string[],
    files: readonly PackFile[],
    apart: readonly SeparateFile[],
  ): Promise<PackInfo> => {
    const content: PackContent = apart.length > 0 ? { files, apart } : { files };
    const json = JSON.stringify(content);
    const url = `/packs/${name}.${contentHash(json)}.json`;
    const known = knownPacks.find((pack) => pack.url === url);
    const copies = await write(url, json);
    // The device keeps the text of a pack beside its files, to make the next version of it.
    const hasSource = !known && !name.includes(PHOTO_PACK);
    const [bytes, kept] = await Promise.all([
      known?.bytes ?? copies?.brotli ?? brotli(json).then(({ length }) => length),
      hasSource ? (copies?.gzip ?? gzipped(json).then(({ length }) => length)) : 0,
    ]);
    return {
      url,
      core: name === 'core',
      ...(name === PROGRAM_PACK && { program: true }),
      ...(name === OFFICE_PACK && { staff: true }),
      ...(name.startsWith(LANGUAGE_PACK) && { language: name.slice(LANGUAGE_PACK.length) }),
      pages: addresses.length,
      addresses,
      bytes,
      stored:
        known?.stored ??
        files
          .map((file) => storedSize(file) + (styles.get(file.address) ?? 0))
          .reduce((sum, size) => sum + size, kept),
    };
  };
  const writePack = (
    name: string,
    addresses: readonly string[],
    files: readonly PackFile[],
    apart: readonly SeparateFile[] = [],
  ) => void packs.push(makePack(name, addresses, files, apart));
  const documentsOf = (name: string): PackFile[] =>
    documents
      .filter(({ pack }) => pack === name)
      .map(({ address }) => ({
        address,
        type: 'text/html; charset=utf-8',
        body: withoutPreview(html.get(address) ?? ''),
      }));
  const keysOf = (files: readonly PackFile[]) => files.map(({ address }) => pathKey(address));
  for (const name of names) {
    const files = documentsOf(name);
    const pages = keysOf(files);
    for (const [address, body] of pictures) {
      if (
        packed.has(address) ||
        isElsewhere(address, name) ||
        !files.some((file) => file.body.includes(address))
      )
        continue;
      packed.add(address);
      files.push({ address, type: 'image/svg+xml', body });
    }
    writePack(name, pages, files);
  }
  writePack(PROGRAM_PACK, [], program.open.files, program.open.apart);
  writePack('data', [], data);
  const office = documentsOf(OFFICE_PACK);
  writePack(OFFICE_PACK, keysOf(office), [...office, ...program.staff]);
  for (const [language, files] of Object.entries(program.languages)) {
    const pages = documentsOf(LANGUAGE_PACK + language);
    writePack(LANGUAGE_PACK + language, keysOf(pages), [...pages, ...files]);
  }
  for (const name of names) {
    const pages = documentsOf(name).map(({ body }) => body);
    const batches: PackFile[][] = [[]];
    for (const [address, bytes] of photos) {
      // All sizes of a photograph begin with its key.
      if (packed.has(address) || !pages.some((page) => page.includes(`${address}-`))) continue;
      packed.add(address);
      const file: PackFile = {
        address,
        type: 'image/webp',
        body: Buffer.from(bytes).toString('base64'),
        base64: true,
      };
      const last = batches.at(-1) as PackFile[];
      const size = last.reduce((sum, other) => sum + storedSize(other), storedSize(file));
      if (last.length > 0 && size > PHOTOS_AT_ONCE) batches.push([file]);
      else last.push(file);
    }
    for (const [place, files] of batches.entries()) {
      const end = place === 0 ? '' : `-${place + 1}`;
      if (files.length > 0) writePack(name + PHOTO_PACK + end, [], files);
    }
  }
  return Promise.all(packs);
}
