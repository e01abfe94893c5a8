/** The language of the account and that of the device, brought together (docs/contract.md#languages). */
import { useEffect } from 'react';
import type { LanguageChoice, Session } from '../../../contract/accounts/accounts.ts';
import { calls } from '../../../contract/protocol/calls.ts';
import { isStaffLanguage } from '../../../contract/values/languages.ts';
import { createLock } from '../../../device/browser/index.ts';
import { callOffice, currentSession, refreshSession } from '../../../device/office/session/page.ts';
import { choiceIsKept, chooseLanguage, chosenLanguage, unkeptChoiceOf } from '../../../words/choose.ts';
import { useLanguage } from '../../../words/language.ts';

/** Over all tabs one after the other, so that of two choices the office hears the later one last. */
const inTurn = createLock('account-language');

/**
 * What was chosen by hand on this device goes to the account, as soon as there is a signal. Without such a choice the
 * account's language comes here.
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
  // Another choice may be made while the office hears of one: an answer is about its own choice alone.
  for (let chosen = unkeptChoiceOf(account); chosen !== null; chosen = unkeptChoiceOf(account)) {
    const answer = await callOffice<LanguageChoice>('PUT', calls.language, { language: chosen });
    if (!answer.ok) return;
    // First, so that the session on this device does not bring the former language back.
    await refreshSession();
    if (ofSession(account) !== chosen) return;
    choiceIsKept(chosen);
  }
  const wanted = ofSession(account);
  if (isStaffLanguage(wanted) && wanted !== chosenLanguage()) await chooseLanguage(wanted);
}

/** The account's language, as this device knows it now. */
function ofSession(id: string): string | undefined {
  const { session } = currentSession();
  return session?.account.id === id ? session.language : undefined;
}
