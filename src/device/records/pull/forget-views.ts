/** Copies of saved views that the office has changed since: somebody in them may have been erased. */
import type { SavedView, SavedViewChange } from '../../../kinds/saved-view/schema.ts';
import { type DeviceDatabase, readDeviceState } from '../../core/database.ts';
import type { EntryCopy } from '../../core/tables.ts';

/** Place in the feed of the newest copy: a page that is asked for now has all up to there. */
export type CopiedUpTo = Pick<EntryCopy, 'epoch' | 'place'> | null;

export async function findCopiedUpTo(tables: Pick<DeviceDatabase, 'copies' | 'facts'>): Promise<CopiedUpTo> {
  const { epoch } = (await readDeviceState(tables, 'standing')) ?? {};
  if (epoch === undefined) return null;
  const byPlace = tables.copies.where('[epoch+place]');
  const [last] = await byPlace
    .between([epoch, 0], [epoch, Number.MAX_SAFE_INTEGER])
    .reverse()
    .limit(1)
    .keys();
  return last ? { epoch, place: (last as unknown as [string, number])[1] } : null;
}

/**
 * Deletes copies of views that say something else than the views of the feed. Call this in a transaction.
 * @param known as it was before the feed was asked: of later copies the page may not know yet
 */
export async function forgetChangedViews(
  { copies }: Pick<DeviceDatabase, 'copies'>,
  known: CopiedUpTo,
  views: readonly SavedView[],
): Promise<void> {
  if (!known) return;
  const byId = new Map(views.map((view) => [view.id, view]));
  await copies
    .where('author')
    .above('')
    .and(({ epoch, place }) => epoch === known.epoch && place <= known.place)
    .and((copy) => isChanged(copy, byId))
    .delete();
}

function isChanged({ kind, entry }: EntryCopy, views: ReadonlyMap<string, SavedView>): boolean {
  if (kind !== 'savedView' || !entry) return false;
  const { view, name, content } = entry.payload as SavedViewChange;
  const now = views.get(view);
  if (!now || !content) return Boolean(now) !== Boolean(content);
  const columns = (filters: object) => Object.keys(filters).sort().join();
  return (
    now.name !== name ||
    now.content.search !== content.search ||
    columns(now.content.filters) !== columns(content.filters)
  );
}
