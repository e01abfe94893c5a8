/** The languages of the staff, each by its own name: a press draws the page in it at once. */
import { useState } from 'react';
import { type StaffLanguage, staffLanguages } from '../contract/values/languages.ts';
import { chooseLanguage } from './choose.ts';
import { useLanguage } from './language.ts';
import { LANGUAGE_NAMES } from './languages.ts';
import { say } from './say.ts';

/** What was just pressed: the page is drawn anew, and its button keeps the focus. */
let pressed: StaffLanguage | null = null;

const takeFocus = (language: StaffLanguage) => (button: HTMLButtonElement | null) => {
  if (!button || pressed !== language) return;
  pressed = null;
  button.focus();
};

/** @param account id of who is signed in; empty where that is nobody or not known */
export function LanguageChoice({ account = '' }: { account?: string | undefined }) {
  const { language } = useLanguage();
  const [failed, setFailed] = useState(false);

  async function choose(next: StaffLanguage): Promise<void> {
    setFailed(false);
    pressed = next;
    await chooseLanguage(next, account).catch(() => {
      pressed = null;
      setFailed(true);
    });
  }

  return (
    <div className="buttons">
      {staffLanguages.map((one) => (
        <button
          type="button"
          key={one}
          ref={takeFocus(one)}
          lang={one}
          className="button quiet"
          aria-pressed={one === language}
          onClick={() => void choose(one)}
        >
          {LANGUAGE_NAMES[one]}
        </button>
      ))}
      <span role="status">
        {failed && say('This language is not saved here yet. Please try again when you have a signal.')}
      </span>
    </div>
  );
}
