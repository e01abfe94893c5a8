/** The package booking form (docs/contract.md#package-booking). */

import { useEffect, useRef } from 'react';
import type { Party } from '../../content/packages/party-price.ts';
import { MAX_PEOPLE } from '../../contract/values/field-bounds.ts';
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
import { type RequestForm, useRequestForm } from '../engine/use-request-form.ts';

type BookingRequest = RequestForm<'packageBooking', Values>;

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
  /** The party that was chosen beside the form: it fills fields in which nothing stands. */
  party?: Party | null;
  /** What the page says that it costs that party; empty for nothing. */
  priceShown?: string;
  /** Called with the travel date as it is chosen. */
  onTravelDate?: (date: string) => void;
}

export function PackageBookingForm(props: PackageBookingFormProps) {
  const { packageName, days, edited, party = null, onTravelDate } = props;
  // What was sent with a request goes with its correction, unless another price is shown by now.
  const priceShown = props.priceShown || ((edited?.payload as PackageBooking | null)?.priceShown ?? '');
  const request = useRequestForm({
    kind: 'packageBooking',
    empty: EMPTY,
    edited,
    toPayload: (values: Values) => ({ ...toPayload(values, packageName), priceShown }),
    toValues,
  });
  const { form, field, alert, confirm } = request;
  usePartyInFields(request, party);
  const travelDate = form.watch('travelDate');
  useEffect(() => onTravelDate?.(travelDate), [onTravelDate, travelDate]);

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
        hint={pastDateHint(travelDate)}
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

/** Puts the party into its fields, where nothing stands but what was put there; a draft comes first. */
function usePartyInFields({ form, draft, edited }: BookingRequest, party: Party | null): void {
  const filled = useRef<Partial<Values>>({});
  const latest = useRef({ form, draft });
  latest.current = { form, draft };
  useEffect(() => {
    if (!party || edited) return;
    let isCurrent = true;
    const fill = async () => {
      await latest.current.draft.arriving();
      if (!isCurrent) return;
      const { setValue, getValues } = latest.current.form;
      const numbers = { numberOfAdults: party.adults, numberOfChildren: party.ages.length };
      for (const name of ['numberOfAdults', 'numberOfChildren'] as const) {
        if (!['', filled.current[name]].includes(getValues(name))) continue;
        filled.current[name] = String(numbers[name]);
        setValue(name, String(numbers[name]));
      }
    };
    void fill();
    return () => {
      isCurrent = false;
    };
  }, [party, edited]);
}

function toPayload({ numberOfAdults, numberOfChildren, ...texts }: Values, packageName: string): object {
  return {
    ...texts,
    ...numbersOf({ numberOfAdults, numberOfChildren }),
    Tripname: packageName,
  };
}

function toValues({ Tripname: _, priceShown: _price, ...booking }: PackageBooking): Values {
  return {
    ...booking,
    numberOfAdults: String(booking.numberOfAdults),
    numberOfChildren: booking.numberOfChildren === undefined ? '' : String(booking.numberOfChildren),
  };
}
