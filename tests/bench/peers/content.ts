/** Content of our pages, for the peers: kind, data and head of each public page, from the built documents. */
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { listSitePages } from '../site/site-pages.ts';

const SITE = 'dist/site';

/** Pages about this device and its saved copies, which are nothing without our own worker. */
const OWN_KINDS = ['outbox', 'offline'];

/** Served as they are. Posters are the pictures of the data. */
const PUBLIC = ['posters', 'maps', 'icons', 'favicon.ico', 'search-entries.json'];

export interface PeerPage {
  address: string;
  kind: string;
  title: string;
  description: string;
  data: unknown;
}

export function listPeerPages(): PeerPage[] {
  return listSitePages()
    .filter(({ kind }) => !OWN_KINDS.includes(kind))
    .map(({ address, kind }) => {
      const html = readFileSync(
        join(SITE, address === '/' ? 'index.html' : `${address.slice(1)}.html`),
        'utf8',
      );
      const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
      const [, description = ''] = /<meta name="description" content="([^"]*)/.exec(html) ?? [];
      const [, json = '{}'] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
      return {
        address,
        kind,
        title: plain(title),
        description: plain(description),
        data: JSON.parse(json).data,
      };
    });
}

const plain = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** Where the site of a peer keeps the content of a page, from its own folder. */
export const contentFile = (address: string) => `content/${address === '/' ? 'home' : address.slice(1)}.json`;

/** Our component of a kind, as a module of the peer names it: `ours` leads to `src`. */
export function componentOf(kind: string): string {
  const found = readdirSync('src/pages', { recursive: true, encoding: 'utf8' }).find(
    (file) => basename(file) === `${kind}.tsx`,
  );
  if (!found) throw new Error(`No page of ours is called ${kind}.tsx`);
  return `ours/pages/${found.replaceAll('\\', '/')}`;
}

/** Packages of our components that use React themselves. */
export const WITH_REACT = ['react-hook-form', '@hookform/resolvers', 'embla-carousel-react'];

/** The folder of our sources. */
export const OURS = resolve('src');

/**
 * A new folder with a peer's files, our content and our pictures. It is inside the project, so that our components
 * find the packages they are made of.
 * @param files by their paths
 */
export async function makeFolder(
  name: string,
  pages: readonly PeerPage[],
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = resolve(await mkdtemp(`dist/peer-${name}-`));
  const contents = Object.fromEntries(pages.map((page) => [contentFile(page.address), JSON.stringify(page)]));
  for (const [path, text] of Object.entries({ ...contents, ...files })) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  for (const path of PUBLIC)
    await cp(join(SITE, path), join(folder, 'public', path), {
      recursive: true,
      filter: (file) => !/\.(br|gz)$/.test(file),
    });
  return folder;
}

/** Our frame without the strips about requests and saving: bars and footer, as both peers draw them. */
export const FRAME = `
import type { ReactNode } from 'react';
import { MyRequests, Navbar, NavItem } from 'ours/app/shell/navbar.tsx';
import { Footer } from 'ours/app/shell/footer.tsx';
import { topBar } from 'ours/content/navigation.ts';
import { SocialLinks } from 'ours/pages/parts/contact/social-links.tsx';

export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">Skip to content</a>
      <nav className="top-bar" aria-label="Elsewhere, and before you travel">
        <ul className="page">
          <SocialLinks />
          {topBar.map((link) => <li key={link.to}><NavItem {...link} /></li>)}
          <li><MyRequests /></li>
        </ul>
      </nav>
      <header className="site-header"><Navbar languages={undefined} /></header>
      {children}
      <Footer lang={undefined} languages={undefined} />
    </>
  );
}
`;
