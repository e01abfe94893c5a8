/**
 * Drafts: what is typed into a form stands on the device a moment later, so that a
 * crash, a closed tab or an empty battery costs nothing. One draft a form and tab. A
 * draft carries the id of its submission: once the outbox or a receipt has that id,
 * it is no draft any more, without anyone having to tidy up.
 */
import type { EntryKind } from '../../contract/entry-kinds.ts';
import { type DeviceDatabase, type Draft, readFact, withDatabase } from '../database.ts';
import { isoOf } from '../moments.ts';

export interface DraftParts {
  database: DeviceDatabase;
  /** Epoch milliseconds. */
  clock: () => number;
  /** Tabs that are open now, this one among them; null where the browser cannot tell. */
  openTabs: () => Promise<ReadonlySet<string> | null>;
}

export type Drafts = ReturnType<typeof createDrafts>;

export function createDrafts({ database, clock, openTabs }: DraftParts) {
  return {
    /** Writes what stands in the form now; nothing of an account that has signed out meanwhile. */
    async save(draft: Omit<Draft, 'savedAt'>): Promise<void> {
      const savedAt = isoOf(clock());
      await withDatabase(database, (tables) =>
        tables.transaction('rw', tables.drafts, tables.facts, async () => {
          if (draft.author && (await readFact(tables, 'session'))?.account.id !== draft.author) return;
          await tables.drafts.put({ ...draft, savedAt });
        }),
      );
    },

    /** The person sent it or wants it no more. */
    async discard(id: string): Promise<void> {
      await withDatabase(database, ({ drafts }) => drafts.delete(id));
    },

    /**
     * The newest draft of a form that no other open tab is writing and that has not
     * become a submission, or null. Shown to whoever wrote it and nobody else.
     * @param author the account that asks; null for a visitor
     */
    async leftBehind(kind: EntryKind, tab: string, author: string | null = null): Promise<Draft | null> {
      const open = await openTabs();
      return withDatabase(database, (tables) =>
        tables.transaction('r', tables.drafts, tables.entries, tables.sent, async () => {
          const drafts = await tables.drafts.where('kind').equals(kind).sortBy('savedAt');
          for (const draft of drafts.reverse()) {
            if ((draft.author ?? null) !== author) continue;
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
     * Makes a draft this tab's own. Null when another tab was quicker: of two that
     * offer one draft only one gets it, so one id never has two contents.
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
