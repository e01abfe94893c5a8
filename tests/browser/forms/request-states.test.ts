import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { addAccount, openSection, signIn, waitUntilOfficeSaved } from '../../parts/pages/office.ts';
import { rowOf, stateOf, submitTripPlan, showView as view } from '../../parts/pages/trip-plans.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({
    saved: true,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await addAccount(harness.server, 'operations', { name: 'Amina' });
  await ask('Juma Komba');
  await ask('Zoë Müller');
  await signIn(harness.phone.page, harness.at, 'operations');
  await openSection(harness.phone.page, 'Trip Plans');
});
afterAll(() => harness.leave(LINE_CUT));

const ask = (name: string) => submitTripPlan(harness.server, name);

const states = () =>
  harness.server
    .rows('record')
    .map(({ state, lost_reason }) => [state, lost_reason])
    .sort();

describe('A request', () => {
  it('waits to be answered, says how long, and leaves that view with its answer', async () => {
    const { page } = harness.phone;
    await view(page, 'To answer');
    await rowOf(page, 'Juma Komba').getByText('under an hour').waitFor();
    await stateOf(page, 'Juma Komba').selectOption('Answered');
    await rowOf(page, 'Juma Komba').waitFor({ state: 'hidden' });
    await expect.poll(states).toEqual([
      ['answered', null],
      ['new', null],
    ]);
    await view(page, 'Waiting for the guest');
    await rowOf(page, 'Juma Komba').waitFor();
  });

  it('is not lost before somebody says why, and the reason stands in its timeline', async () => {
    const { page } = harness.phone;
    await view(page, 'To answer');
    await stateOf(page, 'Zoë Müller').selectOption('Lost');
    const question = page.getByRole('dialog', { name: 'Why was it lost?' });
    await question.getByRole('button', { name: 'Save' }).click();
    await question.getByText('Please say why it was lost.').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => stateOf(page, 'Zoë Müller').inputValue()).toBe('New');
    await stateOf(page, 'Zoë Müller').selectOption('Lost');
    await question.getByLabel('Reason').fill('Too expensive');
    await page.keyboard.press('Enter');
    await expect.poll(states).toEqual([
      ['answered', null],
      ['lost', 'Too expensive'],
    ]);
    await view(page, 'Lost');
    await rowOf(page, 'Zoë Müller').getByText('Too expensive').waitFor();
    await rowOf(page, 'Zoë Müller').getByRole('rowheader').click();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await timeline.getByText('State: Lost').waitFor();
    expect(await timeline.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^State: Lost\s+Too expensive\s+Change back to New\s+, state\s+Amina, /),
      expect.stringMatching(/^Received/),
      expect.stringMatching(/^Sent\s+The traveller, /),
    ]);
    await page.keyboard.press('Escape');
  });

  it('leads to the next and the previous one by key, and by press where it has left the view', async () => {
    const { page } = harness.phone;
    await view(page, 'All');
    await rowOf(page, 'Zoë Müller').getByRole('rowheader').click();
    const opened = (name: string) => page.getByRole('dialog', { name });
    await opened('Zoë Müller').waitFor();
    await page.keyboard.press('ArrowRight');
    await opened('Juma Komba').waitFor();
    await page.keyboard.press('ArrowLeft');
    await opened('Zoë Müller').waitFor();
    const viewport = page.viewportSize()?.height ?? 0;
    for (const label of ['State', 'Owner', 'Add a note']) {
      const box = await opened('Zoë Müller').getByLabel(label, { exact: true }).boundingBox();
      expect(box && box.y + box.height).toBeLessThan(viewport);
    }
    await page.keyboard.press('Escape');
  });

  it('is taken back on a train without a signal, and the office has it once there is one', async () => {
    const { page } = harness.phone;
    await waitUntilOfficeSaved(page);
    await harness.signal('down');
    await page.reload();
    await view(page, 'All');
    await stateOf(page, 'Zoë Müller').selectOption('Quoted');
    await stateOf(page, 'Zoë Müller').selectOption('Confirmed');
    await stateOf(page, 'Juma Komba').selectOption('Quoted');
    await view(page, 'Confirmed');
    await rowOf(page, 'Zoë Müller').waitFor();
    await openSection(page, 'Dashboard');
    await page.getByText('Nobody waits.').waitFor();
    expect(states()).toEqual([
      ['answered', null],
      ['lost', 'Too expensive'],
    ]);
    await harness.signal('up');
    await expect.poll(states).toEqual([
      ['confirmed', null],
      ['quoted', null],
    ]);
    await openSection(page, 'Trip Plans');
  });

  it('that a colleague set otherwise meanwhile shows both, with who and when, and the other field stands', async () => {
    const { page } = harness.phone;
    const other = await harness.another({ ownLine: true });
    await signIn(other.page, harness.at, 'operations');
    await openSection(other.page, 'Trip Plans');
    await stateOf(other.page, 'Juma Komba').waitFor();
    await harness.signal('down');
    await stateOf(page, 'Juma Komba').selectOption('Confirmed');
    await rowOf(page, 'Juma Komba').getByRole('rowheader').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Assign to me' }).click();
    await page.keyboard.press('Escape');
    await stateOf(other.page, 'Juma Komba').selectOption('Done');
    await expect.poll(states).toContainEqual(['done', null]);
    await other.close(LINE_CUT);
    await harness.signal('up');
    await rowOf(page, 'Juma Komba').getByText('needs attention').waitFor();
    await expect
      .poll(() => harness.server.rows('record').filter(({ owner_id }) => owner_id !== null).length)
      .toBe(1);
    await rowOf(page, 'Juma Komba').getByRole('rowheader').click();
    const versions = page.getByRole('region', { name: 'Two versions' });
    expect(await versions.getByRole('row').nth(1).innerText()).toMatch(
      /^State\s+Confirmed\s+You, .+\s+Done\s+Amina, /,
    );
    await versions.getByRole('button', { name: 'Take theirs' }).click();
    await versions.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    expect(await stateOf(page, 'Juma Komba').inputValue()).toBe('Done');
  });
});
