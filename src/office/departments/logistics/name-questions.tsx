/** What is asked before several people are entered whose names stand there more than once. */
import type { ReactNode } from 'react';
import type { StaffPayload } from '../../../contract/kinds/staff-submissions.ts';
import { plainName } from '../../../contract/values/fold.ts';
import { isolated } from '../../../words/isolated.ts';
import { say, sayCount } from '../../../words/say.ts';
import { withoutRepeats } from './name-lines.ts';

/** What all of them have, but for the name. */
export type Shared = Omit<StaffPayload<'person'>, 'name'>;

/** Waits for an answer: names that stand there more than once, or are entered already. */
export interface Asked {
  about: 'repeated' | 'again';
  shared: Shared;
  names: readonly string[];
  said: readonly string[];
}

/** Names that are said; the others are counted. */
const SAID = 5;

interface QuestionProps extends Omit<Asked, 'about'> {
  /** Goes on with these. */
  go: (shared: Shared, names: readonly string[]) => Promise<void>;
}

const saidOf = (names: readonly string[]) => names.slice(0, SAID).map(isolated).join(', ');

/** @param children buttons, one for each answer */
function Question({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="notice" role="alert">
      <p>{text}</p>
      <p className="buttons">{children}</p>
    </div>
  );
}

/** Two guests may have one name; or it was written twice. */
export function Repeated({ shared, names, said, go }: QuestionProps) {
  const more = said.length - SAID;
  return (
    <Question
      text={
        more > 0
          ? sayCount(
              more,
              'Several times in this list: {names} and 1 more. Are they different guests?',
              'Several times in this list: {names} and {count} more. Are they different guests?',
              { names: saidOf(said) },
            )
          : say('Several times in this list: {names}. Are they different guests?', { names: saidOf(said) })
      }
    >
      <button type="button" className="button" onClick={() => void go(shared, names)}>
        {say('Enter all {count}', { count: names.length })}
      </button>
      <button type="button" className="button quiet" onClick={() => void go(shared, withoutRepeats(names))}>
        {say('Each name once')}
      </button>
    </Question>
  );
}

/** Who is entered already may come once more, or was meant to be left out. */
export function Again({ shared, names, said, go }: QuestionProps) {
  const there = new Set(said.map(plainName));
  const others = names.filter((name) => !there.has(plainName(name)));
  const more = said.length - SAID;
  return (
    <Question
      text={
        more > 0
          ? sayCount(
              more,
              'Entered already for {vehicle} on this day: {names} and 1 more. Enter them again?',
              'Entered already for {vehicle} on this day: {names} and {count} more. Enter them again?',
              { vehicle: shared.vehicle, names: saidOf(said) },
            )
          : say('Entered already for {vehicle} on this day: {names}. Enter them again?', {
              vehicle: shared.vehicle,
              names: saidOf(said),
            })
      }
    >
      {others.length > 0 && (
        <button type="button" className="button" onClick={() => void go(shared, others)}>
          {sayCount(others.length, 'Only the other one', 'Only the {count} others')}
        </button>
      )}
      <button type="button" className="button quiet" onClick={() => void go(shared, names)}>
        {say('Enter all {count}', { count: names.length })}
      </button>
    </Question>
  );
}
