/**
 * The language that the person has chosen on this device. It is kept in local storage, the same in every tab.
 */

import { CHOSEN_LANGUAGE } from '../contract/document/local-storage.ts';
import { localValues } from '../contract/document/web-storage.ts';
import {
  isLanguage,
  isStaffLanguage,
  type Language,
  type StaffLanguage,
  type TravelLanguage,
} from '../contract/values/languages.ts';
import { changeLanguage, loadedLanguage } from './language.ts';
import { redirectEarlyPress } from './redirect-early-press.ts';
import { sayKnown } from './say.ts';
import type { Words } from './table.ts';

/** Key in local storage for a choice that the account has not stored yet: the language, and who chose it. */
const UNKEPT = 'language-not-kept';

/** Longest wait for the words before the first page is drawn, milliseconds. */
const PATIENCE = 1_000;

const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>> = {
  de: async () => (await import('./german/index.ts')).german,
  fr: async () => (await import('./french/index.ts')).french,
  sw: async () => (await import('./swahili/index.ts')).swahili,
};

/** @returns null for English @throws when they are neither saved here nor reachable */
export async function loadWords(language: Language): Promise<Words | null> {
  return language === 'en' ? null : loaders[language]();
}

/** Number of choices in this tab, so that only the last one takes effect. */
let choices = 0;

/** The language that is kept on this device. */
export function chosenLanguage(): Language {
  const kept = localValues.read(CHOSEN_LANGUAGE);
  return isLanguage(kept) ? kept : 'en';
}

/** Loads the chosen language and shows the page in it. @throws if it is neither saved here nor reachable */
async function openLanguage(): Promise<void> {
  const language = chosenLanguage();
  if (language === loadedLanguage()) return;
  const words = await loadWords(language);
  // Another choice may have been made meanwhile.
  if (language === chosenLanguage()) changeLanguage({ language, words, drawn });
}

/**
 * Opens the language before anything is drawn. A page that cannot wait is in English until the words are there.
 * @param isHydrated the page is in English first, as its document is
 */
export async function initLanguage(isHydrated: boolean): Promise<void> {
  if (isHydrated) redirectEarlyPress();
  await Promise.race([
    openLanguage().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
}

/**
 * Sets the language of this device.
 * @param by who chose it by hand: the id of an account, or nothing; left out when it comes from the account
 * @throws with nothing changed when it cannot be loaded
 */
export async function chooseLanguage(language: Language, by?: string): Promise<void> {
  choices += 1;
  const turn = choices;
  await loadWords(language);
  // Words may arrive in another order than they were chosen in.
  if (turn !== choices) return;
  localValues.write(CHOSEN_LANGUAGE, language);
  if (by !== undefined) localValues.write(UNKEPT, `${language} ${by}`);
  await openLanguage();
}

/**
 * Chooses the language of the page's address, so that links on pages that are only in English lead into that
 * language from then on. A choice of Kiswahili, which only staff make, is kept.
 */
export async function chooseByUrl(language: TravelLanguage): Promise<void> {
  const kept = chosenLanguage();
  if (isStaffLanguage(kept) && kept !== 'en') return;
  localValues.write(CHOSEN_LANGUAGE, language);
  await openLanguage();
}

/**
 * Returns the language that this account, or somebody before it signed in, has chosen by hand and that is not
 * yet stored with the account.
 */
export function unsyncedChoiceOf(account: string): StaffLanguage | null {
  const [language, by] = localValues.read(UNKEPT)?.split(' ') ?? [];
  return isStaffLanguage(language) && (by === account || by === '') ? language : null;
}

/** Notes that the account has stored this choice. Another choice made meanwhile is still to be sent. */
export function markChoiceSynced(language: StaffLanguage): void {
  if (localValues.read(UNKEPT)?.split(' ')[0] === language) localValues.remove(UNKEPT);
}

/** The title of the page in English, while the document has another. */
let english: { address: string; title: string } | null = null;

/** Puts the title of the document into the language of the page. */
function drawn(language: Language, address: string): void {
  if (address === '') return;
  if (english?.address !== address) english = null;
  if (language !== 'en') {
    english ??= { address, title: document.title };
    const [title = '', ...rest] = english.title.split(' | ');
    document.title = [sayKnown(title), ...rest].join(' | ');
  } else if (english) {
    document.title = english.title;
    english = null;
  }
}

if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key }) => {
    if (key === CHOSEN_LANGUAGE) void openLanguage().catch(() => undefined);
  });
  // A page that the browser had kept has heard of nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void openLanguage().catch(() => undefined);
  });
}
