/** The note to the booking desk in place of a correction that came after the confirmation. */
import { changesBetween } from '../../../../src/contract/protocol/changed-fields.ts';
import { lockedId, type WritingTransaction } from '../../feed/feed-sequence.ts';
import { moveRecord } from '../../feed/move-record.ts';

interface Message {
  /** Id of the correction, and of the note. */
  id: string;
  record: string;
  /** Id of the account that sent it; null for a traveller. */
  authorId: string | null;
  capturedAt: string;
  byContact: object | null;
}

/** Characters of such a note at most, as far as whole lines go. Its version holds the rest. */
const MAX_MESSAGE_LENGTH = 4_000;

/** The lines that fit, and how many do not. */
function shortened(lines: readonly string[]): string {
  let length = 0;
  const shown = lines.filter((line, place) => {
    length += line.length + 1;
    return place === 0 || length <= MAX_MESSAGE_LENGTH;
  });
  const rest = lines.length - shown.length;
  return [...shown, ...(rest > 0 ? [`… and ${rest} more.`] : [])].join('\n');
}

/** A note in place of a change: the office has confirmed the record as it is. */
export async function addMessage(
  transaction: WritingTransaction,
  { id, record, authorId, capturedAt, byContact }: Message,
  current: object,
  content: object,
  changed: readonly string[],
): Promise<void> {
  const inWords = (value: unknown) => (value === null || value === '' ? 'nothing' : String(value));
  const lines = changesBetween(current, content)
    .filter(({ field }) => changed.includes(field.split('.')[0] ?? ''))
    .map(({ field, before, after }) => `${field}: ${inWords(before)} → ${inWords(after)}`);
  const way = byContact ? ['It was sent from another device, by reference and contact.'] : [];
  const text = shortened(['Correction that came after the confirmation.', ...way, ...lines]);
  await transaction
    .insertInto('record_note')
    .values({
      id,
      record_id: lockedId(transaction, record),
      author_id: authorId ?? '',
      text,
      captured_at: capturedAt,
    })
    .execute();
  await moveRecord(transaction, record, {});
}
