/** The texts that crawlers request first. */
import type { PageDocument } from '../../app/navigation/page-document.ts';
import { ORIGIN_PLACEHOLDER } from '../../contract/document/site-index.ts';
import { staffRoutes } from '../../contract/protocol/routes.ts';
import { pathInEnglish, pathInLanguage } from '../../contract/values/languages.ts';

/**
 * `/robots.txt` and `/sitemap.xml`, by address. The running site fills in its origin.
 * @param lastChange the day on which the content of a page changed last, `YYYY-MM-DD`, if it is known
 */
export function renderCrawlerTexts(
  documents: readonly PageDocument[],
  lastChange: (page: PageDocument) => string | undefined = () => undefined,
): Record<string, string> {
  const urls = documents
    .filter(({ head }) => head.indexed)
    .map((page) => {
      const day = lastChange(page);
      const changed = day ? `<lastmod>${day}</lastmod>` : '';
      return `  <url><loc>${locationOf(page.address)}</loc>${changed}${othersOf(page)}</url>`;
    });
  const closed = ['/api/', ...Object.values(staffRoutes)].map((path) => `Disallow: ${path}`).join('\n');
  return {
    '/robots.txt': `User-agent: *\n${closed}\n\nSitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml\n`,
    '/sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...urls,
      '</urlset>\n',
    ].join('\n'),
  };
}

const locationOf = (address: string) => ORIGIN_PLACEHOLDER + address.replaceAll('&', '&amp;');

/** The same page in every language that it is written in, itself included. */
function othersOf({ address, languages }: PageDocument): string {
  if (!languages) return '';
  const plain = pathInEnglish(address);
  const all = [
    ['en', plain] as const,
    ...languages.map((code) => [code, pathInLanguage(code, plain)] as const),
  ];
  return all
    .map(([code, to]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${locationOf(to)}"/>`)
    .join('');
}
