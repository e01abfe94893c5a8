/** Parts of photographs among the unsent entries, brought together: one line for a photograph, not one for each part. Pure. */
import type { WaitingItem } from '../../../device/records/index.ts';
import type { SiteDraftChange } from '../../../kinds/site-draft/schema.ts';
import type { SitePhotoPart } from '../../../kinds/site-photo-part/schema.ts';

/** An entry as it is listed. */
export interface ListedItem extends WaitingItem {
  /** All unsent parts of its photograph, itself among them; absent for any other entry. */
  parts?: readonly WaitingItem[];
}

const photoOf = ({ entry: { kind, payload } }: WaitingItem): string | undefined =>
  kind === 'sitePhotoPart' ? (payload as SitePhotoPart).photo : undefined;

/** Lists the first part of each photograph for all of them; a refused one, where there is one, because it says why. */
export function withPhotographsAsOne(items: readonly WaitingItem[]): ListedItem[] {
  const groups = new Map<string, WaitingItem[]>();
  for (const item of items) {
    const photo = photoOf(item);
    if (photo !== undefined) groups.set(photo, [...(groups.get(photo) ?? []), item]);
  }
  return items.flatMap((item): ListedItem[] => {
    const parts = groups.get(photoOf(item) ?? '');
    if (!parts) return [item];
    const listed = parts.find(({ entry }) => entry.state === 'parked') ?? parts[0];
    return item === listed ? [{ ...item, parts }] : [];
  });
}

/** Returns the id of the item for which a photograph is, by the drafts that name it; undefined for none. */
export function itemOfPhotograph(
  { entry }: WaitingItem,
  drafts: Iterable<Pick<SiteDraftChange, 'item' | 'value'>>,
): string | undefined {
  const { photo } = entry.payload as SitePhotoPart;
  for (const { item, value } of drafts) if (value === photo) return item;
  return undefined;
}
