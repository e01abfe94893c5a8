/** Packages side by side: chosen by key and finger, kept in the address, readable without a signal. */
import { afterEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../parts/browser/axe.ts';
import { openVisit } from '../../parts/browser/browser.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const at = serveFile();

describe('Packages side by side', () => {
  it('are chosen in the page, and the address brings the same choice to somebody else', async () => {
    const visit = await openVisit({ serviceWorkers: 'block' });
    const { page } = visit;
    await page.goto(at('/Alltrips'));
    await page.getByRole('link', { name: 'Put them side by side' }).click();
    await page.getByRole('heading', { level: 1, name: 'Side by side' }).waitFor();
    expect(await page.getByText('Choose at least two packages.').isVisible()).toBe(true);
    await page.getByLabel('First package').selectOption('Zanzibar Paradise Retreat');
    await page.getByLabel('Second package').selectOption('Luxury Safari and Zanzibar Vacation');
    await page.getByRole('columnheader', { name: 'Luxury Safari and Zanzibar Vacation' }).waitFor();
    expect(await page.getByText('Choose at least two packages.').isVisible()).toBe(false);

    const other = await visit.context.newPage();
    await other.goto(page.url());
    const row = (name: string) => other.getByRole('row', { name: new RegExp(`^${name}`) });
    await row('Price').waitFor();
    expect(await row('Price').innerText()).toMatch(
      /\$663\.75\s+a person, in a group of four\s.*\sfrom \$3,500\s+a person/s,
    );
    expect(await row('Days').innerText()).toMatch(/6\s+10/);
    expect(await row('Nights').innerText()).toContain('3 nights: Beach hotel at Kiwengwa');
    expect(await row('Included').innerText()).toContain('Private transfers');
    expect(await row('The year').getByRole('img').count()).toBe(2);
    const map = other.getByRole('img', { name: /Zanzibar Paradise Retreat: .*Stone Town.*Luxury Safari/ });
    expect(await map.isVisible()).toBe(true);
    await other.getByRole('link', { name: 'Book Now: Zanzibar Paradise Retreat' }).click();
    await other.getByRole('heading', { level: 1, name: /Zanzibar Paradise Retreat/ }).waitFor();
    await visit.close();
  });

  it('are offered in pairs before anything is chosen, without an empty half of a screen', async () => {
    const visit = await openVisit({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    const { page } = visit;
    await page.goto(at('/compare'));
    const pairs = page.getByRole('region', { name: /two that people waver between/ });
    await pairs.waitFor();
    await expectAccessible(page, 'pairs');
    expect(await pairs.textContent()).toContain(
      'Zanzibar Essentials Adventure, from $532.50 a person, for two; $700 for one',
    );
    const [end, foot] = [await pairs.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
    expect((foot?.y ?? 0) - ((end?.y ?? 0) + (end?.height ?? 0))).toBeLessThan(400);
    await pairs.getByRole('link', { name: 'Zanzibar for less, or for a treat?' }).click();
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(2);
    expect(await page.getByLabel('Second package').inputValue()).toBe('zanzibar_luxury');
    expect(await pairs.count()).toBe(0);
    await page.goBack();
    await pairs.waitFor();
    await visit.close();
  });

  it('begin with the package that one comes from, and take a third', async () => {
    const visit = await openVisit({ serviceWorkers: 'block' });
    const { page } = visit;
    await page.goto(at('/familytrip_safari+beach'));
    await page.getByRole('link', { name: 'Compare it with another package' }).click();
    await expect.poll(() => page.getByLabel('First package').inputValue()).toBe('familytrip_safari+beach');
    await page.getByLabel('Second package').selectOption('April Family Safari');
    await page.getByLabel('Third package').selectOption('Zanzibar Family Escape');
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(3);
    await expectAccessible(page, 'three packages');
    await page.getByLabel('Second package').selectOption('none');
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(2);
    await visit.close();
  });

  it('change places when one is chosen that stands in another column', async () => {
    const visit = await openVisit({ serviceWorkers: 'block' });
    const { page } = visit;
    await page.goto(at('/compare?of=zanzibar_mid,zanzibar_bud,zanzibar_luxury'));
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(3);
    await page.getByLabel('First package').selectOption('Zanzibar Essentials Adventure');
    await page.waitForURL(at('/compare?of=zanzibar_bud%2Czanzibar_mid%2Czanzibar_luxury'));
    expect(await page.getByRole('columnheader').count()).toBe(3);
    await visit.close();
  });

  it('tell where cards have other figures, as the page of the package does', async () => {
    const visit = await openVisit({ serviceWorkers: 'block' });
    const { page } = visit;
    await page.goto(at('/luxury_travel'));
    const said = await page.locator('header .elsewhere').innerText();
    await page.goto(at('/compare?of=luxury_travel,zanzibar_bud'));
    const price = page.getByRole('row', { name: /^Price/ });
    await price.waitFor();
    expect(await price.innerText()).toContain(said);
    expect((await price.innerText()).match(/Ask us which applies/g)).toHaveLength(1);
    await visit.close();
  });

  it('have the colour of their routes', async () => {
    const visit = await openVisit({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    const { page } = visit;
    await page.goto(at('/compare?of=zanzibar_mid,mid_budget,zanzibar_luxury'));
    const price = page.getByRole('row', { name: /^Price/ }).locator('strong');
    await price.first().waitFor();
    const columns = await price.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    const lines = await page
      .locator('.routes-map .map g > .leg:first-child')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).stroke));
    expect(columns).toEqual(lines);
    expect(new Set(columns).size).toBe(3);
    await visit.close();
  });

  it('can be read on a phone, all three, with their names over them', async () => {
    const visit = await openVisit({ serviceWorkers: 'block' });
    const { page } = visit;
    await page.goto(at('/compare?of=zanzibar_mid,mid_budget,zanzibar_luxury'));
    const cells = page.getByRole('row', { name: /^Included/ }).getByRole('cell');
    await cells.first().waitFor();
    for (const cell of await cells.all()) {
      expect((await cell.boundingBox())?.width).toBeGreaterThanOrEqual(9 * 16);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await cells.first().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
    const bar = await page.locator('.site-header').boundingBox();
    const names = page.locator('.compare-names');
    expect((await names.boundingBox())?.y).toBe(bar?.height);
    // Arrow keys bring the third column, and its name with it.
    await page.getByRole('region', { name: 'Packages beside each other' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const lefts = async () => [
      (await cells.nth(2).boundingBox())?.x,
      (await names.locator('li').nth(2).boundingBox())?.x,
    ];
    await expect.poll(async () => (await lefts())[0]).toBeLessThan(360 - 9 * 16);
    await expect.poll(async () => new Set(await lefts()).size).toBe(1);
    await visit.close();
  });
});

describe('Without a signal', () => {
  let harness: Harness;
  afterEach(() => harness.leave(LINE_CUT));

  it('the comparison opens from its address', async () => {
    harness = await openHarness({ saved: true });
    const { page } = harness.phone;
    harness.line.set('down');
    await page.goto(harness.at('/compare?of=zanzibar_mid,zanzibar_bud'));
    await page.getByRole('columnheader', { name: 'Zanzibar Essentials Adventure' }).waitFor();
    expect(await page.getByRole('row', { name: /^Price/ }).innerText()).toContain('$532.50');
  });
});
