/** "What does it cost for you?": who travels and when, and the price beside it. It works without a signal. */
import {
  type ChangeEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type WheelEvent,
} from 'react';
import {
  faultOfParty,
  LARGEST_PARTY,
  OLDEST_CHILD,
  type PackageCost,
  type Party,
} from '../../../content/packages/party-price.ts';
import type { PackagePanel } from '../../../content/types.ts';
import { monthName } from '../../../ui/dates/months.ts';
import { useHydrated } from '../../../ui/hydration/use-hydrated.ts';
import { say } from '../../../words/say.ts';
import { shownPriceText } from './answer-words.ts';
import { keepParty, readParty } from './kept-party.ts';
import { PartyAnswer } from './party-answer.tsx';

export type Inclusions = Extract<PackagePanel, { kind: 'inclusions' }>;

export interface PartyFormProps {
  cost: PackageCost;
  inclusions?: Inclusions | undefined;
  /** Called with each party whose price is shown, and with that price in one text. */
  onShown?: (party: Party, price: string) => void;
  /** Called once presses are heard. */
  onReady: () => void;
}

/** The fields as typed. */
interface Typed {
  adults: string;
  children: string;
  /** As many as there are children, or more: empty for one that was not told. */
  ages: readonly string[];
  month: string;
}

const EMPTY: Typed = { adults: '2', children: '0', ages: [], month: '0' };

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const AGES = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => age);

const countOf = (text: string) => (text.trim() === '' ? 0 : Number(text));
const isCount = (count: number) => Number.isInteger(count) && count >= 0;

function partyOf({ adults, children, ages, month }: Typed): Party {
  const count = countOf(children);
  return {
    adults: isCount(count) ? countOf(adults) : Number.NaN,
    ages: Array.from({ length: isCount(count) ? Math.min(count, LARGEST_PARTY + 1) : 0 }, (_, place) =>
      ages[place] ? Number(ages[place]) : null,
    ),
    month: Number(month),
  };
}

const typedOf = ({ adults, ages, month }: Party): Typed => ({
  adults: String(adults),
  children: String(ages.length),
  ages: ages.map((age) => String(age ?? '')),
  month: String(month),
});

export default function PartyForm({ cost, inclusions, onShown, onReady }: PartyFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // After a step inside the app there is no document to agree with.
  const hydrated = useHydrated();
  const [first] = useState(() => (hydrated ? readParty() : null));
  const [typed, setTyped] = useState(() => (first ? typedOf(first) : EMPTY));
  const [party, setParty] = useState(first);
  const [isKept, setKept] = useState(true);
  const shown = useRef(onShown);
  shown.current = onShown;

  const show = (next: Party, isNew: boolean) => {
    setParty(next);
    if (isNew && !faultOfParty(next)) setKept(keepParty(next));
    shown.current?.(next, shownPriceText(cost, next));
  };
  const begin = useRef(() => {
    const kept = first ?? readParty();
    const fields = new FormData(form.current ?? undefined);
    const early = (name: keyof Typed, drawn: string) => String(fields.get(name) ?? drawn);
    const own: Typed = {
      adults: early('adults', EMPTY.adults),
      children: early('children', EMPTY.children),
      ages: [],
      month: early('month', EMPTY.month),
    };
    // What was typed before the program came is newer than what the device remembers.
    const isTyped = !first && JSON.stringify(own) !== JSON.stringify(EMPTY);
    if (isTyped) setTyped(own);
    else if (kept) {
      setTyped(typedOf(kept));
      show(kept, false);
    }
  });
  // The document knows nothing about this device.
  useLayoutEffect(() => begin.current(), []);
  const ready = useRef(onReady);
  useEffect(() => ready.current(), []);

  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    // Once there is a price, it is that of the fields.
    if (party) show(partyOf(next), true);
  };
  const set =
    (name: 'adults' | 'children' | 'month') =>
    ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change({ [name]: target.value });
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
    <div className="party-form">
      <form
        ref={form}
        noValidate
        aria-label={say('What does it cost for you?')}
        onSubmit={(event) => {
          event.preventDefault();
          show(partyOf(typed), true);
        }}
      >
        <div>
          <label htmlFor={`${id}-adults`}>{say('Adults')}</label>
          <input
            id={`${id}-adults`}
            name="adults"
            {...number}
            value={typed.adults}
            onChange={set('adults')}
          />
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
                  change({
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
        <button type="submit" className="button primary">
          {say('Show the price')}
        </button>
      </form>
      <div className="party-answer" role="status" id={`${id}-answer`}>
        {party ? (
          <PartyAnswer cost={cost} party={party} />
        ) : (
          <p>{say('The price for you stands here at once, worked out on this device.')}</p>
        )}
        {party && !faultOfParty(party) && (
          <p className="label">
            {isKept
              ? say('This device remembers who travels.')
              : say('Remembered until you close this page.')}
          </p>
        )}
      </div>
      {inclusions && (
        <details>
          <summary>{say('What it includes')}</summary>
          <Points title={say('Included')} items={inclusions.included} />
          <Points title={say('Not included')} items={inclusions.excluded} />
        </details>
      )}
    </div>
  );
}

function Points({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <p className="label">{title}</p>
      <ul className="bullets">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
