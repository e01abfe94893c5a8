import { describe, expect, it } from 'vitest';
import { isSuspect } from '../../../src/contract/protocol/honeypot.ts';
import { isApiRequest, prefersHtml } from '../../../src/contract/protocol/routes.ts';
import { contactMatches } from '../../../src/contract/values/contact.ts';

describe('A contact', () => {
  it.each([
    ['anna@example.com', ['Anna@Example.com']],
    ['ANNA@example.com ', ['', 'anna@example.com']],
    ['juma@example.com', ['Write to juma@example.com, or call.']],
    ['juma@example.com', ['<juma@example.com>']],
    ['juma@example.com', ['juma@example.com.']],
    ['+255 712 345 678', ['0712-345-678']],
    ['0712345678', ['+255 (712) 345 678']],
    ['00255712345678', ['255712345678']],
    ['712 345 678', ['call 0712345678 after six']],
    ['0712345679', ['0712345678 / 0712345679']],
    ['0712345678', ['0712345678 / 0712345679']],
    ['＋２５５ ７１２ ３４５ ６７８', ['0712345678']],
  ])('%s matches %j', (given, held) => {
    expect(contactMatches(given, held)).toBe(true);
  });

  it.each([
    ['@', ['me @ 0712 345 678']],
    ['@anna', ['Instagram @anna']],
    ['anna@example.co', ['anna@example.com']],
    ['nna@example.com', ['anna@example.com']],
    ['@', ['anna@example.com']],
    ['0712345670', ['0712345678']],
    ['345678', ['0712345678']],
    ['0000000000', ['']],
    ['', ['']],
    ['-', ['']],
    ['call', ['call']],
    ['1234567', ['01234568']],
  ])('%s does not match %j', (given, held) => {
    expect(contactMatches(given, held)).toBe(false);
  });
});

describe('An Accept header', () => {
  it.each([
    ['text/html,application/xhtml+xml,*/*;q=0.8', true],
    ['text/html', true],
    ['*/*', false],
    ['application/json', false],
    ['application/json, text/html;q=0.9', false],
    ['text/html;q=0', false],
    ['', false],
  ])('%j prefers HTML: %s', (accept, html) => {
    expect(prefersHtml(accept)).toBe(html);
    expect(isApiRequest('/stay_bookings', accept)).toBe(!html);
    expect(isApiRequest('/api/bookings', accept)).toBe(true);
    expect(isApiRequest('/Culture', accept)).toBe(false);
  });
});

describe('The honeypot', () => {
  it('is filled in by whatever is not nothing', () => {
    for (const homepage of ['x', 1, [], false]) expect(isSuspect({ homepage })).toBe(true);
    for (const payload of [{}, { homepage: '' }, { homepage: null }, null, 'x', undefined]) {
      expect(isSuspect(payload)).toBe(false);
    }
  });
});
