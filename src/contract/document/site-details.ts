/** Details of the operator that a document carries beside its page: they change without a new program. */

/** Id of the script element in which a document carries them, as JSON. */
export const SITE_DETAILS_ELEMENT = 'site-details';

/** Name and contacts of the operator. */
export interface Company {
  name: string;
  legalName: string;
  email: string;
  /** As printed, and as dialled. At least one. */
  phones: readonly [Phone, ...Phone[]];
  /** International format without plus, as WhatsApp's links want it. */
  whatsapp: string;
  /** Shown with the country. What an office is called has a line in `shell.ts` of each language. */
  locations: readonly { office: string; address: string }[];
  /** Shown in the top bar, the footer and the contact section, in this order. */
  socials: readonly { label: string; address: string }[];
  /** What follows is not shown while it is empty. */
  licenceNumber?: string;
  /** Days and hours, in words. */
  openingHours?: string;
  /** Pages with reviews of the operator. */
  reviewLinks?: readonly { label: string; address: string }[];
}

interface Phone {
  printed: string;
  dialled: string;
}

/** Published prices by name, as staff pages carry them. */
export interface EmbeddedPrices {
  /** Of packages and events. */
  packages: readonly (readonly [name: string, price: string])[];
  /** Lowest prices of stays, by package. */
  stays: readonly (readonly [name: string, price: { price: string; isByNight: boolean }])[];
}

/** Details that every document carries, texts in its own language; staff pages carry more. */
export interface SiteDetails {
  company: Company;
  answerTime: string;
  partnersText: string;
  partnerLinks: readonly { label: string; to: string }[];
  prices?: EmbeddedPrices;
  /** Titles of the booking terms that have no answer yet. */
  openTerms?: readonly string[];
  /** Names of what the operator could prove, and has not filled in. */
  openProof?: readonly string[];
}
