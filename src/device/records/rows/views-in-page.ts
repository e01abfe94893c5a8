/** Saved views in this tab, live: what a colleague shares and another device saves appears by itself. */
import { useMemo } from 'react';
import type { RecordKind } from '../../../kinds/list.ts';
import type { SavedView } from '../../../kinds/saved-view/schema.ts';
import { openDatabase } from '../../core/database.ts';
import { createLiveView, useLiveView } from '../../core/live-view.ts';
import { OUTBOX_CHANNEL, RECORDS_CHANNEL, SESSION_CHANNEL } from '../../core/names.ts';
import { readSavedViews, viewsOf } from './saved-views.ts';

const live = createLiveView(
  () => readSavedViews(openDatabase()).catch((): SavedView[] => []),
  [OUTBOX_CHANNEL, SESSION_CHANNEL, RECORDS_CHANNEL],
);

/** The views of a table that this account sees; undefined while they are read. */
export function useSavedViews(kind: RecordKind): readonly SavedView[] | undefined {
  const views = useLiveView(live);
  return useMemo(() => views && viewsOf(views, kind), [views, kind]);
}
