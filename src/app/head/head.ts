/** The head of a document, written at build. Navigation inside the app takes it over unchanged. */
import { company } from '../../content/company.ts';
import { ORIGIN_PLACEHOLDER } from '../../contract/document/site-index.ts';
import { pathInEnglish, pathInLanguage } from '../../contract/values/languages.ts';
import type { PageDocument } from '../navigation/page-document.ts';
import { keywordsOf } from './keywords.ts';
import { structuredData } from './structured-data.ts';

const LOCALES = { en: 'en_GB', de: 'de_DE', fr: 'fr_FR' } as const;

/** Text made safe for HTML text and attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Title, description, canonical link and social data of a page. The running site fills in its origin. */
export function renderHead(page: PageDocument): string {
  const { address, head, language, languages = [] } = page;
  const plain = pathInEnglish(address);
  const others = [
    ['en', plain],
    ...languages.map((code) => [code, pathInLanguage(code, plain)]),
    ['x-default', plain],
  ];
  const title = `${head.title} | ${company.name}`;
  const url = ORIGIN_PLACEHOLDER + address;
  const alt = altOf(page);
  const image = ORIGIN_PLACEHOLDER + head.image;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', head.description),
    named('keywords', keywordsOf(page)),
    ...(head.indexed ? [`<link rel="canonical" href="${escapeHtml(url)}">`] : [named('robots', 'noindex')]),
    ...(languages.length > 0
      ? others.map(
          ([code, to]) =>
            `<link rel="alternate" hreflang="${code}" href="${escapeHtml(ORIGIN_PLACEHOLDER + to)}">`,
        )
      : []),
    property('og:locale', LOCALES[language ?? 'en']),
    ...(languages.length > 0 ? (['en', ...languages] as const) : [])
      .filter((code) => code !== (language ?? 'en'))
      .map((code) => property('og:locale:alternate', LOCALES[code])),
    property('og:type', 'website'),
    property('og:site_name', company.name),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', url),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    ...(alt ? [property('og:image:alt', alt)] : []),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', head.title),
    named('twitter:description', head.description),
    named('twitter:image', image),
    ...structuredData(page).map(renderThing),
  ].join('\n    ');
}

/** Description of the picture on the card, which is the page's poster in a frame. */
function altOf({ data }: PageDocument): string {
  const { picture } = data as { picture?: { alt?: string } };
  return picture?.alt ?? '';
}

/** JSON-LD is data and not a script, so the security policy allows it. */
function renderThing(thing: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
