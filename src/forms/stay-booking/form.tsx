/** The stay booking form of /stay_services (docs/contract.md#stay-booking). */

import { MAX_PEOPLE } from '../../contract/values/field-bounds.ts';
import type { EditedRequest } from '../../device/outbox/index.ts';
import {
  type StayBooking,
  stayBookingRequired,
  stayBookingStrings,
} from '../../kinds/stay-booking/schema.ts';
import {
  DEFAULT_STAY_PACKAGE,
  type StayPackage,
  stayPackages,
} from '../../kinds/stay-booking/stay-packages.ts';
import { Field } from '../../ui/field/field.tsx';
import { say, sayDay, sayKnown } from '../../words/say.ts';
import { ContactField } from '../engine/fields/contact-field.tsx';
import { NameField } from '../engine/fields/contact-fields.tsx';
import { numbersOf } from '../engine/fields/numbers.ts';
import { pastDateHint } from '../engine/fields/past-date.ts';
import { RequestFormFrame } from '../engine/request-form.tsx';
import { loadDevice } from '../engine/submit/load-device.ts';
import { useRequestForm } from '../engine/use-request-form.ts';

const EMPTY = {
  package: DEFAULT_STAY_PACKAGE as string,
  checkin: '',
  checkout: '',
  guests: '1',
  name: '',
  Contacts: '',
  specialRequest: '',
};
type Values = typeof EMPTY;

export interface StayBookingFormProps {
  /** Names of the packages, by their values. */
  labels: Readonly<Record<StayPackage, string>>;
  edited: EditedRequest | null;
}

export function StayBookingForm({ labels, edited }: StayBookingFormProps) {
  const request = useRequestForm({ kind: 'stayBooking', empty: EMPTY, edited, toPayload, toValues });
  const { form, field, alert } = request;
  const [checkin, checkout] = form.watch(['checkin', 'checkout']);

  /** The name, which stays English, with what it means where the page is in another language. */
  function labelOf(value: StayPackage): string {
    const explained = sayKnown(value);
    return explained === value ? labels[value] : explained;
  }

  async function onSubmit(): Promise<void> {
    const values = form.getValues();
    if (stayBookingRequired.some((name) => values[name].trim() === '')) {
      // The request is sent anyway, and nothing of it is kept (observed quirk).
      const incomplete = { id: request.touch(), kind: 'stayBooking', payload: toPayload(values) } as const;
      void loadDevice().then(({ sendIncomplete }) => sendIncomplete(incomplete));
      await alert(stayBookingStrings.incomplete);
      await request.check();
      return;
    }
    await request.checkAndSubmit();
  }

  return (
    <RequestFormFrame
      request={request}
      label={say('Stay booking')}
      onSubmit={onSubmit}
      summary={(sent) => ({
        name: sent.name || sent.Contacts,
        date: sent.checkin,
        lastDate: sent.checkout,
        about: say('{package}, {from} to {to}', {
          package: labelOf(sent.package),
          from: sayDay(sent.checkin),
          to: sayDay(sent.checkout),
        }),
      })}
    >
      <Field label={say('Package')} {...field('package')}>
        {stayPackages.map((value) => (
          <option key={value} value={value}>
            {labelOf(value)}
          </option>
        ))}
      </Field>
      <Field
        label={say('Check-in')}
        type="date"
        required
        hint={pastDateHint(checkin)}
        {...field('checkin')}
      />
      <Field
        label={say('Check-out')}
        type="date"
        required
        hint={
          checkin && checkout && checkout <= checkin
            ? say('This is not after your check-in.')
            : pastDateHint(checkout)
        }
        {...field('checkout')}
      />
      <Field
        label={say('Number of guests')}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_PEOPLE}
        {...field('guests')}
      />
      <NameField hint={say('Optional: the name under which we expect you')} {...field('name')} />
      <ContactField
        label={say('Contacts')}
        hint={say('E-mail or phone, so that we can answer')}
        {...field('Contacts')}
      />
      <Field
        label={say('Special request')}
        multiline
        rows={5}
        hint={say('Optional: arrival after dark, food, a tent of your own')}
        {...field('specialRequest')}
      />
    </RequestFormFrame>
  );
}

function toPayload({ guests, ...texts }: Values): unknown {
  return { ...texts, ...numbersOf({ guests }) };
}

/** The camp is the office's, and a booking of before has no name. */
function toValues({ guests, camp: _camp, name = '', ...texts }: StayBooking): Values {
  return { ...texts, name, guests: String(guests) };
}
