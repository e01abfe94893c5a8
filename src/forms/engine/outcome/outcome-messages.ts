/** Result that the person reads after pressing Submit (docs/contract.md#outcomes). */

import type { Problem, Receipt } from '../../../contract/protocol/answers.ts';
import type { SubmitOutcome } from '../../../device/outbox/index.ts';
import { DEVICE_FULL_MESSAGE, NOT_SAVED_MESSAGE } from '../../../kinds/messages.ts';
import type { SubmissionStrings } from '../../../kinds/submission.ts';

export interface SubmissionResult {
  type: SubmitOutcome['type'];
  message: string;
  /** Absent if the submission is stored nowhere. */
  reference?: string;
  /** The server's message and time when it accepted the submission. */
  receipt?: Pick<Receipt, 'message' | 'receivedAt'>;
  /** The office has it, and this device has no copy. */
  isWithoutCopy?: true;
  /** A part of the page could not be loaded. */
  isNotLoaded?: true;
  problem?: Problem;
  /** Reason in plain words, when the device could not store it. */
  error?: string;
  /** The browser's own words for it. */
  browserError?: string;
}

export const SAVED_MESSAGE = 'Saved on this device. We will send it as soon as you are online.';

const SIGN_IN_MESSAGE =
  'Saved on this device. Your session has ended: please sign in again, and it is sent by itself.';

/** Returns what a person is told of a submission that waits on this device. */
export const savedMessage = ({ needsSignIn }: { needsSignIn?: true }): string =>
  needsSignIn ? SIGN_IN_MESSAGE : SAVED_MESSAGE;

/** Returns what to do with what this device could not store, where the contract has no words for it. */
export const notSavedMessage = ({ error }: Pick<SubmissionResult, 'error'>): string =>
  error === DEVICE_FULL_MESSAGE ? DEVICE_FULL_MESSAGE : NOT_SAVED_MESSAGE;

/** Returns true if the server or the outbox holds the submission. */
export const isStored = ({ type }: Pick<SubmissionResult, 'type'>): boolean =>
  type === 'accepted' || type === 'saved';

export function submissionResultOf(strings: SubmissionStrings, outcome: SubmitOutcome): SubmissionResult {
  switch (outcome.type) {
    case 'accepted':
      return {
        type: 'accepted',
        // The server's message about a correction says whether it was applied.
        message: outcome.isCorrection ? outcome.receipt.message : strings.success,
        reference: outcome.reference,
        receipt: outcome.receipt,
        ...(outcome.isWithoutCopy && { isWithoutCopy: true }),
      };
    case 'saved':
      return { type: 'saved', message: savedMessage(outcome), reference: outcome.reference };
    case 'refused':
    case 'failed':
      return { type: outcome.type, message: strings.failure, problem: outcome.problem };
    case 'not-stored':
      return {
        type: 'not-stored',
        message: strings.notStored === NOT_SAVED_MESSAGE ? notSavedMessage(outcome) : strings.notStored,
        error: outcome.error,
        ...(outcome.browserError !== undefined && { browserError: outcome.browserError }),
        ...(outcome.isNotLoaded && { isNotLoaded: true }),
      };
  }
}
