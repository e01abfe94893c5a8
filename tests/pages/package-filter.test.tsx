// @vitest-environment happy-dom
/** Packages by month, days, sea or bush, and a budget for a party: chosen in the address. */
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { packages } from '../../src/content/packages/list.ts';
import { publishedCost } from '../../src/content/packages/published-cost.ts';
import {
  filterQuery,
  partyFromAddress,
  partyInAddress,
  wishesFromAddress,
} from '../../src/pages/parts/filters/filter-address.ts';
import { usePackageFilter } from '../../src/pages/parts/filters/package-filter.tsx';
import { PartyLine } from '../../src/pages/parts/party/party-line.tsx';
import { french } from '../../src/words/french/index.ts';
import { german } from '../../src/words/german/index.ts';
import { setPageLanguage } from '../../src/words/say.ts';

const trips = packages.map((trip) => ({ ...trip, cost: publishedCost(trip) }));

function List() {
  const { trips: shown, filter, party } = usePackageFilter(trips);
  return (
    <>
      {filter}
      <ul>
        {shown.map((trip) => (
          <li key={trip.address}>
            <PartyLine {...trip} party={party} />
          </li>
        ))}
      </ul>
    </>
  );
}

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  localStorage.clear();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  setPageLanguage('en', null);
  history.replaceState(null, '', '/');
});

let router: ReturnType<typeof createMemoryRouter>;
async function open(search = '') {
  history.replaceState(null, '', `/Packages${search}`);
  router = createMemoryRouter([{ path: '*', element: <List /> }], { initialEntries: [`/Packages${search}`] });
  // What choices are read from, as in a browser.
  router.subscribe(({ location }) => history.replaceState(null, '', location.pathname + location.search));
  root.render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(place.querySelector('form')).toBeTruthy());
}
const status = () => place.querySelector('[role=status]')?.textContent ?? '';
const say = (text: string) => vi.waitFor(() => expect(status()).toContain(text));
const firstCard = (text: string) =>
  vi.waitFor(() => expect(place.querySelector('li')?.textContent).toContain(text));
const cards = () => place.querySelectorAll('li').length;
const search = () => decodeURIComponent(router.state.location.search);
const field = (name: string) =>
  place.querySelector<HTMLSelectElement>(`[name="${name}"], [aria-label="${name}"]`) as HTMLSelectElement;
async function choose(name: string, value: string) {
  await vi.waitFor(() => expect(field(name)).toBeTruthy());
  field(name).value = value;
  field(name).dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(field(name).value).toBe(value));
}
const button = (text: string) =>
  [...place.querySelectorAll('button')].find((one) => one.textContent === text) as HTMLButtonElement;

describe('The filter', () => {
  it('shows all, and says nothing, until something is chosen', async () => {
    await open();
    expect(cards()).toBe(10);
    expect(status()).toBe('');
  });

  it('writes what is chosen into the address, with the party that a budget is for', async () => {
    await open();
    await choose('land', 'sea');
    await choose('budget', '2000');
    await say('2 of 10 packages fit. For 2 others we work out the price');
    expect(search()).toBe('?land=sea&budget=2000&adults=2');
    expect(cards()).toBe(4);
    await firstCard('For 2 people: from $1,065');
  });

  it('opens as its address says, with a party of its own, and leaves that of the device alone', async () => {
    localStorage.setItem('party', JSON.stringify({ adults: 4, ages: [], month: 0 }));
    await open('?days=6&land=sea&budget=3000&adults=2&children=2&ages=0,17');
    await say('2 of 10 packages fit.');
    expect(field('Age of child 1').value).toBe('0');
    expect(field('Age of child 2').value).toBe('17');
    expect(place.textContent).toContain('No package has a published minimum age');
    await firstCard('For 4 people: $2,655');
    expect(JSON.parse(localStorage.getItem('party') ?? '').adults).toBe(4);
    expect(place.querySelector('a[href^="/map"]')?.getAttribute('href')).toBe(
      '/map?days=6&land=sea&budget=3000&adults=2&children=2&ages=0%2C17',
    );
  });

  it('begins with the party of this device, and keeps the one that is chosen', async () => {
    localStorage.setItem('party', JSON.stringify({ adults: 4, ages: [], month: 7 }));
    await open();
    await vi.waitFor(() => expect(field('adults').value).toBe('4'));
    expect(search()).toBe('');
    await choose('children', '1');
    await choose('Age of child 1', '7');
    expect(search()).toBe('?adults=4&children=1&ages=7');
    expect(JSON.parse(localStorage.getItem('party') ?? '')).toEqual({ adults: 4, ages: [7], month: 7 });
  });

  it('says what excludes everything, and drops it on a press', async () => {
    await open('?month=4&days=8&land=bush&budget=3000');
    await say(
      'No package fits: April, up to 8 days, bush, up to $3,000. For one other we work out the price',
    );
    button('Without “up to $3,000”: 2 packages').click();
    await say('2 of 10 packages fit.');
    expect(search()).toBe('?month=4&days=8&land=bush');
    expect(document.activeElement).toBe(field('budget'));
    button('See all packages').click();
    await vi.waitFor(() => expect(cards()).toBe(10));
    expect(search()).toBe('');
  });

  it('has a sentence for a party of forty, and no price', async () => {
    await open('?adults=40&budget=5000');
    await say('For more than 12 people we work out a price of your own: write to us. No package fits');
    expect(cards()).toBe(10);
    expect(field('adults').value).toBe('40');
  });

  it('speaks German and French', async () => {
    setPageLanguage('de', german);
    await open('?days=5&land=bush');
    await say('Kein Paket passt: bis 5');
    expect(button('Ohne „Busch“: 1 Paket')).toBeTruthy();
    root.unmount();
    root = createRoot(place);
    setPageLanguage('fr', french);
    await open('?days=5&land=bush');
    await say('Aucun forfait ne convient');
  });
});

describe('The address', () => {
  const read = (query: string) => new URLSearchParams(query);

  it.each([
    'month=13',
    'month=x',
    'days=-1',
    'days=1e3',
    'land=moon',
    'budget=lots',
    'budget=',
    'adults=0',
    'ages=7',
    '%',
  ])('ignores %s', (query) => {
    expect(wishesFromAddress(read(query))).toEqual({ month: 0, days: 0, land: '', budget: 0 });
    expect(partyFromAddress(read(query))).toBeNull();
  });

  it.each([
    ['adults=2&children=2&ages=7,10', { adults: 2, ages: [7, 10] }],
    ['adults=2&children=2&ages=7,18', { adults: 2, ages: [7, null] }],
    ['children=1', { adults: 2, ages: [null] }],
    ['adults=1&children=2&ages=,17', { adults: 1, ages: [null, 17] }],
  ])('has a party in %s, and writes the same again', (query, party) => {
    const found = partyFromAddress(read(query));
    expect(found).toEqual({ ...party, month: 0 });
    const again = new URLSearchParams(partyInAddress(found ?? { ...party, month: 0 }));
    expect(partyFromAddress(again)).toEqual(found);
  });

  it('goes on to other pages with these parts alone', () => {
    expect(filterQuery(read('of=zanzibar_mid&month=4&days=x&budget='))).toBe('?month=4');
    expect(filterQuery(read('of=zanzibar_mid'))).toBe('');
  });
});
