/** Texts of the booking terms for the page of terms and the packages. */
import { type BookingTerm, bookingTerms } from '../../content/booking-terms.ts';
import { gatherProof } from '../../content/trust.ts';
import { routes } from '../../contract/protocol/routes.ts';
import type { TermsProps } from '../../pages/package/terms.tsx';
import type { WithProof } from '../../pages/parts/request/proof-link.tsx';
import type { SiteBuilder } from './site-builder.ts';

const isOpen = ({ answer }: BookingTerm) => answer.trim() === '';

/** Returns the terms of which something is known, with the facts and the answer. */
export const knownTerms = (terms: readonly BookingTerm[]): { title: string; text: string }[] =>
  terms.flatMap(({ title, known, answer }) => {
    const text = [known, answer.trim()].filter(Boolean).join(' ');
    return text ? [{ title, text }] : [];
  });

/** The terms as a package shows them. */
export const summarizeTerms = (terms: readonly BookingTerm[] = bookingTerms): TermsProps => ({
  answered: knownTerms(terms.filter((term) => !isOpen(term))),
  open: terms.filter(isOpen).map(({ title }) => title.toLowerCase()),
});

/** Data of the pages that lead to what the operator can prove: empty where there is nothing to see. */
export const withProof = (): WithProof => (gatherProof() ? { hasProof: true } : {});

export function addTerms(site: SiteBuilder): void {
  const { texts, ...page } = site.page('terms');
  const proof = gatherProof();
  site.add(
    routes.terms,
    { ...page, pack: 'core' },
    {
      kind: 'terms',
      data: {
        ...texts,
        terms: knownTerms(bookingTerms),
        open: summarizeTerms().open,
        ...(proof && { proof }),
      },
    },
  );
}
