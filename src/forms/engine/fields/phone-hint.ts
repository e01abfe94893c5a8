import { internationalDigits } from '../../../contract/values/clean-phone.ts';
import { say } from '../../../words/say.ts';

/**
 * A hint, not an error: a number without its country is taken, and the office asks for it.
 * @param text as typed; nothing typed needs no hint
 */
export function phoneHint(text: string): string | undefined {
  return text.trim() !== '' && internationalDigits(text) === ''
    ? say('Please enter the number with its country, like +255 712 345 678.')
    : undefined;
}
