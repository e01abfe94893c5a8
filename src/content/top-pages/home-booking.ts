/** The booking section of the home page (docs/contract.md#home-booking). */
import type { RequestPageTexts } from './request-page-texts.ts';

export const homeBooking: RequestPageTexts = {
  title: 'Customize Your Booking',
  text: 'Safari, beach, hiking or all of it: give us the outline, and we fill it in.',
  tell: [
    'Safari, beach, hiking, or a combination',
    'How many days, and how many travellers',
    'Adults, a family, a honeymoon, a group, or just you',
    'A budget per person per day',
    'The date you would like to begin',
  ],
  subject: 'A tailor-made booking',
};
