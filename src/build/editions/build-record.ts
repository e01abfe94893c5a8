/** What a build notes for later editions of its site, which a running server composes. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_NAME_FILE } from '../../content/editable/build-name.ts';
import type { PackInfo } from '../../service-worker/pack-types.ts';
import type { KnownLayouts } from '../map/map-layout.ts';
import type { PhotoSet } from '../photos/photos.ts';
import type { PageLinks } from '../render-document.tsx';
import type { RenderedDocument } from './compose-site.ts';
import type { PictureRecord } from './picture-record.ts';

/** Folder of the bundled build entry, beside the site. */
export const PRERENDER_FOLDER = 'dist/prerender';
const FILE = join(PRERENDER_FOLDER, 'build-record.json');

export interface BuildRecord {
  /** The built index.html, with its placeholders. */
  template: string;
  /** Element with the script that draws the office's last screen. */
  lastScreen: string;
  /** By the joined paths of a page's sources. */
  links: Record<string, PageLinks>;
  /** Days by address. */
  lastChanges: Record<string, string | undefined>;
  pictures: PictureRecord;
  layouts: KnownLayouts;
  photos: (readonly [slug: string, photos: PhotoSet])[];
  packs: readonly PackInfo[];
  outboxScripts: readonly string[];
  /** Documents by address. */
  rendered: Record<string, RenderedDocument>;
}

/** Writes the record, and the name of the build, which is a hash of what draws: the record and the code of the thread. */
export async function writeBuildRecord(record: BuildRecord): Promise<void> {
  await mkdir(PRERENDER_FOLDER, { recursive: true });
  const text = JSON.stringify(record);
  await writeFile(FILE, text);
  const hash = createHash('sha256').update(text);
  for (const file of ['edition-worker.js', 'prerender.js'])
    hash.update(await readFile(join(PRERENDER_FOLDER, file)));
  await writeFile(join(PRERENDER_FOLDER, BUILD_NAME_FILE), hash.digest('hex').slice(0, 16));
}

/** @throws when the site was not built */
export async function readBuildRecord(): Promise<BuildRecord> {
  return JSON.parse(await readFile(FILE, 'utf8'));
}
