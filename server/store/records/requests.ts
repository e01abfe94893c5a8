import { type Kysely, sql } from 'kysely';
import type { SubmissionKind } from '../../../src/kinds/submissions.ts';
import type { InTurn } from '../core/event-loop-turns.ts';
import type { EntryMappers } from '../core/stored-kinds.ts';
import type { SubmissionRow, Tables } from '../core/tables.ts';
import { madeAt } from './made-at.ts';

/** A request as its sender may see it, see `EntryMapper`. */
export interface FoundRequest {
  row: SubmissionRow | undefined;
  sent: Record<string, unknown>;
}

/** A working state of a request, and what is known of when it was set. */
export interface RequestState {
  state: string;
  /** ISO 8601; null where no change by staff has set it. */
  at: string | null;
}

/** The working state of a request, and what is known of the way to it. */
export interface RequestProgress extends RequestState {
  /** States that changes by staff had set before, the first one first. */
  before: RequestState[];
  /** Times at which corrections of its content were received, ISO 8601, the first one first. */
  corrected: string[];
}

/** Not a UUID, so nothing is ever found under it. */
const NOTHING = '';

/**
 * Most requests that are read for one reference. Two share one by chance about never, but whoever sends a request chooses
 * its id, of which the reference is a part.
 */
const MOST = 10;

/**
 * The first requests with this reference, in the order of their receipt, without deleted ones; each is read in a turn of
 * its own, because a large one has hundreds of rows. An unknown reference costs the same reads as a known one, so that
 * timing reveals nothing.
 */
export async function* findRequests(
  { database, inTurn }: { database: Kysely<Tables>; inTurn: InTurn },
  mappers: EntryMappers,
  kind: SubmissionKind,
  reference: string,
): AsyncGenerator<FoundRequest> {
  const rows = await database
    .selectFrom('submission')
    .selectAll()
    .where('reference', '=', reference)
    // An expression in place of the plain column: otherwise SQLite would use the index on kind and read half
    // the ledger.
    .where(sql<SubmissionKind>`${sql.ref('kind')} || ''`, '=', kind)
    .where('deleted_at', 'is', null)
    .orderBy('received_at')
    .limit(MOST)
    .execute();
  for (const row of rows.length > 0 ? rows : [undefined]) {
    const sent = await inTurn(async () => mappers.get(kind)?.read(database, row?.id ?? NOTHING));
    yield { row, sent: { ...sent } };
  }
}

/**
 * Reads how far the office is with a request; undefined for what is no record of a request. The time of a state is that
 * of the device's clock, which may be offline for days or wrong, but never before the request, nor before an earlier
 * state, nor after its own receipt.
 */
export async function readProgress(
  database: Kysely<Tables>,
  request: Pick<SubmissionRow, 'id' | 'received_at'>,
): Promise<RequestProgress | undefined> {
  const row = await database
    .selectFrom('record')
    .leftJoin('record_field', (join) =>
      join.onRef('record_field.record_id', '=', 'record.id').on('record_field.field', '=', 'state'),
    )
    .leftJoin('submission', 'submission.id', 'record_field.change_id')
    .select(['record.state', 'captured_at', 'clock_ahead', 'received_at'])
    .where('record.id', '=', request.id)
    .executeTakeFirst();
  if (!row?.state) return undefined;
  let earliest = Date.parse(request.received_at);
  const timeOf = ({ captured_at, clock_ahead, received_at }: SettingTimes): string => {
    earliest = Math.max(earliest, madeAt(captured_at, clock_ahead, received_at));
    return new Date(earliest).toISOString();
  };
  const past = await readPastStates(database, request.id);
  const before = past.map(({ value, ...times }) => ({ state: stateIn(value), at: timeOf(times) }));
  const { state, captured_at, clock_ahead, received_at } = row;
  const at =
    captured_at === null || received_at === null ? null : timeOf({ captured_at, clock_ahead, received_at });
  return { state, at, before, corrected: await readCorrectionTimes(database, request.id) };
}

type SettingTimes = Pick<SubmissionRow, 'captured_at' | 'clock_ahead' | 'received_at'>;

/** Reads the states that were set and set again later, in that order. */
function readPastStates(database: Kysely<Tables>, request: string) {
  return database
    .selectFrom('record_past_setting')
    .innerJoin('submission', 'submission.id', 'record_past_setting.change_id')
    .select(['value', 'captured_at', 'clock_ahead', 'received_at'])
    .where('record_id', '=', request)
    .where('field', '=', 'state')
    .orderBy('place')
    .execute();
}

/** @param setting JSON of what set it, see `PastSettingRow` */
const stateIn = (setting: string): string => String((JSON.parse(setting) as { state?: unknown }).state);

/** Reads the times of corrections that changed the record, by the server's clock. */
async function readCorrectionTimes(database: Kysely<Tables>, request: string): Promise<string[]> {
  const rows = await database
    .selectFrom('record_version')
    .innerJoin('submission', 'submission.id', 'record_version.id')
    .select('received_at')
    .where('record_id', '=', request)
    .where('outcome', '=', 'applied')
    .orderBy('received_at')
    .execute();
  return rows.map(({ received_at }) => received_at);
}
