import type { SubmitOutcome } from '../../device/outbox/index.ts';
import { SAVED } from '../../forms/use-submission.ts';

/** Contract strings of a submission (docs/contract.md#strings). */
export interface Strings {
  success: string;
  failure: string;
  unreachable: string;
}

const ALREADY_SENT = 'This entry has been sent in the meantime.';

/**
 * What a person is told (docs/contract.md#outcomes). Where a field is wrong, or nobody may, the server's
 * own words follow the contract's.
 */
export function wordsOf(
  strings: Strings,
  outcome: SubmitOutcome,
  successOf: (message: string) => string = () => strings.success,
): string {
  switch (outcome.type) {
    case 'accepted':
      return successOf(outcome.receipt.message);
    case 'saved':
      return SAVED;
    case 'refused':
    case 'failed':
      return strings.failure;
    case 'not-stored':
      return strings.unreachable;
    case 'already-sent':
      return ALREADY_SENT;
  }
}
