import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  type DrawnEdition,
  EDITION_FILES,
  type EditionOrder,
} from '../../../src/content/editable/edition-order.ts';
import type { FieldOverride } from '../../../src/content/editable/overrides.ts';

/** Folder of the built site. */
export const SITE = 'dist/site';

/**
 * Draws an edition in a thread of its own, as a server does.
 * @param before folder of another edition
 * @param former folders of the files of further ones
 * @returns its new folder as `edition`, and the folder of its files in it
 */
export async function drawEdition(
  overrides: FieldOverride[],
  before: string | null = null,
  former: readonly string[] = [],
): Promise<DrawnEdition & { edition: string; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'edition-'));
  const order: EditionOrder = { overrides, site: SITE, folder, before, former };
  const drawn = await new Promise<DrawnEdition>((resolve, reject) => {
    const thread = new Worker('./dist/prerender/edition-worker.js', { workerData: order });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
  return { ...drawn, edition: folder, folder: join(folder, EDITION_FILES) };
}
