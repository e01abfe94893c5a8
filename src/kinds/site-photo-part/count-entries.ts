import type { SitePhotoPart } from './schema.ts';

/** An entry, as far as it is counted by. */
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
