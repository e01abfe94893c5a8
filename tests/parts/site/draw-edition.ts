import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DeltaOrder } from '../../../src/content/editable/delta-order.ts';
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
 * @returns its new folder as `edition`, and the folder of its files in it
 */
export async function drawEdition(
  overrides: FieldOverride[],
  before: string | null = null,
): Promise<DrawnEdition & { edition: string; folder: string }> {
  const edition = await mkdtemp(join(tmpdir(), 'edition-'));
  const thread = new Worker('./dist/prerender/edition-worker.js', { workerData: { site: SITE } });
  const order: EditionOrder = { overrides, site: SITE, folder: edition, before, photos: '' };
  thread.postMessage(order);
  const drawn = await answerOf<DrawnEdition>(thread);
  return { ...drawn, edition, folder: join(edition, EDITION_FILES) };
}

/**
 * Makes the deltas to the packs of an edition, and puts them and their list among its files.
 * @param folder of its files
 * @param former folders of the files of those before, the newest first
 */
export async function addDeltas(folder: string, former: readonly string[]): Promise<void> {
  const made = await mkdtemp(join(tmpdir(), 'deltas-'));
  const order: DeltaOrder = { shown: [folder, SITE], former: [...former, SITE], folder: made };
  await answerOf(new Worker('./dist/prerender/delta-worker.js', { workerData: order }));
  await cp(made, folder, { recursive: true });
  await rm(made, { recursive: true });
}

const answerOf = <Answer>(thread: Worker) =>
  new Promise<Answer>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
