/** A dialog that asks for one line of text, with a list of what is usually answered. */
import { type ReactNode, useCallback, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useDraftlessForm } from '../../../forms/engine/use-draftless-form.ts';
import { Modal } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { say } from '../../../words/say.ts';
import { firstFocusRef } from './first-focus.ts';

export interface TextPrompt {
  title: string;
  label: string;
  /** Initial value of the field. */
  first: string;
  /** Usual answers: one that is chosen stands in the line, where it can be changed. */
  suggestions: readonly string[];
  /** Returns the problem of a text in words; undefined for none. */
  problemOf: (text: string) => string | undefined;
}

type Asked = TextPrompt & { answer: (text: string | null) => void };

/** Resolves with the text, or with null when the person closes the dialog. */
export type PromptForText = (question: TextPrompt) => Promise<string | null>;

export function useTextPrompt(): { ask: PromptForText; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const last = useRef<Asked>(undefined);
  const ask = useCallback<PromptForText>((question) => {
    last.current?.answer(null);
    return new Promise((resolve) => {
      last.current = { ...question, answer: resolve };
      setAsked(last.current);
    });
  }, []);
  const close = useCallback((text: string | null) => {
    last.current?.answer(text);
    setAsked(null);
  }, []);
  const dialog = (
    <Modal
      open={asked !== null}
      onClose={() => close(null)}
      title={asked?.title ?? ''}
      closeLabel={say('Cancel')}
    >
      {asked && <TextForm question={asked} onText={close} />}
    </Modal>
  );
  return { ask, dialog };
}

function TextForm({ question, onText }: { question: TextPrompt; onText: (text: string) => void }) {
  const { label, first, suggestions, problemOf } = question;
  const { press, field, setValue, watch } = useDraftlessForm({
    values: { text: first },
    schema: textWith(problemOf),
    async send({ text }) {
      onText(text);
      return null;
    },
  });
  const typed: string = watch('text');
  return (
    <form className="text-question" ref={focusTextFirst} onSubmit={press} noValidate>
      <Field label={label} autoComplete="off" {...field('text')} />
      <fieldset className="table-radios">
        <legend>{say('Usual reasons')}</legend>
        {suggestions.map((suggestion) => (
          <label key={suggestion}>
            <input
              type="radio"
              name="suggestion"
              checked={suggestion === typed.trim()}
              onChange={() => setValue('text', suggestion, { shouldValidate: true })}
            />
            {suggestion}
          </label>
        ))}
      </fieldset>
      <button type="submit" className="button primary">
        {say('Save')}
      </button>
    </form>
  );
}

/** Focuses the field that is asked for, not the button that closes the dialog. */
const focusTextFirst = (form: HTMLFormElement | null) => firstFocusRef(form?.querySelector('input') ?? null);

/** A line that the question takes. */
const textWith = (problemOf: TextPrompt['problemOf']) =>
  z.object({
    text: z.string().check(z.trim(), (context) => {
      const message = problemOf(context.value);
      if (message !== undefined) context.issues.push({ code: 'custom', input: context.value, message });
    }),
  });
