/** The choice of a language on this device, and what of it an account does not have yet. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  chooseByUrl,
  chooseLanguage,
  chosenLanguage,
  markChoiceSynced,
  unsyncedChoiceOf,
} from '../../src/words/chosen-language.ts';
import { loadedLanguage } from '../../src/words/language.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal('document', { documentElement: {}, title: '' });
});
afterEach(async () => {
  await chooseLanguage('en');
  vi.unstubAllGlobals();
});

it('is the last one, though the words of an earlier one come later', async () => {
  await Promise.all([chooseLanguage('sw', 'amina'), chooseLanguage('en', 'amina')]);
  expect([chosenLanguage(), loadedLanguage(), unsyncedChoiceOf('amina')]).toEqual(['en', 'en', 'en']);
});

it('is the person’s own, though the words of the account’s come later', async () => {
  const ofAccount = chooseLanguage('sw');
  await chooseLanguage('en', 'amina');
  await ofAccount;
  expect([chosenLanguage(), unsyncedChoiceOf('amina')]).toEqual(['en', 'en']);
});

it('stays to be told when the account has another one', async () => {
  await chooseLanguage('en', 'amina');
  await chooseLanguage('sw', 'amina');
  markChoiceSynced('en');
  expect(unsyncedChoiceOf('amina')).toBe('sw');
  markChoiceSynced('sw');
  expect(unsyncedChoiceOf('amina')).toBeNull();
});

it('follows the address that was opened last, whatever was chosen before', async () => {
  await chooseByUrl('de');
  expect([chosenLanguage(), loadedLanguage()]).toEqual(['de', 'de']);
  await chooseByUrl('fr');
  expect([chosenLanguage(), loadedLanguage()]).toEqual(['fr', 'fr']);
  await chooseLanguage('en', '');
  await chooseByUrl('de');
  expect([chosenLanguage(), loadedLanguage()]).toEqual(['de', 'de']);
});

it('stays Kiswahili, in which somebody works, whatever address was opened', async () => {
  await chooseLanguage('sw', 'amina');
  await chooseByUrl('fr');
  expect([chosenLanguage(), loadedLanguage()]).toEqual(['sw', 'sw']);
});
