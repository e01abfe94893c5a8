/** Buttons for the languages of the staff, each with its own name: a press shows the page in it at once. */
import { useState } from 'react';
import { type StaffLanguage, staffLanguages } from '../contract/values/languages.ts';
import { chooseLanguage } from './chosen-language.ts';
import { useLanguage } from './language.ts';
import { LANGUAGE_NAMES } from './languages.ts';
import { say } from './say.ts';

/** The language just pressed. The page is rendered again, and its button gets the focus back. */
let pressed: StaffLanguage | null = null;

const takeFocus = (language: StaffLanguage) => (button: HTMLButtonElement | null) => {
  if (!button || pressed !== language) return;
  pressed = null;
  button.focus();
};

/** @param account id of the account that is signed in; empty if none is or it is not known */
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
