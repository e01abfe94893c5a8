/** The pages that a preview has changed, as they are offered: by language, those of the changed items first. Pure. */
import type { ListedItem } from '../../../../../content/editable/field.ts';
import { notFoundDocument, staffRoutes } from '../../../../../contract/protocol/routes.ts';
import { languageOfPath, pathInEnglish } from '../../../../../contract/values/languages.ts';
import { LANGUAGES, type Language } from '../present-text.ts';

export interface PageChoice {
  address: string;
  /** Such as "Serengeti (/wildlife/serengeti)". */
  label: string;
}

export interface PageGroup {
  language: Language;
  pages: readonly PageChoice[];
}

const LEFT_OUT: readonly string[] = [...Object.values(staffRoutes), notFoundDocument];

/** False for pages of the staff, which have the contacts too, and for the one that is shown where there is none. */
const isOfVisitors = (address: string) => !LEFT_OUT.includes(pathInEnglish(address));

/** @param items those whose drafts are shown */
export function pageChoices(
  changed: readonly string[],
  all: readonly ListedItem[],
  items: readonly ListedItem[],
): readonly PageGroup[] {
  const titles = new Map<string, string>();
  for (const {
    pages: [page],
    title,
  } of all)
    if (page && !titles.has(page)) titles.set(page, title);
  const own = items.flatMap(({ pages: [page] }) => page ?? []);
  const rank = (address: string) => {
    const english = pathInEnglish(address);
    const place = own.indexOf(english);
    if (place >= 0) return place;
    return english === '/' ? own.length : own.length + 1;
  };
  return LANGUAGES.flatMap((language) => {
    const pages = changed
      .filter((address) => (languageOfPath(address) ?? 'en') === language && isOfVisitors(address))
      .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other))
      .map((address) => {
        const title = titles.get(pathInEnglish(address));
        return { address, label: title ? `${title} (${address})` : address };
      });
    return pages.length > 0 ? [{ language, pages }] : [];
  });
}
