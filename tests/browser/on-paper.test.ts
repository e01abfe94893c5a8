/** What the home page is on paper: its form has lines to write on, and says where to send them. */
import { afterAll, expect, it } from 'vitest';
import { openVisit, type Visit } from '../parts/browser.ts';
import { serveFile } from '../parts/file-server.ts';
import { readPdf } from '../parts/pdf-text.ts';

const at = serveFile();
let visit: Visit | undefined;
afterAll(() => visit?.close());

it('The booking of the home page is filled in by hand', async () => {
  visit = await openVisit({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const { page } = visit;
  await page.goto(at('/'));
  await page.waitForLoadState('networkidle');
  const sheets = readPdf(await page.pdf({ format: 'A4' })).map(({ text }) => text.replaceAll('\n', ' '));
  const sheet = sheets.find((text) => text.includes('WHAT TO TELL US')) ?? '';
  expect(sheet).toMatch(/CUSTOMIZE YOUR BOOKING.*A budget per person per day.*Name.*E-mail or phone/s);
  expect(sheet).toContain('bookings@example.com');
  await page.emulateMedia({ media: 'print' });
  const form = page.getByRole('region', { name: 'Customize Your Booking' });
  const lines = await form.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const { borderBottomStyle, height } = getComputedStyle(item, '::after');
      return borderBottomStyle === 'solid' && Number.parseFloat(height) > 20;
    }),
  );
  expect(lines).toEqual(Array(7).fill(true));
  // Nothing on the sheet that a hand cannot press.
  expect(await form.getByRole('button').count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  expect(await form.getByText('What to tell us').isVisible()).toBe(false);
});
