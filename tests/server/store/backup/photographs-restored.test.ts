/** Photographs for the site on a server that was put back: they are in the backup, ready to be drawn. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSitePhotos, PHOTOS } from '../../../../server/site/site-photos.ts';
import type { Log } from '../../../../server/start/log.ts';
import { addEdition } from '../../../../server/store/site/site-editions.ts';
import { PHOTO_FILES, PHOTO_SOURCES } from '../../../../src/content/editable/edition-order.ts';
import type { FieldOverride } from '../../../../src/content/editable/overrides.ts';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import type { SitePhotoPart } from '../../../../src/kinds/site-photo-part/schema.ts';
import { openRestorableOffice, type RestorableOffice } from '../../../parts/server/restorable-office.ts';
import { signIn } from '../../../parts/server/staff.ts';
import { makePhotograph, partsOf } from '../../../parts/site/photographs.ts';

const log = { error: (line: unknown) => expect(line).toBeUndefined() } as unknown as Log;

let office: RestorableOffice;
let manager: { id: string; email: string };
beforeEach(async () => {
  office = await openRestorableOffice();
  manager = await office.hire('management');
});
afterEach(() => office.close());

const photos = () => createSitePhotos(office.store(), office.dataDir, log);
async function send(parts: readonly SitePhotoPart[]): Promise<void> {
  const headers = await signIn({ app: office.app() }, manager.email);
  for (const part of parts) {
    const answer = await office.app().request(endpoints.sitePhotoParts, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': v7() },
      body: JSON.stringify(part),
    });
    expect(answer.status).toBe(200);
  }
}
const shows = (photo: string): FieldOverride => ({
  item: 'photo/wildlife-serengeti',
  field: 'picture',
  language: 'en',
  value: photo,
});
async function publish(overrides: readonly FieldOverride[]): Promise<void> {
  const at = new Date().toISOString();
  const edition = { number: 1, release: v7(), at, account_id: manager.id, note: '', undid: null };
  const content = { overrides, changes: [], drafts: [] };
  await office
    .store()
    .write((context) => addEdition(context, { ...edition, ...content, build: '', hash: '' }));
}

it('A photograph of an edition is the same after a restore, although its files are gone', async () => {
  const { id, bytes } = await makePhotograph();
  await send(partsOf(id, bytes));
  await photos().checkArrived();
  await publish([shows(id)]);
  const picture = await office.store().site.readPicture(id);
  expect(picture?.length).toBeGreaterThan(10_000);
  const backup = await office.backUp();
  // What came after the backup is gone, and files are made again.
  const later = v7();
  await send(partsOf(later, bytes));
  await rm(join(office.dataDir, PHOTOS), { recursive: true, force: true });
  await office.restore(backup);
  expect((await office.store().site.readPhotos()).map((photo) => [photo.id, photo.state])).toEqual([
    [id, 'ready'],
  ]);

  expect(Buffer.from((await office.store().site.readPicture(id)) ?? [])).toEqual(Buffer.from(picture ?? []));
  const { overrides } = await office.store().site.readPublished();
  expect(await photos().findReady(overrides)).toEqual({ usable: [shows(id)], refused: [] });
  await photos().writeSources(overrides);
  const file = join(office.dataDir, PHOTOS, PHOTO_SOURCES, `${id}.jpg`);
  expect(existsSync(file) && (await readFile(file))).toEqual(Buffer.from(picture ?? []));
});

it('A photograph of which a part had come goes on where the backup was', async () => {
  const { id, bytes } = await makePhotograph();
  const [first, ...others] = partsOf(id, bytes) as [SitePhotoPart, ...SitePhotoPart[]];
  await send([first]);
  const backup = await office.backUp();
  await send(others);
  await photos().checkArrived();
  await office.restore(backup);
  expect(await photos().findReady([shows(id)])).toMatchObject({
    usable: [],
    refused: [{ message: expect.stringContaining('has not arrived whole yet') }],
  });
  // Devices keep what they sent, and send it again.
  await send([first, ...others]);
  await photos().checkArrived();
  expect(await photos().findReady([shows(id)])).toEqual({ usable: [shows(id)], refused: [] });
});

it('A photograph of an edition that was shown answers where the database is of before it', async () => {
  const [shown, forgotten] = [v7(), v7()].map((id) => `/photos/wildlife-${id}-wide.Xy12-640.avif`) as [
    string,
    string,
  ];
  const pictures = join(office.dataDir, PHOTOS, PHOTO_FILES);
  const edition = join(office.dataDir, 'editions', 'build', 'name');
  await Promise.all([
    mkdir(join(pictures, 'photos'), { recursive: true }),
    mkdir(edition, { recursive: true }),
  ]);
  await Promise.all([shown, forgotten].map((path) => writeFile(join(pictures, path), '')));
  await writeFile(join(edition, 'drawn.json'), JSON.stringify({ photos: [shown] }));
  await writeFile(join(edition, 'shown'), '');
  const stop = photos().start();
  await stop();
  expect([shown, forgotten].map((path) => existsSync(join(pictures, path)))).toEqual([true, false]);
});
