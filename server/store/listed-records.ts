/** Records as staff see them: the frame that all have, the fields of their kind, their notes. */
import type { Kysely } from 'kysely';
import type { RecordFrame, RecordNote } from '../../src/contract/record-frame.ts';
import type { FeedRecord } from '../../src/contract/records.ts';
import type { RecordKind } from '../../src/contract/roles.ts';
import { readHistories } from './histories.ts';
import { readFieldMarks } from './record-fields.ts';
import { readReceiptTroubles, readReplies } from './replies.ts';
import type { OwnRow, RecordIds, StoredKinds } from './stored-kind.ts';
import type { Tables } from './tables.ts';

/** What the feed knows of a record before its kind's table is read. */
export interface FramedRecord {
  kind: RecordKind;
  seq: number;
  removed: boolean;
  frame: RecordFrame;
}

/** Frames of records without their notes, including removed ones, in the order of the feed. */
export async function readFrames(database: Kysely<Tables>, ids: RecordIds): Promise<FramedRecord[]> {
  const rows = await database
    .selectFrom('record')
    .innerJoin('submission', 'submission.id', 'record.id')
    .leftJoin('account', 'account.id', 'record.owner_id')
    .select([
      'record.id',
      'record.kind',
      'record.seq',
      'record.revision',
      'last_change',
      'owner_id',
      'removed_at',
      'reference',
      'captured_at',
      'received_at',
      'suspect',
      'state',
      'lost_reason',
      'account.name as owner_name',
    ])
    .where('record.id', 'in', ids)
    .orderBy('record.seq')
    .execute();
  return rows.map((row) => ({
    kind: row.kind as RecordKind,
    seq: row.seq,
    removed: row.removed_at !== null,
    frame: {
      id: row.id,
      reference: row.reference,
      capturedAt: row.captured_at,
      receivedAt: row.received_at,
      revision: row.revision,
      lastChange: row.last_change,
      owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
      notes: [],
      suspect: row.suspect === 1,
      ...(row.state !== null && { state: row.state }),
      ...(row.lost_reason !== null && { lostReason: row.lost_reason }),
    },
  }));
}

/**
 * The records of these frames that still exist, in their order. A record removed after its frame was read is
 * left out: its removal has a later place in the feed.
 * @param ids of the same records
 */
export async function readListed(
  database: Kysely<Tables>,
  kinds: StoredKinds,
  framed: readonly FramedRecord[],
  ids: RecordIds,
): Promise<FeedRecord[]> {
  const fields = new Map<string, OwnRow>();
  for (const kind of new Set(framed.filter(({ removed }) => !removed).map((one) => one.kind))) {
    for (const row of await kinds[kind].list(database, ids)) fields.set(row.id, row);
  }
  const notes = await readNotes(database, ids);
  const histories = await readHistories(database, ids);
  const marks = await readFieldMarks(database, ids);
  const replies = await readReplies(database, ids);
  const receipts = await readReceiptTroubles(database, ids);
  const records: FeedRecord[] = [];
  for (const { kind, frame, removed } of framed) {
    const row = fields.get(frame.id);
    if (removed || !row) continue;
    const shown = kinds[kind].show?.(row, frame) ?? row;
    const own = notes.get(frame.id);
    const history = histories.get(frame.id);
    const setBy = marks.get(frame.id);
    const answers = replies.get(frame.id);
    const receipt = receipts.get(frame.id);
    const beside = {
      ...(own && { notes: own }),
      ...(answers && { replies: answers }),
      ...(receipt && { receipt }),
      ...(history && { history }),
      ...(setBy && { setBy }),
    };
    records.push({ kind, ...frame, ...shown, ...beside } as FeedRecord);
  }
  return records;
}

async function readNotes(database: Kysely<Tables>, ids: RecordIds): Promise<Map<string, RecordNote[]>> {
  const rows = await database
    .selectFrom('record_note')
    .leftJoin('account', 'account.id', 'record_note.author_id')
    .select(['record_note.id', 'record_id', 'text', 'captured_at', 'account.name as by'])
    .where('record_id', 'in', ids)
    .orderBy('captured_at')
    .orderBy('record_note.id')
    .execute();
  const notes = new Map<string, RecordNote[]>();
  for (const { record_id, id, text, by, captured_at } of rows) {
    const list = notes.get(record_id) ?? [];
    list.push({ id, by: by ?? '', text, capturedAt: captured_at });
    notes.set(record_id, list);
  }
  return notes;
}
