/** Saved views in this tab, live: what a colleague shares and another device saves appears by itself. */
import { useMemo } from 'react';
import type { RecordKind } from '../../../kinds/list.ts';
import type { SavedView } from '../../../kinds/saved-view/schema.ts';
import { openDatabase } from '../../core/database.ts';
import { sharedQuery, useSharedQuery } from '../../core/live/live-query.ts';
import { followRecordsAndOutbox } from '../use-records.ts';
import { readSavedViews, viewsOfTable } from './saved-views.ts';

const live = sharedQuery(
  () => readSavedViews(openDatabase()).catch((): SavedView[] => []),
  followRecordsAndOutbox,
);

/** The views of a table that this account sees; undefined while they are read. */
export function useSavedViews(kind: RecordKind): readonly SavedView[] | undefined {
  const views = useSharedQuery(live);
  return useMemo(() => views && viewsOfTable(views, kind), [views, kind]);
}
