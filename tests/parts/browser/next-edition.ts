/** An edition of the built site with the whole site around it, in a folder to start a server in. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FieldOverride } from '../../../src/content/editable/overrides.ts';
import { addDeltas, drawEdition, SITE } from '../site/draw-edition.ts';

export interface SiteOfEdition {
  /** Folder to start a server in. */
  folder: string;
  /** Folder of the edition, and of its files, which differ from the build's. */
  edition: string;
  files: string;
}

/** @param earlier those before, the newest first */
export async function makeEdition(
  overrides: FieldOverride[],
  earlier: readonly SiteOfEdition[] = [],
): Promise<SiteOfEdition> {
  const [before] = earlier;
  const { edition, folder: files } = await drawEdition(overrides, before?.edition);
  await addDeltas(
    files,
    earlier.map((one) => one.files),
  );
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  const site = join(folder, SITE);
  mkdirSync(site, { recursive: true });
  // Linked, because the whole site is large; what the edition has takes the place of a link.
  execFileSync('cp', ['-al', `${SITE}/.`, site]);
  execFileSync('cp', ['-a', '--remove-destination', `${files}/.`, site]);
  for (const part of ['server', 'prerender']) symlinkSync(resolve('dist', part), join(folder, 'dist', part));
  return { folder, edition, files };
}
