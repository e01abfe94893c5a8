import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerAlert, type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { waitForDrawing } from '../../parts/browser/wait-for-page.ts';

let harness: Harness;
let page: Page;
beforeEach(async () => {
  // Saving for later is tested elsewhere (see offline, booking and waiting-requests), and takes its time.
  harness = await openHarness({ serviceWorkers: 'block' });
  page = harness.phone.page;
});
afterEach(() => harness.leave());

/** Waits until the program has taken the page over: what is typed before is kept, what is pressed is not. */
async function open(path: string, form: string): Promise<void> {
  await page.goto(harness.at(path));
  await page.locator('#form').scrollIntoViewIfNeeded();
  await page.getByRole('form', { name: form }).waitFor();
  await page.waitForFunction(() => {
    const element = document.querySelector('form.form');
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  });
}

const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole('form').getByLabel(label, { exact: true }).fill(value);
  }
};
const submit = () => page.getByRole('form').getByRole('button', { name: 'Submit' }).click();
const alertText = () => answerAlert(page, /./);
const stamped = () => page.locator('.outcome .stamp strong').innerText();
/** Checks that no second alert comes: it would follow the first in one drawing, after the answer. */
const noAlert = async () => {
  await page.locator('form.form button[type=submit]:enabled:not([aria-busy])').waitFor();
  await waitForDrawing(page);
  expect(await page.locator('dialog[open]').count()).toBe(0);
};

