import { type ReactNode, useId } from 'react';
import {
  type FilteredPackage,
  type Fitting,
  findFitting,
  limitsOfDays,
  type Wish,
} from '../../../content/packages/fitting.ts';
import {
  faultOfParty,
  LARGEST_PARTY,
  OLDEST_CHILD,
  type Party,
} from '../../../content/packages/party-price.ts';
import { routes } from '../../../contract/protocol/routes.ts';
import { Link } from '../../../words/link.tsx';
import { say, sayCount } from '../../../words/say.ts';
import { InlineSelect, MonthChoice } from '../months/month-filter.tsx';
import { useUrlChoices } from '../months/use-url-choices.ts';
import { keepParty, readParty } from '../party/kept-party.ts';
import { usePartyWords } from '../party/use-party-words.ts';
import { COUPLE, FILTER_NAMES, filterQuery, partyFromAddress, partyInAddress } from './filter-address.ts';
import { budgetInWords, howManyFit, limitInWords, wishInWords } from './filter-words.ts';
import { useWishes } from './use-wishes.ts';
import './package-filter.css';

/** Whole dollars for all together. */
const BUDGETS = [1000, 2000, 3000, 5000, 7500, 10000, 15000, 20000];

type Option = readonly [value: string, words: string];

/** Options with the chosen one, which an address may have that no list has. */
function withChosen(options: readonly number[], chosen: number, words: (value: number) => string): Option[] {
  const all = !chosen || options.includes(chosen) ? options : [...options, chosen].sort((a, b) => a - b);
  return all.map((value) => [String(value), words(value)]);
}

const counts = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

interface Filtered<Trip> extends Fitting<Trip> {
  /** True if anything is asked for. */
  isAsked: boolean;
  /** Who travels, for the prices of cards; null while nobody has said so. */
  party: Party | null;
  /** The fields, and how many packages fit. */
  filter: ReactNode;
}

/** Filters packages by month, days, sea or bush, and a budget for a party: chosen in the address. */
export function usePackageFilter<Trip extends FilteredPackage>(trips: readonly Trip[]): Filtered<Trip> {
  const [chosen, choose] = useUrlChoices(FILTER_NAMES);
  const id = useId();
  const { wishes, asked, own, party } = useWishes(chosen);
  const fault = faultOfParty(party);
  const found = findFitting(trips, wishes, party);
  const words = usePartyWords(own !== null || wishes.budget > 0);

  // Read anew, because two choices made before the program ran arrive together.
  const partyNow = () => partyFromAddress(new URLSearchParams(location.search)) ?? readParty() ?? COUPLE;
  const putParty = (change: Partial<Party>) => {
    const next = { ...partyNow(), ...change };
    // Who travels has a month of its own, on pages where none is chosen.
    if (!faultOfParty(next)) keepParty({ ...next, month: next.month || (readParty()?.month ?? 0) });
    choose(partyInAddress(next));
  };
  const putAge = (place: number, text: string) => {
    const age = text === '' ? null : Number(text);
    putParty({ ages: partyNow().ages.map((one, at) => (at === place ? age : one)) });
  };
  const drop = (...dropped: readonly Wish[]) => {
    choose(Object.fromEntries(dropped.map((wish) => [wish, ''])));
    // The button is gone by then.
    document.getElementById(`${id}-${dropped[0]}`)?.focus();
  };
  const field = (
    name: (typeof FILTER_NAMES)[number],
    label: string,
    value: string | number,
    options: readonly Option[],
    onChoose: (value: string) => void = (value) => choose({ [name]: value }),
  ) => (
    <span className="field-of-filter">
      <label htmlFor={`${id}-${name}`}>{label}</label>{' '}
      <InlineSelect
        id={`${id}-${name}`}
        name={name}
        value={String(value || '')}
        options={options}
        onChoose={onChoose}
      />
    </span>
  );
  const any: Option = ['', say('any')];
  const people = (options: readonly number[], count: number) => withChosen(options, count, String);

  const filter = (
    <form className="month-filter package-filter scripted" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={`${id}-month`}>{say('I travel in')}</label>{' '}
      <MonthChoice id={`${id}-month`} month={wishes.month} choose={choose} />
      <div className="fields-of-filter">
        {field('days', say('Days'), wishes.days, [
          any,
          ...withChosen(limitsOfDays(trips), wishes.days, limitInWords),
        ])}
        {field('land', say('Sea or bush'), wishes.land, [any, ['sea', say('sea')], ['bush', say('bush')]])}
        {field(
          'budget',
          say('Budget for all of you'),
          wishes.budget,
          [any, ...withChosen(BUDGETS, wishes.budget, budgetInWords)],
          (budget) => choose({ budget, ...(budget && partyInAddress(partyNow())) }),
        )}
        {field(
          'adults',
          say('Adults'),
          party.adults,
          people(counts(1, LARGEST_PARTY), party.adults),
          (adults) => putParty({ adults: Number(adults) }),
        )}
        {field(
          'children',
          say('Children'),
          party.ages.length,
          [['', '0'], ...people(counts(1, LARGEST_PARTY - 1), party.ages.length)],
          (count) =>
            putParty({ ages: Array.from({ length: Number(count) }, (_, at) => partyNow().ages[at] ?? null) }),
        )}
        {party.ages.length > 0 && (
          <fieldset className="field-of-filter">
            <legend>{say('Ages of the children')}</legend>
            {party.ages.map((age, place) => (
              <InlineSelect
                key={place}
                id={`${id}-age-${place}`}
                label={say('Age of child {number}', { number: place + 1 })}
                value={String(age ?? '')}
                options={[['', '–'], ...counts(0, OLDEST_CHILD).map((age): Option => [`${age}`, `${age}`])]}
                onChoose={(age) => putAge(place, age)}
              />
            ))}
          </fieldset>
        )}
      </div>
      <p role="status">
        {[fault && words?.faultInWords(fault), asked.length > 0 && howManyFit(wishes, found, trips.length)]
          .filter(Boolean)
          .join(' ')}
      </p>
      {wishes.budget > 0 && words && <p>{words.openInWords('from', { offers: [] })}</p>}
      {party.ages.length > 0 && (
        <p>{say('No package has a published minimum age; some camps and walks have one. We confirm.')}</p>
      )}
      {asked.length > 0 && (
        <p className="buttons">
          {found.drops.map(({ wish, count }) => (
            <button key={wish} type="button" className="button" onClick={() => drop(wish)}>
              {sayCount(count, 'Without “{wish}”: one package', 'Without “{wish}”: {count} packages', {
                wish: wishInWords(wish, wishes),
              })}
            </button>
          ))}
          <button type="button" className="button quiet" onClick={() => drop(...asked)}>
            {say('See all packages')}
          </button>
          {found.fitting > 0 && (
            <Link className="button quiet" to={routes.map + filterQuery(chosen)}>
              {say('See them on the map')}
            </Link>
          )}
        </p>
      )}
    </form>
  );
  const isPriced = (own !== null || wishes.budget > 0) && !fault;
  return { ...found, isAsked: asked.length > 0, party: isPriced ? party : null, filter };
}
