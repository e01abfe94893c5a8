/** Drafts of the public site in this tab, live: what a colleague drafts appears by itself. */
import { openDatabase } from '../../core/database.ts';
import { sharedQuery, useSharedQuery } from '../../core/live/live-query.ts';
import { followRecordsAndOutbox } from '../use-records.ts';
import { readSiteDrafts, type SiteDrafts } from './site-drafts.ts';

const live = sharedQuery(
  () => readSiteDrafts(openDatabase()).catch((): SiteDrafts => ({ drafts: new Map(), refused: [] })),
  followRecordsAndOutbox,
);

/** Drafts, live; undefined while they are read. */
export const useSiteDrafts = (): SiteDrafts | undefined => useSharedQuery(live);
