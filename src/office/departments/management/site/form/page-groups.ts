/** Pages of the site on which a notice can be, in groups that a person knows by name. Pure. */
import type { ListedItem } from '../../../../../content/editable/field.ts';
import { routes } from '../../../../../contract/protocol/routes.ts';
import { say } from '../../../../../words/say.ts';

export interface NamedPage {
  address: string;
  title: string;
}

export interface PageGroup {
  name: GroupName;
  pages: readonly NamedPage[];
}

/** Pages that begin each group; those of its places follow. */
const GROUPS = {
  other: [routes.home],
  parks: [routes.wildlife],
  coast: [routes.beachExperience],
  zanzibar: [routes.zanzibar],
  culture: [routes.culture],
  hikes: [routes.hikes],
  packages: [routes.allTrips, routes.packages, routes.aboutPackages, routes.compare, routes.packageBooking],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type GroupName = keyof typeof GROUPS;
const names = Object.keys(GROUPS) as GroupName[];

/** Pages about a visitor's own device: nobody reads a notice there. */
const LEFT_OUT: readonly string[] = [routes.outbox, routes.offline];

export const groupTitle = (name: GroupName): string =>
  ({
    other: say('Home and other pages'),
    parks: say('All parks'),
    coast: say('All of the coast and islands'),
    zanzibar: say('All of Zanzibar'),
    culture: say('All culture and history'),
    hikes: say('All hikes'),
    packages: say('All packages'),
  })[name];

/** Every page once, under the name by which it calls itself. */
export function pageGroups(items: readonly ListedItem[]): PageGroup[] {
  const groups = new Map(names.map((name) => [name, [] as NamedPage[]]));
  const known = new Set<string>(LEFT_OUT);
  const titles = new Set<string>();
  for (const { id, pages, title } of items) {
    const [address, list] = pages;
    if (!address || known.has(address) || !/^(page|place|package)\//.test(id)) continue;
    known.add(address);
    // Two pages may call themselves alike.
    const shown = titles.has(title) ? `${title} (${address})` : title;
    titles.add(title);
    groups.get(groupOf(id, address, list))?.push({ address, title: shown });
  }
  return names.flatMap((name) => {
    const first: readonly string[] = GROUPS[name];
    const pages = [...(groups.get(name) ?? [])];
    // The page of the whole group stands first.
    pages.sort((one, other) => rankOf(first, one) - rankOf(first, other));
    return pages.length > 0 ? [{ name, pages }] : [];
  });
}

const rankOf = (first: readonly string[], { address }: NamedPage) =>
  first.includes(address) ? first.indexOf(address) : first.length;

function groupOf(id: string, address: string, list = ''): GroupName {
  if (id.startsWith('package/')) return 'packages';
  const wanted = id.startsWith('place/') ? list : address;
  return names.find((name) => (GROUPS[name] as readonly string[]).includes(wanted)) ?? 'other';
}
