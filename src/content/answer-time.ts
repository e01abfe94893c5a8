import { bookingTerms } from './booking-terms.ts';

/**
 * Time in which the booking desk answers, as one plain sentence of the operator; empty until there is one. It stands
 * among the booking terms, and after every request. In a browser it comes with the document (embedded-details.ts).
 */
export const answerTime: string = bookingTerms.find(({ title }) => title === 'Answer time')?.answer ?? '';
