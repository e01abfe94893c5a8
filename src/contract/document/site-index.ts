/** Index and placeholders that the build writes; server, service worker and page fill in the placeholders. */

import type { InlineSources } from './inline-sources.ts';

/** Index of the pages' documents: the build writes it as `site.json`, the server reads it at start. */
export interface SiteIndex {
  /** File below the site's folder, by `pathKey` of the page's address. */
  documents: Record<string, string>;
  /** Sources that the policy must allow for the styles and script inside each document, by the same key. */
  inside: Record<string, InlineSources>;
  /** Addresses of texts for machines that also contain the origin: `/robots.txt`, `/sitemap.xml`. */
  texts: readonly string[];
}

/**
 * Placeholder in built documents for the public origin, which only the running server knows, so that one
 * build serves any PORT and PUBLIC_ORIGIN.
 */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';

/**
 * Placeholder in built documents for the public sealing key, which only the running server knows. The page
 * data of a form that seals carries it; `parseSealingKey` reads what was filled in.
 */
export const SEALING_KEY_PLACEHOLDER = 'sealing-key-of-the-running-site';

/** The facts that the running server fills into built texts. */
export interface SiteFacts {
  /** Scheme, host and port that visitors see. */
  origin: string;
  /** See `formatSealingKey`. */
  sealingKey: string;
}

/**
 * Fills the running site's facts into a built text. Used by the server, and by the worker when it saves
 * pages.
 */
export function fillSiteFacts(text: string, { origin, sealingKey }: SiteFacts): string {
  // The replacements are functions because "$&" has a special meaning in a replacement text.
  return text
    .replaceAll(ORIGIN_PLACEHOLDER, () => origin)
    .replaceAll(SEALING_KEY_PLACEHOLDER, () => sealingKey);
}

/** Id of the script element in which a document carries the data that drew it. */
export const PAGE_DATA_ELEMENT = 'page-data';
