/** The flight assistance form of /book_flight (docs/contract.md#flight-request). */

import { useEffect } from 'react';
import { MAX_PEOPLE } from '../../contract/values/field-bounds.ts';
import { MAX_PASSPORT_LENGTH } from '../../contract/values/sealing.ts';
import type { EditedRequest } from '../../device/outbox/index.ts';
import {
  FLIGHT_ALERT_DURATION,
  type FlightRequest,
  readTravelers,
  resizeTravelers,
} from '../../kinds/flight-request/schema.ts';
import { Field } from '../../ui/field/field.tsx';
import { say, sayCount } from '../../words/say.ts';
import { EmailField, NameField, PhoneField } from '../engine/fields/contact-fields.tsx';
import { isStored } from '../engine/outcome/outcome-messages.ts';
import { RequestFormFrame } from '../engine/request-form.tsx';
import { loadWhenIdle } from '../engine/submit/load-device.ts';
import { useRequestForm } from '../engine/use-request-form.ts';
import { loadSealing, sealPassports } from './seal-passports.ts';
import { emptyTraveler, TravelerFields, type TravelerValues } from './traveler-fields.tsx';

const EMPTY = {
  fullName: '',
  email: '',
  phone: '',
  travelers: '1',
  preferredAirline: '',
  additionalRequests: '',
  travelerDetails: [emptyTraveler()],
};
type Values = typeof EMPTY;

export interface FlightRequestFormProps {
  /** The sealing key that the running server filled in. */
  sealingKey: string;
  edited: EditedRequest | null;
}

export function FlightRequestForm({ sealingKey, edited }: FlightRequestFormProps) {
  const request = useRequestForm({
    kind: 'flightRequest',
    empty: EMPTY,
    edited,
    toPayload,
    toValues,
    withoutSecrets: (values: Values) => ({
      ...values,
      travelerDetails: values.travelerDetails.map((traveler) => ({ ...traveler, passportNumber: '' })),
    }),
  });
  const { form, field, alert } = request;
  const { getValues, setValue } = form;
  useEffect(() => loadWhenIdle(loadSealing), []);
  const details = form.watch('travelerDetails');

  // The list follows the number as it is typed; a number being deleted is not yet a smaller one.
  const typed = form.watch('travelers');
  useEffect(() => {
    if (typed.trim() === '') return;
    const number = Math.min(readTravelers(typed), MAX_PEOPLE);
    const listed = getValues('travelerDetails');
    if (listed.length !== number) setValue('travelerDetails', resizeTravelers(listed, number, emptyTraveler));
  }, [typed, getValues, setValue]);

  async function onSubmit(): Promise<void> {
    const values = form.getValues();
    // If it is not a number, the length of the list counts; if it is too large, the person has to correct it.
    if (readTravelers(values.travelers) <= MAX_PEOPLE) {
      form.setValue('travelers', String(values.travelerDetails.length));
    }
    const payload = await request.check();
    if (!payload) return;
    const numbers = values.travelerDetails.map(({ passportNumber }) => passportNumber.trim());
    // Checked here, because once sealed its length cannot be checked before it reaches the office.
    const tooLong = numbers.findIndex((number) => number.length > MAX_PASSPORT_LENGTH);
    if (tooLong >= 0) {
      const message = say('Passport number may have at most {limit} characters.', {
        limit: MAX_PASSPORT_LENGTH,
      });
      form.setError(`travelerDetails.${tooLong}.passportNumber`, { message }, { shouldFocus: true });
      return;
    }
    const given = (edited?.payload as FlightRequest | undefined)?.travelerDetails ?? [];
    const sealed = await sealPassports(payload, numbers, { id: request.submissionId(), sealingKey, given });
    if (!sealed) {
      await alert(
        say(
          'The passport numbers could not be made safe on this device, so nothing was saved or sent. Please try again, or leave them out and tell us later.',
        ),
      );
      return;
    }
    const outcome = await request.submit(sealed);
    const done = isStored(outcome);
    if (done) request.reset();
    const { message, reference } = outcome;
    await alert(message, done ? { closesAfter: FLIGHT_ALERT_DURATION, reference } : {});
    request.show(outcome);
  }

  return (
    <RequestFormFrame
      request={request}
      label={say('Flight request')}
      onSubmit={onSubmit}
      summary={(sent) => ({
        name: sent.fullName,
        date: sent.travelerDetails[0]?.travelDate || undefined,
        lastDate: sent.travelerDetails[0]?.returnDate || undefined,
        about: sayCount(sent.travelers, '1 traveller', '{count} travellers'),
      })}
    >
      <NameField label={say('Full name')} required {...field('fullName')} />
      <EmailField required {...field('email')} />
      <PhoneField required {...field('phone')} />
      <Field label={say('Preferred airline')} hint={say('Optional')} {...field('preferredAirline')} />
      <Field
        label={say('Number of travelers')}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_PEOPLE}
        {...field('travelers')}
      />
      {edited && (
        <p className="notice wide">
          {say(
            'Passport numbers cannot be read back on this device. Leave the field empty to keep the one that you gave for this traveller.',
          )}
        </p>
      )}
      {details.map((_, index) => (
        <TravelerFields key={index} index={index} alone={details.length === 1} field={field} />
      ))}
      <Field
        label={say('Additional requests')}
        multiline
        rows={5}
        hint={say('Optional: stopovers, baggage, seats, a wheelchair at the gate')}
        {...field('additionalRequests')}
      />
    </RequestFormFrame>
  );
}

/** Without passport numbers: they are sealed and added when everything else is valid. */
function toPayload({ travelers, travelerDetails, ...texts }: Values): unknown {
  return {
    ...texts,
    travelers: readTravelers(travelers),
    travelerDetails: travelerDetails.map(({ passportNumber: _, ...traveler }) => traveler),
  };
}

function toValues({ travelers, travelerDetails, ...texts }: FlightRequest): Values {
  return {
    ...texts,
    travelers: String(travelers),
    travelerDetails: travelerDetails.map((traveler): TravelerValues => ({ ...traveler, passportNumber: '' })),
  };
}
