/** Who travels, when, and where the trip begins and ends. */
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { faultOfParty } from '../../content/packages/party-price.ts';
import { GATEWAYS, type Gateway, type PlannedTrip } from '../../kinds/trip-plan/plan-code.ts';
import { say } from '../../words/say.ts';
import { faultInWords } from '../parts/party/answer-words.ts';
import { keepParty } from '../parts/party/kept-party.ts';
import { PartyFields, partyOf, type TypedParty, typedOf } from '../parts/party/party-fields.tsx';
import { gatewayName } from './plan-words.ts';
import type { EditPlan } from './use-plans.ts';

interface PlanPartyProps {
  plan: PlannedTrip;
  onEdit: (change: EditPlan) => void;
}

export function PlanParty({ plan, onEdit }: PlanPartyProps) {
  const id = useId();
  const [typed, setTyped] = useState(() => typedOf(plan));
  const own = JSON.stringify(typedOf(plan));
  // Another trip was opened, or the month was chosen elsewhere.
  useEffect(() => setTyped(JSON.parse(own)), [own]);
  const party = partyOf(typed);
  const change = (part: Partial<TypedParty>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    const { adults, ages, month } = partyOf(next);
    // Half a number is no party: the trip keeps the last one.
    if (!Number.isInteger(adults) || adults < 0 || adults > MAX_ADULTS) return;
    if (!faultOfParty(partyOf(next))) keepParty(partyOf(next));
    onEdit((plan) => ({ ...plan, adults, ages, month }));
  };
  // What was chosen before the program was there.
  const fields = useRef<HTMLFieldSetElement>(null);
  const takeEarly = useEffectEvent(() => {
    const all = fields.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? [];
    const early = Object.fromEntries([...all].map(({ name, value }) => [name, value]));
    const { adults = '', children = '', month = '', from, to } = early;
    if (adults !== typed.adults || children !== typed.children || month !== typed.month)
      change({ adults, children, month });
    if (from !== plan.from) onEdit((plan) => ({ ...plan, from: from as Gateway }));
    if (to !== plan.to) onEdit((plan) => ({ ...plan, to: to as Gateway }));
  });
  useEffect(() => takeEarly(), []);
  const fault = faultOfParty(party);
  const gateway = (name: 'from' | 'to', words: string) => (
    <div>
      <label htmlFor={`${id}-${name}`}>{words}</label>
      <select
        id={`${id}-${name}`}
        name={name}
        value={plan[name]}
        onChange={({ target }) => onEdit((plan) => ({ ...plan, [name]: target.value as Gateway }))}
      >
        {GATEWAYS.map((letter) => (
          <option key={letter} value={letter}>
            {gatewayName(letter)}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <fieldset ref={fields} className="plan-party party-form">
      <legend className="visually-hidden">{say('Who travels, and when')}</legend>
      <PartyFields typed={typed} onChange={change} />
      {fault && (
        <p className="party-fault" role="status">
          {faultInWords(fault)}
        </p>
      )}
      {gateway('from', say('Arrive at'))}
      {gateway('to', say('Leave from'))}
    </fieldset>
  );
}

/** As many as a request takes. */
const MAX_ADULTS = 500;
