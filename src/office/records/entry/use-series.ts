/**
 * Submits entries one after the other: the form is empty again at once, with the focus in its first field, and what
 * became of each is told in its status line. One that is refused comes back into the form, unless the person has
 * gone on with the next: then it stays in the outbox, and its row says why.
 */
import { useRef } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { type StaffKind, staffSubmissions } from '../../../contract/kinds/staff-submissions.ts';
import { submitStaff } from '../../../device/records/index.ts';
import { logFailure } from '../../../forms/engine/log-failure.ts';
import { isStored } from '../../../forms/engine/result.ts';
import type { Engine } from '../../../forms/engine/use-engine.ts';
import { wordsOf } from '../../../forms/engine/words.ts';
import { say } from '../../../words/say.ts';

interface SeriesOptions<Values extends FieldValues> {
  kind: StaffKind;
  /** The account for which the form was opened. */
  author: string | null;
  engine: Pick<Engine<Values, unknown>, 'form' | 'submissionId' | 'reset' | 'putBack' | 'draft'>;
  /** Takes the focus. */
  first: Path<Values>;
  sharedValues: () => Partial<Values>;
  setNote: (note: string) => void;
}

export interface Series {
  /** To be called at every change by the person. */
  touch: () => void;
  /** True while nothing was typed since the last press: a second one does nothing. */
  isPressed: () => boolean;
  submit: (payload: unknown) => Promise<void>;
}

/** What is below a message when the entry could not be put back. */
const IN_THE_LIST = 'It is in the list below, with the reason.';

export function useSeries<Values extends FieldValues>(options: SeriesOptions<Values>): Series {
  const touches = useRef(0);
  const pressedAt = useRef(-1);
  const presses = useRef(0);
  const { kind, author, engine, first, sharedValues, setNote } = options;
  const strings = staffSubmissions[kind].strings;
  return {
    touch: () => {
      touches.current += 1;
    },
    isPressed: () => pressedAt.current === touches.current,
    async submit(payload) {
      const values = engine.form.getValues();
      const id = engine.submissionId();
      const at = touches.current;
      presses.current += 1;
      const press = presses.current;
      pressedAt.current = at;
      const isLast = () => press === presses.current;
      const isUntouched = () => isLast() && touches.current === at;
      let isTaken = false;
      // The disk writes while the form is emptied and drawn.
      const submitted = submitStaff(kind, payload, id, author, null, {
        onStored: () => isLast() && setNote(say('Sending …')),
        takesBack: () => {
          isTaken = isUntouched();
          return isTaken;
        },
      });
      engine.reset(sharedValues());
      engine.form.setFocus(first);
      const outcome = await submitted;
      logFailure(strings, outcome);
      const words = wordsOf(strings, outcome);
      if (isStored(outcome)) {
        engine.draft.drop(id);
        if (isLast()) setNote('reference' in outcome ? `${words} ${outcome.reference}` : words);
        return;
      }
      // What no disk has is nowhere but in the form.
      if (isTaken || outcome.type === 'not-stored') {
        pressedAt.current = -1;
        engine.putBack(id, values, 'problem' in outcome ? outcome.problem : null);
        setNote(words);
      } else {
        engine.draft.drop(id);
        setNote([words, say(IN_THE_LIST)].join('\n'));
      }
    },
  };
}
