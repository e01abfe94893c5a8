/** The package booking form (specification sections 2.6, 4, 5 and 8). */
import { type FormEvent, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import {
  type PackageBooking,
  packageBookingRequired,
  packageBookingSchema,
  packageBookingStrings,
} from '../../contract/package-booking.ts';
import { LONG_TEXT_LENGTH, NAME_LENGTH, PEOPLE_LIMIT } from '../../contract/text.ts';
import type { Entry } from '../../device/database.ts';
import { useDialogs } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Outcome } from '../outcome.tsx';
import { payloadResolver } from '../payload-resolver.ts';
import { type Result, useSubmission } from '../use-submission.ts';

type Values = Record<(typeof packageBookingRequired)[number], string> & {
  numberOfChildren: string;
  specialRequests: string;
};

const EMPTY: Values = {
  fullName: '',
  email: '',
  phone: '',
  numberOfAdults: '',
  numberOfChildren: '',
  travelDate: '',
  specialRequests: '',
};

export interface PackageBookingFormProps {
  packageName: string;
  /** The entry of the outbox that the person mends, if any. */
  edited: Entry | null;
}

export function PackageBookingForm({ packageName, edited }: PackageBookingFormProps) {
  const { alert, confirm, dialogs } = useDialogs();
  const { touch, send, sending } = useSubmission('packageBooking', edited);
  const [result, show] = useState<Result | null>(null);
  const { register, getValues, handleSubmit, setError, setFocus, formState, watch } = useForm<
    Values,
    unknown,
    PackageBooking
  >({
    defaultValues: edited ? toValues(edited.payload as PackageBooking) : EMPTY,
    resolver: payloadResolver(packageBookingSchema, (values: Values) => toPayload(values, packageName)),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { errors } = formState;

  async function onPress(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending || !(await confirm(packageBookingStrings.confirm(packageName)))) return;
    const values = getValues();
    const incomplete = packageBookingRequired.some((field) => values[field].trim() === '');
    if (incomplete) await alert(packageBookingStrings.incomplete);
    await handleSubmit(onValid, focusFirst)();
  }

  async function onValid(payload: PackageBooking): Promise<void> {
    const outcome = await send(payload);
    const fields = Object.entries(outcome.problem?.fields ?? {});
    for (const [field, message] of fields) setError(field as keyof Values, { type: 'server', message });
    await alert(outcome.message);
    show(outcome);
    const [first] = fields;
    if (first) setFocus(first[0] as keyof Values);
  }

  function focusFirst(found: FieldErrors<Values>): void {
    const first = (Object.keys(EMPTY) as (keyof Values)[]).find((field) => found[field]);
    if (first) setFocus(first);
  }

  const field = (name: keyof Values) => ({
    ...register(name, { onChange: touch }),
    error: errors[name]?.message,
  });
  const past = isPast(watch('travelDate'));

  return (
    <>
      {/* The order is the specification's: first the confirmation, then the check. */}
      <form className="form scripted" noValidate onSubmit={onPress} aria-label="Package booking">
        <Field
          label="Full name"
          autoComplete="name"
          required
          maxLength={NAME_LENGTH}
          {...field('fullName')}
        />
        <Field
          label="E-mail"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          maxLength={NAME_LENGTH}
          {...field('email')}
        />
        <Field
          label="Phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          required
          maxLength={50}
          {...field('phone')}
        />
        <Field
          label="Number of adults"
          type="number"
          inputMode="numeric"
          min={1}
          max={PEOPLE_LIMIT}
          required
          {...field('numberOfAdults')}
        />
        <Field
          label="Number of children"
          type="number"
          inputMode="numeric"
          min={0}
          max={PEOPLE_LIMIT}
          hint="Optional"
          {...field('numberOfChildren')}
        />
        <Field
          label="Travel date"
          type="date"
          required
          hint={past ? 'This date is in the past. You can send it all the same.' : undefined}
          {...field('travelDate')}
        />
        <Field
          label="Special requests"
          multiline
          rows={5}
          maxLength={LONG_TEXT_LENGTH}
          hint="Optional: food, rooms, birthdays, anything we should know"
          {...field('specialRequests')}
        />
        <button type="submit" className="button primary" disabled={sending}>
          {sending ? 'Sending …' : 'Submit'}
        </button>
      </form>
      <Outcome kind="packageBooking" result={result} />
      {dialogs}
    </>
  );
}

/** Numbers go out as numbers; what is empty stays out, so that the contract's own messages speak. */
function toPayload(values: Values, packageName: string): unknown {
  const { numberOfAdults, numberOfChildren, ...texts } = values;
  return {
    ...texts,
    ...(numberOfAdults.trim() !== '' && { numberOfAdults: Number(numberOfAdults) }),
    ...(numberOfChildren.trim() !== '' && { numberOfChildren: Number(numberOfChildren) }),
    Tripname: packageName,
  };
}

function toValues({ Tripname: _, ...booking }: PackageBooking): Values {
  return {
    ...booking,
    numberOfAdults: String(booking.numberOfAdults),
    numberOfChildren: booking.numberOfChildren === undefined ? '' : String(booking.numberOfChildren),
  };
}

/** A hint, no rule: a past date may well be meant (decisions section 6). */
function isPast(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && date < new Date().toISOString().slice(0, 10);
}
