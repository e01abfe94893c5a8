/** Desks of marketing, finance, HR and management: what stands there, and what is said without records. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../parts/browser/axe.ts';
import { type Harness, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, openSection, signIn } from '../../parts/pages/office.ts';

let harness: Harness;
let page: Page;
beforeAll(async () => {
  harness = await openHarness({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page = harness.phone.page;
  for (const role of ['operations', 'logistics', 'marketing', 'finance', 'hr', 'management'] as const) {
    await addAccount(harness.server, role);
  }
});
afterAll(async () => {
  // After a sign-out the page asks once more who is there.
  await harness.leave(/status of 401/);
});

/** Label and value, line by line, of the sample figures. */
async function samples(): Promise<string[]> {
  const block = page.getByRole('region', { name: 'Sample figures' });
  await block.waitFor();
  const texts = await block.locator('dl > div').allInnerTexts();
  return texts.map((text) => text.replace(/\s*\n\s*/g, ': '));
}

const leave = async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole('button', { name: /^(Sign out|Logout)$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Login' }).waitFor();
};

/** To the letter (docs/contract.md#sample-figures). */
const figures = {
  operations: [
    'Tours booked: 50',
    'Events completed: 12',
    'Feedback: mostly positive',
    'Popular destinations: Serengeti, Ngorongoro, Zanzibar',
    'Revenue: 15,000 dollars',
  ],
  logistics: [
    'Tourists transported: 150',
    'Satisfaction: 90%',
    'Delivery time: 2 days',
    'Vehicle usage: 75%',
  ],
  marketing: [
    'Leads: 120',
    'Converted: 45',
    'Satisfaction: 85%',
    'Retention: 78%',
    'Reach: 50,000',
    'Engagement: 15%',
  ],
  finance: [
    'Revenue: $50,000',
    'Margin: 35%',
    'Expenses: $15,000',
    'Operating costs: $5,000',
    'Billing: 80% paid and 20% pending',
  ],
  hr: ['Satisfaction: 85%', 'Rating: 4.5/5', 'Staff: 50', 'Turnover: 12%', 'Training: 75% complete'],
} as const;

const sections = {
  operations: [],
  logistics: [],
  marketing: [
    ['Leads Generated', 'No leads yet.'],
    ['Campaign Performance', 'No campaigns yet.'],
    ['Customer Feedback', 'No feedback yet.'],
    ['Page Views', 'The last thirty days'],
  ],
  finance: [
    ['Billing Status', 'Fixed examples, not counted from our records.'],
    ['Expenses & Costs', 'Fixed examples, not counted from our records.'],
    ['Special Financial Page', 'No confirmed request has a price or a payment yet.'],
    ['Payments', 'No payments yet.'],
  ],
  hr: [
    ['Employee Details', 'Fixed examples, not counted from our records.'],
    ['Training & Development', 'First aid far from a hospital'],
  ],
  management: [
    ['Staff Accounts', 'hr@example.com'],
    ['Audit Log', 'with the role'],
    ['Devices', 'What each device told'],
    ['Customers', 'Looks through the records'],
    ['Retention', 'Leave a field empty to keep them for ever.'],
    ['System', 'Open the metrics'],
  ],
} as const;

describe.each(Object.keys(figures) as (keyof typeof figures)[])('The dashboard of %s', (role) => {
  it('has the sample figures to the letter beside what is live, and is accessible', async () => {
    await signIn(page, harness.at, role);
    expect(await samples()).toEqual(figures[role]);
    await page.getByRole('region', { name: 'Live' }).locator('.figure-row').waitFor();
    await expectAccessible(page, `${role} dashboard`);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const [label, text] of sections[role]) {
      await openSection(page, label);
      await page.getByText(text).first().waitFor();
      await expectAccessible(page, label);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    await leave();
  });
});

it('Management has all departments at a glance, and its own sections', async () => {
  await signIn(page, harness.at, 'management');
  for (const name of [
    'Operations',
    'Stay bookings',
    'Logistics',
    'Marketing',
    'Finance',
    'Human Resources',
  ]) {
    await page.getByRole('region', { name, exact: true }).waitFor();
  }
  await expectAccessible(page, 'Overview');
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [label, text] of sections.management) {
    await openSection(page, label);
    await page.getByText(text).first().waitFor();
    await expectAccessible(page, label);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await leave();
});
