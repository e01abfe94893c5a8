/** The trip-planning form of /PlanyourTrip (docs/contract.md#trip-plan). */

import { useId } from 'react';
import { MAX_AMOUNT, MAX_DAYS, MAX_PEOPLE } from '../../contract/values/field-schemas.ts';
import type { EditedRequest } from '../../device/outbox/index.ts';
import { DEFAULT_TRIP_BUDGET, type TripPlan } from '../../kinds/trip-plan/schema.ts';
import { Field } from '../../ui/field/field.tsx';
import { SuggestionList } from '../../ui/field/suggestion-list.tsx';
import { say, sayCount, sayKnown } from '../../words/say.ts';
import { EmailField, NameField } from '../engine/fields/contact-fields.tsx';
import { numbersOf } from '../engine/fields/numbers.ts';
import { pastDateHint } from '../engine/fields/past-date.ts';
import { lastDayOf } from '../engine/outcome/calendar-event.ts';
import { RequestFormFrame } from '../engine/request-form.tsx';
import { useRequestForm } from '../engine/use-request-form.ts';

const ACTIVITIES = [
  'Safari',
  'Beach',
  'Safari and beach',
  'Hiking and trekking',
  'Culture and history',
  'Zanzibar',
];
const CATEGORIES = ['Adult', 'Family', 'Honeymoon', 'Group', 'Solo'];

const EMPTY = {
  activity: '',
  days: '',
  travelers: '',
  category: 'Adult',
  budget: String(DEFAULT_TRIP_BUDGET),
  preferredDate: '',
  name: '',
  email: '',
  specialRequest: '',
};
type Values = typeof EMPTY;

export interface TripPlanFormProps {
  /** The destination whose page led here, if any. */
  about: string;
  edited: EditedRequest | null;
}

export function TripPlanForm({ about, edited }: TripPlanFormProps) {
  const request = useRequestForm({
    kind: 'tripPlan',
    empty: { ...EMPTY, activity: about },
    edited,
    toPayload,
    toValues,
  });
  const { form, field } = request;
  const activities = useId();

  return (
    <RequestFormFrame
      request={request}
      label={say('Trip plan')}
      onSubmit={() => request.checkAndSubmit()}
      summary={(sent) => ({
        name: sent.name,
        date: sent.preferredDate,
        lastDate: lastDayOf(sent.preferredDate, sent.days),
        about: [
          sayKnown(sent.activity),
          sent.days ? sayCount(sent.days, '1 day', '{count} days') : '',
          sayCount(sent.travelers, '1 traveller', '{count} travellers'),
        ]
          .filter(Boolean)
          .join(', '),
      })}
    >
      <Field
        label={say('Activity')}
        list={activities}
        hint={say('Optional: a kind of trip, or the place that you have in mind')}
        {...field('activity')}
      />
      <SuggestionList id={activities} values={ACTIVITIES.map(sayKnown)} />
      <Field
        label={say('Number of days')}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_DAYS}
        hint={say('Optional: roughly how many')}
        {...field('days')}
      />
      <Field
        label={say('Number of travelers')}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_PEOPLE}
        required
        {...field('travelers')}
      />
      <Field label={say('Traveler category')} {...field('category')}>
        {CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {sayKnown(category)}
          </option>
        ))}
      </Field>
      <Field
        label={say('Budget, US dollars')}
        type="number"
        inputMode="decimal"
        step="any"
        min={0}
        max={MAX_AMOUNT}
        hint={say('Optional: in all, for everybody and the whole trip')}
        {...field('budget')}
      />
      <Field
        label={say('Preferred date')}
        type="date"
        required
        hint={pastDateHint(form.watch('preferredDate')) ?? say('If you know only the month: any day of it')}
        {...field('preferredDate')}
      />
      <NameField required {...field('name')} />
      <EmailField required {...field('email')} />
      <Field
        label={say('Special request')}
        multiline
        rows={5}
        hint={say('Optional: pace, food, children’s ages, what you would hate to miss')}
        {...field('specialRequest')}
      />
    </RequestFormFrame>
  );
}

function toPayload({ activity, days, travelers, budget, ...texts }: Values): unknown {
  return {
    // An activity chosen from the list is sent in the office's language, whatever the language of the page.
    activity: ACTIVITIES.find((one) => sayKnown(one) === activity) ?? activity,
    ...texts,
    // Without an amount the office would read the one that the form begins with.
    budget: null,
    ...numbersOf({ days, travelers, budget }),
  };
}

function toValues({ activity, days, travelers, budget, ...texts }: TripPlan): Values {
  return {
    ...texts,
    activity: sayKnown(activity),
    days: String(days ?? ''),
    travelers: String(travelers),
    budget: String(budget ?? ''),
  };
}
