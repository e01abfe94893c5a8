/** Links to e-mail addresses, whatever is in them. */
import { expect, test } from 'vitest';
import { mailtoUrl } from '../../../src/contract/values/encode-for-url.ts';

test.each([
  ['bookings@example.com', {}, 'mailto:bookings@example.com'],
  // Asked for in an address: nothing of it may become a field of the letter.
  ['a?subject=x&b%@example.com', {}, 'mailto:a%3Fsubject%3Dx%26b%25@example.com'],
  ['hello@example.com', { subject: 'Q & A' }, 'mailto:hello@example.com?subject=Q%20%26%20A'],
  ['hello@example.com', { subject: '', body: 'one\r\ntwo' }, 'mailto:hello@example.com?body=one%0D%0Atwo'],
])('%s with %j', (address, letter, url) => {
  expect(mailtoUrl(address, letter)).toBe(url);
  expect(new URL(mailtoUrl(address, letter)).pathname.replaceAll('%40', '@')).not.toContain('?');
});
