import { say } from '../../../words/say.ts';

/** An address as mail servers have them: a name, and a domain with a dot. */
const COMPLETE = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/**
 * A hint, not an error: only the mail's way shows which addresses exist.
 * @param text as typed; nothing typed needs no hint
 */
export function emailHint(text: string): string | undefined {
  const address = text.trim();
  return address !== '' && !COMPLETE.test(address)
    ? say('Please look at this address once more: a whole one is like name@example.com.')
    : undefined;
}
