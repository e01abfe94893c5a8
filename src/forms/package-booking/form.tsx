/** The package booking form (docs/contract.md#package-booking). */

import { MAX_PEOPLE } from '../../contract/values/field-schemas.ts';
import type { EditedRequest } from '../../device/outbox/index.ts';
import {
  type PackageBooking,
  packageBookingRequired,
  packageBookingStrings,
} from '../../kinds/package-booking/schema.ts';
import { Field } from '../../ui/field/field.tsx';
import { say } from '../../words/say.ts';
import { EmailField, NameField, PhoneField } from '../engine/fields/contact-fields.tsx';
import { numbersOf } from '../engine/fields/numbers.ts';
import { pastDateHint } from '../engine/fields/past-date.ts';
import { lastDayOf } from '../engine/outcome/calendar-event.ts';
import { RequestFormFrame } from '../engine/request-form.tsx';
import { useRequestForm } from '../engine/use-request-form.ts';

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

/** Milliseconds in which a phone has stored a booking: until then its confirmation stays, to become the answer. */
const STORING = 200;

export interface PackageBookingFormProps {
  packageName: string;
  /** Days of the package, if it is one of the catalogue's. */
  days: number | undefined;
  /** The entry of the outbox that the person edits, if any. */
  edited: EditedRequest | null;
}

export function PackageBookingForm({ packageName, days, edited }: PackageBookingFormProps) {
  const request = useRequestForm({
    kind: 'packageBooking',
    empty: EMPTY,
    edited,
    toPayload: (values: Values) => toPayload(values, packageName),
    toValues,
  });
  const { form, field, alert, confirm } = request;

  /** The contract asks for this order: first the confirmation, then the check. */
  async function onSubmit(): Promise<void> {
    if (!(await confirm(packageBookingStrings.confirm(packageName), { staysFor: STORING }))) return;
    const values = form.getValues();
    const incomplete = packageBookingRequired.some((name) => values[name].trim() === '');
    if (incomplete) await alert(packageBookingStrings.incomplete);
    await request.checkAndSubmit();
  }

  return (
    <RequestFormFrame
      request={request}
      label={say('Package booking')}
      onSubmit={onSubmit}
      summary={(sent) => ({
        name: sent.fullName,
        date: sent.travelDate,
        lastDate: lastDayOf(sent.travelDate, days),
        about: sent.Tripname,
      })}
    >
      <NameField label={say('Full name')} required {...field('fullName')} />
      <EmailField required {...field('email')} />
      <PhoneField required {...field('phone')} />
      <Field
        label={say('Number of adults')}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_PEOPLE}
        required
        {...field('numberOfAdults')}
      />
      <Field
        label={say('Number of children')}
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_PEOPLE}
        hint={say('Optional')}
        {...field('numberOfChildren')}
      />
      <Field
        label={say('Travel date')}
        type="date"
        required
        hint={pastDateHint(form.watch('travelDate'))}
        {...field('travelDate')}
      />
      <Field
        label={say('Special requests')}
        multiline
        rows={5}
        hint={say('Optional: food, rooms, birthdays, anything we should know')}
        {...field('specialRequests')}
      />
    </RequestFormFrame>
  );
}

function toPayload({ numberOfAdults, numberOfChildren, ...texts }: Values, packageName: string): unknown {
  return {
    ...texts,
    ...numbersOf({ numberOfAdults, numberOfChildren }),
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
