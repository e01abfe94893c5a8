/**
 * A form that is checked and sent like the others, and of which nothing typed is kept as a draft: passwords, settings,
 * and what is answered while the person waits.
 */
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { type DefaultValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Problem } from '../../contract/protocol/answers.ts';
import type { SubmitOutcome } from '../../device/outbox/index.ts';
import type { SubmissionStrings } from '../../kinds/submission.ts';
import { alertText, messagesNotShown } from './outcome/alert-text.ts';
import { payloadResolver } from './submit/payload-resolver.ts';

/** Why a form was not taken: a problem of the server, or a message in the words of the page. */
interface Refusal extends Pick<Problem, 'message' | 'fields'> {
  words?: string;
  /** Field to try again with, where none is named as wrong. */
  retry?: string;
}

/** A refusal of the outbox, in words that name its fields too. */
export const refusalOf = (strings: SubmissionStrings, outcome: SubmitOutcome): Refusal => ({
  message: '',
  fields: 'problem' in outcome ? outcome.problem.fields : undefined,
  words: alertText(strings, outcome),
});

interface DraftlessForm<Values, Payload> {
  /** Fields and their first values. */
  values: Values;
  /** Lets fields in which nothing was typed take on later `values`, which then are those of the empty form too. */
  follows?: boolean;
  schema: z.ZodMiniType<Payload>;
  /** Shape that is checked and sent; that of the fields unless said otherwise. */
  toPayload?: (values: Values) => unknown;
  /** Sends what was checked. @returns null once it was taken */
  send: (payload: Payload) => Promise<Refusal | null>;
  /** Empties the fields once it was taken. */
  emptied?: boolean;
}

/** @returns props for each field, the handlers of the form, and what belongs to no field: in words, empty for nothing */
export function useDraftlessForm<Values extends Record<string, string>, Payload>({
  values,
  follows = false,
  schema,
  toPayload = (typed) => typed,
  send,
  emptied = false,
}: DraftlessForm<Values, Payload>) {
  const { register, formState, handleSubmit, setError, setFocus, getValues, setValue, watch, reset } =
    useForm<Values, unknown, Payload>({
      defaultValues: values as DefaultValues<Values>,
      resolver: payloadResolver(schema, toPayload),
    });
  const [problem, setProblem] = useState('');
  const [sendsOtherwise, setSendsOtherwise] = useState(false);
  const busy = useRef(false);
  /** Values that the fields have where nothing was typed. */
  const untyped = useRef(values);
  useLayoutEffect(() => {
    if (!follows) return;
    const before = untyped.current;
    untyped.current = values;
    for (const name of Object.keys(values) as Path<Values>[])
      if (values[name] !== before[name] && getValues(name) === before[name])
        setValue(name, values[name] as never);
  });
  /** The texts that were typed, without those that the fields have by themselves. */
  const typed = () =>
    Object.fromEntries(
      Object.keys(values).flatMap((name) => {
        const text = getValues(name as Path<Values>);
        return text === untyped.current[name] ? [] : [[name, text]];
      }),
    );
  // Replaced in the fields at once: at the next rendering, something may have been typed.
  const empty = () => (follows ? reset(untyped.current, { keepFieldsRef: true }) : reset());

  /** One thing is sent at a time: a second press while the first one is answered sends nothing. */
  async function alone(work: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setProblem('');
    await work().finally(() => {
      busy.current = false;
    });
  }

  function tell(refusal: Refusal | null): void {
    if (refusal === null) {
      if (emptied) empty();
      return;
    }
    const names = Object.keys(refusal.fields ?? {}).filter((name) => name in values) as Path<Values>[];
    for (const name of names) setError(name, { type: 'server', message: refusal.fields?.[name] ?? '' });
    const again = names[0] ?? (refusal.retry as Path<Values> | undefined);
    if (again) setFocus(again);
    setProblem(refusal.words ?? messagesNotShown(refusal, Object.keys(values)));
  }

  const submit = handleSubmit(async (payload) => tell(await send(payload)));

  async function press(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    await alone(() => {
      // Values that a password manager filled in may have fired no event.
      for (const [name, value] of new FormData(event.currentTarget))
        if (name in values && typeof value === 'string') setValue(name as Path<Values>, value as never);
      return submit(event);
    });
  }

  /** Sends something else than the fields, such as a passkey in place of a password. */
  async function sendOtherwise(other: () => Promise<Refusal | null>): Promise<void> {
    await alone(async () => {
      setSendsOtherwise(true);
      await other()
        .then(tell)
        .finally(() => setSendsOtherwise(false));
    });
  }

  return {
    press,
    sendOtherwise,
    problem,
    sending: formState.isSubmitting || sendsOtherwise,
    reset: empty,
    typed,
    setValue,
    watch,
    hasErrors: Object.keys(formState.errors).length > 0,
    field: (name: Path<Values>) => ({
      ...register(name),
      error: formState.errors[name]?.message as string | undefined,
    }),
  };
}
