/** Two or three trips side by side. */
import type { ReactNode } from 'react';
import type { PlannedTrip } from '../../kinds/trip-plan/plan-code.ts';
import { formatMonths } from '../../ui/dates/months.ts';
import { say, sayCount } from '../../words/say.ts';
import type { PlanFacts } from './facts/plan-facts.ts';
import { nightsInWords, timeInWords } from './plan-words.ts';
import { priceInWords } from './price-words.ts';
import './compare-plans.css';

interface ComparePlansProps {
  plans: readonly PlannedTrip[];
  factsOf: (plan: PlannedTrip) => PlanFacts;
  titleOf: (plate: number) => string;
}

/** "Trip A". */
export const planName = (index: number): string => say('Trip {letter}', { letter: 'ABC'.charAt(index) });

export function ComparePlans({ plans, factsOf, titleOf }: ComparePlansProps) {
  const facts = plans.map(factsOf);
  const row = (title: string, cell: (plan: PlannedTrip, facts: PlanFacts) => ReactNode) => (
    <tr>
      <th scope="row">{title}</th>
      {plans.map((plan, index) => (
        <td key={index}>{cell(plan, facts[index] as PlanFacts)}</td>
      ))}
    </tr>
  );
  return (
    <section className="page compare-plans" aria-labelledby="trips-beside">
      <h2 id="trips-beside">{say('Your trips side by side')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it sideways */}
      <section className="compare-scroll" aria-labelledby="trips-beside" tabIndex={0}>
        <table className="compared">
          <thead>
            <tr>
              <td />
              {plans.map((_, index) => (
                <th key={index} scope="col">
                  {planName(index)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(say('Stops'), ({ stops }) => (
              <ol>
                {stops.map(({ plate, nights }, index) => (
                  <li key={index}>
                    {say('{label}: {value}', { label: titleOf(plate), value: nightsInWords(nights) })}
                  </li>
                ))}
              </ol>
            ))}
            {row(say('Days'), (_, { days }) => sayCount(days, 'one day', '{count} days'))}
            {row(say('On the way'), (_, { minutes }) => (minutes ? timeInWords(minutes) : '–'))}
            {row(say('Good months'), (_, { fitting }) => (fitting.length ? formatMonths(fitting) : '–'))}
            {row(say('Price'), (plan, { price }) => priceInWords(price, plan) || '–')}
          </tbody>
        </table>
      </section>
    </section>
  );
}
