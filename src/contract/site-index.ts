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

/** Id of the script element in which a document carries the data that drew it. */
export const DATA_ELEMENT = 'page-data';
