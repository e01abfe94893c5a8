/** A list of passengers from another program, with errors and without a signal. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findViolations, prepareForAxe, readHorizontalOverflow } from '../../parts/browser/axe.ts';
import { type Harness, LINE_CUT, openHarness } from '../../parts/browser/harness.ts';
import {
  addAccount,
  openSection,
  signIn,
  waitForRows,
  waitUntilOfficeSaved,
} from '../../parts/pages/office.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({
    saved: true,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  await addAccount(harness.server, 'logistics');
  await signIn(harness.phone.page, harness.at, 'logistics');
  await openSection(harness.phone.page, 'People Transported');
});
afterEach(async () => {
  await harness.leave(LINE_CUT);
});

const LIST = [
  'Name;Transport date;Vehicle;Destination;Guide',
  'José Ngũgĩ;14.06.2027;T 123 ABC;Arusha;Juma',
  'Zuri Müller;14.06.2027;T 123 ABC;Arusha;Juma',
  'Eli Shayo;31.02.2027;T 123 ABC;Arusha;Juma',
  ';14.06.2027;T 123 ABC;Arusha;Juma',
].join('\r\n');

const openImport = async () => {
  const { page } = harness.phone;
  await page.getByRole('button', { name: 'Import a passenger list' }).click();
  return page.getByRole('dialog', { name: 'Import a passenger list' });
};
const fileOf = (content: string | Buffer, name = 'list.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

it('is imported without a signal, without the lines that the person left out, and arrives once', async () => {
  const { page } = harness.phone;
  await waitUntilOfficeSaved(page);
  await harness.signal('down');
  const dialog = await openImport();
  // Windows-1252 has no tilde over a g, so this is what such a program writes.
  const latin = Buffer.from(LIST.replace('Ngũgĩ', 'Ngugi'), 'latin1');
  await dialog.getByLabel('File').setInputFiles(fileOf(latin));
  await dialog.getByText('4 lines, 2 with errors.').waitFor();
  await dialog.getByText('Line 4, Date of transport: “31.02.2027” is no day of the calendar.').waitFor();
  await dialog.getByText('Line 5, Name: Name is required.').waitFor();
  expect(await dialog.getByLabel('Characters').inputValue()).toBe('windows-1252');
  await dialog.getByRole('cell', { name: 'Zuri Müller' }).waitFor();
  await prepareForAxe(page);
  expect(await findViolations(page)).toEqual([]);

  const save = dialog.getByRole('button', { name: 'Import 2 of 4 lines' });
  expect(await save.getAttribute('aria-disabled')).toBe('true');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save the lines with errors as a file' }).click(),
  ]);
  const left = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(left[0]).toBe('\ufeffName;Transport date;Vehicle;Destination;Guide;Errors');
  expect(left[2]).toBe(';14.06.2027;T 123 ABC;Arusha;Juma;"Line 5, Name: Name is required."');
  await dialog.getByLabel('Leave these 2 lines out').check();
  await save.click();
  await dialog.getByText('2 lines are saved on this device.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('2 entered today. 2 not sent.').waitFor();
  expect(harness.server.rows('transported_person')).toEqual([]);

  await harness.signal('up');
  const rows = await waitForRows(harness, 'transported_person', 2);
  expect(rows.map(({ name }) => name).sort()).toEqual(['José Ngugi', 'Zuri Müller']);
  await page.getByText('2 entered today. 0 not sent.').waitFor();

  // The same list once more.
  const again = await openImport();
  await again.getByLabel('File').setInputFiles(fileOf(LIST.replace('Ngũgĩ', 'Ngugi')));
  await again.getByText('2 of these lines are here already, with the same names and dates.').waitFor();
  await again.getByLabel('Leave these 2 lines out').check();
  const more = again.getByRole('button', { name: 'Import 2 of 4 lines' });
  expect(await more.getAttribute('aria-disabled')).toBe('true');
  await again.getByLabel('Import them once more').check();
  await more.click();
  expect(await waitForRows(harness, 'transported_person', 4)).toHaveLength(4);
});

it('that lacks a column has one value for all its lines, and shows it before it is imported', async () => {
  const { page } = harness.phone;
  const dialog = await openImport();
  const short = 'Name;Destination;Guide\r\nZuri Müller;Arusha;Juma\r\nEli Shayo;Moshi;Neema';
  await dialog.getByLabel('File').setInputFiles(fileOf(short));
  await dialog.getByText('2 lines, 2 with errors.').waitFor();
  await dialog.getByLabel('Date of transport of all lines').fill('2027-06-14');
  await dialog.getByLabel('Vehicle of all lines').fill('T 123 ABC');
  await dialog.getByText('2 lines').first().waitFor();
  const shown = dialog.getByRole('row', { name: /Eli Shayo/ });
  expect(await shown.innerText()).toMatch(/2027-06-14.*T 123 ABC|T 123 ABC.*2027-06-14/s);
  await prepareForAxe(page);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Import (all )?2 lines/ }).click();
  const rows = await waitForRows(harness, 'transported_person', 2);
  expect(rows.map((row) => [row.name, row.vehicle, row.transport_date]).sort()).toEqual([
    ['Eli Shayo', 'T 123 ABC', '2027-06-14'],
    ['Zuri Müller', 'T 123 ABC', '2027-06-14'],
  ]);
});

it('is pasted, and its columns are matched by hand', async () => {
  const { page } = harness.phone;
  const dialog = await openImport();
  await dialog
    .getByLabel('Or paste the lines here')
    .fill('Who,When,Car,To,With\nAsha,2027-06-14,T 1,Moshi,Juma');
  await dialog.getByText('1 line, 1 with errors.').waitFor();
  for (const [field, column] of [
    ['Name', 'Who'],
    ['Date of transport', 'When'],
    ['Vehicle', 'Car'],
    ['Destination', 'To'],
    ['Guide', 'With'],
  ] as const)
    await dialog.getByLabel(field, { exact: true }).selectOption({ label: column });
  await dialog.getByText('1 line, without errors.').waitFor();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await readHorizontalOverflow(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Import 1 line', exact: true }).click();
  const [row] = await waitForRows(harness, 'transported_person', 1);
  expect(row).toMatchObject({ name: 'Asha', destination: 'Moshi' });
});

it('of 50 MB, or of too many lines, is refused with words, and another can be chosen', async () => {
  const dialog = await openImport();
  const path = join(tmpdir(), `passengers-${process.pid}.csv`);
  await writeFile(path, Buffer.alloc(50_000_000, 'Asha,2027-06-14,T 1,Moshi,Juma\n'));
  await dialog.getByLabel('File').setInputFiles(path);
  await dialog.getByRole('alert').getByText('This has 50.0 MB, and at most 5.0 MB are taken.').waitFor();
  const many = `Name,Transport date,Vehicle,Destination,Guide\n${'Asha,2027-06-14,T 1,Moshi,Juma\n'.repeat(10_001)}`;
  await dialog.getByLabel('File').setInputFiles(fileOf(many));
  await dialog.getByRole('alert').getByText('This has more than 10,000 lines.').waitFor();
  await dialog.getByLabel('File').setInputFiles(fileOf(LIST));
  await dialog.getByText('4 lines, 2 with errors.').waitFor();
  expect(await dialog.getByRole('alert').count()).toBe(0);
});
