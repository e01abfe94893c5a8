/**
 * Details of the operator as the document carries them. In builds for browsers this file stands in for those whose
 * values an operator changes without a new program: company.ts, answer-time.ts, partner-links.ts,
 * booking-terms.ts, published-prices.ts and trust.ts (build/bundle/embedded-details-plugin.ts).
 */
import { SITE_DETAILS_ELEMENT, type SiteDetails } from '../contract/document/site-details.ts';

const details = JSON.parse(document.getElementById(SITE_DETAILS_ELEMENT)?.textContent ?? '{}') as SiteDetails;

export const { company, answerTime, partnersText, partnerLinks, openTerms, openProof = [] } = details;
export const publishedPrices: ReadonlyMap<string, string> = new Map(details.prices?.packages);
export const publishedStayPrices: ReadonlyMap<string, { price: string; isByNight: boolean }> = new Map(
  details.prices?.stays,
);
