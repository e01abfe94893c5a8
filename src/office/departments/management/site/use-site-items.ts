/** What of the site can be changed: as the server told it last, for use without a signal too. */
import { useEffect, useMemo, useState } from 'react';
import type { ListedItem, SiteItemsAnswer } from '../../../../content/editable/field.ts';
import type { FieldOverride } from '../../../../content/editable/overrides.ts';
import { endpoints } from '../../../../contract/protocol/endpoints.ts';
import { cacheUntilSignOut, readCachedValue } from '../../../../device/local-cache/index.ts';
import type { ReleaseFault } from '../../../../kinds/calls/site-editions.ts';
import { type OfficeAnswer, useOfficeAnswer } from '../../../features/dashboard/use-office-answer.ts';
import { KEPT_SITE_ITEMS as KEPT } from '../../../features/waiting/use-site-item-titles.ts';

export interface SiteItems {
  items: readonly ListedItem[];
  published: readonly FieldOverride[];
  /** Number of the edition with which that is. */
  edition: number;
  /** What of it this version of the site does not take. */
  refused: readonly ReleaseFault[];
}

interface Kept extends SiteItems {
  version: string;
}

/** The answer, and the items as far as they are known: the server sends only those that this device does not have. */
export function useSiteItems(): { answer: OfficeAnswer<SiteItemsAnswer>; site: SiteItems | null } {
  const [kept, setKept] = useState<Kept | null>();
  useEffect(() => {
    void readCachedValue(KEPT).then(
      (value) => setKept((value as Kept | null) ?? null),
      () => setKept(null),
    );
  }, []);
  const [known] = useState({ version: '' });
  if (kept && known.version === '') known.version = kept.version;
  const isRead = kept !== undefined;
  const query = known.version && `?known=${encodeURIComponent(known.version)}`;
  const answer = useOfficeAnswer<SiteItemsAnswer>(isRead ? `${endpoints.siteItems}${query}` : '');
  const { value } = answer;
  useEffect(() => {
    if (!value) return;
    setKept((before) => {
      const items = value.items ?? before?.items;
      return items
        ? {
            version: value.version,
            items,
            published: value.published,
            edition: value.edition,
            refused: value.refused ?? [],
          }
        : null;
    });
  }, [value]);
  useEffect(() => {
    // If it cannot be kept, it is asked for again.
    if (kept && value) void cacheUntilSignOut(KEPT, kept).catch(() => undefined);
  }, [kept, value]);
  const site = useMemo(() => kept ?? null, [kept]);
  return { answer, site };
}
