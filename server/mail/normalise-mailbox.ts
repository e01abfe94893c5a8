/** One spelling of an e-mail address, by which mail to it is counted. Mail goes to the address as it was typed. */
import { domainToASCII } from 'node:url';

/** Domains of one provider, which reads no dots in the part before them. */
const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Spellings that most providers deliver to one mailbox are one: in any case, full-width or not, with a part after a plus
 * or without, the domain in letters or in ASCII, with dots of Gmail or without. Two mailboxes that are taken for one share
 * a limit, and nothing else.
 */
export function normaliseMailbox(address: string): string {
  const folded = address
    .normalize('NFKC')
    .replace(/[\p{Cf}\s]/gu, '')
    .toLowerCase();
  const at = folded.lastIndexOf('@');
  if (at < 0) return folded;
  const typed = folded.slice(at + 1).replace(/\.$/, '');
  const domain = domainToASCII(typed) || typed;
  const local = folded.slice(0, at);
  const plus = local.indexOf('+', 1);
  const box = plus < 0 ? local : local.slice(0, plus);
  return GMAIL.has(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}
