/** Saves the outbox to a sealed file, and sends such a file from any device. Loaded on demand. */
import { v7 } from 'uuid';
import type { Problem, Receipt } from '../../contract/answers.ts';
import { calls } from '../../contract/calls.ts';
import {
  ENVELOPE_BYTES,
  envelopePlace,
  OUTBOX_FORMAT,
  type OutboxFile,
  outboxFileSchema,
} from '../../contract/outbox-file.ts';
import type { SealingKey } from '../../contract/sealing.ts';
import type { Entry } from '../database.ts';
import {
  judgeEnvelope,
  type Outbox,
  SLOWEST_LINK,
  takeBatch,
  toReplayEntry,
  type Verdict,
} from '../outbox/index.ts';
import { seal } from '../sealing/index.ts';
import { TIMEOUT, type Transport } from '../transport.ts';

/** A larger file cannot be one of ours, bytes. */
export const FILE_BYTES = 64 * 1024 * 1024;

/** True if one envelope can hold it. */
export function fitsEnvelope(entry: Entry): boolean {
  return new TextEncoder().encode(JSON.stringify(toReplayEntry(entry))).length <= ENVELOPE_BYTES;
}

export interface SealParts {
  /** A new UUID, for the file. */
  newId: () => string;
  seal: typeof seal;
}

/**
 * @param entries at least one, each of which fits
 * @param facts readable in the file, beside the references
 */
export async function sealOutbox(
  entries: readonly Entry[],
  key: SealingKey,
  facts: Pick<OutboxFile, 'about' | 'site' | 'savedAt'>,
  parts: SealParts = { newId: v7, seal },
): Promise<OutboxFile> {
  const batches: Entry[][] = [];
  for (let rest = entries; rest.length > 0; ) {
    const batch = takeBatch(rest, ENVELOPE_BYTES);
    batches.push(batch);
    rest = rest.slice(batch.length);
  }
  const file = parts.newId();
  const envelopes = await Promise.all(
    batches.map(async (batch, index) => {
      const references = batch.map(({ reference }) => reference);
      const place = { file, index, of: batches.length, references };
      const content = JSON.stringify({ entries: batch.map(toReplayEntry) });
      return { ...place, ...(await parts.seal(key, envelopePlace(place), content)) };
    }),
  );
  return {
    format: OUTBOX_FORMAT,
    version: 1,
    ...facts,
    key: key.id,
    entries: entries.length,
    references: entries.map(({ reference }) => reference),
    envelopes,
  };
}

/** `savanna-and-coast-requests-2026-11-21.json`, by the device's own calendar. */
export function outboxFileName(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `savanna-and-coast-requests-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.json`;
}

/** The file, or why it cannot be read: truncated or changed, or not an outbox file. */
export function readOutboxFile(text: string): OutboxFile | 'damaged' | 'foreign' {
  try {
    const parsed = outboxFileSchema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // Not JSON: perhaps truncated.
  }
  return text.includes(OUTBOX_FORMAT) ? 'damaged' : 'foreign';
}

/** The result for one entry of a file. */
export type EntryResult =
  | { type: 'received'; receipt: Receipt }
  | { type: 'refused'; problem: Problem }
  /** Not accepted this time; sending the file again repeats it. */
  | { type: 'unsent'; why: Exclude<Verdict['type'], 'accepted' | 'refused'> };

/**
 * Sends a file, envelope by envelope, and stops if there is no answer. It may be sent repeatedly: for entries
 * that it holds, the server gives the first answer again.
 * @param onResult called for each entry as its answer comes
 */
export async function sendOutboxFile(
  file: OutboxFile,
  {
    transport,
    outbox,
    clock,
  }: { transport: Transport; outbox: Pick<Outbox, 'acknowledge'>; clock: () => number },
  onResult: (reference: string, result: EntryResult) => void,
): Promise<void> {
  for (const envelope of file.envelopes) {
    const { references } = envelope;
    const json = JSON.stringify(envelope);
    const timeout = TIMEOUT + json.length / SLOWEST_LINK;
    const reply = await transport(calls.sealedReplay, { method: 'POST', json, timeout });
    const results = judgeEnvelope(reply, references, clock()).map(resultOf);
    for (const [index, reference] of references.entries()) onResult(reference, results[index] as EntryResult);
    const receipts = results.flatMap((result) => (result.type === 'received' ? [result.receipt] : []));
    // The device that wrote the file may send it too. A device without storage can still send.
    if (receipts.length > 0) await outbox.acknowledge(receipts).catch(() => undefined);
    const nobody = ['unreachable', 'later'];
    if (results.every((result) => result.type === 'unsent' && nobody.includes(result.why))) return;
  }
}

function resultOf(verdict: Verdict): EntryResult {
  if (verdict.type === 'accepted') return { type: 'received', receipt: verdict.receipt };
  if (verdict.type === 'refused') return { type: 'refused', problem: verdict.problem };
  return { type: 'unsent', why: verdict.type };
}
