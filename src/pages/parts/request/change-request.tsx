/** Form that changes a request from any device, by the reference and contact with which it was looked up. */
import { useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import type { LookupAnswer } from '../../../contract/protocol/lookup.ts';
import { newSubmissionId } from '../../../device/core/submission-id.ts';
import { pastDateHint } from '../../../forms/engine/fields/past-date.ts';
import { Outcome } from '../../../forms/engine/outcome/outcome.tsx';
import {
  isStored,
  type SubmissionResult,
  submissionResultOf,
} from '../../../forms/engine/outcome/outcome-messages.ts';
import { DAY, fieldLabel } from '../../../forms/engine/outcome/request-fields.tsx';
import { fieldErrorOf, sayInvalidFieldCount } from '../../../forms/engine/submit/field-errors.ts';
import { loadDevice } from '../../../forms/engine/submit/load-device.ts';
import { payloadResolver } from '../../../forms/engine/submit/payload-resolver.ts';
import { submitOnDevice } from '../../../forms/engine/use-request-form.ts';
import {
  correctableFields,
  correctionByContact,
  initialFormValues,
  withChanges,
} from '../../../kinds/correction/by-contact.ts';
import { correctionStrings } from '../../../kinds/correction/schema.ts';
import { eventPackageNames } from '../../../kinds/event-request/event-packages.ts';
import { stayPackages } from '../../../kinds/stay-booking/stay-packages.ts';
import { currentSchema, isSubmissionKind, type SubmissionKind } from '../../../kinds/submissions.ts';
import { tripTypes } from '../../../kinds/tour/home-booking.ts';
import { Field } from '../../../ui/field/field.tsx';
import { say, sayKnown } from '../../../words/say.ts';

type Values = Record<string, string>;

const COUNTS: readonly string[] = ['days', 'travelers', 'numberOfAdults', 'numberOfChildren', 'guests'];

/** Options of a field, by the kind of the request; undefined for a field of another sort. */
function optionsOf(kind: SubmissionKind, field: string): readonly string[] | undefined {
  if (field === 'tripType') return tripTypes;
  if (field !== 'package') return undefined;
  return kind === 'stayBooking' ? stayPackages : eventPackageNames;
}

interface ChangeRequestProps {
  /** As the look-up has found it. */
  answer: LookupAnswer;
  /** The contact with which it was looked up. */
  contact: string;
}

/** Loads what sends the change. */
export const prepare = () => loadDevice().catch(() => undefined);

/** Form that changes a request; empty for a kind that only a later version knows. */
export function ChangeRequest({ answer, contact }: ChangeRequestProps) {
  const { kind } = answer;
  return isSubmissionKind(kind) ? <ChangeForm answer={{ ...answer, kind }} contact={contact} /> : null;
}

interface ChangeFormProps extends ChangeRequestProps {
  answer: LookupAnswer & { kind: SubmissionKind };
}

function ChangeForm({ answer, contact }: ChangeFormProps) {
  const { kind, sent } = answer;
  const { shown, hidden } = correctableFields[kind];
  const [opened] = useState<Values>(() => ({
    ...initialFormValues(kind, sent),
    ...Object.fromEntries(hidden.map((field) => [field, ''])),
  }));
  const [result, setResult] = useState<SubmissionResult | null>(null);
  const [notice, setNotice] = useState('');
  /** The same content keeps its id, so that it is one correction however often it is pressed. */
  const pressed = useRef({ content: '', id: '' });
  const { register, handleSubmit, setError, watch, formState } = useForm<Values>({
    defaultValues: opened,
    resolver: ownFieldsResolver(kind, sent, opened),
  });
  const { errors, isSubmitting } = formState;

  async function send(values: Values): Promise<void> {
    const changes = changesOf(values, opened);
    const content = JSON.stringify(changes);
    setNotice(content === '{}' ? sayKnown(correctionStrings.nothing) : '');
    if (content === '{}') return;
    if (pressed.current.content !== content) pressed.current = { content, id: newSubmissionId() };
    const { id } = pressed.current;
    const payload = correctionByContact(answer, contact, changes);
    const found = submissionResultOf(
      correctionStrings,
      await submitOnDevice({ id, kind: 'correction', payload }),
    );
    for (const [path, message] of Object.entries(found.problem?.fields ?? {})) {
      const field = path.split('.').at(-1) ?? '';
      if (field in opened) setError(field, { type: 'server', message });
    }
    setResult(found);
  }

  const field = (name: string) => ({
    label: fieldLabel(name),
    ...register(name),
    ...fieldErrorOf(errors, name),
  });

  return (
    <>
      {!(result && isStored(result)) && (
        <form
          className="form"
          noValidate
          aria-label={say('Change this request')}
          ref={takeFocus}
          tabIndex={-1}
          onChange={() => setNotice('')}
          onSubmit={handleSubmit(send)}
        >
          <p className="notice">
            {say(
              'Change what is different now and press Submit. A field that you leave empty stays as it is.',
            )}{' '}
            {say(
              'Names, e-mail and phone cannot be changed here: please use the device that sent the request, or call or write to us.',
            )}
          </p>
          {shown.map((name) => {
            const options = optionsOf(kind, name);
            if (options)
              return (
                <Field key={name} {...field(name)}>
                  {options.map((option) => (
                    <option key={option} value={option}>
                      {sayKnown(option)}
                    </option>
                  ))}
                </Field>
              );
            if (DAY.test(name))
              return <Field key={name} type="date" hint={pastDateHint(watch(name) ?? '')} {...field(name)} />;
            return COUNTS.includes(name) ? (
              <Field key={name} type="number" inputMode="numeric" min={0} {...field(name)} />
            ) : (
              <Field key={name} {...field(name)} />
            );
          })}
          {hidden.map((name) => (
            <Field
              key={name}
              multiline
              rows={4}
              hint={say('Leave it empty to keep what you wrote: what you write here takes its place.')}
              {...field(name)}
            />
          ))}
          <p className="visually-hidden" role="status">
            {sayInvalidFieldCount(errors)}
          </p>
          {notice && (
            <p className="notice" role="alert">
              {notice}
            </p>
          )}
          <button type="submit" className="button primary" disabled={isSubmitting}>
            {isSubmitting ? say('Sending …') : say('Submit')}
          </button>
        </form>
      )}
      <Outcome kind={kind} result={result} request={null} onAnother={undefined} />
    </>
  );
}

/** Gives a form the focus, which was lost with the button that opened it. Always the same, so it is called once. */
const takeFocus = (form: HTMLFormElement | null): void => form?.focus();

/** The fields that differ from those with which the form was opened; an empty one changes nothing. */
function changesOf(values: Values, opened: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name, text]) => text.trim() !== '' && text !== opened[name])
      .map(([name, text]) => [name, COUNTS.includes(name) ? Number(text) : text]),
  );
}

/** Checks the whole request as its own form would, and shows what is wrong with the fields of this one. */
function ownFieldsResolver(
  kind: SubmissionKind,
  sent: LookupAnswer['sent'],
  opened: Values,
): Resolver<Values> {
  const aliases = Object.fromEntries(Object.keys(opened).map((name) => [`travelerDetails.0.${name}`, name]));
  const whole = payloadResolver<Values, unknown>(
    currentSchema(kind),
    (values) => withChanges(kind, sent, changesOf(values, opened)),
    kind === 'flightRequest' ? aliases : {},
  );
  return async (values, context, options) => {
    const { errors } = await whole(values, context, options);
    const own = Object.fromEntries(Object.entries(errors).filter(([name]) => name in opened));
    return Object.keys(own).length > 0
      ? { values: {}, errors: own as FieldErrors<Values> }
      : { values, errors: {} };
  };
}
