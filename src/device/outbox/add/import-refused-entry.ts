/** Takes in what was refused in a file of the person's own: the server opens it for its maker, to be corrected here. */
import type { Problem, ReplayEntry } from '../../../contract/protocol/answers.ts';
import { isEntryKind } from '../../../kinds/entry-kinds.ts';
import type { DeviceDatabase } from '../../core/database.ts';
import { clockFieldsOf } from '../../core/server-status.ts';
import type { Entry } from '../../core/tables.ts';
import { checkAuthor, createEntry } from './add-entry.ts';

/** An entry of the signed-in account, as the server has opened it, and why it was refused. */
export interface OpenedEntry {
  entry: ReplayEntry;
  /** Reference of its place in the file: that of a correction is its request's. */
  reference: string;
  problem: Problem;
  epoch: string | undefined;
}

/**
 * Parks it, unless it is here or was received. Call this in a transaction.
 * @throws NotSignedIn when its author is not signed in any more
 */
export async function importRefusedEntry(tables: DeviceDatabase, opened: OpenedEntry): Promise<void> {
  const { entry, reference, problem, epoch } = opened;
  const { id, kind, payload, author = null, version, capturedAt } = entry;
  if (!isEntryKind(kind)) throw new Error('A later version of the program knows it.');
  // All at once, because a transaction without pending requests ends.
  const [here, sent] = await Promise.all([
    tables.entries.get({ id }),
    tables.sent.get(id),
    checkAuthor(tables, { author }),
  ]);
  if (here ?? sent) return;
  const parked = {
    ...createEntry({ id, kind, payload, author }, capturedAt),
    ...clockFieldsOf(entry),
    version,
    reference,
    state: 'parked',
    problem,
    attempts: 1,
    // Others may have the file, and send it too.
    inFileSince: capturedAt,
    ...(epoch !== undefined && { judgedBy: { epoch } }),
  } as const;
  await tables.entries.add(parked as unknown as Entry);
}
