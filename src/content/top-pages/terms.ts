/** /terms: the page of the booking terms. The terms themselves are in booking-terms.ts. */
import { termsPoster } from '../posters/terms.ts';
import type { SitePage } from '../types.ts';

export const termsPage = {
  head: {
    title: 'Booking terms: deposit, cancellation, refunds',
    description:
      'What holds when you book with us: deposit and balance, cancellation and refunds, children, single rooms, group size, guarantees, office hours.',
  },
  poster: termsPoster,
  title: 'Booking Terms',
  standfirst: 'What you agree to when you accept an offer, and what to ask before you do.',
  contact: 'Ask us',
  subject: 'A question about your booking terms',
} satisfies SitePage & Record<string, unknown>;
