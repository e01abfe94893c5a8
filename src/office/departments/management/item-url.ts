import { sectionUrl, staffRoutes } from '../../../contract/protocol/routes.ts';

/** Slug of the section in which the site is edited. */
export const SITE_SECTION = 'site';

/** Views of the section besides the list and the forms. */
export type SiteView = 'publish' | 'history' | 'preview';

const list = sectionUrl(staffRoutes.management, SITE_SECTION);

/** The form of an item, such as "company"; without one, the list of all. @param field path of the one to begin with */
export function itemUrl(item?: string, field?: string): string {
  if (item === undefined) return list;
  const form = `${list}&item=${encodeURIComponent(item)}`;
  return field === undefined ? form : `${form}&field=${encodeURIComponent(field)}`;
}

/** @param items ids of those whose drafts the preview shows; all without them */
export function siteViewUrl(view: SiteView, items?: readonly string[]): string {
  const address = `${list}&view=${view}`;
  return items ? `${address}&items=${encodeURIComponent(items.join(','))}` : address;
}
