/** The trip-planning form of /PlanyourTrip (docs/contract.md#trip-plan). */

import { useId, useState } from 'react';
import { MAX_AMOUNT, MAX_DAYS, MAX_PEOPLE } from '../../contract/values/field-bounds.ts';
import type { EditedRequest } from '../../device/outbox/index.ts';
import { Field } from '../../ui/field/field.tsx';
import { SuggestionList } from '../../ui/field/suggestion-list.tsx';
import { say, sayCount, sayKnown } from '../../words/say.ts';
import { EmailField, NameField } from '../engine/fields/contact-fields.tsx';
import { pastDateHint } from '../engine/fields/past-date.ts';
import { lastDayOf } from '../engine/outcome/calendar-event.ts';
import { RequestFormFrame } from '../engine/request-form.tsx';
import { useRequestForm } from '../engine/use-request-form.ts';
import { CarriedPlan, useCarriedPlan } from './carried-plan.tsx';
import type { PlanToSend } from './plan-to-send.ts';
import { ACTIVITIES, EMPTY, plannedValues, toPayload, toValues } from './values.ts';

const CATEGORIES = ['Adult', 'Family', 'Honeymoon', 'Group', 'Solo'];

export interface TripPlanFormProps {
  /** The destination whose page led here, if any. */
  about: string;
  edited: EditedRequest | null;
  /** The trip of the planner that waits for this form: it begins with it. */
  plan?: PlanToSend | null;
}

export function TripPlanForm({ about, edited, plan = null }: TripPlanFormProps) {
  const [isPlanDone, setPlanDone] = useState(false);
  const carried = edited || isPlanDone ? null : plan;
  const request = useRequestForm({
    kind: 'tripPlan',
    empty: { ...EMPTY, activity: about, ...(carried && plannedValues(carried)) },
    edited,
    toPayload,
    toValues,
  });
  const { form, field } = request;
  const activities = useId();
  useCarriedPlan(request, carried, () => setPlanDone(true));

  return (
    <>
      <CarriedPlan request={request} onLeftOut={() => setPlanDone(true)} />
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
    </>
  );
}
