/** Texts of the booking terms for the page of terms and the packages. */
import { type BookingTerm, bookingTerms } from '../../content/booking-terms.ts';
import { routes } from '../../contract/protocol/routes.ts';
import type { TermsProps } from '../../pages/package/terms.tsx';
import type { SiteBuilder } from './site-builder.ts';

const isOpen = ({ answer }: BookingTerm) => answer.trim() === '';

/** Returns every term with the facts that are known, and its answer or the advice to ask. */
export const termsInFull = (terms: readonly BookingTerm[]): { title: string; text: string }[] =>
  terms.map((term) => ({
    title: term.title,
    text: [term.known, isOpen(term) ? term.ask : term.answer.trim()].filter(Boolean).join(' '),
  }));

/** The terms as a package shows them. */
export const termsInShort = (terms: readonly BookingTerm[] = bookingTerms): TermsProps => ({
  answered: termsInFull(terms.filter((term) => !isOpen(term))),
  open: terms.filter(isOpen).map(({ title }) => title.toLowerCase()),
});

export function addTerms(site: SiteBuilder): void {
  const { texts, ...page } = site.page('terms');
  const open = bookingTerms.some(isOpen) ? texts.open : '';
  site.add(
    routes.terms,
    { ...page, pack: 'core' },
    { kind: 'terms', data: { ...texts, open, terms: termsInFull(bookingTerms) } },
  );
}
