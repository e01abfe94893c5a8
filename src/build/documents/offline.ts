/** The page about what is saved on a device. It lists every other page, so it is rendered last. */
import type { PageDocument } from '../../app/navigation/page-document.ts';
import { packTitles } from '../../content/pack-titles.ts';
import { notFoundDocument, routes } from '../../contract/protocol/routes.ts';
import type { SectionPages } from '../../pages/offline/saved-section.tsx';
import type { PackSection, SiteBuilder } from './site-builder.ts';

export function addOffline(site: SiteBuilder): void {
  const { texts, ...page } = site.page('offline');
  const entries = Object.entries(packTitles) as [PackSection, string][];
  const all = entries.map(
    ([pack, title]): SectionPages => ({
      pack,
      title,
      pages: site.documents
        .filter((document) => document.pack === pack && document.address !== notFoundDocument)
        .map((document) => ({
          address: document.address,
          title: titleOf(document),
          colours: coloursOf(document),
        })),
    }),
  );
  const own = { address: routes.offline, title: texts.title, colours: texts.picture.colours };
  const withOwn = all.map((shelf) =>
    shelf.pack === 'core' ? { ...shelf, pages: [...shelf.pages, own] } : shelf,
  );
  site.add(
    routes.offline,
    { ...page, pack: 'core', indexed: false },
    { kind: 'offline', data: { ...texts, shelves: withOwn } },
  );
}

/** Returns the name of a page in a list. */
function titleOf({ address, data, head }: PageDocument): string {
  if (address === routes.home) return 'Home';
  if (address === routes.packageBooking) return 'Plan Your Trip';
  if ('name' in data) return data.name;
  return 'title' in data ? data.title : head.title;
}

/** Every listed page has a poster. */
function coloursOf({ data }: PageDocument): string {
  return 'picture' in data ? data.picture.colours : '';
}
