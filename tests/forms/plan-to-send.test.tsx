// @vitest-environment happy-dom
/** The trip that the planner hands to the trip-planning form. */
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EditedRequest } from '../../src/device/outbox/index.ts';
import { TripPlanForm } from '../../src/forms/trip-plan/form.tsx';
import { keepPlanToSend, type PlanToSend, readPlanToSend } from '../../src/forms/trip-plan/plan-to-send.ts';
import { tripPlan } from '../parts/records/sample-requests.ts';

const PLAN: PlanToSend = {
  code: '1_2_8_kz_4x2.1x3_5c',
  shown: 'Tarangire: 2 nights\nSerengeti: 3 nights',
  days: 6,
  travelers: 2,
  preferredDate: '2027-08-01',
  specialRequest: 'Slowly, please.',
};

const dependencies = { ...Dexie.dependencies };
let root: Root;
let page: HTMLElement;
beforeEach(() => {
  localStorage.clear();
  const indexedDB = new IDBFactory();
  vi.stubGlobal('indexedDB', indexedDB);
  Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  Object.assign(Dexie.dependencies, dependencies);
  vi.unstubAllGlobals();
});

async function open(plan: PlanToSend | null, edited: EditedRequest | null = null) {
  root.render(
    <MemoryRouter>
      <TripPlanForm about="" edited={edited} plan={plan} />
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(page.querySelector('form')).not.toBeNull());
}
const field = (label: string) => {
  const [found] = [...page.querySelectorAll('label')].filter(({ textContent }) =>
    textContent?.startsWith(label),
  );
  return page.querySelector<HTMLInputElement>(`[id="${found?.htmlFor}"]`) as HTMLInputElement;
};
const summary = () => page.querySelector('[aria-label="Your plan"]');

it('begins the form, and is said above it', async () => {
  await open(PLAN);
  expect(field('Number of days').value).toBe('6');
  expect(field('Number of travelers').value).toBe('2');
  expect(field('Preferred date').value).toBe('2027-08-01');
  expect(field('Special request').value).toBe('Slowly, please.');
  expect([...(summary()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Tarangire: 2 nights',
    'Serengeti: 3 nights',
  ]);
  expect(summary()?.querySelector('a')?.getAttribute('href')).toBe('/plan');
});

it('is not said where there is none', async () => {
  await open(null);
  expect(summary()).toBeNull();
  expect(field('Number of days').value).toBe('');
});

it('goes out of the form and off the device once the person sends without it; what it filled in stays', async () => {
  keepPlanToSend(PLAN);
  await open(PLAN);
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Send without it')?.click();
  await vi.waitFor(() => expect(summary()).toBeNull());
  expect(readPlanToSend()).toBeNull();
  expect(field('Number of days').value).toBe('6');
});

it('of a request that is corrected is the one that was sent; the one that waits stays for a new request', async () => {
  keepPlanToSend(PLAN);
  const edited = { id: 'x', kind: 'tripPlan', reference: 'TP-1', payload: tripPlan } as EditedRequest;
  await open(PLAN, edited);
  expect(summary()?.querySelector('li')?.textContent).toBe(tripPlan.planShown.split('\n')[0]);
  expect(field('Number of days').value).toBe(String(tripPlan.days));
  expect(summary()?.querySelector('a')).toBeNull();
  expect(readPlanToSend()).toEqual(PLAN);
});

it('keeps what the planner gave', () => {
  expect(readPlanToSend()).toBeNull();
  keepPlanToSend(PLAN);
  expect(readPlanToSend()).toEqual(PLAN);
  const open = { ...PLAN, days: 0, travelers: 0, preferredDate: '', specialRequest: '' };
  keepPlanToSend(open);
  expect(readPlanToSend()).toEqual(open);
});

it.each([
  ['no JSON', '{"code":'],
  ['null', 'null'],
  ['a text', '"1_2"'],
  ['nothing', '{}'],
  ...(
    [
      ['code', ''],
      ['code', 7],
      ['code', 'a\nb'],
      ['code', 'x'.repeat(2_001)],
      ['shown', undefined],
      ['shown', 'x'.repeat(2_001)],
      ['days', '6'],
      ['days', -1],
      ['travelers', 1.5],
      ['preferredDate', '2027-02-30'],
      ['preferredDate', null],
      ['specialRequest', ['x']],
    ] as const
  ).map(([name, value]) => [
    `${name}: ${JSON.stringify(value)}`.slice(0, 40),
    JSON.stringify({ ...PLAN, [name]: value }),
  ]),
])('is none where what is kept is %s', (_what, kept) => {
  localStorage.setItem('plan-to-send', kept);
  expect(readPlanToSend()).toBeNull();
});
