/** Tells the console what the contract gives to it, beside the words that the person sees (docs/contract.md#strings). */

import type { SubmitOutcome } from '../../../device/outbox/index.ts';
import type { SubmissionStrings } from '../../../kinds/submission.ts';

export function logFailure({ logged }: SubmissionStrings, outcome: SubmitOutcome): void {
  if (outcome.type === 'accepted' || !logged?.of.includes(outcome.type)) return;
  // The browser says that there is no network: no call was made that could fail.
  if (outcome.type === 'saved' && !navigator.onLine) return;
  // biome-ignore lint/suspicious/noConsole: the contract gives this text to the console.
  console.error(`${logged.as}:`, reasonOf(outcome));
}

function reasonOf(outcome: Exclude<SubmitOutcome, { type: 'accepted' }>): string {
  if (outcome.type === 'saved') return 'The server could not be reached.';
  return outcome.type === 'not-stored' ? (outcome.browserError ?? outcome.error) : outcome.problem.message;
}
