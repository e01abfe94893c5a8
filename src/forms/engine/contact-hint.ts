/** Hints beside contacts, not errors: the office may know whom a text means (docs/contract.md#stay-booking). */
import { extractContacts } from '../../contract/values/contact.ts';
import { cleanPhone, internationalDigits } from '../../contract/values/phone.ts';
import { say } from '../../words/say.ts';

/** @param text as typed; nothing typed needs no hint */
export function phoneHint(text: string): string | undefined {
  return text.trim() !== '' && internationalDigits(text) === ''
    ? say('Please enter the number with its country, like +255 712 345 678.')
    : undefined;
}

/**
 * The same for a text that may also be an e-mail address or both. The office looks for addresses and numbers by the
 * same rule.
 */
export function contactHint(text: string): string | undefined {
  if (/^\+?\d+$/.test(cleanPhone(text.trim()))) return phoneHint(text);
  return text.trim() !== '' && extractContacts([text]).length === 0
    ? say('This is neither an e-mail address nor a phone number. You can send it all the same.')
    : undefined;
}
