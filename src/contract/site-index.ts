/** What the build leaves for server, worker and page. */

/** Where each page's document is: the build writes it as `site.json`, the server reads it at start. */
export interface SiteIndex {
  /** File below the site's folder, by `addressKey` of the page's address. */
  documents: Record<string, string>;
  /** Texts for machines that name the origin too: `/robots.txt`, `/sitemap.xml`. */
  texts: readonly string[];
}

/**
 * Stands in built documents for the public origin, which only the running site knows:
 * one build serves any PORT and PUBLIC_ORIGIN.
 */
export const ORIGIN_MARK = 'https://origin.invalid';

/**
 * Stands in built documents for the public sealing key, which only the running site knows.
 * The page data of a form that seals carries it; `readSealingKey` reads what was filled in.
 */
export const SEALING_KEY_MARK = 'sealing-key-of-the-running-site';

/** What the running site fills into the texts of its build. */
export interface SiteFacts {
  /** Scheme, host and port that visitors see. */
  origin: string;
  /** See `writeSealingKey`. */
  sealingKey: string;
}

/** A built text with the facts of the running site in it; by the server, and by the worker as it saves. */
export function fillIn(text: string, { origin, sealingKey }: SiteFacts): string {
  // As functions: in a replacement text "$&" would have a meaning.
  return text.replaceAll(ORIGIN_MARK, () => origin).replaceAll(SEALING_KEY_MARK, () => sealingKey);
}

/** Id of the script element in which a document carries the data that drew it. */
export const DATA_ELEMENT = 'page-data';
