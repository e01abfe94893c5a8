/** The texts that crawlers request first. */
import type { PageDocument } from '../app/page-document.ts';
import { staffRoutes } from '../contract/addresses.ts';
import { ORIGIN_MARK } from '../contract/site-index.ts';

/** `/robots.txt` and `/sitemap.xml`, by address. The running site fills in its origin. */
export function renderTexts(documents: readonly PageDocument[]): Record<string, string> {
  const urls = documents
    .filter(({ head }) => head.indexed)
    .map(({ address }) => `  <url><loc>${ORIGIN_MARK}${address.replaceAll('&', '&amp;')}</loc></url>`);
  const closed = ['/api/', ...Object.values(staffRoutes)].map((path) => `Disallow: ${path}`).join('\n');
  return {
    '/robots.txt': `User-agent: *\n${closed}\n\nSitemap: ${ORIGIN_MARK}/sitemap.xml\n`,
    '/sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>\n',
    ].join('\n'),
  };
}
