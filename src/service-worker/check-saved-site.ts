/**
 * Reads every saved file back, one by one: is the page one of our documents with its data, is the picture a
 * picture, and is everything that a page refers to saved too?
 */

import { DEFERRED_SCRIPT } from '../contract/document/inline-script.ts';
import { withoutStyles } from '../contract/document/inline-styles.ts';
import { PAGE_DATA_ELEMENT } from '../contract/document/site-index.ts';
import { trustedHtml } from '../contract/document/trusted-types.ts';
import { pathKey } from '../contract/protocol/routes.ts';
import { PROGRAM_PACK, packName, photoKey } from './pack-types.ts';
import { readReceipt } from './saved-site.ts';

export interface SavedFileFault {
  /** Key of the address that cannot be read back; for a pack, the pack's address. */
  address: string;
  kind: 'pack' | 'page' | 'picture' | 'data' | 'program';
  /** State: missing, or damaged. */
  state: 'missing' | 'broken';
  /** Key of a page that refers to it. */
  namedBy?: string;
  /** Address of the pack to fetch again. */
  pack?: string;
}

export interface CheckReport {
  pages: number;
  pictures: number;
  faults: readonly SavedFileFault[];
}

/**
 * @param packs addresses of the packs that belong to this version of the site
 * @param onProgress called after each file with how many were read, and of how many
 */
export async function checkSavedSite(
  packs: readonly string[],
  onProgress: (read: number, inAll: number) => void,
): Promise<CheckReport> {
  const faults: SavedFileFault[] = [];
  const files: { key: string; pack: string; cache: Cache }[] = [];
  for (const pack of packs) {
    const cache = await caches.open(pack);
    const receipt = await readReceipt(cache);
    if (!receipt) faults.push({ address: pack, kind: 'pack', state: 'missing', pack });
    for (const key of receipt?.files ?? []) files.push({ key, pack, cache });
  }
  const count = { pages: 0, pictures: 0 };
  const named = new Map<string, string>();
  for (const [index, { key, pack, cache }] of files.entries()) {
    const response = await cache.match(key);
    const kind = packName(pack) === PROGRAM_PACK ? 'program' : kindOf(key, response);
    const links = response ? await readBack(kind, response).catch(() => null) : null;
    if (!links) faults.push({ address: key, kind, state: response ? 'broken' : 'missing', pack });
    else if (kind === 'page') count.pages += 1;
    else if (kind === 'picture') count.pictures += 1;
    for (const link of links ?? []) if (!named.has(link)) named.set(link, key);
    onProgress(index + 1, files.length);
  }
  const known = new Set(files.map(({ key }) => key));
  const program = packs.find((pack) => packName(pack) === PROGRAM_PACK);
  for (const [address, namedBy] of named) {
    const fault = faults.find((other) => other.address === savedKey(address));
    if (fault) fault.namedBy = namedBy;
    if (fault || known.has(savedKey(address))) continue;
    // A file that is missing with its whole pack is reported with the pack.
    if (faults.some(({ kind }) => kind === 'pack')) continue;
    if (!address.startsWith('/assets/')) faults.push({ address, kind: 'picture', state: 'missing', namedBy });
    else
      faults.push({ address, kind: 'program', state: 'missing', namedBy, ...(program && { pack: program }) });
  }
  return { ...count, faults };
}

/** Reads a whole file and returns the keys of everything it refers to. @throws when it is damaged */
async function readBack(kind: SavedFileFault['kind'], response: Response): Promise<string[]> {
  if (kind === 'picture') await readPicture(response);
  else if (kind === 'data') await response.json();
  else if (kind === 'program') await response.text();
  else return readPage(await response.text());
  return [];
}

function readPage(text: string): string[] {
  const html = new DOMParser().parseFromString(trustedHtml(withoutStyles(text)), 'text/html');
  const data = JSON.parse(html.getElementById(PAGE_DATA_ELEMENT)?.textContent ?? '');
  if (!data.kind || !html.querySelector('main h1')?.textContent) throw new Error('Not a page of ours');
  const links = [...html.querySelectorAll('img, source, script[src], link[href]')].flatMap((element) => [
    element.getAttribute('src'),
    ...(element.getAttribute('srcset') ?? '').split(',').map((candidate) => candidate.trim().split(' ')[0]),
    element.matches(`[rel=${DEFERRED_SCRIPT}]`) ? element.getAttribute('href') : null,
  ]);
  return [...new Set(links.filter((link): link is string => Boolean(link?.startsWith('/'))))];
}

async function readPicture(response: Response): Promise<void> {
  const isDrawing = response.headers.get('Content-Type')?.includes('svg');
  if (isDrawing) {
    const svg = new DOMParser().parseFromString(trustedHtml(await response.text()), 'image/svg+xml');
    if (svg.documentElement.nodeName !== 'svg') throw new Error('Not a drawing');
  } else {
    (await createImageBitmap(await response.blob())).close();
  }
}

/** Returns the kind of a file by its content type, or by its address if it is missing. */
function kindOf(key: string, response: Response | undefined): Exclude<SavedFileFault['kind'], 'pack'> {
  const type = response?.headers.get('Content-Type') ?? '';
  if (/^\/(posters|photos)\//.test(key) || type.startsWith('image/')) return 'picture';
  if (key.startsWith('/assets/')) return 'program';
  return key.endsWith('.json') ? 'data' : 'page';
}

/** Returns the key under which an address is saved; all sizes of a photograph share one. */
function savedKey(address: string): string {
  return pathKey(photoKey(address) ?? address);
}
