/** One page document in, one HTML document out. */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { renderHead } from '../app/head/head.ts';
import { LoadFailureNotice } from '../app/navigation/load-failure-notice.tsx';
import { loadContent, type PageContent, type PageDocument } from '../app/navigation/page-document.ts';
import { answerTime } from '../content/answer-time.ts';
import { openTerms } from '../content/booking-terms.ts';
import { company } from '../content/company.ts';
import { partnerLinks, partnersText } from '../content/partner-links.ts';
import { publishedPrices, publishedStayPrices } from '../content/published-prices.ts';
import { openProof } from '../content/trust.ts';
import { INLINE_SCRIPT } from '../contract/document/inline-script.ts';
import { SITE_DETAILS_ELEMENT, type SiteDetails } from '../contract/document/site-details.ts';
import { PAGE_DATA_ELEMENT } from '../contract/document/site-index.ts';
import { componentFile } from '../pages/registry.ts';
import { hideUntilFound } from '../ui/tabs/until-found.ts';
import { addChangedTextsToProgram, translateDetails } from './texts/embedded-texts.ts';

addChangedTextsToProgram();

/** Source files that a page is rendered from, beside the shell. The build finds its chunks by them. */
export function pageSources(page: PageContent): string[] {
  const sources = [componentFile(page.kind)];
  if (page.kind !== 'office') return sources;
  const { department } = page.data;
  return [
    ...sources,
    `src/office/departments/${department === 'stayBookings' ? 'stay-bookings' : department}/index.tsx`,
  ];
}

/** Elements that name what a page loads. */
export interface PageLinks {
  /** For the head: the style sheets of this kind of page. */
  styles: string;
  /** For the end of the document: the chunk of this kind of page. */
  scripts: string;
}

/**
 * @param template the built index.html, with its placeholders
 * @param first element for the head, before the styles: a script that must not wait for them
 */
export async function renderDocument(
  page: PageDocument,
  { template, first = '', styles, scripts }: { template: string; first?: string } & PageLinks,
): Promise<string> {
  const loaded = await loadContent(page);
  const browser = createMemoryHistory({ initialEntries: [page.address], v5Compat: true });
  const body = hideUntilFound(renderToString(<App first={loaded} path={page.address} browser={browser} />));
  // In the language in which the page was just drawn.
  const notLoaded = renderToStaticMarkup(<LoadFailureNotice />);
  const { kind, data: pageData, language, languages, notices } = page;
  const content = { kind, data: pageData, language, languages, notices } as PageContent;
  const data = jsonElement(PAGE_DATA_ELEMENT, content) + jsonElement(SITE_DETAILS_ELEMENT, detailsFor(page));
  return template
    .replace('<html lang="en"', () => `<html lang="${language ?? 'en'}"`)
    .replace('<!--early-->', () => `<script>${INLINE_SCRIPT}</script>${first}`)
    .replace('<!--head-->', () => renderHead(page))
    .replace('<!--styles-->', () => styles)
    .replace('<!--page-->', () => body)
    .replace('<!--not-loaded-->', () => notLoaded)
    .replace('<!--data-->', () => data)
    .replace('<!--program-->', () => scripts);
}

/** Escaped, because "<" inside JSON could end the script element. */
function jsonElement(id: string, value: object): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** Details of the operator that the document of a page carries. */
export function detailsFor({ kind, language }: Pick<PageDocument, 'kind' | 'language'>): SiteDetails {
  const { prices, openTerms: open, openProof: unproven, ...details } = allDetails();
  if (kind === 'office') return { ...details, prices, openTerms: open, openProof: unproven };
  return language ? translateDetails(details, language) : details;
}

/** All details of the operator, prices included. */
export function allDetails(): Required<SiteDetails> {
  return {
    company,
    answerTime,
    partnersText,
    partnerLinks,
    openTerms,
    openProof,
    prices: { packages: [...publishedPrices], stays: [...publishedStayPrices] },
  };
}
