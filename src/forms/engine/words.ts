import type { Problem } from '../../contract/answers.ts';
import type { SubmitOutcome } from '../../device/outbox/index.ts';
import { SAVED } from './use-submission.ts';

/** Contract strings of a submission (docs/contract.md#strings). */
export interface Strings {
  success: string;
  failure: string;
  unreachable: string;
}

const ALREADY_SENT = 'This entry has been sent in the meantime.';

/** What the server said, a line each: its message, with the number of an error, and what that leaves out. */
export function linesOf({ message, fields = {} }: Problem): string[] {
  return [message, ...new Set(Object.values(fields).filter((text) => !message.includes(text)))];
}

/** What the server said and none of these fields shows; empty when they show all of it. */
export function saidBeside(problem: Problem, shown: readonly string[]): string {
  const fields = Object.entries(problem.fields ?? {});
  if (fields.length === 0) return problem.message;
  return fields
    .filter(([name]) => !shown.includes(name))
    .map(([, text]) => text)
    .join(' ');
}

/**
 * What a person is told (docs/contract.md#outcomes). Why something was not taken stands in lines of its own
 * below the contract's words: the server's, or the browser's.
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
      return [strings.failure, ...linesOf(outcome.problem)].join('\n');
    case 'not-stored':
      return `${strings.unreachable}\n${outcome.error}`;
    case 'already-sent':
      return ALREADY_SENT;
  }
}
