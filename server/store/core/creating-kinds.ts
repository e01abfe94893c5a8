/** Which kinds of entry create a record, and which change what is there. */
import type { ChangeKind, EntryKind } from '../../../src/contract/kinds/entry-kinds.ts';

/** Kinds of entry that create a record. */
export type CreatingKind = Exclude<EntryKind, ChangeKind | 'correction'>;

const changeKinds: readonly EntryKind[] = [
  'recordChange',
  'recordRemoval',
  'recordNote',
  'guestLink',
  'savedView',
];

export function isChange(kind: EntryKind): kind is ChangeKind {
  return changeKinds.includes(kind);
}
