/**
 * Stores the results of verdicts: receipts, parked entries, and the times at which others are tried again.
 */
import { type Problem, type Receipt, SIGN_IN_FIRST } from '../../../contract/protocol/answers.ts';
import { backOff } from '../../../contract/values/back-off.ts';
import { isDiskFull } from '../../core/database.ts';
import type { Entry } from '../../core/tables.ts';
import { coalesceWrites } from '../add/coalesce-writes.ts';
import type { Outbox } from '../outbox.ts';
import type { AnsweredBatch } from './backlog.ts';
import { pausesOthers, type Verdict } from './verdict.ts';

export interface VerdictApplierDeps {
  outbox: Outbox;
  /** Epoch milliseconds. */
  clock: () => number;
  /** Returns 0 up to 1, so that a camp's phones do not all retry at the same moment. */
  random: () => number;
}

export type ApplyVerdicts = (answered: AnsweredBatch) => Promise<void>;

const FIRST_PAUSE = 1_000;
const LAST_PAUSE = 5 * 60_000;

const BLOCKED: Problem = {
  message:
    'Something on the way to the office blocks this entry, while others get through. Try another network, or save it to a file.',
};

const UNKNOWN: Problem = {
  message:
    'the program there is of another version and does not know this request. It will be sent by itself when that has changed.',
};

const SIGN_IN: Problem = {
  message: 'Please sign in again: it is kept on this device, and then it is sent by itself.',
  code: SIGN_IN_FIRST,
};

export function createVerdictApplier({ outbox, clock, random }: VerdictApplierDeps): ApplyVerdicts {
  /** Returns the next pause: it doubles from 1 s to 5 min, and is shortened at random by up to half. */
  function pauseAfter(attempts: number): number {
    return backOff(attempts, FIRST_PAUSE, LAST_PAUSE) * (0.5 + random() / 2);
  }

  /** Returns the fields that are stored with an entry that stays. */
  function remark(entry: Entry, verdict: Verdict): Pick<Entry, 'problem' | 'alone'> {
    if (verdict.type === 'blocked') return { problem: BLOCKED, alone: true };
    if (verdict.type === 'unknown-here') return { problem: UNKNOWN };
    if (verdict.type === 'sign-in' && entry.author) return { problem: SIGN_IN };
    if ('problem' in verdict) return { problem: verdict.problem };
    // Without an answer nothing is known about why it was blocked before.
    return { problem: entry.alone && verdict.type === 'unreachable' ? entry.problem : null };
  }

  /** Stores the results of answers; answers that arrive during a write share the next one. */
  const write = coalesceWrites(async (answers: readonly AnsweredBatch[]): Promise<void> => {
    const verdicts = new Map(answers.flatMap((answered) => [...answered.verdicts]));
    const receipts: Receipt[] = [];
    for (const [id, verdict] of verdicts) {
      if (verdict.type === 'accepted') receipts.push(verdict.receipt);
      else if (verdict.type === 'refused') await outbox.park(id, verdict.problem, verdict.epoch);
    }
    const sent = answers.flatMap(({ batch }) => batch);
    if (receipts.length > 0) await outbox.acknowledge(receipts, sent);
    const staying = [...verdicts].filter(([, { type }]) => type !== 'accepted' && type !== 'refused');
    if (staying.length === 0) return;
    await outbox.postpone(
      staying.map(([id]) => id),
      (entry) => {
        const verdict = verdicts.get(entry.id) as Verdict;
        const asked = verdict.type === 'later' ? verdict : null;
        const wait = Math.max(pauseAfter(entry.attempts), asked?.wait ?? 0);
        return {
          nextAttemptAt: clock() + wait,
          notBefore: asked?.ours && asked.wait !== null ? clock() + asked.wait : 0,
          heldOff: pausesOthers(verdict),
          ...remark(entry, verdict),
        };
      },
    );
  });

  return (answered) =>
    write(answered).catch((error: unknown) => {
      // On a full disk nothing can be written. Everything stays, and the next replay trigger gets the answers again.
      if (!isDiskFull(error)) throw error;
    });
}
