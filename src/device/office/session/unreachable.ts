import type { Problem } from '../../../contract/protocol/answers.ts';

/** The message when our server did not answer and nothing is kept to be sent later. */
export const UNREACHABLE_PROBLEM: Problem = {
  message: 'The office could not be reached. Please try again when you have a signal.',
};

/** The error text of a call that found no way to the office; browsers only say 'Failed to fetch'. */
export const NO_SIGNAL = 'No signal, or no line to the office. Please try again when there is one.';
