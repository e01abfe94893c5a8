import { sectionUrl, staffRoutes } from '../../../contract/protocol/routes.ts';

/** Slug of the section in which the site is edited. */
export const SITE_SECTION = 'site';

/** The form of an item, such as "company"; without one, the list of all. */
export function itemUrl(item?: string): string {
  const list = sectionUrl(staffRoutes.management, SITE_SECTION);
  return item === undefined ? list : `${list}&item=${encodeURIComponent(item)}`;
}
