/**
 * What the operator can prove, beside licence, partners and reviews, which every page has (company.ts,
 * partner-links.ts). Each is shown on the page of terms once it is filled in.
 */
import { company } from './company.ts';
import { withOverrides } from './editable/with-overrides.ts';
import { partnerLinks } from './partner-links.ts';

/** As it is written: each empty for none. */
export const writtenTrust: { foundedYear: number | ''; vehicles: number | ''; protection: string } =
  withOverrides('trust', { foundedYear: '', vehicles: '', protection: '' });

/** Names of the parts that are not filled in. In a browser, staff pages carry them (embedded-details.ts). */
export const openProof: readonly string[] = [
  ...(writtenTrust.foundedYear ? [] : ['In business since']),
  ...(writtenTrust.vehicles ? [] : ['Vehicles of your own']),
  ...(writtenTrust.protection.trim() ? [] : ['Protection of payments']),
];

/** Proofs to show; a part that is not filled in is absent. */
export interface Proof {
  licence?: string;
  since?: { year: number; years: number };
  vehicles?: number;
  partners?: readonly { label: string; address: string }[];
  protection?: string;
  reviews?: readonly { label: string; address: string }[];
}

interface Written {
  company: { licenceNumber?: string; reviewLinks?: Proof['reviews'] };
  partnerLinks: readonly { label: string; to: string }[];
  trust: typeof writtenTrust;
}

/**
 * Gathers what is filled in.
 * @param thisYear that of the build, from which the years in business are counted
 * @param written this operator's, unless others are given
 * @returns undefined for nothing
 */
export function gatherProof(
  thisYear: number = new Date().getFullYear(),
  written: Written = { company, partnerLinks, trust: writtenTrust },
): Proof | undefined {
  const { foundedYear, vehicles, protection } = written.trust;
  const { licenceNumber, reviewLinks = [] } = written.company;
  const partners = written.partnerLinks.map(({ label, to }) => ({ label, address: to }));
  const proof: Proof = {
    ...(licenceNumber?.trim() && { licence: licenceNumber }),
    ...(foundedYear && { since: { year: foundedYear, years: Math.max(0, thisYear - foundedYear) } }),
    ...(vehicles && { vehicles }),
    ...(partners.length > 0 && { partners }),
    ...(protection.trim() && { protection }),
    ...(reviewLinks.length > 0 && { reviews: reviewLinks }),
  };
  return Object.keys(proof).length > 0 ? proof : undefined;
}
