/**
 * Entries out of an envelope that a device has signed: whoever brings them, they are their author's, if device and
 * account might make them when they were captured (docs/contract.md#handing-over).
 */
import type { Problem, ReplayEntry } from '../../../src/contract/protocol/answers.ts';
import { CARRIED_FOR_DAYS, carriedEntryStrings } from '../../../src/contract/protocol/device-keys.ts';
import { type Envelope, envelopeSignedText } from '../../../src/contract/protocol/outbox-file.ts';
import type { Caller } from '../../security/caller.ts';
import { requiredFirstStep } from '../../security/guard.ts';
import { verifySignature } from '../../security/signatures.ts';
import type { DeviceKeyStore, SigningKey } from '../../store/accounts/device-keys.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** `carried_by` of what a phone brought on which nobody was signed in. */
export const CARRIED_WITHOUT_ACCOUNT = 'nobody';

/** Account for which an entry counts, and the one that brought it. */
export interface EntrySender {
  caller: Caller | null;
  /** Account of whoever brought it, or `CARRIED_WITHOUT_ACCOUNT`; null where its maker sent it. */
  carriedBy: string | null;
  /** False where who brings it may not be told what the office holds in its place. */
  seesHeld: boolean;
  /** Why it is not accepted although its signature is good, or nothing can be said of that yet. */
  refusal: { status: 401 | 403; problem: Problem } | null;
}

/** Decides for each entry of an envelope. */
export type ResolveSender = (
  entry: Pick<ReplayEntry, 'capturedAt' | 'clockAhead'> & { author: string | null },
) => EntrySender;

/**
 * @param envelope with the milliseconds by which the clock of its device was ahead, as the device knew
 * @param caller who is signed in on the device that brings it
 * @returns words for an envelope whose signature is wrong
 */
export async function verifyEnvelopeSender(
  deviceKeys: Pick<DeviceKeyStore, 'find'>,
  { clockAhead: latest = 0, ...envelope }: Envelope & { clockAhead?: number },
  caller: Caller | null,
  now: Date,
): Promise<ResolveSender | { problem: Problem }> {
  const asCaller: EntrySender = { caller, carriedBy: null, seesHeld: true, refusal: null };
  const { signed } = envelope;
  if (!signed) return () => asCaller;
  const found = await deviceKeys.find(signed.key, now.toISOString());
  if (!found) {
    // A restored database has forgotten it; the device registers it again by itself.
    const refusal = { status: 401, problem: { message: carriedEntryStrings.unknownKey } } as const;
    return ({ author }) =>
      author === null || author === caller?.accountId ? asCaller : { ...asCaller, refusal };
  }
  const { key } = found;
  if (
    !(await verifySignature(key.public_key, signed.signature, envelopeSignedText({ ...envelope, signed })))
  ) {
    return { problem: { message: carriedEntryStrings.forged } };
  }
  const maker = asMaker(found);
  const isMaker = caller?.accountId === key.account_id;
  const carriedBy = isMaker ? null : (caller?.accountId ?? CARRIED_WITHOUT_ACCOUNT);
  // It counts by the role of then, but what it is answered is for the session of now.
  const seesHeld = isMaker && caller.role === key.role && requiredFirstStep(caller) === null;
  // The difference that was noted with the entry goes before the one that was noted with the file.
  return ({ author, capturedAt, clockAhead = latest }) => {
    if (author?.toLowerCase() !== key.account_id) return asCaller;
    const message = whyRefused(found, Date.parse(capturedAt) - Math.max(0, clockAhead), now);
    // Whoever made it sends it in their own name, with what they may do now.
    if (message && isMaker) return asCaller;
    const refusal = message ? ({ status: 403, problem: { message } } as const) : null;
    return { caller: maker, carriedBy, seesHeld, refusal };
  };
}

/**
 * The time of capture is the device's word. Before a revocation its word is good, whatever its clock says; after it,
 * what it says was captured before is believed for some days, so that a phone that was lost does not take the day's
 * entries with it, and one that was stolen cannot make them up for ever. By how much its clock was ahead of the
 * office's is its word too. Those days are counted while the server runs: a clock that is wrong for a minute refuses
 * nothing for good.
 * @param capturedAt epoch milliseconds, without that
 */
function whyRefused(
  { key: { revoked_at, revoked_for }, servedSinceRevoked }: SigningKey,
  capturedAt: number,
  now: Date,
): string | null {
  if (revoked_at === null) return null;
  if (capturedAt > Date.parse(revoked_at)) {
    return revoked_for === 'account' ? carriedEntryStrings.disabled : carriedEntryStrings.revoked;
  }
  const since =
    servedSinceRevoked === null ? now.getTime() - Date.parse(revoked_at) : servedSinceRevoked * 1_000;
  const late = since > CARRIED_FOR_DAYS * DAY;
  return late ? carriedEntryStrings.tooLate : null;
}

/** The maker, as if signed in. The key was registered by an account that was ready for everything. */
function asMaker({ key, account }: SigningKey): Caller {
  return {
    accountId: account.id,
    email: account.email,
    name: account.name,
    role: key.role,
    sessionId: '',
    mustChangePassword: false,
    mustAddPasskey: false,
    provedAt: null,
    expiresAt: '',
  };
}
