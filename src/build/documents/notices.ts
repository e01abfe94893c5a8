import type { PageDocument } from '../../app/navigation/page-document.ts';
import { ALL_PAGES } from '../../content/all-pages.ts';
import { operatorNotices } from '../../content/notices.ts';
import { pathKey } from '../../contract/protocol/routes.ts';

/** Puts the notices of the operator into the documents of their pages. */
export function addNotices(documents: readonly PageDocument[]): void {
  const written = Object.values(operatorNotices).filter(({ text }) => text !== '');
  for (const page of documents) {
    const own = page.kind === 'office' ? [] : written.filter(({ pages }) => isOn(pages, page.address));
    if (own.length === 0) continue;
    page.notices = own.map(({ text, from, until }) => ({
      text,
      ...(from && { from }),
      ...(until && { until }),
    }));
  }
}

const isOn = (pages: readonly string[], address: string) =>
  pages.some((page) => page === ALL_PAGES || pathKey(page) === pathKey(address));
