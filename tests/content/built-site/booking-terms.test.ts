/** The booking terms: one file, shown on /terms and under every package. */
import { describe, expect, it } from 'vitest';
import { knownTerms, summarizeTerms } from '../../../src/build/documents/terms.ts';
import { bookingTerms } from '../../../src/content/booking-terms.ts';
import { packages } from '../../../src/content/packages/list.ts';
import { mainOf, wordsOf } from '../../parts/sources/built-site.ts';

describe('The booking terms', () => {
  it('are on their page with what is known, and what has no answer yet is one line', () => {
    const page = wordsOf(mainOf('/terms'));
    for (const { title, text } of knownTerms(bookingTerms)) expect(page).toContain(`${title} ${text}`);
    expect(page).toContain(`ask us about: ${summarizeTerms().open.join(', ')}.`);
    expect(page).not.toMatch(/Ask us (how|what|when|for|,)/);
  });

  it.each(packages.map(({ address }) => [address]))(
    'are a part of %s, with the way to all of them',
    (address) => {
      const page = mainOf(address);
      expect(page).toContain('href="/terms"');
      const { answered, open } = summarizeTerms();
      for (const { title, text } of answered) expect(wordsOf(page)).toContain(`${title} ${text}`);
      if (open.length > 0) expect(wordsOf(page)).toContain(open.join(', '));
    },
  );

  it('show an answer as soon as the operator fills it in', () => {
    const [deposit, balance] = bookingTerms;
    if (!deposit || !balance) throw new Error('No terms');
    const filled = [
      { ...deposit, answer: 'A quarter of the price.' },
      { ...balance, answer: ' ' },
    ];
    expect(summarizeTerms(filled)).toEqual({
      answered: [{ title: 'Deposit', text: `${deposit.known} A quarter of the price.` }],
      open: ['balance'],
    });
    expect(knownTerms(filled)[1]?.text).toBe(balance.known);
  });
});
