/**
 * Drafts: form input is stored on the device a moment after it is typed, so that a crash, a closed tab or an
 * empty battery loses nothing. There is one draft for each form and tab. A draft carries the id of its
 * submission: once the outbox or a receipt has that id, the draft no longer counts and needs no cleanup.
 */
import type { EntryKind } from '../../kinds/entry-kinds.ts';
import { type DeviceDatabase, readDeviceState, withDatabase } from '../core/database.ts';
import { toIsoTime } from '../core/iso-time.ts';
import type { Draft } from '../core/tables.ts';

export interface DraftDeps {
  database: DeviceDatabase;
  /** Epoch milliseconds. */
  clock: () => number;
  /** Open tabs, including this one; null if the browser cannot tell. */
  openTabs: () => Promise<ReadonlySet<string> | null>;
}

export type Drafts = ReturnType<typeof createDrafts>;

export function createDrafts({ database, clock, openTabs }: DraftDeps) {
  return {
    /** Stores the form's current values, unless its account has signed out meanwhile. */
    async save(draft: Omit<Draft, 'savedAt'>): Promise<void> {
      const savedAt = toIsoTime(clock());
      let isRepeated = false;
      await withDatabase(database, (tables) =>
        tables.transaction('rw', tables.drafts, tables.facts, async ({ idbtrans }) => {
          if (draft.author && (await readDeviceState(tables, 'session'))?.account.id !== draft.author) return;
          // The page may have been kept meanwhile, and another one have gone on with it.
          if (isRepeated && ((await tables.drafts.get(draft.id))?.savedAt ?? '') > savedAt) return;
          isRepeated = true;
          const written = tables.drafts.put({ ...draft, savedAt });
          // At once, because the page may be leaving.
          idbtrans.commit?.();
          await written;
        }),
      );
    },

    /** The person sent or discarded it. */
    async discard(id: string): Promise<void> {
      await withDatabase(database, ({ drafts }) => drafts.delete(id));
    },

    /**
     * The newest draft of a form that no other open tab is writing and that has not become a submission, or
     * null. Shown only to its author.
     * @param author the account that asks; null for a visitor
     * @param fits of several forms of one kind, those that are meant
     */
    async leftBehind(
      kind: EntryKind,
      tab: string,
      author: string | null = null,
      fits: (draft: Draft) => boolean = ({ part }) => part === undefined,
    ): Promise<Draft | null> {
      const open = await openTabs();
      return withDatabase(database, (tables) =>
        tables.transaction('r', tables.drafts, tables.entries, tables.sent, async () => {
          const drafts = await tables.drafts.where('kind').equals(kind).sortBy('savedAt');
          for (const draft of drafts.reverse()) {
            if ((draft.author ?? null) !== author || !fits(draft)) continue;
            if (draft.tab !== tab && open?.has(draft.tab)) continue;
            const submitted =
              (await tables.entries.get({ id: draft.id })) ?? (await tables.sent.get(draft.id));
            if (!submitted || draft.corrects) return draft;
          }
          return null;
        }),
      );
    },

    /**
     * Takes a draft over for this tab. Null if another tab was quicker: only one of two tabs that offer a
     * draft gets it, so one id never has two contents.
     * @param seen the draft as this tab found it
     */
    claim(seen: Draft, tab: string): Promise<Draft | null> {
      return withDatabase(database, (tables) =>
        tables.transaction('rw', tables.drafts, async () => {
          const draft = await tables.drafts.get(seen.id);
          if (!draft || draft.tab !== seen.tab) return null;
          const own = { ...draft, tab };
          await tables.drafts.put(own);
          return own;
        }),
      );
    },

    /** Drops drafts that became submissions; called when a form opens. */
    async sweep(): Promise<void> {
      await withDatabase(database, (tables) =>
        tables.transaction('rw', tables.drafts, tables.sent, async () => {
          const drafts = await tables.drafts.filter(({ corrects }) => !corrects).primaryKeys();
          const sent = await tables.sent.where('id').anyOf(drafts).primaryKeys();
          await tables.drafts.bulkDelete(sent);
        }),
      );
    },
  };
}
