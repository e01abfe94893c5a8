// @vitest-environment happy-dom
/** "What does it cost for you?" on the page of a package, and what a card says once a party is chosen. */
import { type ComponentProps, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExchangeRate, PackageCost, Party } from '../../src/content/packages/party-price.ts';
import PartyForm from '../../src/pages/parts/party/party-form.tsx';
import { PartyLine } from '../../src/pages/parts/party/party-line.tsx';
import { french } from '../../src/words/french/index.ts';
import { german } from '../../src/words/german/index.ts';
import { setPageLanguage } from '../../src/words/say.ts';

const FAMILY: PackageCost = {
  offers: [{ days: 10, cents: 193_550, isFrom: true, least: 4, most: 4 }],
};
const SEASON: PackageCost = { offers: [{ days: 8, cents: 375_250 }], months: [12, 1, 2, 3] };
const TWO: PackageCost = {
  offers: [
    { label: 'Mid-range', days: 8, cents: 375_250, isFrom: true },
    { label: 'Luxury accommodation', days: 8, cents: 529_000, least: 2 },
    { label: 'In the list', days: 10, cents: 1_088_500, isForOthers: true },
  ],
};
const EURO: ExchangeRate = { code: 'EUR', rate: 0.92, date: '2026-12-03' };

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
});

async function open(cost: PackageCost, props: Partial<ComponentProps<typeof PartyForm>> = {}) {
  const onReady = vi.fn();
  root.render(
    <StrictMode>
      <PartyForm cost={cost} onReady={onReady} {...props} />
    </StrictMode>,
  );
  await vi.waitFor(() => expect(onReady).toHaveBeenCalled());
}
const field = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
const age = (number: number) => place.querySelectorAll<HTMLSelectElement>('fieldset select')[number - 1];
async function put(input: HTMLInputElement | HTMLSelectElement | undefined, value: string) {
  if (!input) throw new Error('There is no such field.');
  const { prototype } = input instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event(input instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  await vi.waitFor(() => expect(input.value).toBe(value));
}
const press = () => place.querySelector<HTMLElement>('button')?.click();
const status = () => place.querySelector('[role=status]')?.textContent ?? '';
const say = (text: string) => vi.waitFor(() => expect(status()).toContain(text));

describe('The form', () => {
  it('answers a family of four, keeps it on the device, and says what only the office knows', async () => {
    const onShown = vi.fn();
    await open(FAMILY, { onShown });
    expect(localStorage.getItem('party')).toBeNull();
    await put(field('children'), '2');
    await vi.waitFor(() => expect(age(2)).toBeTruthy());
    await put(age(1), '7');
    await put(age(2), '10');
    await put(field('month'), '7');
    press();
    await say('For 2 adults and 2 children (7, 10) in July');
    await say('from $7,742');
    await say('from $1,935.50 each, for 10 days');
    await say('Children usually pay less; we confirm.');
    await say('we confirm it in writing');
    expect(JSON.parse(localStorage.getItem('party') ?? '')).toEqual({ adults: 2, ages: [7, 10], month: 7 });
    expect(onShown).toHaveBeenLastCalledWith(
      { adults: 2, ages: [7, 10], month: 7 },
      'For 2 adults and 2 children (7, 10) in July: from $7,742 (from $1,935.50 each)',
    );
  });

  it('opens with the party of this device, and follows its fields from then on', async () => {
    localStorage.setItem('party', JSON.stringify({ adults: 4, ages: [], month: 0 }));
    await open(FAMILY);
    await say('For 4 adults');
    expect(field('adults').value).toBe('4');
    await put(field('adults'), '2');
    await say('We work out your price');
    await say('Published: from $1,935.50 each, for 4 people.');
  });

  it.each([
    ['a month in which it does not run', 'month', '7', 'Not in July: it runs December to March.'],
    ['no adults', 'adults', '0', 'At least one adult travels with you'],
    ['a party of 40', 'adults', '40', 'For more than 12 people'],
    ['half a person', 'adults', '1.5', 'in whole numbers'],
    ['less than nobody', 'children', '-1', 'in whole numbers'],
  ])('%s is answered with a sentence', async (_what, name, value, sentence) => {
    await open(SEASON);
    await put(field(name), value);
    press();
    await say(sentence);
  });

  it('tells two prices as two offers, and one for others as that', async () => {
    await open(TWO);
    press();
    await say('Mid-range');
    await say('from $7,505');
    await say('Luxury accommodation');
    await say('$10,580');
    await say('These are different offers. Ask us which applies to your dates.');
    await say('In the list: $10,885, for another number of people. We tell you what it is for you.');
  });

  it('tells another currency where there is a rate, with its day, and the operator’s own words', async () => {
    localStorage.setItem('party', JSON.stringify({ adults: 2, ages: [0, 17], month: 0 }));
    await open({ ...FAMILY, rate: EURO, children: 'Children under 6 sleep free.' });
    await say('about €7,123, at the rate of 3 Dec 2026');
    await say('Children under 6 sleep free.');
    await say('A baby is counted as a person here');
    await say('From the age of 12');
  });

  it.each(['nonsense', '{"adults":"2"}', '{"adults":2,"ages":["x"],"month":1}', 'null'])(
    'takes %s for no party',
    async (kept) => {
      localStorage.setItem('party', kept);
      await open(FAMILY);
      expect(status()).toContain('The price for you stands here');
    },
  );

  it('speaks German and French', async () => {
    localStorage.setItem('party', JSON.stringify({ adults: 2, ages: [7, 10], month: 7 }));
    setPageLanguage('de', german);
    await open({ ...FAMILY, rate: EURO });
    await say('Für 2 Erwachsene und 2 Kinder (7, 10) im Juli');
    await say('ab 7.742\u00a0$');
    await say('je ab 1.935,50\u00a0$, für 10 Tage');
    await say('Kinder zahlen meist weniger');
    root.unmount();
    root = createRoot(place);
    setPageLanguage('fr', french);
    await open(FAMILY);
    await say('Pour 2 adultes et 2 enfants (7, 10) en juillet');
    await say('dès 7\u00a0742\u00a0$');
  });
});

describe('A card', () => {
  const show = (cost: PackageCost, party: Party | null = null) =>
    root.render(
      <MemoryRouter>
        <PartyLine cost={cost} address="/mid_budget" name="April Family Safari" party={party} />
      </MemoryRouter>,
    );
  const line = () => place.textContent;

  it('leads to the form while nobody has chosen a party', () => {
    show(FAMILY);
    return vi.waitFor(() => {
      expect(line()).toBe('What does it cost for you? April Family Safari');
      expect(place.querySelector('a')?.getAttribute('href')).toBe('/mid_budget#cost');
    });
  });

  it.each([
    [FAMILY, 'For 4 people in July: from $7,742'],
    [SEASON, 'Not in July: it runs December to March.'],
    [TWO, 'For 4 people in July: from $15,010 (2 offers)'],
    [{ offers: [{ days: 3, cents: 100, most: 2 }] }, 'For 4 people: on request'],
  ])('says the price for the party in one line', async (cost, words) => {
    show(cost, { adults: 2, ages: [7, 10], month: 7 });
    await vi.waitFor(() => expect(line()).toBe(`${words} April Family Safari`));
  });
});
