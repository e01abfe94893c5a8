/** Contacts and prices in the server's own texts, such as mails and receipts: those of the edition that visitors see. */
import { company } from '../../src/content/company.ts';
import type { DrawnEdition } from '../../src/content/editable/edition-order.ts';
import { packageFigures } from '../../src/content/packages/figures.ts';
import { publishedPrices } from '../../src/content/published-prices.ts';
import type { Company } from '../../src/contract/document/site-details.ts';

export interface PublishedDetails {
  company: Company;
  /** Prices of packages and events, by name. */
  prices: ReadonlyMap<string, string>;
  /** Packages by name. */
  packages: ReadonlyMap<string, Pick<DrawnEdition['packages'][number], 'availability' | 'days'>>;
}

const built: PublishedDetails = {
  company,
  prices: publishedPrices,
  packages: new Map(Object.values(packageFigures).map((figures) => [figures.name, figures])),
};

let current = built;

/** One process serves one site, so there is one of them. */
export const publishedDetails = (): PublishedDetails => current;

/** @param drawn the edition that is shown from now on; null for the site as it was built */
export function setPublishedDetails(drawn: Pick<DrawnEdition, 'details' | 'packages'> | null): void {
  current = drawn
    ? {
        company: drawn.details.company,
        prices: new Map(drawn.details.prices.packages),
        packages: new Map(drawn.packages.map((figures) => [figures.name, figures])),
      }
    : built;
}
