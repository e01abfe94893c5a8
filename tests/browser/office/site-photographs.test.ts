/** A photograph chosen on a phone without a signal: what is no picture is told, what is one is kept whole. */
import type { Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openVisit } from '../../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import {
  addAccount,
  emailOf,
  PASSWORD,
  signIn,
  typeIn,
  waitUntilOfficeSaved,
} from '../../parts/pages/office.ts';
import { TEST_TIMEOUT, WAIT_TIMEOUT } from '../../parts/timeouts.ts';

const FORM = '/Management?section=site&item=photo%2Fwildlife-serengeti';
/** Pictures are checked, and pages made, while somebody waits. */
const WHILE_PAGES_ARE_MADE = { timeout: 3 * WAIT_TIMEOUT };
const OFF_ORIGIN = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg' };

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ saved: true, viewport: { width: 360, height: 740 } });
  await addAccount(harness.server, 'management');
});
afterAll(() => harness.leave(LINE_CUT));

/** A picture with so much in it that its JPEG is as large as one of a camera. */
async function takePhoto(width: number, height: number): Promise<Sharp> {
  const { data, info } = await sharp({
    create: {
      width: 320,
      height: 240,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#000',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info }).resize(width, height, { fit: 'fill' });
}
const jpeg = async (width: number, height: number) => (await takePhoto(width, height)).jpeg().toBuffer();

/** Parts that wait on the device, as they were saved. */
const waitingParts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ photo: string; part: number; parts: number; data: string }[]>((resolve, reject) => {
        const opening = indexedDB.open('savanna-and-coast');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('entries').objectStore('entries').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.filter(({ kind }) => kind === 'sitePhotoPart').map(({ payload }) => payload));
          };
        };
      }),
  );

it(
  'is refused with what to do, unless it is a picture that this browser opens',
  async () => {
    const { page } = harness.phone;
    await signIn(page, harness.at, 'management');
    await page.goto(harness.at(FORM));
    const input = page.getByLabel('Choose a photograph');
    await input.waitFor();
    await waitUntilOfficeSaved(page);
    const heic = Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), Buffer.alloc(4_000)]);
    const large = await sharp({ create: { width: 10_000, height: 8_000, channels: 3, background: '#7fa' } })
      .jpeg()
      .toBuffer();
    const cut = (await jpeg(1_200, 900)).subarray(0, 300);
    for (const [bytes, words] of [
      [Buffer.from('These are not the bytes of a photograph.'), /This file is not a photograph/],
      [Buffer.alloc(0), /This file is empty/],
      [await jpeg(1, 1), /only 1 × 1 pixels/],
      [large, /too large for a phone to open \(10,000 × 8,000 pixels\)/],
      [heic, /cannot open pictures in HEIC/],
      [cut, /cannot be opened: the file may be damaged/],
    ] as const) {
      await input.setInputFiles({ ...OFF_ORIGIN, buffer: bytes });
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
    }
    expect(await page.getByText('No photograph.').count()).toBe(1);
  },
  2 * TEST_TIMEOUT,
);

it(
  'is made upright and smaller, and waits whole with its draft when the phone is switched off',
  async () => {
    const { page } = harness.phone;
    await harness.signal('down');
    // Taken on its side, as phones do: the camera notes how it is to be turned.
    const upright = await (await takePhoto(4_000, 3_000)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await page.getByLabel('Choose a photograph').setInputFiles({ ...OFF_ORIGIN, buffer: upright });
    await page.getByText('Not saved yet.').waitFor();
    const picture = page.getByRole('img', { name: 'The photograph' });
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
      .toEqual([1_920, 2_560]);
    const marker = page.getByRole('slider');
    for (const key of ['Shift+ArrowRight', 'ArrowRight', 'ArrowRight', 'Shift+ArrowUp'])
      await marker.press(key);
    expect(await marker.getAttribute('aria-valuetext')).toBe(
      '62 percent from the left, 40 percent from the top',
    );
    await page.getByLabel('Description of the picture, English').fill('Two lionesses on a rock.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Save as drafts' }).press('Enter');
    await page.getByText('Safe on this device.').waitFor();
    const parts = await waitingParts(page);
    expect(parts).toHaveLength(parts[0]?.parts ?? 0);
    const bytes = Buffer.from(parts.map(({ data }) => data).join(''), 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_920, height: 2_560 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();

    await page.goto(harness.at('/Management?section=waiting'));
    await page.locator('strong').getByText('Photograph for Serengeti National Park').waitFor();
    await page.getByText(`${parts.length} of ${parts.length} parts`).waitFor();
    await harness.restart('kill');
    const again = harness.phone.page;
    await harness.signal('down');
    await again.goto(harness.at(FORM));
    await again.getByText('Safe on this device.').waitFor();
    await again.getByRole('img', { name: 'The photograph' }).waitFor();
    expect(await waitingParts(again)).toEqual(parts);
  },
  2 * TEST_TIMEOUT,
);

it(
  'arrives once with a signal, is published, and is what a visitor sees',
  async () => {
    const { page, context } = harness.phone;
    // A browser that is ended may lose its session, and always does here.
    await context.clearCookies();
    await harness.signal('up');
    await page.goto(harness.at(FORM));
    await page.getByText('Your session has ended.').first().waitFor();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await typeIn(page, emailOf('management'), PASSWORD);
    await page.getByText('Ready: 1,920 × 2,560 pixels.').waitFor(WHILE_PAGES_ARE_MADE);
    expect(harness.server.rows('site_photo')).toHaveLength(1);

    // With a signal the form that it was chosen in tells how far it is.
    await page
      .getByLabel('Choose another photograph')
      .setInputFiles({ ...OFF_ORIGIN, buffer: await jpeg(1_600, 1_200) });
    await page.getByText('Not saved yet.').waitFor();
    // Its camera did not know which side is up.
    const turn = page.getByRole('button', { name: 'Turn it to the right' });
    const sides = () =>
      page
        .getByRole('img', { name: 'The photograph' })
        .evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
    await expect.poll(sides).toEqual([1_600, 1_200]);
    await turn.press('Enter');
    await expect.poll(sides).toEqual([1_200, 1_600]);
    await page.getByRole('button', { name: 'Save as drafts' }).press('Enter');
    await page.getByText('Ready: 1,200 × 1,600 pixels.').waitFor(WHILE_PAGES_ARE_MADE);
    await page.goto(harness.at('/Management?section=site&view=publish'));
    await page.getByRole('button', { name: 'Publish now' }).press('Enter');
    await page.getByText('Published as edition 1.').waitFor(WHILE_PAGES_ARE_MADE);
    const visitor = await openVisit({ serviceWorkers: 'block', javaScriptEnabled: false });
    await visitor.page.goto(`http://127.0.0.1:${harness.server.port}/wildlife/Serengeti`);
    const picture = visitor.page.getByRole('img', { name: 'Two lionesses on a rock.' }).first();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth > 300, img.currentSrc]))
      .toEqual([true, expect.stringMatching(/\/photos\/wildlife-serengeti-.*\.avif$/)]);
    await visitor.close();
  },
  2 * TEST_TIMEOUT,
);
