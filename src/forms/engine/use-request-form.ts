/**
 * What every form of this room is made of: fields checked by the contract's schema,
 * an id from the first touch, a draft, the way to the server, and what came of it.
 */
import { useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { HONEYPOT } from '../../contract/honeypot.ts';
import { type Payload, type SubmissionKind, submissions } from '../../contract/submissions.ts';
import type { Entry } from '../../device/database.ts';
import { type Dialogs, useDialogs } from '../../ui/dialog.tsx';
import { withOwnText } from './own-text.ts';
import { payloadResolver } from './payload-resolver.ts';
import { type DraftKeeper, useDraft } from './use-draft.ts';
import { useEarlyValues } from './use-early-values.ts';
import { type Result, useSubmission } from './use-submission.ts';

export interface RequestFormOptions<Kind extends SubmissionKind, Values extends FieldValues> {
  kind: Kind;
  /** The form as it opens. */
  empty: Values;
  /** The entry of the outbox that the person mends, if any. */
  edited: Entry | null;
  /** Fields hold text as typed; this gives it the shape that is sent and checked. */
  toPayload: (values: Values) => unknown;
  /** The way back, for an entry that is mended. */
  toValues: (payload: Payload<Kind>) => Values;
  /** Fields of the payload that stand in the form under another name. */
  aliases?: Readonly<Record<string, string>>;
  /** What of the values may lie readable on the device; all of them unless said otherwise. */
  withoutSecrets?: (values: Values) => Values;
}

export interface RequestForm<Kind extends SubmissionKind, Values extends FieldValues> extends Dialogs {
  kind: Kind;
  form: UseFormReturn<Values, unknown, Payload<Kind> & FieldValues>;
  /** Props of the field of that name: its registration, and its error in words. */
  field: (name: Path<Values>) => ReturnType<UseFormReturn<Values>['register']> & { error?: string };
  /** To be called when something changed that is no field; gives the submission's id. */
  touch: () => string;
  /** Id under which the next `deliver` sends: for what is bound to it before it is sent. */
  submissionId: () => string;
  /** Checks the fields: the payload, or null with the errors shown and the focus on the first. */
  check: () => Promise<Payload<Kind> | null>;
  /** Saves, sends, tells the fields what the server found, and shows the outcome. */
  deliver: (payload: Payload<Kind>) => Promise<Result>;
  /** Shows what came of it below the form. */
  show: (result: Result) => void;
  /**
   * Checks, delivers, tells and shows: what most forms do at Submit. Null when the check failed.
   * @param words of the alert; the result's own message unless said otherwise
   */
  submit: (words?: (result: Result) => string) => Promise<Result | null>;
  result: Result | null;
  /** What was sent last. */
  sent: Payload<Kind> | null;
  sending: boolean;
  draft: DraftKeeper;
  /** Empties the form; what is typed next is another submission. */
  reset: () => void;
}

export function useRequestForm<Kind extends SubmissionKind, Values extends FieldValues>(
  options: RequestFormOptions<Kind, Values>,
): RequestForm<Kind, Values> {
  const { kind, empty, edited, toPayload, toValues, aliases = {} } = options;
  const { withoutSecrets = (values) => values } = options;
  const dialogs = useDialogs();
  const submission = useSubmission(kind, edited);
  const [result, show] = useState<Result | null>(null);
  const [sent, setSent] = useState<Payload<Kind> | null>(null);
  // The library's own mark is kept only while a component reads it at each drawing.
  const touched = useRef(false);
  const schema = submissions[kind].versions.at(-1) as unknown as z.ZodMiniType<
    Payload<Kind> & FieldValues,
    FieldValues
  >;
  const form = useForm<Values, unknown, Payload<Kind> & FieldValues>({
    defaultValues: (edited ? toValues(edited.payload as Payload<Kind>) : empty) as DefaultValues<Values>,
    resolver: payloadResolver(schema, toPayload, aliases),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { register, getValues, formState, setError, setFocus, handleSubmit } = form;
  const { errors } = formState;

  const early = useEarlyValues(form);
  const draft = useDraft({
    kind,
    active: edited === null,
    read: () => withoutSecrets(getValues()),
    overwrites: ({ values }) =>
      touched.current || early().some(([name, value]) => ![undefined, '', value].includes(get(values, name))),
    write(kept) {
      // What was sent already is nobody's text in progress.
      const typed = submission.isHeld() ? empty : getValues();
      replace(kept ? (withOwnText({ ...empty, ...kept.values }, typed, empty) as Values) : empty);
      if (kept) submission.resume(kept.id);
      else submission.begin();
    },
    onSearched: () => void (early().length > 0 && touch()),
  });
  // At once, in the fields that stand there: otherwise they would lose what is typed until the next drawing.
  const replace = (values: Values) => form.reset(values, { keepFieldsRef: true });
  const touch = () => {
    touched.current = true;
    const id = submission.touch();
    draft.keep(id);
    return id;
  };

  const request: RequestForm<Kind, Values> = {
    ...dialogs,
    kind,
    form,
    field: (name) => ({ ...register(name, { onChange: touch }), ...errorOf(errors, name) }),
    touch,
    submissionId: submission.id,
    async check() {
      let checked: Payload<Kind> | null = null;
      // The library's own order of fields is that of their registration: the order on the page.
      await handleSubmit((payload) => {
        checked = payload;
      })();
      return checked;
    },
    async deliver(payload) {
      const trap = (getValues() as Record<string, unknown>)[HONEYPOT];
      const outcome = await submission.send(trap ? { ...payload, [HONEYPOT]: trap } : payload);
      const fields = Object.entries(outcome.problem?.fields ?? {}).map(
        ([name, message]) => [aliases[name] ?? name, message] as const,
      );
      for (const [name, message] of fields) setError(name as Path<Values>, { type: 'server', message });
      if (outcome.type === 'accepted' || outcome.type === 'saved') {
        setSent(payload);
        draft.drop(outcome.id);
      }
      const [first] = fields;
      if (first) setFocus(first[0] as Path<Values>);
      return outcome;
    },
    show,
    async submit(words = ({ message }) => message) {
      const payload = await request.check();
      if (!payload) return null;
      const outcome = await request.deliver(payload);
      await dialogs.alert(words(outcome));
      show(outcome);
      return outcome;
    },
    result,
    sent,
    sending: submission.sending,
    draft,
    reset() {
      replace(empty);
      submission.begin();
    },
  };
  return request;
}

function errorOf<Values extends FieldValues>(errors: FieldErrors<Values>, name: string): { error?: string } {
  const found = name
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], errors);
  const message = (found as { message?: string } | undefined)?.message;
  return message ? { error: message } : {};
}
