/** Saves the outbox to a sealed file, and sends such a file from any device. Loaded when asked for. */
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

/** A file of more bytes is none of ours. */
export const FILE_BYTES = 64 * 1024 * 1024;

/** True for what one envelope can take. */
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
 * @param facts what the file says readably beside the references
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

/** The file, or why it is none: cut off or changed, or another file altogether. */
export function readOutboxFile(text: string): OutboxFile | 'damaged' | 'foreign' {
  try {
    const parsed = outboxFileSchema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // No JSON: perhaps half of it.
  }
  return text.includes(OUTBOX_FORMAT) ? 'damaged' : 'foreign';
}

/** What became of one entry of a file. */
export type EntryResult =
  | { type: 'received'; receipt: Receipt }
  | { type: 'refused'; problem: Problem }
  /** Not this time; sending the file again tries again. */
  | { type: 'unsent'; why: Exclude<Verdict['type'], 'accepted' | 'refused'> };

/**
 * Sends a file, envelope by envelope, and stops where nobody answers. It may be sent as often
 * as anyone likes: the server gives what it has taken before the first answer again.
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
    // The device that wrote them may send its own file. One that stores nothing can still send.
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
