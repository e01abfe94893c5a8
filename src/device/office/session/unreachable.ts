import type { Problem } from '../../../contract/protocol/answers.ts';

/** The message when our server did not answer and nothing is kept to be sent later. */
export const UNREACHABLE_PROBLEM: Problem = {
  message: 'The office could not be reached. Please try again when you have a signal.',
};
