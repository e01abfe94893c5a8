/** Exports unsent entries to a sealed file, which a staff device signs. */
import { v7 } from 'uuid';
import type { RevocationReason } from '../../../contract/protocol/device-keys.ts';
import type { OutboxFile } from '../../../contract/protocol/outbox-file.ts';
import { openDatabase, readDeviceState, withDatabase } from '../../core/database.ts';
import { identify } from '../../core/submission-secret.ts';
import type { Entry, StoredSigningKey } from '../../core/tables.ts';
import { openDevice, type UnsentOfOthers } from '../../outbox/index.ts';
import { canSeal, findSealingKey, seal } from '../sealing/index.ts';
import { ensureSigningKey } from '../signing/index.ts';
import { fitsEnvelope, sealOutbox } from './seal-outbox.ts';

export interface SealedExport {
  /** The file; null if no entry fits. */
  file: OutboxFile | null;
  exported: readonly Entry[];
  /** The person's own entries that are too large. */
  left: readonly Entry[];
  /** Entries of other accounts, which stay here. */
  others: UnsentOfOthers;
  /**
   * State of the signing key, without which colleagues may not carry the staff's entries: the office knows
   * it, does not know it yet, or has stopped this device or its account. Null if nothing is signed.
   */
  signing: Exclude<StoredSigningKey['state'], 'revoked'> | RevocationReason | null;
}

/**
 * Exports unsent entries to a sealed file.
 * @param authors visitors and the signed-in account, or the account alone
 * @param sealingKey the key that the running site filled into the page
 * @param about explanation, readable in the file
 * @param leaves later if the file may stay here after all: then `markExported` is called before it leaves
 * @returns null, with nothing marked, if this device cannot seal
 */
export async function exportSealedFile(
  authors: 'visitors and account' | 'account',
  sealingKey: string,
  about: string,
  leaves: 'now' | 'later' = 'now',
): Promise<SealedExport | null> {
  const key = await findSealingKey(sealingKey).catch(() => null);
  // Checked before any entry is marked as exported.
  if (!key || !(await canSeal(key))) return null;
  const signer = await ensureSigningKey().catch(() => null);
  const { exported, left, others } = await openDevice().own.exportUnsent(fitsEnvelope, authors, leaves);
  const isOfStaff = exported.some(({ author }) => author !== null);
  const facts = { about, site: location.origin, savedAt: new Date().toISOString() };
  // The office judges by it what was entered before an account or a device was stopped.
  const standing = await withDatabase(openDatabase(), (tables) => readDeviceState(tables, 'standing'));
  const parts = { newId: v7, seal, identify, clockAhead: standing?.ahead };
  const file =
    exported.length > 0 ? await sealOutbox(exported, key, facts, isOfStaff ? signer : null, parts) : null;
  return { file, exported, left, others, signing: isOfStaff && signer ? stateOfKey(signer) : null };
}

const stateOfKey = ({ state, stopped = 'device' }: StoredSigningKey) =>
  state === 'revoked' ? stopped : state;

/**
 * Marks entries whose file is about to leave: entries in a file must not change, so they are corrected by
 * further entries from now on.
 * @returns a function that reverts this if the file stayed here after all; null if an entry was changed since
 *   the file was made, which then must not leave
 */
export async function markExported(exported: readonly Entry[]): Promise<(() => Promise<void>) | null> {
  const { outbox } = openDevice();
  const marked = await outbox.markInFile(exported);
  return marked && (() => outbox.unmarkInFile(marked));
}
