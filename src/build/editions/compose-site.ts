/**
 * Everything that follows from the content: documents with their styles, texts for crawlers, the search index and the
 * packs. The build composes the first edition of the site, and a server that publishes composes the next ones.
 */
import type { PageDocument } from '../../app/navigation/page-document.ts';
import { inlineStyles } from '../../contract/document/inline-styles.ts';
import { lastScreenPolicyHash } from '../../contract/document/last-screen.ts';
import type { SiteIndex } from '../../contract/document/site-index.ts';
import { pathKey } from '../../contract/protocol/routes.ts';
import {
  FORMER_VERSIONS_FILE,
  type PackFile,
  type PackInfo,
  SITE_PACKS_FILE,
  sitePacksScript,
} from '../../service-worker/pack-types.ts';
import { contentHash } from '../content-hash.ts';
import { type ProgramFiles, type WriteFile, writePacks } from '../packs/pack-writer.ts';
import { detailsFor, type PageLinks, renderDocument } from '../render-document.tsx';
import { APP_MANIFEST, appManifestOf, linkAppManifest, STAFF_MANIFEST } from '../texts/app-manifests.ts';
import { renderCrawlerTexts } from '../texts/crawler-texts.ts';
import { writeSearchFiles } from '../texts/search-entries.ts';

/** A document as it was rendered, before its styles are put inside. */
export interface RenderedDocument {
  /** Hash of all that it was rendered from. */
  source: string;
  html: string;
}

/** What a site is composed from. */
export interface SiteParts {
  documents: readonly PageDocument[];
  /** The built index.html, with its placeholders. */
  template: string;
  /** Element with the script that draws the office's last screen. */
  lastScreen: string;
  linksOf: (page: PageDocument) => PageLinks;
  /** Day on which the content of a page changed last, `YYYY-MM-DD`, where it is known. */
  lastChange: (page: PageDocument) => string | undefined;
  /** SVG files by path. */
  pictures: ReadonlyMap<string, string>;
  /** The saved size of each photograph, by `photoKey`. */
  photos: ReadonlyMap<string, Uint8Array>;
  /** Packs whose size is known. */
  knownPacks?: readonly PackInfo[];
  program: ProgramFiles;
  /** Text of a built style sheet. */
  readSheet: (address: string) => Promise<string>;
  /** Documents of an earlier edition by address: those with the same source are not rendered again. */
  before?: ReadonlyMap<string, RenderedDocument>;
  /** Addresses of what the worker loads for the outbox, in this order. */
  outboxScripts: readonly string[];
  write: WriteFile;
}

/** A site that was composed; its files are written. */
export interface ComposedSite {
  index: SiteIndex;
  packs: PackInfo[];
  rendered: Map<string, RenderedDocument>;
}

export async function composeSite(parts: SiteParts): Promise<ComposedSite> {
  const { documents, write } = parts;
  const texts = renderCrawlerTexts(documents, parts.lastChange);
  const index: SiteIndex = { documents: {}, inside: {}, texts: Object.keys(texts) };
  const rendered = new Map<string, RenderedDocument>();
  const html = new Map<string, string>();
  const styles = new Map<string, number>();
  const sheets = new Map<string, Promise<string>>();
  const readSheet = (address: string) => {
    const text = sheets.get(address) ?? parts.readSheet(address);
    sheets.set(address, text);
    return text;
  };
  for (const page of documents) {
    const document = await renderAgain(page, parts);
    const styled = await inlineStyles(document.html, readSheet);
    const file = page.address === '/' ? 'index.html' : `${page.address.slice(1)}.html`;
    rendered.set(page.address, document);
    html.set(page.address, document.html);
    styles.set(page.address, styled.html.length - document.html.length);
    index.documents[pathKey(page.address)] = file;
    index.inside[pathKey(page.address)] = {
      styles: styled.source,
      script: await lastScreenPolicyHash(document.html),
    };
    await write(file, styled.html);
  }
  for (const [path, text] of Object.entries(texts)) await write(path, text);
  const search = writeSearchFiles(documents, html);
  for (const { path, text } of Object.values(search)) await write(path, text);
  const packed = ({ path, text }: (typeof search)['en']): PackFile => ({
    address: path,
    type: 'application/json',
    body: text,
  });
  const languages = Object.entries(parts.program.languages).map(([code, files]) => {
    const own = search[code as keyof typeof search];
    return [code, own ? [...files, packed(own)] : files] as const;
  });
  const packs = await writePacks({
    documents,
    html,
    styles,
    pictures: parts.pictures,
    photos: parts.photos,
    data: [packed(search.en)],
    program: { ...parts.program, languages: Object.fromEntries(languages) },
    knownPacks: parts.knownPacks ?? [],
    write,
  });
  // Which deltas there are depends on what a server has shown before: it says so itself.
  await write(FORMER_VERSIONS_FILE, '{}');
  await write(SITE_PACKS_FILE, sitePacksScript({ packs, outboxScripts: parts.outboxScripts }));
  await write('site.json', JSON.stringify(index));
  return { index, packs, rendered };
}

/** Renders a page, unless an earlier edition has the same. */
async function renderAgain(page: PageDocument, parts: SiteParts): Promise<RenderedDocument> {
  const source = contentHash(JSON.stringify([page, detailsFor(page)]));
  const before = parts.before?.get(page.address);
  if (before?.source === source) return before;
  const first = page.kind === 'office' ? parts.lastScreen : '';
  const drawn = await renderDocument(page, { template: parts.template, first, ...parts.linksOf(page) });
  return { source, html: linkAppManifest(drawn, manifestOf(page)) };
}

/** File of the manifest with which a page is installed. */
function manifestOf({ kind, language }: PageDocument): string {
  if (kind === 'office') return STAFF_MANIFEST;
  return language ? appManifestOf(language) : APP_MANIFEST;
}
