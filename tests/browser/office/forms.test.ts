/** The forms of marketing, with the words of the contract, and figures that follow at once. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../parts/browser/axe.ts';
import { answerAlert, type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, openSection, signIn, waitForRows } from '../../parts/pages/office.ts';

let harness: Harness;
let page: Page;
beforeAll(async () => {
  harness = await openHarness({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page = harness.phone.page;
  await addAccount(harness.server, 'marketing');
  await signIn(page, harness.at, 'marketing');
});
afterAll(async () => {
  await harness.leave(LINE_CUT);
});

const form = (name: string) => page.getByRole('form', { name });
async function fill(name: string, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form(name).getByLabel(label).fill(value);
}
const row = (text: string) => page.getByRole('row').filter({ hasText: text });

describe('Leads Generated', () => {
  const lead = {
    Name: 'Fatma Salim',
    Place: 'Tanga',
    'Social network': 'Instagram',
    Converted: 'yes, in May',
  };

  it('takes a lead, says so, empties the form, and shows the lead', async () => {
    await openSection(page, 'Leads Generated');
    await fill('Add a lead', lead);
    await form('Add a lead').getByRole('button', { name: 'Add lead' }).click();
    expect(await answerAlert(page, /./)).toBe('Lead added successfully!');
    for (const label of Object.keys(lead)) {
      expect(await form('Add a lead').getByLabel(label).inputValue(), label).toBe('');
    }
    await row('Fatma Salim').waitFor();
    for (const heading of ['Name', 'Date', 'Converted', 'Place', 'Social network']) {
      await page.getByRole('columnheader', { name: heading }).first().waitFor();
    }
    expect(await waitForRows(harness, 'lead', 1)).toMatchObject([
      { name: 'Fatma Salim', converted: 'yes, in May' },
    ]);
  });

  it('names the fields that are missing', async () => {
    await fill('Add a lead', { Name: 'Only a name' });
    await form('Add a lead').getByRole('button', { name: 'Add lead' }).click();
    await page.getByText('Place is required.').waitFor();
    await page.getByText('3 fields need a correction.').waitFor();
    expect(await form('Add a lead').getByLabel('Name').inputValue()).toBe('Only a name');
  });

  it('keeps a lead that is added without a signal, and sends it once', async () => {
    await harness.line.set('down');
    await fill('Add a lead', { ...lead, Name: 'Juma at the camp' });
    await form('Add a lead').getByRole('button', { name: 'Add lead' }).click();
    expect(await answerAlert(page, /./)).toMatch(/^Saved on this device\./);
    await row('Juma at the camp').waitFor();
    await harness.line.set('up');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await waitForRows(harness, 'lead', 2);
  });

  it('is counted on the dashboard', async () => {
    await openSection(page, 'Dashboard');
    const live = page.getByRole('region', { name: 'Live' });
    await live
      .getByText('2 of 2 leads. A lead counts when its field “Converted” begins with yes, true or converted.')
      .waitFor();
    const chart = live.getByRole('figure', { name: 'Where leads come from' });
    expect(await chart.innerText()).toContain('2 in all.');
    await chart.locator('svg .chart-bar').waitFor({ state: 'attached' });
    await chart.getByText('Figures').click();
    expect(await chart.getByRole('row').allInnerTexts()).toEqual(['Social network\tLeads', 'Instagram\t2']);
    await expectAccessible(page, 'dashboard with figures');
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

describe('Campaign Performance', () => {
  const campaign = {
    Name: 'Turtles of Maziwi',
    'Amount invested': '400',
    'Targeted customers': 'Families',
    'Reach (people)': '21000',
    'Engagement (%)': '9.1',
  };
  const submit = () => form('Add a campaign').getByRole('button', { name: 'Submit campaign' }).click();

  it('says in one alert what is empty', async () => {
    await openSection(page, 'Campaign Performance');
    await fill('Add a campaign', { Name: '   ', 'Amount invested': '400', 'Reach (people)': '1' });
    await submit();
    expect(await answerAlert(page, /./)).toBe(
      'name can not be empty!, targetedCustomers can not be empty!, engagement can not be empty!',
    );
    expect(harness.server.rows('campaign')).toEqual([]);
  });

  it('takes a campaign, says so, empties the form, and shows the campaign', async () => {
    await fill('Add a campaign', campaign);
    await submit();
    expect(await answerAlert(page, /./)).toBe('Campaign data submitted successfully!');
    for (const label of Object.keys(campaign)) {
      expect(await form('Add a campaign').getByLabel(label).inputValue(), label).toBe('');
    }
    await row('Turtles of Maziwi').waitFor();
    expect(await row('Turtles of Maziwi').first().innerText()).toMatch(/21,000.*Families.*400/s);
  });

  it('says at the field what is out of bounds', async () => {
    await fill('Add a campaign', { ...campaign, 'Engagement (%)': '101' });
    await submit();
    await page.getByText('Engagement must be a percentage from 0 to 100.').waitFor();
    expect(harness.server.rows('campaign')).toHaveLength(1);
  });
});

it('Feedback is added, and counts', async () => {
  await openSection(page, 'Customer Feedback');
  await fill('Add feedback', {
    Customer: 'Anna Berger',
    Date: '2026-11-10',
    Comment: 'She knew every bird.',
  });
  await form('Add feedback').getByLabel('Rating').selectOption('5');
  await form('Add feedback').getByLabel('Department').selectOption('Logistics');
  await form('Add feedback').getByRole('button', { name: 'Add feedback' }).click();
  expect(await answerAlert(page, /./)).toBe('The feedback has been added.');
  await row('She knew every bird.').waitFor();
  await openSection(page, 'Dashboard');
  await page.getByText('5 of 5').waitFor();
});
