/** Views of tables that this account sees: those of the feed, with this device's own entries applied. */

import type { FeedPage } from '../../../kinds/calls/feed-page.ts';
import type { RecordKind } from '../../../kinds/list.ts';
import { mayHandle } from '../../../kinds/record-roles.ts';
import type { SavedView, SavedViewChange } from '../../../kinds/saved-view/schema.ts';
import { type DeviceDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import type { Entry } from '../../core/tables.ts';
import { readCached } from '../../local-cache/index.ts';
import { type RecordsDatabase, readCurrentDatabaseName, withRecords } from '../../storage/index.ts';
import type { SessionPeople } from './merge.ts';
import { readSharedEntries } from './shared-entries.ts';

const KEPT = 'saved-views';

/** Keeps the views of a page, if it has any. Call this in the transaction that stores the page. */
export async function storeViews(
  { kept }: Pick<RecordsDatabase, 'kept'>,
  { views, reset }: Pick<FeedPage, 'views' | 'reset'>,
  isFirst: boolean,
): Promise<void> {
  if (!views && !reset && !isFirst) return;
  await kept.put({ name: KEPT, value: { value: views ?? [], records: [] } });
}

/** Returns false on a device that read the feed with a version before there were views. */
export async function hasStoredViews(tables: Pick<RecordsDatabase, 'kept'>): Promise<boolean> {
  return (await readCached(tables, KEPT)) !== undefined;
}

/** Applies waiting and just received entries to the views that the feed brought, but no refused ones. */
export function mergeViews(
  views: readonly SavedView[],
  entries: readonly Pick<Entry, 'kind' | 'state' | 'payload'>[],
  { account }: Pick<SessionPeople, 'account'>,
): SavedView[] {
  const merged = new Map(views.map((view) => [view.id, view]));
  for (const { kind, state, payload } of entries) {
    if (kind !== 'savedView' || state === 'parked') continue;
    const { view: id, content, ...rest } = payload as SavedViewChange;
    if (content === null) merged.delete(id);
    else
      merged.set(id, {
        ...rest,
        id,
        content,
        by: merged.get(id)?.by ?? { id: account.id, name: account.name },
      });
  }
  return [...merged.values()].filter(({ kind }) => mayHandle(account.role, kind));
}

/** Reads all views that the signed-in account sees. */
export async function readSavedViews(database: DeviceDatabase): Promise<SavedView[]> {
  // Entries first, as in `live-records`: one that leaves the outbox is in both, and never in neither.
  const entries = await readSharedEntries(database);
  const [people, place] = await withDatabase(database, (tables) =>
    tables.transaction('r', tables.facts, () =>
      Promise.all([readDeviceState(tables, 'session'), readCurrentDatabaseName(tables)]),
    ),
  );
  if (!people || !place) return [];
  const kept = await withRecords(database, (tables) => readCached(tables, KEPT), place);
  const own = entries.filter(({ author }) => author === people.account.id);
  return mergeViews((kept?.value ?? []) as SavedView[], own, people);
}

/** Returns the views of one table, sorted by name. */
export function viewsOfTable(views: readonly SavedView[], kind: RecordKind): SavedView[] {
  return views
    .filter((view) => view.kind === kind)
    .sort((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1));
}
