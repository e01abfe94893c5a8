/** What an edition needs of the build, and what does not depend on the content: a thread reads it before its order comes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackContent, PackInfo } from '../../service-worker/pack-types.ts';
import { type BuildRecord, readBuildRecord } from './build-record.ts';

export interface BuiltFiles {
  record: BuildRecord;
  /** SVG files by path. */
  pictures: ReadonlyMap<string, string>;
  /** The packs that hold scripts and styles, with their content. */
  program: readonly (PackInfo & { content: PackContent })[];
}

/** @param site folder of the built site */
export async function readBuiltFiles(site: string): Promise<BuiltFiles> {
  const record = await readBuildRecord();
  // Without waiting for each file: the thread has nothing else to do, and the server needs the pool that others wait in.
  const read = (path: string) => readFileSync(join(site, path), 'utf8');
  return {
    record,
    pictures: new Map(record.pictures.files.map((path) => [path, read(path)])),
    program: record.packs
      .filter(({ program, staff, language }) => program || staff || language)
      .map((pack) => ({ ...pack, content: JSON.parse(read(pack.url)) as PackContent })),
  };
}
