/** Progress of the removal of expired records: written in the transaction of each batch. */
import type { Kysely } from 'kysely';
import { operatorDay } from '../../../../src/contract/values/operator-zone.ts';
import type { RetentionKind } from '../../../../src/kinds/calls/retention.ts';
import type { Tables } from '../../core/tables.ts';

const JOB = 'retention';

/** Where the removal of a kind is. */
interface Reached {
  /** The last id that was removed; the next batch is looked for after it. */
  after: string;
  /** How many may still be removed on this day; undefined before the first. */
  left?: number | undefined;
}

interface State {
  /** `YYYY-MM-DD` of the run, by the operator's zone. */
  day: string;
  /** Moment by which is judged what has expired, ISO 8601. */
  judgedAt?: string;
  /** False while it is under way, or was cut short. */
  ended: boolean;
  /** Kinds of which this day's share is removed. */
  done: RetentionKind[];
  kinds: Partial<Record<RetentionKind, Reached>>;
}

export interface RunProgress {
  /** True for a run of this day that has not ended. */
  isCutShort: boolean;
  /** Moment by which the run of this day judges what has expired, ISO 8601. */
  judgedAt: string;
  isDone(kind: RetentionKind): boolean;
  of(kind: RetentionKind): Reached;
  reach(transaction: Kysely<Tables>, kind: RetentionKind, reached: Reached): Promise<void>;
  finish(database: Kysely<Tables>, kind: RetentionKind): Promise<void>;
  end(database: Kysely<Tables>): Promise<void>;
}

/** @param at the server's clock, ISO 8601 @param judgedAt of a run that begins now */
export async function readProgress(
  database: Kysely<Tables>,
  at: string,
  judgedAt: string,
): Promise<RunProgress> {
  const row = await database
    .selectFrom('job_progress')
    .select('state')
    .where('job', '=', JOB)
    .executeTakeFirst();
  const held = row && (JSON.parse(row.state) as State);
  const day = operatorDay(at);
  const isOfToday = held?.day === day;
  const state: State = isOfToday
    ? held
    : // Another day goes on where the last one ended, with a share of its own.
      { day, judgedAt, ended: false, done: [], kinds: withoutShares(held?.kinds ?? {}) };
  const write = async (on: Kysely<Tables>) => {
    const text = JSON.stringify(state);
    await on
      .insertInto('job_progress')
      .values({ job: JOB, state: text })
      .onConflict((conflict) => conflict.column('job').doUpdateSet({ state: text }))
      .execute();
  };
  return {
    isCutShort: isOfToday && !held.ended,
    judgedAt: state.judgedAt ?? judgedAt,
    isDone: (kind) => state.done.includes(kind),
    of: (kind) => state.kinds[kind] ?? { after: '' },
    async reach(transaction, kind, reached) {
      state.kinds[kind] = reached;
      await write(transaction);
    },
    async finish(on, kind) {
      state.done.push(kind);
      await write(on);
    },
    async end(on) {
      state.ended = true;
      await write(on);
    },
  };
}

function withoutShares(kinds: State['kinds']): State['kinds'] {
  return Object.fromEntries(Object.entries(kinds).map(([kind, reached]) => [kind, { after: reached.after }]));
}
