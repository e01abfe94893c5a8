/** Working states as people read them. Pure. */
import { type WorkingState, workingStates } from '../../../kinds/statuses.ts';

const WORDS: Readonly<Record<WorkingState, string>> = {
  new: 'New',
  answered: 'Answered',
  quoted: 'Quoted',
  confirmed: 'Confirmed',
  done: 'Done',
  lost: 'Lost',
};

/** Labels of the states, in the order of the work. */
export const stateChoices: readonly string[] = workingStates.map((state) => WORDS[state]);

/** One that only a later version knows is shown as it came. A request of an older server has none yet. */
export function stateLabel(state: string = 'new'): string {
  return Object.hasOwn(WORDS, state) ? WORDS[state as WorkingState] : state;
}

/** The state of these words; undefined for none of ours. */
export function parseStateLabel(words: string): WorkingState | undefined {
  return workingStates.find((state) => WORDS[state] === words);
}
