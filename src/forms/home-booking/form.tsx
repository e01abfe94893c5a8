/** Customize Your Booking on the home page (docs/contract.md#home-booking). */

import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '../../contract/protocol/routes.ts';
import { MAX_AMOUNT, MAX_DAYS, MAX_PEOPLE } from '../../contract/values/field-bounds.ts';
import { readSanitisedDate } from '../../contract/values/sanitise.ts';
import type { EditedRequest } from '../../device/outbox/index.ts';
import { joinMessages } from '../../kinds/messages.ts';
import {
  HOME_REDIRECT_DELAY,
  type HomeBooking,
  homeBookingErrors,
  homeBookingStrings,
} from '../../kinds/tour/home-booking.ts';
import { formatDollars, totalCost } from '../../kinds/tour/total-cost.ts';
import { Field } from '../../ui/field/field.tsx';
import { say, sayCount, sayKnown, sayPrice } from '../../words/say.ts';
import { EmailField, NameField } from '../engine/fields/contact-fields.tsx';
import { numbersOf } from '../engine/fields/numbers.ts';
import { pastDateHint } from '../engine/fields/past-date.ts';
import { lastDayOf } from '../engine/outcome/calendar-event.ts';
import type { SubmissionResult } from '../engine/outcome/outcome-messages.ts';
import { RequestFormFrame } from '../engine/request-form.tsx';
import { useRequestForm } from '../engine/use-request-form.ts';
import { TripSummary } from './trip-summary.tsx';
import type { HomeBookingValues } from './values.ts';
import './form.css';

const EMPTY: HomeBookingValues = {
  tripType: 'safari',
  days: '',
  travelers: '',
  category: 'adult',
  children: '',
  budget: '',
  preferredDate: '',
  name: '',
  email: '',
  specialRequests: '',
};

/** Beside each other: the same value twice, because Solo carries `group` (docs/contract.md#quirks). */
const CATEGORIES = [
  ['adult', 'Adult'],
  ['family', 'Family'],
  ['honeymoon', 'Honeymoon'],
  ['group', 'Group'],
  ['group', 'Solo'],
] as const;

export function HomeBookingForm({ edited }: { edited: EditedRequest | null }) {
  const request = useRequestForm({
    kind: 'homeBooking',
    empty: EMPTY,
    edited,
    toPayload,
    toValues,
    aliases: { replyTo: 'email' },
  });
  const { form, field, alert } = request;
  const [total, setTotal] = useState<string | null>(null);
  const goHome = useRedirect();
  const values = form.watch();

  async function onSubmit(): Promise<void> {
    const errors = homeBookingErrors(toPayload(form.getValues()));
    if (errors.length > 0)
      await alert(
        joinMessages(errors.map(sayKnown), (first, rest) => say('{first} AND {rest}', { first, rest })),
      );
    const outcome = await request.checkAndSubmit(textOf);
    if (outcome?.type !== 'accepted') return;
    goHome(() => {
      request.reset();
      setTotal(null);
    });
  }

  return (
    <div className="home-booking">
      <RequestFormFrame
        request={request}
        label={say('Customize your booking')}
        onSubmit={onSubmit}
        summary={(sent) => ({
          name: sent.name,
          date: readSanitisedDate(sent.preferredDate),
          lastDate: lastDayOf(readSanitisedDate(sent.preferredDate), sent.days),
          about: say('{activity}, {days}, {travelers}', {
            activity: sayKnown(sent.tripType),
            days: sayCount(sent.days, '1 day', '{count} days'),
            travelers: sayCount(sent.travelers, '1 traveller', '{count} travellers'),
          }),
        })}
      >
        <Field label={say('Trip type')} {...field('tripType')}>
          <option value="safari">{say('Safari')}</option>
          <option value="beach">{say('Beach')}</option>
          <option value="hiking">{say('Hiking')}</option>
          <option value="combo">{say('Combo')}</option>
        </Field>
        <Field
          label={say('Number of days')}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_DAYS}
          {...field('days')}
        />
        <Field
          label={say('Number of travelers')}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_PEOPLE}
          {...field('travelers')}
        />
        <Field label={say('Traveler category')} {...field('category')}>
          {CATEGORIES.map(([value, label]) => (
            <option key={label} value={value}>
              {sayKnown(label)}
            </option>
          ))}
        </Field>
        {values.category === 'family' && (
          <Field
            label={say('Number of children')}
            type="number"
            inputMode="numeric"
            min={0}
            max={MAX_PEOPLE}
            {...field('children')}
          />
        )}
        <Field
          label={say('Budget per person per day, US dollars')}
          type="number"
          inputMode="decimal"
          step="any"
          min={0}
          max={MAX_AMOUNT}
          {...field('budget')}
        />
        <Field
          label={say('Preferred date')}
          type="date"
          hint={pastDateHint(values.preferredDate)}
          {...field('preferredDate')}
        />
        <NameField label={say('Full name')} {...field('name')} />
        <EmailField label={say('E-mail address')} {...field('email')} />
        <Field
          label={say('Special requests')}
          className="special-requests"
          multiline
          hint={say('Optional')}
          {...field('specialRequests')}
        />
        <TripSummary values={values} total={total} />
        <button type="button" className="button" onClick={() => setTotal(costOf(form.getValues()))}>
          {say('Calculate Cost')}
        </button>
      </RequestFormFrame>
    </div>
  );
}

/** Takes the person to `/` a while after a success; not if the page is left before. */
function useRedirect(): (then: () => void) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (then) => {
    timer.current = setTimeout(() => {
      navigate(routes.home);
      then();
    }, HOME_REDIRECT_DELAY);
  };
}

function textOf({ type, message, receipt, reference = '', error }: SubmissionResult): string {
  if (type === 'accepted') return homeBookingStrings.confirmed(receipt?.message ?? message, reference);
  return error ? `${message} ${error}` : message;
}

function costOf({ days, travelers, budget }: HomeBookingValues): string {
  const total = totalCost(days, travelers, budget);
  return total === null ? say('Please fill in days, travelers and budget.') : sayPrice(formatDollars(total));
}

function toPayload({ children: _, days, travelers, budget, ...texts }: HomeBookingValues): unknown {
  return {
    ...texts,
    replyTo: texts.email.trim(),
    ...numbersOf({ days, travelers, budget }),
  };
}

function toValues(booking: HomeBooking): HomeBookingValues {
  return {
    ...EMPTY,
    tripType: booking.tripType,
    days: String(booking.days),
    travelers: String(booking.travelers),
    category: booking.category,
    budget: String(booking.budget),
    preferredDate: readSanitisedDate(booking.preferredDate),
    name: booking.name,
    email: booking.replyTo,
    specialRequests: booking.specialRequests,
  };
}
