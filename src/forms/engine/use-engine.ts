/**
 * The engine of every form, public or staff: fields validated with the contract's schema, an id from the
 * first touch, a draft, submission, and the server's messages at the fields.
 */
import { useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, get, type Path, useForm } from 'react-hook-form';
import type { Problem } from '../../contract/protocol/answers.ts';
import { HONEYPOT } from '../../contract/protocol/honeypot.ts';
import type { EntryKind } from '../../kinds/entry-kinds.ts';
import { mergeDraft } from './draft/merge-draft.ts';
import {
  type ReusedValues,
  reusedValuesOn,
  type TodayDefaults,
  valuesToReuse,
} from './draft/reused-values.ts';
import { useDraft } from './draft/use-draft.ts';
import { useValuesBeforeHydration } from './draft/use-values-before-hydration.ts';
import type { EngineOptions, FormEngine, FormOptions } from './engine-types.ts';
import { isStored } from './outcome/outcome-messages.ts';
import { fieldErrorOf } from './submit/field-errors.ts';
import { loadDevice, loadWhenIdle } from './submit/load-device.ts';
import { payloadResolver, validateQuietly } from './submit/payload-resolver.ts';
import { useSubmission } from './submit/use-submission.ts';

const NO_DAY = { fields: [] as readonly never[], today: () => '' };

/** Runs a form: its values, draft, submission and messages. */
export function useFormEngine<Kind extends EntryKind, Values extends FieldValues, Payload>(
  options: FormOptions<Kind, Values, Payload>,
  parts: EngineOptions<Values, Payload>,
): FormEngine<Values, Payload> {
  const { kind, empty, edited, toPayload, toValues, aliases = {} } = options;
  const { withoutSecrets = (values) => values, draftPart } = options;
  const { schema, submit, author, recall, datedDefaults, onTouch, onRestored, onProblem } = parts;
  const day: TodayDefaults<Values> = datedDefaults ?? NO_DAY;
  const submission = useSubmission({ kind, edited, submit });
  // The library tracks its own flag only while a component reads it at each render.
  const touched = useRef(false);
  const recalled = useRef<ReusedValues<Values>>({ day: '', values: {} });
  const opening = (): Values => ({
    ...(datedDefaults?.empty() ?? empty),
    ...reusedValuesOn(recalled.current, day),
  });
  /** Values and day with which the present entry was begun. */
  const opened = useRef<ReusedValues<Values>>({ day: '', values: {} });
  // The day of the first render.
  if (opened.current.day === '') opened.current = { day: day.today(), values: empty };
  const resolver = payloadResolver(schema, toPayload, aliases);
  const form = useForm<Values, unknown, Payload>({
    // The outbox has the payload as this form made it.
    defaultValues: (edited?.payload ? toValues(edited.payload as Payload) : empty) as DefaultValues<Values>,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { register, getValues, formState, setError, setFocus, handleSubmit } = form;
  const { errors } = formState;
  // Replaced at once in the existing fields, or text typed before the next render would be lost.
  const replace = (values: Values, of = day.today()) => {
    opened.current = { day: of, values };
    form.reset(values, { keepFieldsRef: true });
  };

  useEffect(() => loadWhenIdle(loadDevice), []);
  const early = useValuesBeforeHydration(form);
  const draft = useDraft({
    kind,
    active: edited === null && author !== null,
    author: author ?? null,
    ...(draftPart && { part: draftPart }),
    async prepare() {
      const found = await recall?.().catch(() => null);
      if (!found || touched.current) return;
      recalled.current = found;
      replace(opening());
    },
    read: () => withoutSecrets(getValues()),
    overwrites: ({ values }) =>
      touched.current || early().some(([name, value]) => ![undefined, '', value].includes(get(values, name))),
    write(kept) {
      const fresh = opening();
      // Content that was already sent is not a draft.
      const typed = submission.isStored() ? fresh : getValues();
      if (kept) {
        const values = mergeDraft({ ...fresh, ...kept.values }, typed, fresh) as Values;
        replace(values, day.today(new Date(kept.savedAt)));
      } else replace(fresh);
      if (kept) submission.resume(kept.id, kept.corrects === true);
      else submission.begin();
    },
    async onSearched() {
      if (early().length === 0) return;
      const payload = onRestored && !touched.current && (await validateQuietly(form, resolver));
      if (payload && (await onRestored(payload)) && !touched.current) return;
      touch();
    },
  });
  const turnDay = () => {
    if (day.fields.length === 0 || edited || submission.isBegun()) return;
    const now = day.today();
    if (opened.current.day === now) return;
    const [before, fresh] = [opened.current.values, opening()];
    for (const name of day.fields as readonly Path<Values>[]) {
      // A field that the person has just changed keeps its text.
      if (getValues(name) === before[name]) form.setValue(name, fresh[name]);
    }
    opened.current = { day: now, values: fresh };
  };
  const touch = () => {
    // The person may type just after midnight, before `turnDay` was called.
    turnDay();
    touched.current = true;
    onTouch?.();
    const id = submission.touch();
    draft.keep(id, submission.corrects());
    return id;
  };

  const focusOn = (name: Path<Values> | undefined) => {
    if (!name) return;
    onProblem?.();
    setFocus(name);
  };

  /**
   * Shows at the fields what is wrong; from then on each field is checked as it is corrected.
   * @returns the payload, or null with the first wrong field focused
   */
  const showErrors = async (): Promise<Payload | null> => {
    let checked: Payload | null = null;
    // The library orders fields by registration, which is their order on the page.
    await handleSubmit((payload) => {
      checked = payload;
    }, onProblem)();
    return checked;
  };

  /** Shows the server's messages at the fields. @returns the first field that has one */
  const showMessages = async (problem: Problem | null): Promise<Path<Values> | undefined> => {
    const fields = Object.entries(problem?.fields ?? {}).map(
      ([name, message]) => [(aliases[name] ?? name) as Path<Values>, message] as const,
    );
    // The library removes a message when its field is corrected, but only after a first validation.
    if (fields.length > 0) await showErrors();
    for (const [name, message] of fields) setError(name, { type: 'server', message });
    return fields[0]?.[0];
  };

  return {
    form,
    field: (name) => ({ ...register(name, { onChange: touch }), ...fieldErrorOf(errors, name) }),
    touch,
    submissionId: submission.id,
    check: async () => (await validateQuietly(form, resolver)) ?? showErrors(),
    async submit(payload) {
      const trap = (getValues() as Record<string, unknown>)[HONEYPOT];
      const { id, ...outcome } = await submission.submit(trap ? { ...payload, [HONEYPOT]: trap } : payload);
      const first = await showMessages('problem' in outcome ? outcome.problem : null);
      if (isStored(outcome)) {
        draft.drop(id);
        if (!submission.isStored()) draft.keep(submission.id(), submission.corrects());
      }
      focusOn(first);
      return outcome;
    },
    sending: submission.sending,
    isAllSent: submission.isStored,
    draft,
    resume(id, isDone) {
      if (submission.isBegun() && submission.id() !== id) draft.drop(submission.id());
      submission.resume(id, isDone, isDone);
    },
    putBack(id, values, problem) {
      replace(values);
      submission.resume(id, false);
      draft.keep(id, false);
      void showMessages(problem).then(focusOn);
    },
    reset(found) {
      if (found) recalled.current = { day: day.today(), values: found };
      replace(opening());
      submission.begin();
    },
    sharedBy: (values) => valuesToReuse(values, opened.current, day),
    turnDay,
  };
}
