import { expect } from 'vitest';
import { waitForProgram } from '../browser/browser.ts';
import type { Harness } from '../browser/harness.ts';

/** Opens an address of the saved site, and expects the whole page: heading, pictures, styles and policy. */
export async function expectWholePage(harness: Harness, address: string): Promise<void> {
  const { page } = harness.phone;
  const response = await page.goto(harness.at(address));
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await page.locator('main h1').waitFor();
  // Lazy pictures are asked for when they come into view; some are drawn once the program is there.
  await waitForProgram(page);
  const broken = () =>
    page.evaluate(async () => {
      const pictures = [...document.images];
      for (const image of pictures) image.loading = 'eager';
      await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
      return [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length;
    });
  await expect.poll(broken).toBe(0);
  // Its styles are inside it, and its policy allows them.
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(247, 238, 216)',
  );
  const sheets = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.css')).length,
  );
  expect(sheets).toBe(0);
  const canonical = page.locator('link[rel=canonical]');
  if (await canonical.count()) expect(await canonical.getAttribute('href')).toBe(harness.at(address));
}
