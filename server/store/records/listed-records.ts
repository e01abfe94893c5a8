/** Records as staff see them: the frame that all have, the fields of their kind, their notes. */
import type { Kysely } from 'kysely';
import { type AgreedMoney, withoutEmptyMoney } from '../../../src/contract/money/money.ts';
import { isDeliveryChannel } from '../../../src/contract/protocol/delivery-channels.ts';
import type { RecordBase, RecordNote } from '../../../src/contract/protocol/record-base.ts';
import type { RecordKind } from '../../../src/kinds/list.ts';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import type { KindRow, RecordIds, StoredKinds } from '../core/stored-kind.ts';
import type { Tables } from '../core/tables.ts';
import { readReceiptDeliveries, readReplies } from '../mail/replies.ts';
import { readHistories } from './corrections/histories.ts';
import { readFieldSettings, readPastSettings } from './field-settings.ts';
import { readPaidSums } from './money/payments.ts';

/** The part of a record that the feed reads before the table of its kind. */
export interface StoredBase {
  kind: RecordKind;
  seq: number;
  removed: boolean;
  frame: RecordBase;
}

/** Frames of records without their notes, including removed ones, in the order of the feed. */
export async function readRecordBases(database: Kysely<Tables>, ids: RecordIds): Promise<StoredBase[]> {
  const rows = await database
    .selectFrom('record')
    .innerJoin('submission', 'submission.id', 'record.id')
    .leftJoin('account', 'account.id', 'record.owner_id')
    .leftJoin('account as author', 'author.id', 'submission.author_id')
    .leftJoin('account as carrier', 'carrier.id', 'submission.carried_by')
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
      'clock_ahead',
      'received_at',
      'suspect',
      'exit',
      'carried_by',
      'carrier.name as carrier_name',
      'state',
      'lost_reason',
      'follow_up',
      'voided',
      'voided_state',
      'price',
      'record.currency',
      'deposit',
      'deposit_due as depositDue',
      'balance_due as balanceDue',
      'account.name as owner_name',
      'author_id',
      'author.name as author_name',
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
      ...(row.clock_ahead !== null && { clockAhead: row.clock_ahead }),
      receivedAt: row.received_at,
      revision: row.revision,
      lastChange: row.last_change,
      owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
      notes: [],
      suspect: row.suspect === 1,
      // A call of its own is the rule.
      ...(isDeliveryChannel(row.exit) && row.exit !== 'call' && { exit: row.exit }),
      ...(row.author_id !== null && { enteredBy: { id: row.author_id, name: row.author_name ?? '' } }),
      ...(row.carried_by !== null && { carriedBy: { name: row.carrier_name ?? '' } }),
      ...(row.state !== null && { state: row.voided_state ?? row.state }),
      ...(row.voided !== null && { voided: row.voided }),
      ...(row.lost_reason !== null && { lostReason: row.lost_reason }),
      ...(row.follow_up !== null && { followUp: row.follow_up }),
      ...agreedOf(row),
    },
  }));
}

type AgreedRow = { [Field in keyof Required<AgreedMoney>]: string | null };

function agreedOf({ price, currency, deposit, depositDue, balanceDue }: AgreedRow): AgreedMoney {
  // Most records have nothing of it.
  if (price === null && deposit === null && depositDue === null && balanceDue === null) return {};
  return withoutEmptyMoney({ price, currency, deposit, depositDue, balanceDue }) as AgreedMoney;
}

/**
 * The records of these frames that still exist, in their order, without what others have added to them: notes, answers,
 * histories. A record removed after its frame was read is left out: its removal has a later place in the feed.
 * @param ids of the same records
 */
export async function readRecordsWithoutNotes(
  database: Kysely<Tables>,
  kinds: StoredKinds,
  bases: readonly StoredBase[],
  ids: RecordIds,
): Promise<FeedRecord[]> {
  const fields = new Map<string, KindRow>();
  for (const kind of new Set(bases.filter(({ removed }) => !removed).map((one) => one.kind))) {
    for (const row of await kinds[kind].list(database, ids)) fields.set(row.id, row);
  }
  const records: FeedRecord[] = [];
  for (const { kind, frame, removed } of bases) {
    const row = fields.get(frame.id);
    if (removed || !row) continue;
    const shown = kinds[kind].show?.(row, frame) ?? row;
    records.push({ kind, ...frame, ...shown } as FeedRecord);
  }
  return records;
}

/** Reads records with all that was added to them, see `readRecordsWithoutNotes`. */
export async function readListed(
  database: Kysely<Tables>,
  kinds: StoredKinds,
  bases: readonly StoredBase[],
  ids: RecordIds,
): Promise<FeedRecord[]> {
  const plain = await readRecordsWithoutNotes(database, kinds, bases, ids);
  const notes = await readNotes(database, ids);
  const histories = await readHistories(database, ids);
  const marks = await readFieldSettings(database, ids);
  const pasts = await readPastSettings(database, ids);
  const replies = await readReplies(database, ids);
  const receipts = await readReceiptDeliveries(database, ids);
  const payments = await readPaidSums(database, ids);
  return plain.map((record) => {
    const { id } = record;
    const own = notes.get(id);
    const history = histories.get(id);
    const setBy = marks.get(id);
    const pastSettings = pasts.get(id);
    const answers = replies.get(id);
    const receipt = receipts.get(id);
    const paid = payments.get(id);
    const beside = {
      ...(own && { notes: own }),
      ...(answers && { replies: answers }),
      ...(receipt && { receipt }),
      ...(paid && { paid }),
      ...(history && { history }),
      ...(setBy && { setBy }),
      ...(pastSettings && { pastSettings }),
    };
    return { ...record, ...beside };
  });
}

async function readNotes(database: Kysely<Tables>, ids: RecordIds): Promise<Map<string, RecordNote[]>> {
  const rows = await database
    .selectFrom('record_note')
    .leftJoin('account', 'account.id', 'record_note.author_id')
    .select(['record_note.id', 'record_id', 'text', 'captured_at', 'taken_back_at', 'account.name as by'])
    .where('record_id', 'in', ids)
    .orderBy('captured_at')
    .orderBy('record_note.id')
    .execute();
  const notes = new Map<string, RecordNote[]>();
  for (const { record_id, id, text, by, captured_at, taken_back_at: takenBack } of rows) {
    const list = notes.get(record_id) ?? [];
    list.push({ id, by: by ?? '', text, capturedAt: captured_at, ...(takenBack && { takenBack }) });
    notes.set(record_id, list);
  }
  return notes;
}
