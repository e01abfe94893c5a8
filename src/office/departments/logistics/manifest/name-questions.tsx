/** Questions before several people are entered, if names are repeated or entered already. */
import type { ReactNode } from 'react';
import { foldName } from '../../../../contract/values/fold-text.ts';
import type { StaffPayload } from '../../../../kinds/staff-submissions.ts';
import { isolateDirection } from '../../../../words/isolate-direction.ts';
import { say, sayCount } from '../../../../words/say.ts';
import { withoutRepeatedNames } from './name-lines.ts';

/** Values that all of them share: all but the name. */
export type SharedFields = Omit<StaffPayload<'person'>, 'name'>;

/** A question about names that are repeated in the list or entered already. */
export interface NameQuestion {
  about: 'repeated' | 'again';
  shared: SharedFields;
  names: readonly string[];
  said: readonly string[];
}

/** Most names in a question; the others are only counted. */
const SAID = 5;

interface QuestionProps extends Omit<NameQuestion, 'about'> {
  /** Continues with these names. */
  go: (shared: SharedFields, names: readonly string[]) => Promise<void>;
}

const saidOf = (names: readonly string[]) => names.slice(0, SAID).map(isolateDirection).join(', ');

/** @param children buttons, one for each answer */
function Question({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="notice" role="alert">
      <p>{text}</p>
      <p className="buttons">{children}</p>
    </div>
  );
}

/** Asks about repeated names: two guests may have the same name, or one was written twice. */
export function RepeatedNamesQuestion({ shared, names, said, go }: QuestionProps) {
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
      <button
        type="button"
        className="button quiet"
        onClick={() => void go(shared, withoutRepeatedNames(names))}
      >
        {say('Each name once')}
      </button>
    </Question>
  );
}

/** Asks about people who are entered already: enter them once more, or leave them out. */
export function AlreadyEnteredQuestion({ shared, names, said, go }: QuestionProps) {
  const there = new Set(said.map(foldName));
  const others = names.filter((name) => !there.has(foldName(name)));
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
