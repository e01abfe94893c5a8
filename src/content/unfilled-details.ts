/** Details that an operator has to fill in before the site goes public: placeholders, and what is still empty. */
import { openTerms } from './booking-terms.ts';
import { company } from './company.ts';
import { type NavLink, partnersLabel } from './navigation.ts';
import { partnerLinks } from './partner-links.ts';
import { openProof } from './trust.ts';

/** A detail of the site that nobody has filled in yet. */
export interface UnfilledDetail {
  /** Which one, such as "Deposit". */
  title: string;
  /** The value that the site shows now; empty where it shows nothing. */
  shown: string;
  /** Id of the item in whose form it is filled in. */
  item: string;
}

/** Whose details are asked about. */
interface Details {
  company: {
    email: string;
    phones: readonly { printed: string }[];
    whatsapp: string;
    locations: readonly { office: string; address: string }[];
    socials: readonly { label: string; address: string }[];
  };
  openTerms: readonly string[];
  openProof: readonly string[];
  partnerLinks: readonly NavLink[];
}

/** Values with which this project is delivered: the domain that nobody can own, and numbers and streets of nobody. */
const PLACEHOLDER = /\bexample\.com\b|^\+?255 ?700 ?000|^(Main Street|Beach Road) 1,/;

/**
 * Lists the details that are placeholders or empty.
 * @param details this operator's, unless others are given
 */
export function listUnfilledDetails(
  details: Details = { company, openTerms, openProof, partnerLinks },
): UnfilledDetail[] {
  const { email, phones, whatsapp, locations, socials } = details.company;
  const contacts = [
    { title: 'E-mail', shown: email },
    ...phones.map(({ printed }) => ({ title: 'Phone', shown: printed })),
    { title: 'WhatsApp', shown: whatsapp },
    ...locations.map(({ office, address }) => ({ title: office, shown: address })),
    ...socials.map(({ label, address }) => ({ title: label, shown: address })),
  ].filter(({ shown }) => PLACEHOLDER.test(shown));
  return [
    ...contacts.map((contact) => ({ ...contact, item: 'company' })),
    ...details.openTerms.map((title) => ({ title, shown: '', item: 'terms' })),
    ...details.openProof.map((title) => ({ title, shown: '', item: 'trust' })),
    ...(details.partnerLinks.length === 0 ? [{ title: partnersLabel, shown: '', item: 'partners' }] : []),
  ];
}
