/** Which kinds of entry create a record, and which change one. */
import type { EntryKind } from '../../src/contract/entry-kinds.ts';

/** Kinds of entry that change an existing record. */
export type ChangeKind = 'recordChange' | 'recordRemoval' | 'recordNote';
/** Kinds of entry that create a record. */
export type CreatingKind = Exclude<EntryKind, ChangeKind | 'correction'>;

const changeKinds: readonly EntryKind[] = ['recordChange', 'recordRemoval', 'recordNote'];

export function isChange(kind: EntryKind): kind is ChangeKind {
  return changeKinds.includes(kind);
}
