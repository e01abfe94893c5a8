import { withOverrides } from './editable/with-overrides.ts';

/**
 * The operator's own terms, in one place: the page of terms and a part of each package are made from them. Fill in
 * `answer` with one or two plain sentences; terms without one are named in one line of both. Have a lawyer check terms
 * that need it before they are published here.
 */
export interface BookingTerm {
  title: string;
  /** Facts that already apply to all our journeys. */
  known: string;
  /** The operator's answer; empty until there is one. */
  answer: string;
}

export const bookingTerms: readonly BookingTerm[] = withOverrides('terms', [
  {
    title: 'Deposit',
    known: 'Nothing is paid on this site. Our offer names the deposit and the account.',
    answer: '',
  },
  {
    title: 'Balance',
    known: 'Our offer names the day on which the balance is due.',
    answer: '',
  },
  {
    title: 'Cancellation and refunds',
    known: 'Until you accept an offer, nothing is owed.',
    answer: '',
  },
  {
    title: 'Changes',
    known: 'Until you accept an offer, everything in it can be changed.',
    answer: '',
  },
  {
    title: 'Cancellation by us',
    known: '',
    answer: '',
  },
  {
    title: 'Children',
    known: 'Park fees are lower for children, and some camps and walks have a minimum age.',
    answer: '',
  },
  {
    title: 'Single room',
    known: 'The price of a package is for the number of people that it names.',
    answer: '',
  },
  {
    title: 'Group size',
    known: '',
    answer: '',
  },
  {
    title: 'Guarantees',
    known: 'We are a registered and licensed tour operator, and send the papers with the offer.',
    answer: '',
  },
  {
    title: 'Office hours',
    known: 'Messages that arrive in the night, East Africa Time, are read in the morning.',
    answer: '',
  },
  {
    title: 'Answer time',
    known: '',
    answer: '',
  },
]);

/** Titles of the terms without an answer. In a browser, staff pages carry them (embedded-details.ts). */
export const openTerms: readonly string[] = bookingTerms.flatMap(({ title, answer }) =>
  answer.trim() ? [] : [title],
);
