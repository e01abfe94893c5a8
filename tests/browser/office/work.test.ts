import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerAlert, type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import { deleteRecords } from '../../parts/pages/delete-stored.ts';
import {
  addAccount,
  openBookingForm,
  openSection,
  signIn,
  waitForRows,
  waitUntilOfficeSaved,
} from '../../parts/pages/office.ts';

let harness: Harness;

async function open(role: 'operations' | 'logistics' | 'bookings', width = 360): Promise<void> {
  harness = await openHarness({ saved: true, viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  await addAccount(harness.server, role);
  await signIn(harness.phone.page, harness.at, role);
}

async function close(): Promise<void> {
  await harness.leave(LINE_CUT);
}

/** A stay booking as a visitor makes it. */
async function bookStay(contacts: string, specialRequest = ''): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${harness.server.port}/stay_bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      checkin: '2027-06-14',
      checkout: '2027-06-16',
      guests: 2,
      package: 'room-only',
      specialRequest,
      Contacts: contacts,
    }),
  });
  expect(response.ok).toBe(true);
}

describe('Operations', () => {
  beforeAll(() => open('operations', 1280));
  afterAll(close);
  beforeEach(() => openSection(harness.phone.page, 'Tour Bookings'));

  it('adds a booking: first told what is empty, then the server’s message, and the form is as at first', async () => {
    const { page } = harness.phone;
    const form = page.getByRole('form', { name: 'Add New Booking' });
    await openBookingForm(page);
    expect(await form.getByLabel('Customer name').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    await page.getByRole('button', { name: 'Add Booking' }).click();
    expect(await answerAlert(page, /./)).toBe(
      'customer Name cannot be empty. AND tour Guide cannot be empty.',
    );
    await form.getByLabel('Customer name').fill(' <Amina> Okoye ');
    await form.getByLabel('Tour guide').fill('Juma');
    await form.getByLabel('Tour status').selectOption('ongoing');
    await form.getByLabel('Payment status').selectOption('Paid');
    await page.getByRole('button', { name: 'Add Booking' }).click();
    expect((await answerAlert(page, /./)).length).toBeGreaterThan(5);
    expect(await form.getByLabel('Customer name').inputValue()).toBe('');
    expect(await form.getByLabel('Tour guide').inputValue()).toBe('');
    expect(await form.getByLabel('Tour status').inputValue()).toBe('pending');
    expect(await form.getByLabel('Payment status').inputValue()).toBe('Pending');
    await page.getByRole('row', { name: /Amina Okoye/ }).waitFor();
  });

  it('changes status, payment and guide in the row, and the server has it', async () => {
    const { page } = harness.phone;
    await page.getByLabel('Tour status of Amina Okoye').selectOption('finished');
    await expect.poll(() => harness.server.rows('tour')[0]?.tour_status).toBe('finished');
    await page.getByLabel('Guide of Amina Okoye').fill('Neema');
    await page.keyboard.press('Enter');
    // The arrow keys go on from its row.
    const focused = await page.evaluate(() => [
      document.activeElement?.tagName,
      document.activeElement?.textContent?.includes('Amina Okoye'),
    ]);
    expect(focused).toEqual(['TR', true]);
    await expect.poll(() => harness.server.rows('tour')[0]?.guide).toBe('Neema');
  });

  it('keeps what is typed in a row while the change before is on its way, and what is typed back', async () => {
    const { page } = harness.phone;
    const guide = page.getByLabel('Guide of Amina Okoye');
    const saved = () => harness.server.rows('tour')[0]?.guide;
    const first = harness.line.hold(/^POST \/api\//);
    await guide.fill('Saidi');
    await page.keyboard.press('Enter');
    await expect.poll(saved).toBe('Saidi');
    await guide.fill('Juma Komba');
    first.release();
    await page.getByText('guide Saidi').waitFor();
    expect(await guide.inputValue()).toBe('Juma Komba');
    await page.keyboard.press('Enter');
    await expect.poll(saved).toBe('Juma Komba');

    await expect.poll(() => guide.inputValue()).toBe('Juma Komba');
    const second = harness.line.hold(/^POST \/api\//);
    await guide.fill('Neema');
    await page.keyboard.press('Enter');
    await expect.poll(saved).toBe('Neema');
    await guide.fill('Juma Komba');
    await page.keyboard.press('Enter');
    second.release();
    await expect.poll(saved).toBe('Juma Komba');
    expect(await guide.inputValue()).toBe('Juma Komba');
  });

  it('shows the sample figures to the letter beside what the records say', async () => {
    const { page } = harness.phone;
    await openSection(page, 'Dashboard');
    const samples = await page.getByRole('region', { name: 'Sample figures' }).innerText();
    for (const figure of ['50', '12', 'mostly positive', '15,000 dollars']) {
      expect(samples).toContain(figure);
    }
  });
});

describe('Stay bookings', () => {
  beforeAll(() => open('bookings'));
  afterAll(close);

  it('says once that they could not be fetched, and shows them when they could', async () => {
    const { page } = harness.phone;
    await page.getByText('No bookings found').waitFor();
    // As on a device that has signed in and read nothing yet.
    await deleteRecords(page);
    harness.line.cutAfter(/^\/api\/changes(\?|$)/, 0, 1_000);
    await page.reload();
    const failure = page.getByText('Failed to fetch bookings. Please try again later.');
    await failure.waitFor();
    expect(await failure.count()).toBe(1);
    harness.phone.forgive(/Error fetching stay bookings: /);
    harness.line.cutAfter(/^\/api\/changes(\?|$)/, 0, 0);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText('No bookings found').waitFor();
    expect(await failure.count()).toBe(0);
  });

  it('says when there are none, shows one that comes in, and None for no special requests', async () => {
    const { page } = harness.phone;
    await page.getByText('No bookings found').waitFor();
    await bookStay('+255700111222');
    // Without a name it is known by its contact.
    await page.getByText('+255700111222').first().waitFor();
    expect(await page.getByText('None', { exact: true }).first().isVisible()).toBe(true);
  });

  it('deletes one after asking', async () => {
    const { page } = harness.phone;
    await page.getByRole('button', { name: /^Delete/ }).click();
    const question = page.getByRole('alertdialog');
    expect(await question.innerText()).toContain('Are you sure you want to delete this booking?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(harness.server.rows('stay_booking')).toHaveLength(1);
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await page.getByText('Booking successfully deleted.').waitFor();
    await page.getByText('No bookings found').waitFor();
    expect(harness.server.rows('stay_booking')).toHaveLength(0);
  });
});

describe('Logistics at a camp', () => {
  beforeAll(() => open('logistics'));
  afterAll(close);

  it('enters people without a signal, keeps what stays the same, and sends each once', async () => {
    const { page } = harness.phone;
    const form = page.getByRole('form', { name: 'Add a person' });
    await openSection(page, 'People Transported');
    await waitUntilOfficeSaved(page);
    await harness.signal('down');
    await page.getByText('No signal').waitFor();
    for (const name of ['Amina Okoye', 'José Álvarez']) {
      await form.getByLabel('Name').fill(name);
      if (name === 'Amina Okoye') {
        await form.getByLabel('Vehicle').fill('T 123 ABC');
        await form.getByLabel('Destination').fill('Serengeti');
        await form.getByLabel('Guide').fill('Juma');
      }
      await page.getByRole('button', { name: 'Add person' }).click();
      await form
        .getByText(/^Saved on this device\. We will send it as soon as you are online\. PT-/)
        .waitFor();
      expect(await form.getByLabel('Name').inputValue()).toBe('');
      expect(await form.getByLabel('Vehicle').inputValue()).toBe('T 123 ABC');
    }
    await page.getByText('2 entered today. 2 not sent.').waitFor();
  });

  it('opens again without a signal, a deep link too, with everything in its table', async () => {
    const { page } = harness.phone;
    await page.goto(harness.at('/Logistics_department?section=manifest'));
    await page.getByRole('heading', { level: 1, name: 'Manifest' }).waitFor();
    await page.getByText('2 people in 1 vehicle', { exact: false }).waitFor();
    await openSection(page, 'People Transported');
    await page.getByText('2 entered today. 2 not sent.').waitFor();
    const form = page.getByRole('form', { name: 'Add a person' });
    expect(await form.getByLabel('Destination').inputValue()).toBe('Serengeti');
  });

  it('says at signing out how much would be lost, and does nothing on Stay', async () => {
    const { page } = harness.phone;
    await page.getByRole('button', { name: 'Sign out' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('2 entries are not sent').waitFor();
    // The button that Enter presses keeps them.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Stay');
    await question.getByRole('button', { name: 'Discard' }).click();
    const gone = question.getByRole('button', { name: 'Throw away and sign out' });
    expect(await gone.isDisabled()).toBe(true);
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.getByText('2 entered today. 2 not sent.').waitFor();
  });

  it('sends all of it once there is a signal', async () => {
    const { page } = harness.phone;
    await harness.signal('up');
    const rows = await waitForRows(harness, 'transported_person', 2);
    expect(rows.map(({ name }) => name).sort()).toEqual(['Amina Okoye', 'José Álvarez']);
    await page.getByText('2 entered today. 0 not sent.').waitFor();
  });

  it('resets the souvenir form and says the words of the contract', async () => {
    const { page } = harness.phone;
    await openSection(page, 'Souvenirs Transported');
    const form = page.getByRole('form', { name: 'Add a souvenir' });
    await page.getByRole('button', { name: 'Add souvenir' }).click();
    await page.getByText('Item is required.').waitFor();
    await form.getByLabel('Item').fill('Carved elephant');
    await form.getByLabel('Customer').fill('Amina Okoye');
    await form.getByLabel('Quantity').fill('2');
    await form.getByLabel('Place of delivery').fill('Arusha');
    await page.getByRole('button', { name: 'Add souvenir' }).click();
    await form.getByText(/^Successfully uploaded souvenir details SV-/).waitFor();
    expect(await form.getByLabel('Item').inputValue()).toBe('');
    expect(await form.getByLabel('Place of delivery').inputValue()).toBe('Arusha');
    const [row] = await waitForRows(harness, 'souvenir', 1);
    expect(row?.delivery_status).toBe('Pending');
  });

  it('leaves nothing of it on the phone after signing out', async () => {
    const { page } = harness.phone;
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Login' }).waitFor();
    const left = await page.evaluate(async () => {
      const [{ name = '' } = {}] = await indexedDB.databases();
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      const texts: string[] = [];
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          reading.onsuccess = resolve;
        });
        texts.push(JSON.stringify(reading.result));
      }
      database.close();
      return texts.join();
    });
    expect(left).not.toMatch(/Amina|Serengeti|Arusha|T 123|logistics/);
  });
});
