/** Addresses in one spelling: for counting alone. */
import { expect, it } from 'vitest';
import { normaliseMailbox } from '../../../server/mail/normalise-mailbox.ts';

it.each([
  ['Anna@Example.COM', 'anna@example.com'],
  ['anna+safari+2@example.com', 'anna@example.com'],
  ['a.n.n.a@gmail.com', 'anna@gmail.com'],
  ['A.nna+x@GoogleMail.com', 'anna@gmail.com'],
  ['a.n.n.a@example.com', 'a.n.n.a@example.com'],
  ['ａｎｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'anna@example.com'],
  ['an\u200bna@example.com', 'anna@example.com'],
  ['jürgen@bücher.example', 'jürgen@xn--bcher-kva.example'],
  ['jürgen@xn--bcher-kva.example', 'jürgen@xn--bcher-kva.example'],
  ['ju\u0308rgen@BÜCHER.example.', 'jürgen@xn--bcher-kva.example'],
  ['+anna@example.com', '+anna@example.com'],
  ['no address', 'noaddress'],
])('%s is counted as %s', (typed, counted) => {
  expect(normaliseMailbox(typed)).toBe(counted);
});
