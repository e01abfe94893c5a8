/** Pages of the built site, read from its own files, so that a new page is tested by being there. */
import { readFileSync } from 'node:fs';
import type { InlineSources } from '../../../src/contract/document/inline-sources.ts';
import type { SiteIndex } from '../../../src/contract/document/site-index.ts';

export interface BuiltPage {
  /** Address as its canonical link spells it, or its key where it has none. */
  address: string;
  html: string;
  indexed: boolean;
  /** The language that it is written in. */
  language: string;
  /** A page of the office. */
  staff: boolean;
  /** Styles and scripts inside the document that its policy allows. */
  inside: InlineSources;
}

/** Every document of the site in `dist/site`. */
export function readBuiltPages(): BuiltPage[] {
  const { documents, inside }: SiteIndex = JSON.parse(readFileSync('dist/site/site.json', 'utf8'));
  return Object.entries(documents).map(([key, file]) => {
    const html = readFileSync(`dist/site/${file}`, 'utf8');
    const canonical = /<link rel="canonical" href="https:\/\/origin\.invalid([^"]*)"/.exec(html)?.[1];
    const staff = html.includes('id="page-data">{"kind":"office"');
    const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? '';
    return {
      address: canonical ?? key,
      html,
      indexed: canonical !== undefined,
      language,
      staff,
      inside: inside[key] ?? {},
    };
  });
}

/** Content of the first element that the pattern's group finds, with HTML's escapes undone. */
export function find(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

let pages: Map<string, string> | undefined;

/** The page's own part of a document, as markup: without bars, footer and data. */
export function mainOf(address: string): string {
  pages ??= new Map(readBuiltPages().map((page) => [page.address, page.html]));
  const main = /<main.*?<\/main>/s.exec(pages.get(address) ?? '')?.[0];
  if (!main) throw new Error(`No page at ${address}`);
  return main;
}

/** Returns the text that a reader sees in a piece of markup. */
export function wordsOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
