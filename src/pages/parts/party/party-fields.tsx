/** The fields for who travels and when: in the form of a package's price, and in the planner. */
import { type ChangeEvent, useId, type WheelEvent } from 'react';
import { LARGEST_PARTY, OLDEST_CHILD, type Party } from '../../../content/packages/party-price.ts';
import { MONTHS, monthName } from '../../../ui/dates/months.ts';
import { say } from '../../../words/say.ts';
import './party.css';

/** The fields as typed. */
export interface TypedParty {
  adults: string;
  children: string;
  /** As many as there are children, or more: empty for one that was not told. */
  ages: readonly string[];
  month: string;
}

export const NO_PARTY: TypedParty = { adults: '2', children: '0', ages: [], month: '0' };

const AGES = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => age);

const countOf = (text: string) => (text.trim() === '' ? 0 : Number(text));
const isCount = (count: number) => Number.isInteger(count) && count >= 0;

/** Adults are NaN where the fields hold no whole numbers. */
export function partyOf({ adults, children, ages, month }: TypedParty): Party {
  const count = countOf(children);
  return {
    adults: isCount(count) ? countOf(adults) : Number.NaN,
    ages: Array.from({ length: isCount(count) ? Math.min(count, LARGEST_PARTY + 1) : 0 }, (_, place) =>
      ages[place] ? Number(ages[place]) : null,
    ),
    month: Number(month),
  };
}

export const typedOf = ({ adults, ages, month }: Party): TypedParty => ({
  adults: String(adults),
  children: String(ages.length),
  ages: ages.map((age) => String(age ?? '')),
  month: String(month),
});

interface PartyFieldsProps {
  typed: TypedParty;
  onChange: (change: Partial<TypedParty>) => void;
}

export function PartyFields({ typed, onChange }: PartyFieldsProps) {
  const id = useId();
  const set =
    (name: 'adults' | 'children' | 'month') =>
    ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ [name]: target.value });
  const count = countOf(typed.children);
  const children = isCount(count) ? Math.min(count, LARGEST_PARTY - 1) : 0;
  const number = {
    type: 'number',
    inputMode: 'numeric',
    min: 0,
    max: LARGEST_PARTY,
    // The wheel scrolls the page; browsers would change the number with it.
    onWheel: ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur(),
  } as const;
  return (
    <>
      <div>
        <label htmlFor={`${id}-adults`}>{say('Adults')}</label>
        <input id={`${id}-adults`} name="adults" {...number} value={typed.adults} onChange={set('adults')} />
      </div>
      <div>
        <label htmlFor={`${id}-children`}>{say('Children')}</label>
        <input
          id={`${id}-children`}
          name="children"
          {...number}
          value={typed.children}
          onChange={set('children')}
        />
      </div>
      <div>
        <label htmlFor={`${id}-month`}>{say('Month')}</label>
        <select id={`${id}-month`} name="month" value={typed.month} onChange={set('month')}>
          <option value="0">{say('any month')}</option>
          {MONTHS.map((month) => (
            <option key={month} value={month}>
              {monthName(month)}
            </option>
          ))}
        </select>
      </div>
      {children > 0 && (
        <fieldset>
          <legend>{say('Ages of the children')}</legend>
          {Array.from({ length: children }, (_, place) => (
            <select
              key={place}
              aria-label={say('Age of child {number}', { number: place + 1 })}
              value={typed.ages[place] ?? ''}
              onChange={({ target }) =>
                onChange({
                  ages: Array.from({ length: children }, (_, at) =>
                    at === place ? target.value : (typed.ages[at] ?? ''),
                  ),
                })
              }
            >
              <option value="">–</option>
              {AGES.map((age) => (
                <option key={age} value={age}>
                  {age}
                </option>
              ))}
            </select>
          ))}
        </fieldset>
      )}
    </>
  );
}
