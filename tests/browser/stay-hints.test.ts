/** The stay form says beside a field what looks wrong, and sends it all the same (docs/contract.md#stay-booking). */
import { expect, it } from 'vitest';
import { openVisit } from '../parts/browser.ts';
import { serveFile } from '../parts/file-server.ts';

const at = serveFile();

it('Contacts that nobody can answer and dates in the past have a hint', async () => {
  const visit = await openVisit({ serviceWorkers: 'block' });
  const { page } = visit;
  await page.goto(at('/stay_services'));
  const form = page.getByRole('form', { name: 'Stay booking' });
  const contacts = form.getByLabel('Contacts');
  const doubt = form.getByText('This is neither an e-mail address nor a phone number. You can send it all');
  await contacts.fill('qwerty');
  expect(await doubt.count()).toBe(0);
  await form.getByLabel('Special request').focus();
  await doubt.waitFor();
  for (const known of ['amina@example.com', '+255 700 000 001', 'Amina, 0700 000 001 after six']) {
    await contacts.fill(known);
    await form.getByText('E-mail or phone, so that we can answer').waitFor();
  }
  await form.getByLabel('Check-out').fill('2001-02-03');
  await form.getByText('This date is in the past. You can send it all the same.').waitFor();
  await visit.close();
});
