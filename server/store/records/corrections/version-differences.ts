/**
 * Differences between the versions of a record, written once with each version, so that reading a history costs what it
 * shows. A history that would grow too long says so (`cut`) and then lists the first version whole: whatever comes, the
 * guest's own first words stay readable.
 */
import { sql } from 'kysely';
import { changesBetween, type FieldChange } from '../../../../src/contract/protocol/changed-fields.ts';
import { lockedId, type WritingTransaction } from '../../feed/feed-sequence.ts';
import type { RecordVersionRow } from '../record-base-rows.ts';

/** Most bytes of JSON that the differences of all versions of one record take, its first version apart. */
export const MAX_HISTORY_BYTES = 64 * 1_024;
/** Most versions whose base one arrival replaces. A chain that arrives in any order needs a few; the rest are cut. */
const MOST_REBASED = 10;

/** A version without its content. */
export type VersionMetadata = Pick<RecordVersionRow, 'id' | 'replaces' | 'outcome' | 'cut' | 'by_contact'> & {
  has_payload: number;
};

/** Versions of a record, without their contents. */
export function readVersionMetadata(
  transaction: WritingTransaction,
  record: string,
): Promise<VersionMetadata[]> {
  return transaction
    .selectFrom('record_version')
    .select(['id', 'replaces', 'outcome', 'cut', 'by_contact'])
    .select(({ eb }) => eb.case().when('payload', 'is', null).then(0).else(1).end().as('has_payload'))
    .where('record_id', '=', record)
    .execute();
}

/** Content of a version; null where its record was removed. */
export async function readContent(transaction: WritingTransaction, id: string): Promise<object | null> {
  const row = await transaction
    .selectFrom('record_version')
    .select('payload')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.payload ? (JSON.parse(row.payload) as object) : null;
}

/**
 * Stores a version of a record, with its differences.
 * @param before content that it was made on, where that is no version
 */
export async function addVersion(
  transaction: WritingTransaction,
  {
    record,
    replaces,
    by_contact = 0,
    ...rest
  }: Pick<RecordVersionRow, 'id' | 'outcome' | 'payload'> & {
    record: string;
    replaces: readonly string[];
    by_contact?: number;
  },
  before?: object,
): Promise<void> {
  const row = {
    ...rest,
    by_contact,
    record_id: lockedId(transaction, record),
    replaces: JSON.stringify(replaces),
  };
  await transaction.insertInto('record_version').values(row).execute();
  await writeDifferences(transaction, record, rest.id, { before });
}

/**
 * Writes the differences of a version that was just stored, and those of versions that came before it and were based
 * on it.
 * @param how.isAlone true to leave the others as they are, because each gets its turn
 * @param how.before content that it was made on, where that is no version
 */
export async function writeDifferences(
  transaction: WritingTransaction,
  record: string,
  id: string,
  { isAlone = false, before }: { isAlone?: boolean; before?: object | undefined } = {},
): Promise<void> {
  const frames = (await readVersionMetadata(transaction, record)).filter(
    ({ has_payload }) => has_payload === 1,
  );
  const own = frames.find((frame) => frame.id === id);
  if (!own) return;
  await compare(transaction, record, own, frames, before);
  const isRebased = (frame: VersionMetadata) =>
    frame.id !== id && frame.cut === 0 && frame.by_contact === 0 && baseOf(frame, record, frames) === id;
  const rebased = isAlone ? [] : frames.filter(isRebased);
  for (const [place, frame] of rebased.entries()) {
    if (place < MOST_REBASED) await compare(transaction, record, frame, frames);
    else await cut(transaction, frame.id);
  }
  const isCut = own.cut === 1 || rebased.length > MOST_REBASED || frames.some((frame) => frame.cut === 1);
  if (isCut) await listFirstWords(transaction, record);
}

/** Id of the nearest version that is there, of those that one was made on. */
function baseOf({ id, replaces }: VersionMetadata, record: string, frames: readonly VersionMetadata[]) {
  const held = new Set(frames.map((frame) => frame.id));
  return [...(JSON.parse(replaces) as string[]), record].find((one) => one !== id && held.has(one));
}

/** Writes the differences of a version from its base, or that they are too many. */
async function compare(
  transaction: WritingTransaction,
  record: string,
  frame: VersionMetadata,
  frames: readonly VersionMetadata[],
  made?: object,
): Promise<void> {
  const base = baseOf(frame, record, frames);
  const before = made ?? (base ? await readContent(transaction, base) : null);
  const changes = before
    ? JSON.stringify(changesBetween(before, await readContent(transaction, frame.id)))
    : '[]';
  const others = await transaction
    .selectFrom('record_version')
    .select(sql<number | string | null>`sum(octet_length(changes))`.as('bytes'))
    .where('record_id', '=', record)
    .where('id', 'not in', [record, frame.id])
    .executeTakeFirst();
  if (Number(others?.bytes ?? 0) + Buffer.byteLength(changes) > MAX_HISTORY_BYTES) {
    frame.cut = 1;
    return cut(transaction, frame.id);
  }
  await transaction
    .updateTable('record_version')
    .set({ changes, cut: 0 })
    .where('id', '=', frame.id)
    .execute();
}

async function cut(transaction: WritingTransaction, id: string): Promise<void> {
  await transaction
    .updateTable('record_version')
    .set({ changes: null, cut: 1 })
    .where('id', '=', id)
    .execute();
}

/** Lists every value of the first version as one that it brought. */
async function listFirstWords(transaction: WritingTransaction, record: string): Promise<void> {
  const first = await readContent(transaction, record);
  if (!first) return;
  const said = changesBetween({}, first).filter(({ after }: FieldChange) => after !== '');
  await transaction
    .updateTable('record_version')
    .set({ changes: JSON.stringify(said), cut: 0 })
    .where('id', '=', record)
    .where('changes', '=', '[]')
    .execute();
}
