/** Seals entries to the server's key, in envelopes that one call takes each, and signs them for the staff. */
import { v7 } from 'uuid';
import {
  envelopeSealingContext,
  envelopeSignedText,
  MAX_ENVELOPE_BYTES,
  MAX_ENVELOPE_ENTRIES,
  OUTBOX_FORMAT,
  type OutboxFile,
} from '../../../contract/protocol/outbox-file.ts';
import type { SealingKey } from '../../../contract/values/sealing.ts';
import { canGzip } from '../../core/gzip.ts';
import { type Identify, identify } from '../../core/submission-secret.ts';
import type { Entry } from '../../core/tables.ts';
import { bytesOf, takeBatch, toReplayEntry } from '../../outbox/index.ts';
import { seal } from '../sealing/index.ts';
import { type SigningKey, sign } from '../signing/index.ts';

/** True if one envelope can hold it. */
export function fitsEnvelope(entry: Entry): boolean {
  return bytesOf(entry) <= MAX_ENVELOPE_BYTES;
}

export interface SealDeps {
  /** A new UUID, for the file. */
  newId: () => string;
  seal: typeof seal;
  /** Milliseconds by which this device's clock is ahead of the server's, as far as it knows. */
  clockAhead?: number | undefined;
  identify: Identify;
}

/**
 * @param entries at least one, each of which fits
 * @param facts readable in the file, beside the references
 * @param signer of the staff's entries; null for visitors
 */
export async function sealOutbox(
  entries: readonly Entry[],
  key: SealingKey,
  facts: Pick<OutboxFile, 'about' | 'site' | 'savedAt'>,
  signer: SigningKey | null = null,
  parts: SealDeps = { newId: v7, seal, identify },
): Promise<OutboxFile> {
  const batches: Entry[][] = [];
  for (let rest = entries; rest.length > 0; ) {
    const batch = takeBatch(rest, { bytes: MAX_ENVELOPE_BYTES, entries: MAX_ENVELOPE_ENTRIES });
    batches.push(batch);
    rest = rest.slice(batch.length);
  }
  const file = parts.newId();
  const envelopes = await Promise.all(
    batches.map(async (batch, index) => {
      const references = batch.map(({ reference }) => reference);
      const place = { file, index, of: batches.length, references };
      const { clockAhead } = parts;
      const named = batch.map(async (entry) => toReplayEntry(entry, await parts.identify(entry)));
      const content = JSON.stringify({ entries: await Promise.all(named), clockAhead });
      if (!signer) return { ...place, ...(await parts.seal(key, envelopeSealingContext(place), content)) };
      const facts = {
        ...place,
        ...(canGzip() && { packed: 'gzip' as const }),
        signed: { key: signer.id },
      };
      const sealed = { ...facts, ...(await parts.seal(key, envelopeSealingContext(facts), content)) };
      return {
        ...sealed,
        signed: { key: signer.id, signature: await sign(signer, envelopeSignedText(sealed)) },
      };
    }),
  );
  return {
    format: OUTBOX_FORMAT,
    version: signer ? 2 : 1,
    ...facts,
    key: key.id,
    entries: entries.length,
    references: entries.map(({ reference }) => reference),
    envelopes,
  };
}
