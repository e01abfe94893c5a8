/** A guide who hands over what waits, and a colleague who takes it. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect } from 'vitest';
import type { Phone } from '../browser/browser.ts';
import type { Harness } from '../browser/harness.ts';
import { openSection, signIn, waitUntilOfficeSaved } from './office.ts';

/** Enters somebody in the form of the people transported. */
export async function addPerson(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Add a person' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Vehicle').fill('T 123 ABC');
  await form.getByLabel('Destination').fill('Ruaha');
  await form.getByLabel('Guide').fill('Juma');
  await page.getByRole('button', { name: 'Add person' }).click();
  await form.getByText(/ PT-/).waitFor();
  await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('');
}

/** States of the phone's key as the phone knows them: the office may have it before its answer is here. */
const keyStates = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('savanna-and-coast');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('signing').objectStore('signing').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(({ state }) => state));
          };
        };
      }),
  );

/** The guide's day: signed in in the morning, then no signal. */
export async function workWithoutSignal(harness: Harness, ...names: string[]): Promise<void> {
  const { page } = harness.phone;
  await signIn(page, harness.at, 'logistics');
  await openSection(page, 'People Transported');
  await waitUntilOfficeSaved(page);
  await expect.poll(() => keyStates(page)).toEqual(['registered']);
  await harness.signal('down');
  for (const name of names) await addPerson(page, name);
}

/** Presses Hand over, and gives where the file lies. */
export async function handOver(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Hand over to a colleague' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand over to a colleague' });
  await dialog.getByText('Any colleague can send it, signed in or not.').waitFor();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the file' }).click();
  const path = join(tmpdir(), `${v7()}.json`);
  await (await downloading).saveAs(path);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  return path;
}

/** Chooses a file that was handed over on a colleague's phone, and presses a button there. */
export async function takeOver(
  harness: Harness,
  { page: theirs }: Phone,
  file: string,
  button: string | RegExp,
): Promise<void> {
  await theirs.goto(harness.at('/outbox'));
  await theirs.getByRole('heading', { name: 'Send a saved file' }).waitFor();
  await theirs.locator('input[type=file]').setInputFiles(file);
  await theirs.getByRole('button', { name: button }).click();
}
