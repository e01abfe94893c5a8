/** Exports what is not sent to a sealed file, which the staff's device signs. */
import type { Stopped } from '../../../contract/protocol/device-keys.ts';
import type { OutboxFile } from '../../../contract/protocol/outbox-file.ts';
import type { Entry, StoredSigningKey } from '../../core/tables.ts';
import { type Others, openDevice } from '../../outbox/index.ts';
import { canSeal, findSealingKey } from '../sealing/index.ts';
import { keepSigningKey } from '../signing/index.ts';
import { fitsEnvelope, sealOutbox } from './seal-outbox.ts';

export interface SealedExport {
  /** Null when there was nothing that fits. */
  file: OutboxFile | null;
  exported: readonly Entry[];
  /** The person's own entries that are too large. */
  left: readonly Entry[];
  /** Of other accounts, which stay here. */
  others: Others;
  /**
   * Whether colleagues may carry the staff's entries: the office knows the key of this device, does not know it yet, or
   * has stopped it or its account. Null where nothing is signed.
   */
  signing: Exclude<StoredSigningKey['state'], 'revoked'> | Stopped | null;
}

/**
 * @param authors whose: visitors' and the signed-in account's, or the account's alone
 * @param sealingKey what the running site filled into the page
 * @param about readable in the file
 * @param leaves later if the file may stay here after all: then `leaveWith` is called before it leaves
 * @returns null, with nothing marked, where this device cannot seal
 */
export async function exportSealed(
  authors: 'visitors and account' | 'account',
  sealingKey: string,
  about: string,
  leaves: 'now' | 'later' = 'now',
): Promise<SealedExport | null> {
  const key = await findSealingKey(sealingKey).catch(() => null);
  // Found out before any entry is marked as exported.
  if (!key || !(await canSeal(key))) return null;
  const signer = await keepSigningKey().catch(() => null);
  const { exported, left, others } = await openDevice().own.exportUnsent(fitsEnvelope, authors, leaves);
  const isOfStaff = exported.some(({ author }) => author !== null);
  const facts = { about, site: location.origin, savedAt: new Date().toISOString() };
  const file = exported.length > 0 ? await sealOutbox(exported, key, facts, isOfStaff ? signer : null) : null;
  return { file, exported, left, others, signing: isOfStaff && signer ? stateOfKey(signer) : null };
}

const stateOfKey = ({ state, stopped = 'device' }: StoredSigningKey) =>
  state === 'revoked' ? stopped : state;

/**
 * A file of these is about to leave: from now on they are corrected by further entries, as what is in a file must not
 * change.
 * @returns what takes that back where the file stayed here after all; null if one of them was changed since the file was
 *   made, which must not leave then
 */
export async function leaveWith(exported: readonly Entry[]): Promise<(() => Promise<void>) | null> {
  const { outbox } = openDevice();
  const marked = await outbox.markInFile(exported);
  return marked && (() => outbox.unmarkInFile(marked));
}
