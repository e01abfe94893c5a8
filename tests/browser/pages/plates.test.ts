import { describe, expect, it } from 'vitest';
import { expectNoViolationsNow } from '../../parts/browser/axe.ts';
import { openPhone, waitForProgram } from '../../parts/browser/browser.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const at = serveFile();

describe('The plates', () => {
  it('are links as large as they are, with the title inside', async () => {
    const phone = await openPhone({ serviceWorkers: 'block' });
    const { page } = phone;
    await page.goto(at('/wildlife'));
    const title = page.getByRole('heading', { name: 'Serengeti National Park' });
    const poster = page.locator('.plate-art').filter({ has: title }).locator('img');
    await poster.scrollIntoViewIfNeeded();
    const [inner, outer] = [await title.boundingBox(), await poster.boundingBox()];
    if (!inner || !outer) throw new Error('There is no such plate');
    expect(inner.y).toBeGreaterThan(outer.y);
    expect(inner.y + inner.height).toBeLessThan(outer.y + outer.height / 2);
    await page.mouse.click(outer.x + outer.width / 3, outer.y + outer.height * 0.7);
    await page.waitForURL(at('/wildlife/Serengeti'));
    await phone.close();
  });

  it('have an index by number, each with a sheet to print that needs no typeface', async () => {
    const phone = await openPhone({ serviceWorkers: 'block' });
    const { page } = phone;
    await page.goto(at('/places/kendwa-beach'));
    await page.getByRole('link', { name: 'Plate 45' }).click();
    await page.waitForURL(at('/plates#plate-45'));
    const plates = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Print sheet, A3' }) });
    await expect.poll(() => plates.count()).toBe(57);
    const kendwa = plates.nth(44);
    expect(await kendwa.innerText()).toContain('Plate 45');
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      kendwa.getByRole('link', { name: 'Print sheet, A3' }).click(),
    ]);
    expect(sheet.suggestedFilename()).toBe('places-kendwa-beach.svg');
    const svg = await (await fetch(at('/prints/places-kendwa-beach.svg'))).text();
    expect(svg).toContain('width="297mm" height="420mm"');
    expect(svg).not.toContain('<text');
    await phone.close();
  });
});

describe('The passport', () => {
  it('is stamped as soon as the page is there, however soon it is left', async () => {
    const phone = await openPhone({ serviceWorkers: 'block' });
    const { page } = phone;
    await page.goto(at('/Hikes/mount_usambara'));
    await waitForProgram(page);
    await page.goto(at('/plates'));
    await page.getByRole('status').filter({ hasText: '1 of 57 plates are stamped.' }).waitFor();
    await phone.close();
  });

  it('is stamped by looking at a plate, stays on the device, and is cleared only on request', async () => {
    const phone = await openPhone({ serviceWorkers: 'block' });
    const { page } = phone;
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await page.goto(at('/plates'));
    await page.getByRole('status').filter({ hasText: 'No stamps yet.' }).waitFor();
    expect(await page.getByRole('button', { name: 'Clear the passport' }).count()).toBe(0);

    await page.goto(at('/Hikes/mount_usambara'));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('passport'))).toContain('"33":');
    await page.goto(at('/zanzibar_bud'));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('passport'))).toContain('"53":');

    await page.goto(at('/plates'));
    await page.getByRole('status').filter({ hasText: '2 of 57 plates are stamped.' }).waitFor();
    const stamped = page.getByRole('listitem').filter({ hasText: /^Seen|Seen \w/ });
    expect(await stamped.getByRole('heading').allInnerTexts()).toEqual([
      'USAMBARA MOUNTAINS',
      'ZANZIBAR ESSENTIALS ADVENTURE',
    ]);
    expect(sent.join()).not.toMatch(/passport|"33"|"53"/);

    const clear = page.getByRole('button', { name: 'Clear the passport' });
    await clear.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).waitFor();
    await expectNoViolationsNow(page, 'the question before the passport is cleared');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('status').filter({ hasText: '2 of 57' }).waitFor();
    await clear.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await page.getByRole('status').filter({ hasText: 'No stamps yet.' }).waitFor();
    await page.reload();
    await page.getByRole('status').filter({ hasText: 'No stamps yet.' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('passport'))).toBeNull();
    await phone.close();
  });
});
