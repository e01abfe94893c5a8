/** The row of a saved view. */

import type { Role } from '../../../../src/contract/accounts/roles.ts';
import type { RecordKind } from '../../../../src/kinds/list.ts';

export interface SavedViewRow {
  /** Made by the device that saved it first. */
  id: string;
  /** Id of the account that made it. */
  account_id: string;
  kind: RecordKind;
  name: string;
  /** Department whose accounts see it too; null for none. */
  department: Role | null;
  /**
   * Departments that it was ever shared with, each between spaces: their devices may hold it still. Null for a view that
   * was made before this was noted.
   */
  shared_with: string | null;
  /** JSON; null after its removal. */
  content: string | null;
  /** The submission that saved it last; null for one of an earlier version, and once an erasure has changed it. */
  change: string | null;
  /** Place in the feed of its last change. */
  seq: number;
}
