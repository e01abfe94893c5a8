/** Translators, password managers and browsers change a document before its program is there; what is typed stays. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, type Phone, waitForProgram } from '../../parts/browser/browser.ts';
import { delayScripts } from '../../parts/browser/delays.ts';
import { storedDrafts } from '../../parts/pages/stored-drafts.ts';
import { translate } from '../../parts/pages/translate.ts';
import { serveFile } from '../../parts/server/file-server.ts';

const at = serveFile();

let phone: Phone;
let release: () => void;
beforeEach(async () => {
  phone = await openPhone({ serviceWorkers: 'block' });
  release = await delayScripts(phone.page);
});
// React reports that it has drawn the page anew.
afterEach(() => phone.close(/Minified React error #418/));

const CHANGES: readonly (readonly [what: string, change: () => void])[] = [
  ['words in <font>', translate],
  [
    'a linked phone number',
    () => {
      const words = document.createTreeWalker(document.querySelector('#root') as Node, NodeFilter.SHOW_TEXT);
      while (words.nextNode() && !/\+\d[\d ]{6,}/.test(words.currentNode.nodeValue ?? ''));
      const link = document.createElement('a');
      link.href = 'tel:+255700123456';
      (words.currentNode as Text).replaceWith(link);
      link.append(words.currentNode);
    },
  ],
  [
    'attributes of the document',
    () => {
      document.documentElement.className = 'translated-ltr';
      document.body.dataset.grammar = 'on';
    },
  ],
  ['an element in the body', () => document.body.append(document.createElement('grammar-helper'))],
  [
    'an attribute of the fields',
    () => {
      for (const field of document.querySelectorAll<HTMLElement>('input')) field.dataset.manager = 'yes';
    },
  ],
  [
    'a button in a field',
    () => {
      const icon = document.createElement('button');
      icon.type = 'button';
      document.querySelector('input[name=email]')?.after(icon);
    },
  ],
];

describe('Before the program is there, others add', () => {
  it.each(CHANGES)('%s: what is typed, chosen and pressed stays', async (_, change) => {
    const { page } = phone;
    await page.goto(at('/package_booking'), { waitUntil: 'commit' });
    await page.getByText('savanna', { exact: false }).last().waitFor();
    await page.locator('[name=numberOfAdults]').fill('2');
    await page.evaluate(change);
    await page.locator('[name=specialRequests]').fill('A cot');
    await page.locator('form button[type=submit]').click();
    await page.locator('[name=fullName]').focus();
    await page.evaluate(() => {
      // As a word that the phone suggests: it is no press.
      const field = document.querySelector<HTMLInputElement>('[name=fullName]');
      if (field) field.value = 'Amina Okoye';
    });
    release();
    await waitForProgram(page);
    await page.getByRole('alertdialog').getByText('Please confirm').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    const values = () =>
      page.evaluate(() =>
        ['fullName', 'numberOfAdults', 'specialRequests'].map(
          (name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value,
        ),
      );
    expect(await values()).toEqual(['Amina Okoye', '2', 'A cot']);
    await expect
      .poll(() => storedDrafts(page))
      .toMatchObject([{ fullName: 'Amina Okoye', numberOfAdults: '2', specialRequests: 'A cot' }]);
  });

  it.each(CHANGES)('%s: what is chosen and ticked elsewhere stays', async (_, change) => {
    const { page } = phone;
    await page.goto(at('/Importantdetails'), { waitUntil: 'commit' });
    const second = page.locator('.packing input').nth(1);
    await second.check();
    await page.evaluate(change);
    release();
    await waitForProgram(page);
    expect(await second.isChecked()).toBe(true);
    await page.getByText('1 of ').waitFor();
  });
});
