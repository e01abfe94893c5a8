/** What the content of the translated pages is in German. The build alone reads it. */
import { bookingTerms } from './booking-terms.ts';
import { sitePages } from './site-pages.ts';
import { planYourTrip } from './top-pages/plan-your-trip.ts';

export const content: Readonly<Record<string, string>> = { ...planYourTrip, ...bookingTerms, ...sitePages };
