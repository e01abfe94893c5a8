/** The row of a saved view. */
import type { RecordKind, Role } from '../../../src/contract/accounts/roles.ts';

export interface SavedViewRow {
  /** Made by the device that saved it first. */
  id: string;
  /** Who made it. */
  account_id: string;
  kind: RecordKind;
  name: string;
  /** Whose accounts see it too; null for nobody. */
  department: Role | null;
  /** JSON; null once it was removed. */
  content: string | null;
  /** The submission that saved it last; null for one of an earlier version, and once an erasure has changed it. */
  change: string | null;
  /** FeedSequence in the feed of its last change. */
  seq: number;
}
