/** A view saved on one device, seen on another of the same person, and shared with the department. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../../../src/contract/protocol/endpoints.ts';
import { type Harness, LINE_CUT, openHarness } from '../../../parts/browser/harness.ts';
import {
  addAccount,
  openSection,
  PASSWORD,
  signIn,
  typeIn,
  waitUntilOfficeSaved,
} from '../../../parts/pages/office.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({
    saved: true,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await addAccount(harness.server, 'operations');
  await addAccount(harness.server, 'operations', { email: 'juma@example.com', name: 'Juma' });
  const response = await fetch(`http://127.0.0.1:${harness.server.port}${endpoints.companyPackage}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      fullName: 'Amina Okoye',
      email: 'amina@example.com',
      phone: '+255 700 123 456',
      numberOfAdults: 2,
      travelDate: '2027-06-14',
      Tripname: 'April Family Safari',
    }),
  });
  expect(response.status).toBe(200);
});
afterEach(async () => {
  await harness.leave(LINE_CUT);
});

it('is saved without a signal, comes to the second device, and is seen by the department while it is shared', async () => {
  const { page } = harness.phone;
  await signIn(page, harness.at, 'operations');
  await openSection(page, 'Package Bookings');
  await page.getByText('Amina Okoye').first().waitFor();
  await waitUntilOfficeSaved(page);

  await harness.signal('down');
  await page.getByRole('searchbox', { name: 'Search Package bookings' }).fill('amina');
  await page.getByRole('columnheader', { name: 'Package' }).getByRole('button').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name of the view').fill('Amina');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const own = page.getByRole('button', { name: 'Amina', exact: true });
  await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true');
  const widthOn = async (device: Page) =>
    Math.round((await device.getByRole('columnheader', { name: 'Package' }).boundingBox())?.width ?? 0);
  const width = await widthOn(page);
  await page.reload();
  await own.waitFor();
  // The screen as it was left comes first, and the view's widths with its rows.
  await expect.poll(() => widthOn(page)).toBe(width);
  await harness.signal('up');
  await expect.poll(() => harness.server.rows('saved_view').length).toBe(1);

  // The same person elsewhere.
  const other = await harness.another();
  await signIn(other.page, harness.at, 'operations');
  await openSection(other.page, 'Package Bookings');
  await other.page.getByRole('button', { name: 'Amina', exact: true }).click();
  expect(await other.page.getByRole('searchbox', { name: 'Search Package bookings' }).inputValue()).toBe(
    'amina',
  );
  await expect.poll(() => widthOn(other.page)).toBe(width);
  const names = await other.page.getByRole('group', { name: 'Views' }).getByRole('button').allInnerTexts();
  expect(names.slice(0, 2)).toEqual(['All', 'To answer']);

  // A colleague sees it once it is shared, may copy it, and sees no more of it when that is withdrawn.
  const colleague = await harness.another();
  const { page: theirs } = colleague;
  await theirs.goto(harness.at('/Management'));
  await typeIn(theirs, 'juma@example.com', PASSWORD);
  await openSection(theirs, 'Package Bookings');
  await theirs.getByText('Amina Okoye').first().waitFor();
  expect(await theirs.getByRole('button', { name: 'Amina', exact: true }).count()).toBe(0);
  await own.click();
  const share = async (label: string) => {
    await page.getByRole('button', { name: 'Rename or share' }).click();
    await page.getByLabel('Who sees it').selectOption({ label });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await share('Operations');
  await theirs.getByRole('button', { name: 'Amina', exact: true }).click();
  expect(await theirs.getByRole('button', { name: /^(Remove view|Rename)/ }).count()).toBe(0);
  await theirs.getByRole('button', { name: 'Copy this view' }).click();
  await theirs.getByLabel('Name of the view').fill('My Amina');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await theirs.getByRole('button', { name: 'My Amina', exact: true }).waitFor();
  await share('Me alone');
  await theirs.getByRole('button', { name: 'Amina', exact: true }).waitFor({ state: 'detached' });
  await theirs.getByRole('button', { name: 'My Amina', exact: true }).waitFor();

  await page.getByRole('button', { name: 'Remove view “Amina”' }).click();
  await own.waitFor({ state: 'detached' });
  await other.page.getByRole('button', { name: 'Amina', exact: true }).waitFor({ state: 'detached' });
  await other.close(LINE_CUT);
  await colleague.close(LINE_CUT);
  expect([...other.errors, ...colleague.errors]).toEqual([]);
});
