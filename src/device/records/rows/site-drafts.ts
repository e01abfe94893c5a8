/** Drafts of the public site on this device: those of the feed, with this device's own entries applied. */
import type { FeedPage } from '../../../kinds/calls/feed-page.ts';
import { draftKey, type SiteDraft, type SiteDraftChange } from '../../../kinds/site-draft/schema.ts';
import { type DeviceDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import type { Entry } from '../../core/tables.ts';
import { readCached } from '../../local-cache/index.ts';
import { type RecordsDatabase, readCurrentDatabaseName, withRecords } from '../../storage/index.ts';
import type { SessionPeople } from './merge.ts';
import { readSharedEntries } from './shared-entries.ts';

const KEPT = 'site-drafts';

/** A draft as this device shows it. */
export interface ShownDraft extends SiteDraft {
  /** True for one that has not reached the server. */
  isWaiting?: true;
}

/** A draft of this device that was refused. */
export interface RefusedDraft {
  entryId: string;
  mine: SiteDraftChange;
  message: string;
  /** The draft of somebody else that stands in its place; absent where its value is wrong. */
  theirs?: SiteDraft;
}

/** Drafts by the key of a field. Those that are over have no value. */
export interface SiteDrafts {
  drafts: ReadonlyMap<string, ShownDraft>;
  refused: readonly RefusedDraft[];
}

/** Keeps the drafts of a page of the feed, if it has any. Call this in the transaction that stores the page. */
export async function storeDrafts(
  { kept }: Pick<RecordsDatabase, 'kept'>,
  { drafts, reset }: Pick<FeedPage, 'drafts' | 'reset'>,
  isFirst: boolean,
): Promise<void> {
  const begins = reset || isFirst;
  if (!drafts && !begins) return;
  const known = begins ? [] : (((await readCached({ kept }, KEPT))?.value ?? []) as SiteDraft[]);
  const merged = new Map([...known, ...(drafts ?? [])].map((draft) => [draftKey(draft), draft]));
  await kept.put({ name: KEPT, value: { value: [...merged.values()], records: [] } });
}

/** Returns false on a device that read the feed with a version before there were drafts. */
export async function hasStoredDrafts(tables: Pick<RecordsDatabase, 'kept'>): Promise<boolean> {
  return (await readCached(tables, KEPT)) !== undefined;
}

/** Applies waiting and just received entries to the drafts that the feed brought. */
export function mergeDrafts(
  drafts: readonly SiteDraft[],
  entries: readonly Pick<Entry, 'id' | 'kind' | 'state' | 'payload' | 'capturedAt' | 'problem'>[],
  { account }: Pick<SessionPeople, 'account'>,
): SiteDrafts {
  const merged = new Map<string, ShownDraft>(drafts.map((draft) => [draftKey(draft), draft]));
  const refused: RefusedDraft[] = [];
  for (const { id, kind, state, payload, capturedAt, problem } of entries) {
    if (kind !== 'siteDraft') continue;
    const mine = payload as SiteDraftChange;
    if (state === 'parked') {
      const theirs = problem?.held as SiteDraft | undefined;
      refused.push({ entryId: id, mine, message: problem?.message ?? '', ...(theirs && { theirs }) });
      continue;
    }
    const { seen: _seen, ...rest } = mine;
    merged.set(draftKey(mine), {
      ...rest,
      id,
      by: { id: account.id, name: account.name },
      at: capturedAt,
      ...(state !== 'received' && { isWaiting: true as const }),
    });
  }
  return { drafts: merged, refused };
}

/** Reads all drafts that the signed-in account sees. */
export async function readSiteDrafts(database: DeviceDatabase): Promise<SiteDrafts> {
  // Entries first, as in `live-records`: one that leaves the outbox is in both, and never in neither.
  const entries = await readSharedEntries(database);
  const [people, place] = await withDatabase(database, (tables) =>
    tables.transaction('r', tables.facts, () =>
      Promise.all([readDeviceState(tables, 'session'), readCurrentDatabaseName(tables)]),
    ),
  );
  if (!people || !place) return { drafts: new Map(), refused: [] };
  const kept = await withRecords(database, (tables) => readCached(tables, KEPT), place);
  const own = entries.filter(({ author }) => author === people.account.id);
  return mergeDrafts((kept?.value ?? []) as SiteDraft[], own, people);
}
