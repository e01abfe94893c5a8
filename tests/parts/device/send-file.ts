import type { OutboxFile } from '../../../src/contract/protocol/outbox-file.ts';
import {
  type EntryResult,
  type EnvelopeDeps,
  sendEnvelopes,
} from '../../../src/device/outbox/send/send-envelopes.ts';

/** Sends a file at once from a device that does not keep it. @param onResult called for each entry */
export async function sendOutboxFile(
  { envelopes }: OutboxFile,
  parts: EnvelopeDeps,
  onResult: (reference: string, result: EntryResult) => void,
): Promise<void> {
  await sendEnvelopes(envelopes, parts, ({ references }, results) => {
    for (const [index, reference] of references.entries()) onResult(reference, results[index] as EntryResult);
  });
}
