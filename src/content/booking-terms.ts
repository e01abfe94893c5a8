import { answerTime } from './answer-time.ts';

/**
 * The operator's own terms, in one place: the page of terms and a part of each package are made from them. Fill in
 * `answer` with one or two plain sentences; where it is empty, both say "ask us". Have a lawyer check terms
 * that need it before they are published here.
 */
export interface BookingTerm {
  title: string;
  /** Facts that already apply to all our journeys. */
  known: string;
  /** The operator's answer; empty until there is one. */
  answer: string;
  /** Text that is shown while there is no answer. */
  ask: string;
}

export const bookingTerms: readonly BookingTerm[] = [
  {
    title: 'Deposit',
    known: 'Nothing is paid on this site. Our offer names the deposit and the account.',
    answer: '',
    ask: 'Ask us how much it is.',
  },
  {
    title: 'Balance',
    known: 'Our offer names the day on which the balance is due.',
    answer: '',
    ask: 'Ask us how long before the journey that is.',
  },
  {
    title: 'Cancellation and refunds',
    known: 'Until you accept an offer, nothing is owed.',
    answer: '',
    ask: 'Ask us, before you pay, what is refunded if you cancel, and until when.',
  },
  {
    title: 'Changes',
    known: 'Until you accept an offer, everything in it can be changed.',
    answer: '',
    ask: 'Ask us what a change of dates or names costs after that.',
  },
  {
    title: 'Cancellation by us',
    known: '',
    answer: '',
    ask: 'Ask us what happens if a park, a road or an airline closes.',
  },
  {
    title: 'Children',
    known: 'Park fees are lower for children, and some camps and walks have a minimum age.',
    answer: '',
    ask: 'Tell us the ages, and ask for the price.',
  },
  {
    title: 'Single room',
    known: 'The price of a package is for the number of people that it names.',
    answer: '',
    ask: 'Ask us for the supplement if you want a room to yourself.',
  },
  {
    title: 'Group size',
    known: '',
    answer: '',
    ask: 'Ask us how many people travel together, at least and at most.',
  },
  {
    title: 'Guarantees',
    known: 'We are a registered and licensed tour operator, and send the papers with the offer.',
    answer: '',
    ask: 'Ask us how your payment is protected.',
  },
  {
    title: 'Office hours',
    known: 'Messages that arrive in the night, East Africa Time, are read in the morning.',
    answer: '',
    ask: 'Ask us when somebody answers the phone.',
  },
  {
    title: 'Answer time',
    known: '',
    answer: answerTime,
    ask: 'Ask us how soon you will have an offer.',
  },
];