describe('Customize Your Booking', () => {
  const HOME = {
    'Number of days': '8',
    'Number of travelers': '3',
    'Budget per person per day, US dollars': '231.25',
    'Preferred date': '2027-06-14',
    'Full name': 'José Ngũgĩ',
    'E-mail address': 'anna-maria@example.com',
  };
  beforeEach(() => open('/', 'Customize your booking'));

  it('shows the choice at once, and a total only when asked', async () => {
    await fill(HOME);
    await page.getByLabel('Trip type').selectOption('combo');
    const summary = page.getByRole('region', { name: 'Trip Summary' });
    expect(await summary.innerText()).toMatch(/combo.*8.*3.*Press Calculate Cost/s);
    await page.getByRole('button', { name: 'Calculate Cost' }).click();
    expect(await summary.innerText()).toContain('$5,550');
    await fill({
      'Number of days': '365',
      'Number of travelers': '500',
      'Budget per person per day, US dollars': '10000000',
    });
    expect(await summary.innerText()).toContain('$5,550');
    await page.getByRole('button', { name: 'Calculate Cost' }).click();
    expect(await summary.innerText()).toContain('$1,825,000,000,000');
  });

  it('asks a family for its children, and nobody else', async () => {
    expect(await page.getByLabel('Number of children').count()).toBe(0);
    await page.getByLabel('Traveler category').selectOption({ label: 'Family' });
    await fill({ 'Number of children': '2' });
    await page.getByLabel('Traveler category').selectOption({ label: 'Solo' });
    expect(await page.getByLabel('Number of children').count()).toBe(0);
    expect(await page.getByLabel('Traveler category').inputValue()).toBe('group');
    expect((await page.getByLabel('Special requests').boundingBox())?.height).toBe(150);
  });

  it('says everything that is wrong in one alert, and sends nothing', async () => {
    await fill({ 'Full name': '<<>>', 'Number of days': '8' });
    await submit();
    expect(await alertText()).toBe(
      'travelers cannot be empty or invalid. AND budget cannot be empty or invalid. AND preferredDate cannot be empty or invalid. AND name cannot be empty or invalid. AND email cannot be empty or invalid.',
    );
    await noAlert();
    expect(harness.server.rows('submission')).toEqual([]);
    expect(await page.getByLabel('Full name').inputValue()).toBe('<<>>');
    expect(await page.locator('[aria-invalid=true]').count()).toBe(5);
  });

  it('arrives sanitised, with an address that can be answered, and then goes to /', async () => {
    await fill({ ...HOME, 'Special requests': 'A <b>tent</b>; far from it!' });
    await page.getByLabel('Traveler category').selectOption({ label: 'Family' });
    await fill({ 'Number of children': '2' });
    await submit();
    const text = await alertText();
    expect(text).toMatch(
      /^Your booking has been received\. your booking id HB-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]$/,
    );
    expect(text).toContain(await stamped());
    expect(harness.server.rows('home_booking')).toMatchObject([
      {
        days: 8,
        travelers: 3,
        category: 'family',
        budget: 231.25,
        preferred_date: '2027-06-14',
        name: 'José Ngũgĩ',
        email: 'annamaria@example.com',
        reply_to: 'anna-maria@example.com',
        special_requests: 'A btentb far from it',
      },
    ]);
    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

describe('The trip-planning form', () => {
  it('opens a consent dialog whose two buttons only close it', async () => {
    await open('/PlanyourTrip', 'Trip plan');
    for (const button of ['I agree', 'Decline']) {
      await page.getByRole('button', { name: 'Start Booking' }).click();
      await page.getByRole('dialog').getByRole('button', { name: button }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    expect(harness.server.rows('submission')).toEqual([]);
  });

  it('knows which page led to it, starts at 5000 dollars, and sends what is filled in', async () => {
    await page.goto(harness.at('/wildlife/Tarangirenational_park'));
    const link = page.getByRole('link', { name: 'Book Your Tarangire Adventure!' });
    expect(await link.getAttribute('href')).toMatch(/^\/PlanYourTrip\?/);
    await link.click();
    await page.getByRole('form', { name: 'Trip plan' }).waitFor();
    // A link that is pressed before the program has drawn the page opens the form's own document.
    await expect.poll(() => page.getByLabel('Activity').inputValue()).toContain('Tarangire');
    expect(await page.getByLabel('Budget, US dollars').inputValue()).toBe('5000');
    await submit();
    await page.getByText('Number of travelers must be a whole number from 1 to 500.').waitFor();
    await fill({
      'Number of days': '5',
      'Number of travelers': '2',
      'Preferred date': '2027-08-01',
      Name: 'Nuru Al-Farsi',
      'E-mail': 'nuru@example.com',
    });
    await submit();
    expect(await alertText()).toBe('We have received your trip plan and will answer by e-mail.');
    expect(harness.server.rows('trip_plan')).toMatchObject([{ days: 5, travelers: 2, budget: 5000 }]);
  });

  it('takes a month and a number of people, as its page promises', async () => {
    await open('/PlanyourTrip', 'Trip plan');
    await fill({
      'Number of travelers': '2',
      'Budget, US dollars': '',
      'Preferred date': '2027-08-01',
      Name: 'Nuru Al-Farsi',
      'E-mail': 'nuru@example.com',
    });
    await submit();
    expect(await alertText()).toBe('We have received your trip plan and will answer by e-mail.');
    expect(harness.server.rows('trip_plan')).toMatchObject([
      { activity: '', days: null, travelers: 2, budget: null },
    ]);
  });
});

describe('The stay booking form', () => {
  beforeEach(() => open('/stay_services', 'Stay booking'));

  it('with a date missing says so once; what it sends is refused and never queued', async () => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/stay_bookings'));
    await submit();
    expect(await alertText()).toBe('All fields are required');
    expect((await answered).status()).toBe(400);
    await noAlert();
    expect(harness.server.rows('submission')).toEqual([]);
    await page.goto(harness.at('/outbox'));
    await page.getByText('Nothing is waiting on this device.').waitFor();
    harness.phone.forgive(LINE_CUT);
  });

  it('keeps the number of guests when somebody scrolls with the wheel over its field', async () => {
    const guests = page.getByLabel('Number of guests');
    await guests.fill('4');
    await guests.hover();
    const top = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -120);
    await page.waitForFunction((before) => scrollY < before, top);
    expect(await guests.inputValue()).toBe('4');
  });

  it('starts with one guest in a room only, and is received', async () => {
    expect(await page.getByRole('form').getByLabel('Package').inputValue()).toBe('room-only');
    expect(await page.getByLabel('Number of guests').inputValue()).toBe('1');
    await fill({ 'Check-in': '2027-07-01', 'Check-out': '2027-07-04', Contacts: '+255 712 345 678' });
    await submit();
    expect(await alertText()).toBe('Booking successfully submitted!');
    expect(harness.server.rows('stay_booking')).toMatchObject([
      { checkin_date: '2027-07-01', checkout_date: '2027-07-04', number_of_guests: 1, package: 'room-only' },
    ]);
  });
});

describe('The flight assistance form', () => {
  const person = (number: number) => page.getByRole('group', { name: `Traveler ${number}` });
  beforeEach(() => open('/book_flight', 'Flight request'));

  it('says under each field what is wrong', async () => {
    await submit();
    for (const text of ['Full Name is required', 'Email is required', 'Phone Number is required']) {
      await page.getByText(text).waitFor();
    }
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('fullName');
    await fill({ 'Full name': 'Søren', 'E-mail': 'soren', Phone: '12' });
    await page.getByText('Invalid email format').waitFor();
    await page.getByText('Invalid phone number format').waitFor();
  });

  it('grows and shrinks with the number of travelers, and keeps what was typed', async () => {
    await page.getByRole('group', { name: 'Traveler' }).getByLabel('Name as in the passport').fill('Søren');
    await fill({ 'Number of travelers': '3' });
    expect(await page.getByRole('group').count()).toBe(3);
    await person(3).getByLabel('Name as in the passport').fill('Łukasz');
    await fill({ 'Number of travelers': '' });
    expect(await page.getByRole('group').count()).toBe(3);
    await fill({ 'Number of travelers': '2' });
    expect(await page.getByRole('group').count()).toBe(2);
    expect(await person(1).getByLabel('Name as in the passport').inputValue()).toBe('Søren');
    await fill({ 'Number of travelers': '-4' });
    expect(await page.getByRole('group').count()).toBe(1);
  });

  it('tells of its success for five seconds', async () => {
    await page.clock.install();
    await fill({ 'Full name': 'Søren Łukasz', 'E-mail': 'soren@example.com', Phone: '+45 12345678' });
    await submit();
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    await page.clock.runFor(4_900);
    expect(await dialog.isVisible()).toBe(true);
    await page.clock.runFor(200);
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Full name').inputValue()).toBe('');
    expect(await stamped()).toMatch(/^FR-/);
  });
});

describe('The event contact form', () => {
  it('has the package that led to it chosen, and asks for what is required', async () => {
    await page.goto(harness.at('/event_host/Ourpackages'));
    await page.locator('a[href*="contact_us?package=Executive"]').first().click();
    await page.getByRole('form', { name: 'Event request' }).waitFor();
    expect(await page.getByLabel('Event package').inputValue()).toBe('Executive Retreat');
    await submit();
    for (const field of ['Name', 'E-mail', 'Phone', 'Event date']) {
      await page.getByText(`${field} is required.`, { exact: true }).waitFor();
    }
    await fill({
      Name: 'Grace Mollel',
      'E-mail': 'grace@example.com',
      Phone: '0712 345 679',
      'Event date': '2027-11-20',
      'Additional details': '=HYPERLINK("x") ‮ 🎉',
    });
    await submit();
    expect(await alertText()).toBe('We have received your event request and will answer by e-mail or phone.');
    expect(harness.server.rows('event_request')).toMatchObject([
      { name: 'Grace Mollel', package: 'Executive Retreat' },
    ]);
  });
});

describe('A look-up', () => {
  it('tells what was received to whoever knows reference and contact, and the same to everyone else', async () => {
    await open('/event_host/contact_us', 'Event request');
    await fill({
      Name: 'Grace Mollel',
      'E-mail': 'grace@example.com',
      Phone: '0712 345 679',
      'Event date': '2027-11-20',
    });
    await page.getByLabel('Event package').selectOption('Business Boost');
    await submit();
    await alertText();
    const reference = await stamped();
    await page.goto(harness.at(`/lookup?reference=${reference.toLowerCase().replaceAll('-', ' ')}`));
    await page.getByLabel('E-mail or phone').fill('someone@example.com');
    await page.getByRole('button', { name: 'Look it up' }).click();
    await page.getByText('We have no request with this reference').waitFor();
    await page.getByLabel('E-mail or phone').fill('+255 712 345679');
    await page.getByRole('button', { name: 'Look it up' }).click();
    await page.getByRole('heading', { name: 'Event request' }).waitFor();
    expect(await page.locator('.found').innerText()).toContain('Business Boost');
    harness.phone.forgive(LINE_CUT);
  });
});
