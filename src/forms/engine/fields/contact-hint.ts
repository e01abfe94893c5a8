import { cleanPhone } from '../../../contract/values/clean-phone.ts';
import { extractContacts } from '../../../contract/values/contact.ts';
import { say } from '../../../words/say.ts';
import { phoneHint } from './phone-hint.ts';

/**
 * A hint, not an error: this text is free, and the office may know whom it means (docs/contract.md#stay-booking). The
 * office looks for addresses and numbers by the same rule.
 * @param text as typed; nothing typed needs no hint
 */
export function contactHint(text: string): string | undefined {
  if (/^\+?\d+$/.test(cleanPhone(text.trim()))) return phoneHint(text);
  return text.trim() !== '' && extractContacts([text]).length === 0
    ? say('This is neither an e-mail address nor a phone number. You can send it all the same.')
    : undefined;
}
