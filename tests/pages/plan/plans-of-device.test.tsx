// @vitest-environment happy-dom
/** The trips that a device keeps, and the fields for who travels. */
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { encodePlan, type PlannedTrip } from '../../../src/kinds/trip-plan/plan-code.ts';
import { addStop } from '../../../src/pages/plan/edit-plan.ts';
import { keepPlans, PLANS_KEY, readPlans } from '../../../src/pages/plan/kept-plans.ts';
import { PlanParty } from '../../../src/pages/plan/plan-party.tsx';
import { planToSend } from '../../../src/pages/plan/plan-to-send.ts';
import { type Plans, usePlans } from '../../../src/pages/plan/use-plans.ts';

const KEPT: PlannedTrip = {
  adults: 2,
  ages: [10, 7],
  month: 7,
  from: 'k',
  to: 'z',
  stops: [{ plate: 4, nights: 2 }],
};

let root: Root;
let place: HTMLElement;
let plans: Plans;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

/** @param early pressed before the trips of the device were read */
function Page({ early }: { early?: (plans: Plans) => void }) {
  plans = usePlans(() => true);
  return (
    <>
      <Presser press={() => early?.(plans)} />
      <PlanParty key={plans.open} plan={plans.plan} onEdit={plans.edit} />
    </>
  );
}
/** Effects of what is inside run before those of the page. */
function Presser({ press }: { press: () => void }) {
  useEffect(press, []);
  return null;
}

const open = (early?: (plans: Plans) => void) =>
  act(() =>
    root.render(
      <MemoryRouter>
        <Page {...(early && { early })} />
      </MemoryRouter>,
    ),
  );
const adults = () => place.querySelector<HTMLInputElement>('[name=adults]') as HTMLInputElement;
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(adults(), text);
    adults().dispatchEvent(new Event('input', { bubbles: true }));
  });

it('a press that comes early goes into the trip that is kept, and not in its place', () => {
  keepPlans({ plans: [KEPT], open: 0 });
  open((plans) => plans.edit((plan) => addStop(plan, 1)));
  expect(readPlans()?.plans).toEqual([{ ...KEPT, stops: [...KEPT.stops, { plate: 1, nights: 2 }] }]);
  expect(plans.plan.stops).toHaveLength(2);
});

it('what another tab has changed is there, and is gone on from', () => {
  keepPlans({ plans: [KEPT], open: 0 });
  open();
  const changed = { ...KEPT, stops: [...KEPT.stops, { plate: 37, nights: 3 }] };
  localStorage.setItem(PLANS_KEY, `0 ${encodePlan(changed)}`);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: PLANS_KEY })));
  expect(plans.plan).toEqual(changed);
  act(() => plans.edit((plan) => addStop(plan, 1)));
  expect(readPlans()?.plans[0]?.stops.map(({ plate }) => plate)).toEqual([4, 37, 1]);
});

it('what cannot be read of the kept trips is left out, and the others stay', () => {
  localStorage.setItem(PLANS_KEY, `1 nonsense ${encodePlan(KEPT)} 2_later`);
  open();
  expect(plans.plans).toEqual([KEPT]);
});

it('a number that is being typed stays as it is, and half a number never comes into the trip', () => {
  keepPlans({ plans: [KEPT], open: 0 });
  open();
  type('');
  expect(adults().value).toBe('');
  type('1.5');
  expect(adults().value).toBe('1.5');
  expect(place.textContent).toContain('Please give the number of people in whole numbers.');
  expect(readPlans()?.plans[0]?.ages).toEqual(KEPT.ages);
  type('3');
  expect(adults().value).toBe('3');
  expect(plans.plan).toEqual({ ...KEPT, adults: 3 });
});

it('another trip shows its own party, and so does a month that is chosen elsewhere', () => {
  keepPlans({ plans: [KEPT], open: 0 });
  open();
  type('5');
  act(() => plans.edit((plan) => ({ ...plan, month: 9 })));
  expect(place.querySelector<HTMLSelectElement>('[name=month]')?.value).toBe('9');
  expect(adults().value).toBe('5');
});

it('a trip that is too long for words goes with whole lines of them', () => {
  const lines = Array.from({ length: 60 }, (_, index) => `${index + 1}. ${'Somewhere '.repeat(5)}`);
  const { shown, code } = planToSend(KEPT, lines);
  expect(shown.length).toBeLessThanOrEqual(2_000);
  expect(lines.slice(0, shown.split('\n').length).join('\n')).toBe(shown);
  expect(code).toBe(encodePlan(KEPT));
});
