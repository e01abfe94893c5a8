import type { SitePhotoPart } from './schema.ts';

/** What is counted of an entry. */
interface CountedEntry {
  id: string;
  kind: string;
  payload: unknown;
}

/** Number of entries as a person counts them: all parts of a photograph are one. */
export const countEntries = (entries: readonly CountedEntry[]): number =>
  new Set(
    entries.map(({ id, kind, payload }) =>
      kind === 'sitePhotoPart' ? (payload as SitePhotoPart).photo : id,
    ),
  ).size;
