/** Every page of the built site: its address, its kind, and where a step inside the app can come from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteIndex } from '../../../src/contract/document/site-index.ts';

const SITE = 'dist/site';

export interface SitePage {
  address: string;
  kind: string;
  /** Addresses on this site that it links to. */
  links: ReadonlySet<string>;
}

/** All public documents in English but the one for addresses that are no page. */
export function listSitePages(): SitePage[] {
  const { documents }: SiteIndex = JSON.parse(readFileSync(join(SITE, 'site.json'), 'utf8'));
  return Object.values(documents)
    .filter((file) => file !== 'not-found.html')
    .map((file) => {
      const html = readFileSync(join(SITE, file), 'utf8');
      const kind = /id="page-data">\{"kind":"([^"]+)"/.exec(html)?.[1] ?? 'unknown';
      const address = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
      const links = new Set([...html.matchAll(/<a [^>]*href="(\/[^"?#]*)"/g)].map(([, to]) => to ?? ''));
      return { address, kind, links, isEnglish: html.includes('<html lang="en"') };
    })
    .filter(({ kind, isEnglish }) => kind !== 'office' && isEnglish);
}

/** One page of each kind. */
export function onePageOfEachKind(): SitePage[] {
  return [...new Map(listSitePages().map((page) => [page.kind, page])).values()];
}

/** The pages that `--pages=/,/wildlife` names, or else the usual ones of a bench. */
export function pagesAsked(usual: readonly SitePage[]): readonly SitePage[] {
  const [, asked] =
    /^--pages=(.+)$/.exec(process.argv.find((word) => word.startsWith('--pages=')) ?? '') ?? [];
  if (!asked) return usual;
  const all = listSitePages();
  return asked.split(',').map((wanted) => {
    const page = all.find(({ address }) => address === wanted);
    if (!page) throw new Error(`There is no page ${wanted}.`);
    return page;
  });
}
