/** What the person reads after pressing Submit (docs/contract.md#outcomes). */

import type { SubmissionStrings } from '../../contract/kinds/submissions.ts';
import type { Problem, Receipt } from '../../contract/protocol/answers.ts';
import type { SubmitOutcome } from '../../device/outbox/index.ts';

export interface Result {
  type: SubmitOutcome['type'];
  message: string;
  /** Absent when nothing is kept under it. */
  reference?: string;
  /** What the server said when it accepted it. */
  receipt?: Pick<Receipt, 'message' | 'receivedAt'>;
  problem?: Problem;
  /** The browser's own words, when the device could not store it. */
  error?: string;
}

export const SAVED = 'Saved on this device. We will send it as soon as you are online.';

/** True once the server or the outbox holds what was submitted. */
export const isStored = ({ type }: Pick<Result, 'type'>): boolean => type === 'accepted' || type === 'saved';

export function resultOf(strings: SubmissionStrings, outcome: SubmitOutcome): Result {
  switch (outcome.type) {
    case 'accepted':
      return {
        type: 'accepted',
        // The words of a correction say what became of it.
        message: outcome.isCorrection ? outcome.receipt.message : strings.success,
        reference: outcome.reference,
        receipt: outcome.receipt,
      };
    case 'saved':
      return { type: 'saved', message: SAVED, reference: outcome.reference };
    case 'refused':
    case 'failed':
      return { type: outcome.type, message: strings.failure, problem: outcome.problem };
    case 'not-stored':
      return { type: 'not-stored', message: strings.notStored, error: outcome.error };
  }
}
