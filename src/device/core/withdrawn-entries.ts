/**
 * Entries that a press took back although the server may hold them: it failed, or said no, after it may have
 * stored them. The form has their values; what is kept here is by what they are known again, so that the next
 * press of that form is the same request or a correction of it, and never a second one under a key that is taken.
 */
import type { DeviceDatabase } from './database.ts';
import type { WithdrawnEntry } from './tables.ts';

/** Forms that nobody pressed again go first. */
const MOST = 100;

type Tables = Pick<DeviceDatabase, 'facts'>;

// Dexie's own promises: where native ones are nested deeper, its transactions end too early.
const readAll = ({ facts }: Tables) =>
  facts.get('withdrawn').then((fact) => (fact?.value as WithdrawnEntry[] | undefined) ?? []);

/** All of one request, newest first. To be called in a transaction, like all of these. */
export function findWithdrawnEntries(tables: Tables, record: string): PromiseLike<WithdrawnEntry[]> {
  return readAll(tables).then((all) => all.filter((one) => one.record === record));
}

export function storeWithdrawnEntry(tables: Tables, withdrawn: WithdrawnEntry): PromiseLike<unknown> {
  return readAll(tables).then((all) => {
    const others = all.filter(({ id }) => id !== withdrawn.id);
    return tables.facts.put({ key: 'withdrawn', value: [withdrawn, ...others].slice(0, MOST) });
  });
}

/** Forgets some of them: the server's answer is known, or nobody can press their form again. */
export function deleteWithdrawnEntries(
  tables: Tables,
  isOver: (one: WithdrawnEntry) => boolean,
): PromiseLike<unknown> {
  return readAll(tables).then((all) => {
    const value = all.filter((one) => !isOver(one));
    return value.length < all.length ? tables.facts.put({ key: 'withdrawn', value }) : undefined;
  });
}
