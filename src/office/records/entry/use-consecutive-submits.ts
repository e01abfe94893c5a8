/**
 * Submits entries one after the other: the form is emptied at once with the focus in its first field, and its
 * status line says what became of each entry. A refused entry is put back into the form, unless the person
 * has already started the next one: then it stays in the outbox, and its row shows the reason.
 */
import { useRef } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { staffActions } from '../../../device/records/index.ts';
import type { FormEngine } from '../../../forms/engine/engine-types.ts';
import { alertText } from '../../../forms/engine/outcome/alert-text.ts';
import { isStored } from '../../../forms/engine/outcome/outcome-messages.ts';
import { logFailure } from '../../../forms/engine/submit/log-failure.ts';
import type { EntryKind } from '../../../kinds/entry-kinds.ts';
import type { SubmissionStrings } from '../../../kinds/submission.ts';
import { say } from '../../../words/say.ts';

interface SeriesOptions<Values extends FieldValues> {
  kind: EntryKind;
  strings: SubmissionStrings;
  /** The account for which the form was opened. */
  author: string | null;
  engine: Pick<FormEngine<Values, unknown>, 'form' | 'submissionId' | 'reset' | 'putBack' | 'draft'>;
  /** The field that gets the focus. */
  first: Path<Values>;
  sharedValues: () => Partial<Values>;
  setNote: (note: string) => void;
}

export interface ConsecutiveSubmits {
  /** To be called at every change that the person makes. */
  touch: () => void;
  /** True until something is typed after the last submission, so that a second press does nothing. */
  isPressed: () => boolean;
  submit: (payload: unknown) => Promise<void>;
}

/** Added to a message when the entry could not be put back into the form. */
const IN_THE_LIST = 'It is in the list below, with the reason.';

export function useConsecutiveSubmits<Values extends FieldValues>(
  options: SeriesOptions<Values>,
): ConsecutiveSubmits {
  const touches = useRef(0);
  const pressedAt = useRef(-1);
  const presses = useRef(0);
  const { kind, strings, author, engine, first, sharedValues, setNote } = options;
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
      // Not awaited yet: the form is emptied and rendered while the entry is being written to the disk.
      const submitted = staffActions().submitStaff(kind, payload, id, author, null, {
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
      const words = alertText(strings, outcome);
      if (isStored(outcome)) {
        engine.draft.drop(id);
        if (isLast()) setNote('reference' in outcome ? `${words} ${outcome.reference}` : words);
        return;
      }
      // An entry that could not be stored exists only in the form.
      if (isTaken || outcome.type === 'not-stored' || outcome.isWithoutCopy) {
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
