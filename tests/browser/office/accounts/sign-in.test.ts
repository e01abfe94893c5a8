import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { landingPage, type Role, roles } from '../../../../src/contract/accounts/roles.ts';
import { delayRequests } from '../../../parts/browser/delays.ts';
import { type Harness, LINE_CUT, openHarness } from '../../../parts/browser/harness.ts';
import { addAccount, emailOf, openSection, PASSWORD, signIn, typeIn } from '../../../parts/pages/office.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ viewport: { width: 1280, height: 900 } });
  for (const role of roles) await addAccount(harness.server, role);
});
afterAll(async () => {
  // Answers with 401 are what some of these tests are about.
  await harness.leave(LINE_CUT);
});

const sidebars: Record<Role, readonly string[]> = {
  operations: [
    'Dashboard',
    'Tour Bookings',
    'Package Bookings',
    'Trip Plans',
    'Flight Requests',
    'Event Requests',
    'Inbox',
    'Calendar',
    'Logout',
  ],
  logistics: [
    'Dashboard',
    'Souvenirs Transported',
    'People Transported',
    'Customer Feedback',
    'Manifest',
    'My Day',
    'Calendar',
    'Vehicles & Guides',
    'Logout',
  ],
  marketing: [
    'Dashboard',
    'Leads Generated',
    'Campaign Performance',
    'Customer Feedback',
    'Page Views',
    'Logout',
  ],
  finance: ['Dashboard', 'Billing Status', 'Expenses & Costs', 'Special Financial Page', 'Payments'],
  hr: ['Dashboard', 'Employee Details', 'Training & Development'],
  bookings: [],
  management: [],
};

describe('Signed out', () => {
  it.each([
    '/Operation_department',
    '/Logistics_department?section=manifest',
    '/Marketing_department',
    '/Financial_department',
    '/HR_department',
    '/stay_bookings',
  ])('%s leads to the sign-in', async (address) => {
    const { page } = harness.phone;
    await page.goto(harness.at(address));
    await page.waitForURL(harness.at('/Management'));
    await page.getByRole('button', { name: 'Login' }).waitFor();
  });

  it('says what is wrong in the words of the contract, and lets the person try again', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/Management'));
    await typeIn(page, emailOf('hr'), 'not the password');
    await page.getByText('Invalid username or password').waitFor();
    await typeIn(page, 'nobody@example.com', PASSWORD);
    await page.getByText('Invalid username or password').waitFor();
    expect(await page.getByLabel('E-mail or user name').getAttribute('autocomplete')).toBe('username');
    expect(await page.getByLabel('Password').getAttribute('autocomplete')).toBe('current-password');
  });

  it('reads Logging in... while it waits, and says the error when nobody answers', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/Management'));
    const release = await delayRequests(page, '**/userslogin', (route) => route.abort());
    await typeIn(page, emailOf('hr'), PASSWORD);
    await page.getByRole('button', { name: 'Logging in...' }).waitFor();
    release();
    const said = page.getByText('An error occurred. Please try again.');
    await said.waitFor();
    expect((await said.innerText()).length).toBeGreaterThan('An error occurred. Please try again. '.length);
    await page.unroute('**/userslogin');
  });
});

describe.each(roles)('As %s', (role) => {
  it('lands on the own page, with exactly its sidebar, and leaves nothing when signing out', async () => {
    const { page } = harness.phone;
    await signIn(page, harness.at, role);
    expect(new URL(page.url()).pathname).toBe(landingPage(role));
    expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBe('true');
    const expected = sidebars[role];
    if (expected.length > 0) {
      const entries = page.locator('.office-sidebar li');
      await entries.first().waitFor();
      expect(await entries.allInnerTexts()).toEqual(expected);
    }
    const passport = '{"1":"2026-11-22"}';
    await page.evaluate((stamps) => localStorage.setItem('passport', stamps), passport);
    const leave = page.getByRole('button', { name: /^(Sign out|Logout)$/ }).first();
    await leave.click();
    await page.getByRole('button', { name: 'Login' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/Management');
    expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBe(null);
    // The plates that were seen are the person's, not the office's.
    expect(await page.evaluate(() => localStorage.getItem('passport'))).toBe(passport);
  });
});

it('A one-time password is changed before anything else', async () => {
  const { page } = harness.phone;
  await addAccount(harness.server, 'finance', { email: 'new@example.com', oneTime: true });
  await page.goto(harness.at('/Management'));
  await typeIn(page, 'new@example.com', PASSWORD);
  await page.getByRole('heading', { level: 1, name: 'New password' }).waitFor();
  await page.getByLabel('One-time password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByLabel('New password again').fill('other');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('New password must have at least 12 characters.').waitFor();
  await page.getByText('This is not the same password.').waitFor();
  await page.getByLabel('New password', { exact: true }).fill('a better sentence');
  await page.getByLabel('New password again').fill('a better sentence');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL(harness.at('/Financial_department'));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Login' }).waitFor();
});

it('A section that is opened at once stays open when the sign-in and the sign-out before it end late', async () => {
  const { page } = harness.phone;
  await signIn(page, harness.at, 'operations');
  // Deleting the records of the account before takes its time on a busy phone, and so does the last call.
  await page.evaluate(() => {
    const { storageBuckets } = navigator as unknown as {
      storageBuckets: { delete: (name: string) => Promise<void> };
    };
    const remove = storageBuckets.delete.bind(storageBuckets);
    Object.assign(storageBuckets, {
      delete: async (name: string) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        await remove(name);
        document.documentElement.toggleAttribute('data-deleted', true);
      },
    });
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await typeIn(page, emailOf('finance'), PASSWORD);
  await openSection(page, 'Expenses & Costs');
  await page.locator('html[data-deleted]').waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await page.getByRole('heading', { level: 1, name: 'Expenses & Costs' }).waitFor();
  expect(new URL(page.url()).search).toBe('?section=expenses-costs');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Login' }).waitFor();
});

it('Sections stand in the address: a deep link opens one, back leads to the one before', async () => {
  const { page } = harness.phone;
  await signIn(page, harness.at, 'operations');
  await page.goto(harness.at('/Operation_department?section=trip-plans'));
  await page.getByRole('heading', { level: 1, name: 'Trip Plans' }).waitFor();
  await page.getByRole('link', { name: 'Flight Requests' }).click();
  await page.getByRole('heading', { level: 1, name: 'Flight Requests' }).waitFor();
  expect(page.url()).toContain('?section=flight-requests');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Trip Plans' }).waitFor();
  await page.goto(harness.at('/Logistics_department'));
  await page.getByText('Your account works in Operations and cannot open Logistics.').waitFor();
});
