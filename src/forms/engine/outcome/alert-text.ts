/** The alert for staff: the contract's text, and the server's message below it. */

import type { Problem } from '../../../contract/protocol/answers.ts';
import type { SubmitOutcome } from '../../../device/outbox/index.ts';
import type { SubmissionStrings } from '../../../kinds/submission.ts';
import { sayKnown } from '../../../words/say.ts';
import { submissionResultOf } from './outcome-messages.ts';

/** Returns the server's message, then each message of a field that it does not contain, as lines. */
export function problemLines({ message, fields = {} }: Problem): string[] {
  return [message, ...new Set(Object.values(fields).filter((text) => !message.includes(text)))];
}

/** Returns the server's messages that none of these fields shows, as the page says them; empty if they show all. */
export function messagesNotShown(problem: Problem, shown: readonly string[]): string {
  const fields = Object.entries(problem.fields ?? {});
  if (fields.length === 0) return sayKnown(problem.message);
  return fields
    .filter(([name]) => !shown.includes(name))
    .map(([, text]) => sayKnown(text))
    .join(' ');
}

/**
 * Returns the text of the alert (docs/contract.md#outcomes). The reason for a refusal follows the contract's
 * text on separate lines, in the server's or the browser's words.
 */
export function alertText(
  strings: SubmissionStrings,
  outcome: SubmitOutcome,
  successOf: (message: string) => string = () => strings.success,
): string {
  if (outcome.type === 'accepted') {
    const { receipt, isCorrection } = outcome;
    return sayKnown(isCorrection ? receipt.message : successOf(receipt.message));
  }
  const { message, problem, error } = submissionResultOf(strings, outcome);
  const lines = [message, ...(problem ? problemLines(problem) : []), ...(error ? [error] : [])];
  return [...new Set(lines)].map(sayKnown).join('\n');
}
