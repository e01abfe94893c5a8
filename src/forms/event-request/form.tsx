/** The event contact form of /event_host/contact_us (docs/contract.md#event-request). */

import type { EditedRequest } from '../../device/outbox/index.ts';
import { eventPackageNames } from '../../kinds/event-request/event-packages.ts';
import type { EventRequest } from '../../kinds/event-request/schema.ts';
import { Field } from '../../ui/field/field.tsx';
import { say, sayKnown } from '../../words/say.ts';
import { EmailField, NameField, PhoneField } from '../engine/fields/contact-fields.tsx';
import { pastDateHint } from '../engine/fields/past-date.ts';
import { RequestFormFrame } from '../engine/request-form.tsx';
import { useRequestForm } from '../engine/use-request-form.ts';

const EMPTY = { name: '', email: '', phone: '', date: '', package: '', message: '' };
type Values = typeof EMPTY;

export interface EventRequestFormProps {
  /** Name of the event package whose link led here, if any. */
  chosen: string;
  edited: EditedRequest | null;
}

export function EventRequestForm({ chosen, edited }: EventRequestFormProps) {
  const request = useRequestForm({
    kind: 'eventRequest',
    empty: { ...EMPTY, package: chosen },
    edited,
    toPayload: (values: Values) => values,
    toValues: (payload: EventRequest): Values => payload,
  });
  const { form, field } = request;

  return (
    <RequestFormFrame
      request={request}
      label={say('Event request')}
      onSubmit={() => request.checkAndSubmit()}
      summary={(sent) => ({ name: sent.name, date: sent.date, about: sayKnown(sent.package) })}
    >
      <NameField required {...field('name')} />
      <EmailField required {...field('email')} />
      <PhoneField required {...field('phone')} />
      <Field
        label={say('Event date')}
        type="date"
        required
        hint={pastDateHint(form.watch('date'))}
        {...field('date')}
      />
      <Field label={say('Event package')} required {...field('package')}>
        <option value="">{say('Please choose')}</option>
        {eventPackageNames.map((name) => (
          <option key={name} value={name}>
            {sayKnown(name)}
          </option>
        ))}
      </Field>
      <Field
        label={say('Additional details')}
        multiline
        rows={5}
        hint={say('Optional: how many guests, where, what should happen')}
        {...field('message')}
      />
    </RequestFormFrame>
  );
}
