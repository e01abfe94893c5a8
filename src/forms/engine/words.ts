/** What staff are told in one alert: the contract's words, and the server's below them. */
import type { Problem } from '../../contract/answers.ts';
import type { SubmissionStrings } from '../../contract/submissions.ts';
import type { SubmitOutcome } from '../../device/outbox/index.ts';
import { resultOf } from './result.ts';

/** What the server said, a line each: its message, with the number of an error, and what that leaves out. */
export function linesOf({ message, fields = {} }: Problem): string[] {
  return [message, ...new Set(Object.values(fields).filter((text) => !message.includes(text)))];
}

/** What the server said and none of these fields shows; empty when they show all of it. */
export function messagesNotShown(problem: Problem, shown: readonly string[]): string {
  const fields = Object.entries(problem.fields ?? {});
  if (fields.length === 0) return problem.message;
  return fields
    .filter(([name]) => !shown.includes(name))
    .map(([, text]) => text)
    .join(' ');
}

/**
 * What a person is told (docs/contract.md#outcomes). Why something was not accepted stands in lines of
 * its own below the contract's words: the server's, or the browser's.
 */
export function wordsOf(
  strings: SubmissionStrings,
  outcome: SubmitOutcome,
  successOf: (message: string) => string = () => strings.success,
): string {
  if (outcome.type === 'accepted') {
    const { receipt, isCorrection } = outcome;
    return isCorrection ? receipt.message : successOf(receipt.message);
  }
  const { message, problem, error } = resultOf(strings, outcome);
  return [message, ...(problem ? linesOf(problem) : []), ...(error ? [error] : [])].join('\n');
}
