/** Fields for who travels, when, and where the trip begins and ends. */
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { faultOfParty, type Party } from '../../content/packages/party-price.ts';
import { GATEWAYS, type Gateway, type PlannedTrip } from '../../kinds/trip-plan/plan-code.ts';
import { say } from '../../words/say.ts';
import { faultInWords } from '../parts/party/answer-words.ts';
import { keepParty } from '../parts/party/kept-party.ts';
import { PartyFields, partyOf, type TypedParty, typedOf } from '../parts/party/party-fields.tsx';
import { setParty } from './edit-plan.ts';
import { gatewayName } from './plan-words.ts';
import type { EditPlan } from './use-plans.ts';
import './plan-party.css';

interface PlanPartyProps {
  plan: PlannedTrip;
  onEdit: (change: EditPlan) => void;
}

export function PlanParty({ plan, onEdit }: PlanPartyProps) {
  const id = useId();
  const [own, setOwn] = useState<TypedParty | null>(null);
  // As typed, unless the trip has another party since: that of another trip, or a month that was chosen elsewhere.
  const typed = own && isPartyOf(plan, partyOf(own)) ? own : typedOf(plan);
  const change = (part: Partial<TypedParty>) => {
    const next = { ...typed, ...part };
    const party = partyOf(next);
    setOwn(next);
    if (!faultOfParty(party)) keepParty(party);
    onEdit((plan) => setParty(plan, party));
  };
  const fields = useRef<HTMLFieldSetElement>(null);
  // Fields that were filled in before the program was there; the others are those of the trip that this device keeps.
  const takeEarly = useEffectEvent(() => {
    const drawn: Readonly<Record<string, unknown>> = { ...typed, from: plan.from, to: plan.to };
    const all = fields.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? [];
    const early = [...all].filter(({ name, value }) => value !== drawn[name]);
    if (early.length === 0) return;
    const { from, to, ...part } = Object.fromEntries(early.map(({ name, value }) => [name, value]));
    onEdit((plan) => ({
      ...setParty(plan, partyOf({ ...typedOf(plan), ...part })),
      from: (from ?? plan.from) as Gateway,
      to: (to ?? plan.to) as Gateway,
    }));
  });
  useEffect(() => takeEarly(), []);
  const fault = faultOfParty(partyOf(typed));
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

/** True if a trip has this party, or cannot hold it. */
const isPartyOf = (plan: PlannedTrip, party: Party): boolean =>
  JSON.stringify(typedOf(setParty(plan, party))) === JSON.stringify(typedOf(plan));
