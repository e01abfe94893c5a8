/** Keeps the language of the account and that of the device in step (docs/contract.md#languages). */
import { useEffect } from 'react';
import type { LanguageChoice, Session } from '../../../contract/accounts/accounts.ts';
import { endpoints } from '../../../contract/protocol/endpoints.ts';
import { isStaffLanguage } from '../../../contract/values/languages.ts';
import { createLock } from '../../../device/browser/index.ts';
import { callOffice, currentSession, refreshSession } from '../../../device/office/session/page.ts';
import {
  chooseLanguage,
  chosenLanguage,
  markChoiceSynced,
  unsyncedChoiceOf,
} from '../../../words/chosen-language.ts';
import { useLanguage } from '../../../words/language.ts';

/** Lock over all tabs, so that of two choices the later one reaches the office last. */
const inTurn = createLock('account-language');

/**
 * Sends a language that a person chose on this device to the account as soon as there is a signal. Without
 * such a choice, the device takes over the account's language.
 */
export function useAccountLanguage(session: Session | null): void {
  const id = session?.account.id;
  const ofAccount = session?.language;
  const { language } = useLanguage();
  useEffect(() => {
    if (!id) return;
    const agree = () => void inTurn(() => bringTogether(id)).catch(() => undefined);
    agree();
    addEventListener('online', agree);
    return () => removeEventListener('online', agree);
  }, [id, ofAccount, language]);
}

async function bringTogether(account: string): Promise<void> {
  // Another choice may be made while the office is being told of one; an answer only settles the choice that
  // it was for.
  for (let chosen = unsyncedChoiceOf(account); chosen !== null; chosen = unsyncedChoiceOf(account)) {
    const answer = await callOffice<LanguageChoice>('PUT', endpoints.language, { language: chosen });
    if (!answer.ok) return;
    // The session is refreshed first, so that it does not bring the former language back.
    await refreshSession();
    if (ofSession(account) !== chosen) return;
    markChoiceSynced(chosen);
  }
  const wanted = ofSession(account);
  if (isStaffLanguage(wanted) && wanted !== chosenLanguage()) await chooseLanguage(wanted);
}

/** The account's language, as this device knows it now. */
function ofSession(id: string): string | undefined {
  const { session } = currentSession();
  return session?.account.id === id ? session.language : undefined;
}
