/** Draws an edition of the site into a folder: only what differs from the build, which stands behind it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { type DrawnEdition, EDITION_FILES, type EditionOrder } from '../../content/editable/edition-order.ts';
import { packageFigures } from '../../content/packages/figures.ts';
import { searchFilePath } from '../../contract/document/search-index.ts';
import { travelLanguages } from '../../contract/values/languages.ts';
import {
  FORMER_VERSIONS_FILE,
  type PackContent,
  type PackFile,
  type PackInfo,
  PHOTO_PACK,
  packName,
} from '../../service-worker/pack-types.ts';
import { writeCompressed } from '../bundle/compress.ts';
import { listDocuments } from '../documents.ts';
import { keepLayouts } from '../map/map-layout.ts';
import type { ProgramFiles } from '../packs/pack-writer.ts';
import { listFormerPacks } from '../packs/write-deltas.ts';
import { allDetails, type PageLinks, pageSources } from '../render-document.tsx';
import { readBuildRecord } from './build-record.ts';
import { composeSite, type RenderedDocument } from './compose-site.ts';
import { recordedPictures } from './picture-record.ts';

/** File of an edition with the documents that it rendered, for the next one. */
const RENDERED = 'rendered.json';
/**
 * Quality of brotli for packs, of 11: at 9 all packs take 0.8 s in place of 14, and are 10 % larger. Deltas are small, and
 * have the highest.
 */
const QUALITY = 9;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What makes packs of former ones, and the list of it: which there are depends on what this server has shown before. */
const isOfFormer = (path: string) => path.includes('.from.') || path === FORMER_VERSIONS_FILE;

/** The overrides are those of the process, as the content was loaded with them. */
export async function drawEdition({
  site,
  folder,
  before,
  former = [],
}: Omit<EditionOrder, 'overrides'>): Promise<DrawnEdition> {
  const record = await readBuildRecord();
  const readBuilt = (path: string) => readFile(join(site, path), 'utf8');
  keepLayouts(record.layouts);
  const pictures = recordedPictures(record.pictures, (path) => readFileSync(join(site, path), 'utf8'));
  const { documents } = listDocuments(new Map(record.photos), pictures);
  const rendered = { ...record.rendered, ...(before && (await readRendered(before))) };
  const hashes = new Map<string, string>();
  await mkdir(join(folder, EDITION_FILES));
  const write = async (path: string, content: string) => {
    const built = await readBuilt(path).catch(() => null);
    if (built === content) return;
    if (!isOfFormer(path)) hashes.set(path, sha256(content));
    const file = join(folder, EDITION_FILES, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    if (extname(path) === '.html') return;
    await writeCompressed(file, Buffer.from(content), isOfFormer(path) ? undefined : QUALITY);
  };
  const composed = await composeSite({
    documents,
    template: record.template,
    lastScreen: record.lastScreen,
    linksOf: (page) => record.links[pageSources(page).join()] as PageLinks,
    lastChange: ({ address }) => record.lastChanges[address],
    pictures: pictures.files,
    photos: new Map(),
    knownPacks: record.packs,
    formerPacks: await listFormerPacks([...(before ? [join(before, EDITION_FILES)] : []), ...former, site]),
    quality: QUALITY,
    photoPacks: record.packs.filter(({ url }) => packName(url).includes(PHOTO_PACK)),
    program: await readProgram(record.packs, readBuilt),
    readSheet: readBuilt,
    outboxScripts: record.outboxScripts,
    before: new Map(Object.entries(rendered)),
    write,
  });
  const changed = [...composed.rendered].filter(
    ([address, { source }]) => record.rendered[address]?.source !== source,
  );
  await writeFile(join(folder, RENDERED), JSON.stringify(Object.fromEntries(changed)));
  return {
    sources: Object.fromEntries(changed.map(([address, { source }]) => [address, source])),
    hash: sha256(JSON.stringify([...hashes].sort())),
    details: allDetails(),
    packages: Object.values(packageFigures).map(({ name, availability, days }) => ({
      name,
      availability,
      days,
    })),
  };
}

async function readRendered(folder: string): Promise<Record<string, RenderedDocument>> {
  return JSON.parse(await readFile(join(folder, RENDERED), 'utf8'));
}

const searchFiles = ['en' as const, ...travelLanguages].map(searchFilePath);

/** The scripts and styles of the build, from its own packs. */
async function readProgram(
  packs: readonly PackInfo[],
  readBuilt: (path: string) => Promise<string>,
): Promise<ProgramFiles> {
  const contents = async (isWanted: (pack: PackInfo) => unknown) =>
    Promise.all(
      packs.filter(isWanted).map(async ({ url, language }) => ({
        language,
        ...(JSON.parse(await readBuilt(url)) as PackContent),
      })),
    );
  const isProgram = ({ address, type }: PackFile) =>
    !type.startsWith('text/html') && !searchFiles.includes(address);
  const [open] = await contents(({ program }) => program);
  const staff = await contents((pack) => pack.staff);
  const languages = await contents(({ language }) => language);
  return {
    open: { files: open?.files ?? [], apart: open?.apart ?? [] },
    staff: staff.flatMap(({ files }) => files.filter(isProgram)),
    languages: Object.fromEntries(
      languages.map(({ language, files }) => [language, files.filter(isProgram)]),
    ),
  };
}
