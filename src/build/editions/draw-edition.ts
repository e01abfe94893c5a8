/** Draws an edition of the site into a folder: only what differs from the build, which stands behind it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrawnEdition, EDITION_FILES, type EditionOrder } from '../../content/editable/edition-order.ts';
import { packageFigures } from '../../content/packages/figures.ts';
import { searchFilePath } from '../../contract/document/search-index.ts';
import { travelLanguages } from '../../contract/values/languages.ts';
import {
  type PackContent,
  type PackFile,
  type PackInfo,
  PHOTO_PACK,
  packName,
} from '../../service-worker/pack-types.ts';
import { listDocuments } from '../documents.ts';
import { keepLayouts } from '../map/map-layout.ts';
import type { ProgramFiles } from '../packs/pack-writer.ts';
import type { PhotoSet } from '../photos/photos.ts';
import { allDetails, type PageLinks, pageSources } from '../render-document.tsx';
import type { BuiltFiles } from './built-files.ts';
import { composeSite, type RenderedDocument } from './compose-site.ts';
import { createEditionFiles, syncFile } from './edition-files.ts';
import { makeOperatorPhotos } from './operator-photos.ts';
import { recordedPictures } from './picture-record.ts';

/** File of an edition with the documents that it rendered, for the next one. */
const RENDERED = 'rendered.json';

/** The overrides are those of the process, as the content was loaded with them. */
export async function drawEdition(
  { site, folder, before, photos: photosFolder }: Omit<EditionOrder, 'overrides'>,
  { record, pictures: built, program }: BuiltFiles,
): Promise<DrawnEdition> {
  keepLayouts(record.layouts);
  const pictures = recordedPictures(record.pictures, (path) => built.get(path) ?? '');
  const photos = await makeOperatorPhotos(photosFolder);
  const { documents } = listDocuments(allPhotos(record.photos, photos.sets), pictures);
  const rendered = { ...record.rendered, ...(before && readRendered(before)) };
  mkdirSync(join(folder, EDITION_FILES));
  const files = createEditionFiles(site, join(folder, EDITION_FILES), before && join(before, EDITION_FILES));
  const composed = await composeSite({
    documents,
    template: record.template,
    lastScreen: record.lastScreen,
    linksOf: (page) => record.links[pageSources(page).join()] as PageLinks,
    lastChange: ({ address }) => record.lastChanges[address],
    pictures: pictures.files,
    photos: new Map([...readBuiltPhotos(site, record.packs), ...photos.saved]),
    knownPacks: record.packs,
    program: programOf(program),
    readSheet: async (path) => readFileSync(join(site, path), 'utf8'),
    outboxScripts: record.outboxScripts,
    before: new Map(Object.entries(rendered)),
    write: files.write,
  });
  const changed = [...composed.rendered].filter(
    ([address, { source }]) => record.rendered[address]?.source !== source,
  );
  writeFileSync(join(folder, RENDERED), JSON.stringify(Object.fromEntries(changed)));
  files.sync();
  syncFile(join(folder, RENDERED));
  return {
    sources: Object.fromEntries(changed.map(([address, { source }]) => [address, source])),
    hash: files.hash(),
    photos: [...photos.files.keys()],
    details: allDetails(),
    packages: Object.values(packageFigures).map(({ name, availability, days }) => ({
      name,
      availability,
      days,
    })),
  };
}

const readRendered = (folder: string): Record<string, RenderedDocument> =>
  JSON.parse(readFileSync(join(folder, RENDERED), 'utf8'));

/** Photographs of the operator before those of the build, whose further ones stay. */
const allPhotos = (
  built: readonly (readonly [slug: string, photo: PhotoSet])[],
  own: ReadonlyMap<string, PhotoSet>,
): Map<string, PhotoSet> => {
  const all = new Map(built);
  for (const [slug, set] of own) all.set(slug, { ...set, further: all.get(slug)?.further ?? [] });
  return all;
};

/** The saved size of each photograph of the build, by `photoKey`. */
function readBuiltPhotos(site: string, packs: readonly PackInfo[]): Map<string, Uint8Array> {
  const files = packs
    .filter(({ url }) => packName(url).includes(PHOTO_PACK))
    .flatMap(({ url }) => (JSON.parse(readFileSync(join(site, url), 'utf8')) as PackContent).files);
  return new Map(files.map(({ address, body }) => [address, Buffer.from(body, 'base64')]));
}

const searchFiles = ['en' as const, ...travelLanguages].map(searchFilePath);

/** The scripts and styles of the build, from its own packs. */
function programOf(packs: BuiltFiles['program']): ProgramFiles {
  const isProgram = ({ address, type }: PackFile) =>
    !type.startsWith('text/html') && !searchFiles.includes(address);
  const open = packs.find((pack) => pack.program)?.content;
  return {
    open: { files: open?.files ?? [], apart: open?.apart ?? [] },
    staff: packs.filter(({ staff }) => staff).flatMap(({ content }) => content.files.filter(isProgram)),
    languages: Object.fromEntries(
      packs.flatMap(({ language, content }) =>
        language === undefined ? [] : [[language, content.files.filter(isProgram)]],
      ),
    ),
  };
}
