/** Files of the outbox: their names, and what is read of them. */
import { OUTBOX_FORMAT, type OutboxFile, outboxFileSchema } from '../../../contract/protocol/outbox-file.ts';

/** A larger file cannot be one of ours, bytes. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

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
