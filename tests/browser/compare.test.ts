/** Packages side by side: chosen by key and finger, kept in the address, readable without a signal. */
import { afterEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../parts/axe.ts';
import { type Camp, LINE_CUT, openCamp } from '../parts/camp.ts';
import { serveFile } from '../parts/file-server.ts';
import { openVisit } from '../parts/visit.ts';

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
      /\$663\.75\s+per person, group of 4\s.*\sfrom \$3,500\s+per person/s,
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
});

describe('Without a signal', () => {
  let camp: Camp;
  afterEach(() => camp.leave(LINE_CUT));

  it('the comparison opens from its address', async () => {
    camp = await openCamp({ saved: true });
    const { page } = camp.phone;
    camp.line.set('down');
    await page.goto(camp.at('/compare?of=zanzibar_mid,zanzibar_bud'));
    await page.getByRole('columnheader', { name: 'Zanzibar Essentials Adventure' }).waitFor();
    expect(await page.getByRole('row', { name: /^Price/ }).innerText()).toContain('$532.50');
  });
});
