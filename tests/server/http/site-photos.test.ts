/** Photographs of the operator as they arrive: in parts, once, checked, and never more than a picture (docs/contract.md#photographs). */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSitePhotos, PHOTOS } from '../../../server/site/site-photos.ts';
import type { Log } from '../../../server/start/log.ts';
import { PHOTO_SOURCES } from '../../../src/content/editable/edition-order.ts';
import { endpoints } from '../../../src/contract/protocol/endpoints.ts';
import type { ListedPhoto } from '../../../src/kinds/calls/site-photos.ts';
import type { SitePhotoPart } from '../../../src/kinds/site-photo-part/schema.ts';
import { openTestServer, type TestServer } from '../../parts/server/server.ts';
import { signedIn } from '../../parts/server/staff.ts';
import { makePhotograph, partsOf } from '../../parts/site/photographs.ts';

const log = { info: () => 0, warn: () => 0, error: () => 0 } as unknown as Log;

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  ({ headers } = await signedIn(server, 'management'));
});
afterAll(() => server.close());

const send = (part: SitePhotoPart, id = v7(), who = headers) =>
  server.app.request(endpoints.sitePhotoParts, {
    method: 'POST',
    headers: { ...who, 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify(part),
  });
const listed = async (id: string): Promise<ListedPhoto | undefined> =>
  (await (await server.app.request(endpoints.sitePhotos, { headers })).json()).photos.find(
    (photo: ListedPhoto) => photo.id === id,
  );
const small = (id: string) => server.app.request(`${endpoints.sitePhotos}/${id}`, { headers });
async function upload(bytes: Buffer): Promise<ListedPhoto | undefined> {
  const id = v7();
  for (const part of partsOf(id, bytes)) expect((await send(part)).status).toBe(200);
  await server.photos.checkArrived();
  return listed(id);
}
const stored = async (id: string) => Buffer.from((await server.store.site.readPicture(id)) ?? []);

describe('A photograph in parts', () => {
  it('is whole once all of them are there, in any order, each taken once', async () => {
    const { id, bytes } = await makePhotograph();
    const parts = partsOf(id, bytes);
    expect(parts.length).toBeGreaterThan(2);
    const [first, ...others] = parts as [SitePhotoPart, ...SitePhotoPart[]];
    const key = v7();
    for (let time = 0; time < 2; time += 1) expect((await send(first, key)).status).toBe(200);
    // Another device of the same person with the same part.
    expect((await send(first)).status).toBe(200);
    expect(await listed(id)).toMatchObject({ state: 'arriving', arrived: 1, parts: parts.length, items: [] });
    expect((await small(id)).status).toBe(404);
    for (const part of others.reverse()) expect((await send(part)).status).toBe(200);
    expect(await listed(id)).toMatchObject({ state: 'checking', bytes: bytes.length });
    await server.photos.checkArrived();
    expect(await listed(id)).toMatchObject({
      state: 'ready',
      width: 900,
      height: 700,
      arrived: parts.length,
    });
    const picture = await small(id);
    expect([picture.status, picture.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 640,
    });
    // One that comes again later changes nothing.
    expect((await send(first)).status).toBe(200);
    expect(await listed(id)).toMatchObject({ state: 'ready' });
    expect(server.rows('select count(*) as parts from site_photo_part')).toEqual([{ parts: 0 }]);
  });

  it('is refused where a part is of another one, of another account, or not what it says', async () => {
    const { id, bytes } = await makePhotograph();
    const [first, second] = partsOf(id, bytes) as [SitePhotoPart, SitePhotoPart];
    expect((await send(first)).status).toBe(200);
    const colleague = await signedIn(server, 'management');
    const refusals: [SitePhotoPart, Record<string, string>][] = [
      [{ ...second, hash: 'f'.repeat(64) }, headers],
      [{ ...second, bytes: second.bytes + 1 }, headers],
      [second, colleague.headers],
      [{ ...second, data: 'not base64!' }, headers],
      [{ ...second, data: second.data.slice(4) }, headers],
      [{ ...second, part: 89 }, headers],
      [{ ...second, photo: v7(), parts: 3 }, headers],
    ];
    for (const [part, who] of refusals) {
      const answer = await send(part, v7(), who);
      expect([answer.status, (await answer.json()).message]).toEqual([400, expect.stringMatching(/\.$/)]);
    }
    expect(await listed(id)).toMatchObject({ state: 'arriving', arrived: 1 });
  });

  it('is of nobody who may not edit the site', async () => {
    const { headers: guide } = await signedIn(server, 'logistics');
    const [part] = partsOf(v7(), (await makePhotograph()).bytes) as [SitePhotoPart];
    expect((await send(part, v7(), guide)).status).toBe(403);
    expect((await server.app.request(endpoints.sitePhotos, { headers: guide })).status).toBe(403);
  });
});

describe('The server', () => {
  it('checks what arrived at its next look, where the database was away', async () => {
    const { id, bytes } = await makePhotograph();
    for (const part of partsOf(id, bytes)) await send(part);
    const { store } = server;
    let isAway = true;
    const write: typeof store.write = (work) =>
      isAway ? Promise.reject(new Error('The database is away')) : store.write(work);
    const photos = createSitePhotos({ ...store, write }, server.dataDir, log);
    await expect(photos.checkArrived()).rejects.toThrow('away');
    isAway = false;
    await photos.checkArrived();
    expect(await listed(id)).toMatchObject({ state: 'ready' });
  });

  it('writes the file of a photograph that two drawings want at once', async () => {
    const photo = await upload((await makePhotograph()).bytes);
    const shown = [{ item: 'photo/home', field: 'picture', language: 'en' as const, value: photo?.id }];
    await Promise.all([1, 2, 3].map(() => server.photos.writeSources(shown)));
    const file = join(server.dataDir, PHOTOS, PHOTO_SOURCES, `${photo?.id}.jpg`);
    expect((await readFile(file)).equals(await stored(photo?.id ?? ''))).toBe(true);
  });

  it('makes one small picture at a time, whoever asks for how many: files are read by the same threads', async () => {
    const photo = await upload((await makePhotograph()).bytes);
    let isOver = false;
    const asked = Promise.all(Array.from({ length: 12 }, () => small(photo?.id ?? ''))).finally(
      () => (isOver = true),
    );
    let most = 0;
    while (!isOver) {
      const { queue, process } = sharp.counters();
      most = Math.max(most, queue + process);
      await setImmediate();
    }
    for (const answer of await asked) expect(answer.status).toBe(200);
    // One that is done is counted until the next one has begun.
    expect(most).toBeLessThanOrEqual(2);
  });
});

/** A PNG that says it has so many pixels, in a few bytes. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

describe('What arrives', () => {
  it('is refused in a sentence, unless it is a photograph', async () => {
    const { bytes } = await makePhotograph();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>';
    const gif = await sharp(bytes).gif().toBuffer();
    const icon = await sharp(bytes).resize(20, 20).png().toBuffer();
    const files: [Buffer, RegExp][] = [
      [hugePng(30_000, 30_000), /too many pixels|too large/],
      // A few hundred bytes that take half a gigabyte of memory once they are decoded.
      [hugePng(7_000, 7_000), /too many pixels|too large/],
      [Buffer.from(svg), /JPEG, PNG and WebP/],
      [Buffer.from('<!doctype html><script>alert(1)</script>'), /JPEG, PNG and WebP/],
      [gif, /JPEG, PNG and WebP/],
      [icon, /only 20 × 20/],
      [bytes.subarray(0, bytes.length / 2), /cannot be read/],
    ];
    for (const [file, words] of files) {
      const photo = await upload(file);
      expect([photo?.state, photo?.message]).toEqual(['refused', expect.stringMatching(words)]);
      expect((await small(photo?.id ?? '')).status).toBe(404);
    }
  });

  it('is refused where it is not what its device had', async () => {
    const { id, bytes } = await makePhotograph();
    const other = createHash('sha256').update('another').digest('hex');
    for (const part of partsOf(id, bytes)) await send({ ...part, hash: other });
    await server.photos.checkArrived();
    expect(await listed(id)).toMatchObject({ state: 'refused', message: expect.stringContaining('damaged') });
  });

  it('keeps its picture alone: upright, without a place, without what stands behind it', async () => {
    const { bytes } = await makePhotograph({ width: 1_200, height: 800 });
    const taken = await sharp(bytes)
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '2/1 20/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const photo = await upload(
      Buffer.concat([taken, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]),
    );
    expect(photo).toMatchObject({ state: 'ready', width: 800, height: 1_200 });
    const picture = await stored(photo?.id ?? '');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 1_200 });
    expect((await sharp(picture).metadata()).exif).toBeUndefined();
    expect(picture.includes('script')).toBe(false);
  });

  it('is a JPEG of usual colours, however it was sent', async () => {
    const { bytes } = await makePhotograph();
    const inks = await sharp(bytes).toColourspace('cmyk').jpeg().toBuffer();
    const glass = await sharp(bytes).ensureAlpha(0.5).png().toBuffer();
    const web = await sharp(bytes).webp().toBuffer();
    for (const file of [inks, glass, web]) {
      const photo = await upload(file);
      expect(photo?.state, photo?.message).toBe('ready');
      expect(await sharp(await stored(photo?.id ?? '')).metadata()).toMatchObject({
        format: 'jpeg',
        space: 'srgb',
        channels: 3,
      });
    }
  });
});
