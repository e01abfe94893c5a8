/** The trip from the planner that goes with the request: it stays in the form until it is sent or left out. */
import { useEffect, useEffectEvent } from 'react';
import { routes } from '../../contract/protocol/routes.ts';
import { Link } from '../../words/link.tsx';
import { say } from '../../words/say.ts';
import type { RequestForm } from '../engine/use-request-form.ts';
import { forgetPlanToSend, type PlanToSend } from './plan-to-send.ts';
import { plannedValues, type TripPlanValues } from './values.ts';

type TripPlanRequest = RequestForm<'tripPlan', TripPlanValues>;

/**
 * Puts the plan into a draft that knows another one or none, and takes it from the device once its request is saved there.
 * @param carried what the form begins with; null for none
 */
export function useCarriedPlan(
  { form: { getValues, setValue }, draft: { restored, offer }, sent }: TripPlanRequest,
  carried: PlanToSend | null,
  onSaved: () => void,
): void {
  useEffect(() => {
    if (!carried || getValues('plan') === carried.code) return;
    const { days, travelers, preferredDate, specialRequest, plan, planShown } = plannedValues(carried);
    for (const [name, value] of Object.entries({ days, travelers, preferredDate }))
      if (value) setValue(name as 'days', value);
    setValue('plan', plan);
    setValue('planShown', planShown);
    const typed = getValues('specialRequest');
    if (!typed.includes(specialRequest)) setValue('specialRequest', `${typed}\n${specialRequest}`.trim());
  }, [carried, getValues, setValue, restored, offer]);

  const forget = useEffectEvent((code: string) => {
    forgetPlanToSend(code);
    onSaved();
  });
  useEffect(() => {
    if (sent?.plan) forget(sent.plan);
  }, [sent]);
}

/** The plan that the request carries, until the person sends it without. */
export function CarriedPlan({
  request: { form, edited, touch },
  onLeftOut,
}: {
  request: TripPlanRequest;
  onLeftOut: () => void;
}) {
  const [plan, shown] = form.watch(['plan', 'planShown']);
  if (plan === '') return null;
  const leaveOut = () => {
    forgetPlanToSend(plan);
    form.setValue('plan', '');
    form.setValue('planShown', '');
    touch();
    onLeftOut();
  };
  return (
    <section className="notice" aria-label={say('Your plan')}>
      <p>
        <strong>{say('Your plan goes with this request:')}</strong>
      </p>
      <ul>
        {shown.split('\n').map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      <p className="buttons">
        {!edited && (
          <Link className="button" to={routes.plan}>
            {say('Change it')}
          </Link>
        )}
        <button type="button" className="button quiet" onClick={leaveOut}>
          {say('Send without it')}
        </button>
      </p>
    </section>
  );
}
