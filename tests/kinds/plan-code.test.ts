/** The short text that holds a visitor's trip: in links, on the device and in requests. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decodePlan,
  encodePlan,
  GATEWAYS,
  MAX_CODE_LENGTH,
  MAX_NIGHTS,
  MAX_STOPS,
  type PlannedTrip,
} from '../../src/kinds/trip-plan/plan-code.ts';
import { tripPlanSchema } from '../../src/kinds/trip-plan/schema.ts';
import { tripPlan } from '../parts/records/sample-requests.ts';

const FAMILY: PlannedTrip = {
  adults: 2,
  ages: [8, null],
  month: 7,
  from: 'k',
  to: 'z',
  stops: [
    { plate: 3, nights: 2 },
    { plate: 12, nights: 3 },
    { plate: 40, nights: 0 },
  ],
};

const anyPlan: fc.Arbitrary<PlannedTrip> = fc.record({
  adults: fc.integer({ min: 0, max: 40 }),
  ages: fc.array(fc.option(fc.integer({ min: 0, max: 17 })), { maxLength: 8 }),
  month: fc.integer({ min: 0, max: 12 }),
  from: fc.constantFrom(...GATEWAYS),
  to: fc.constantFrom(...GATEWAYS),
  stops: fc.array(
    fc.record({
      plate: fc.integer({ min: 1, max: 999 }),
      nights: fc.integer({ min: 0, max: MAX_NIGHTS }),
    }),
    { maxLength: MAX_STOPS },
  ),
});

test('a plan comes back as it was, from a text that no messenger changes', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const code = encodePlan(plan);
      expect(code).toMatch(/^[\w.-]+$/);
      expect(encodeURIComponent(code)).toBe(code);
      expect(code.length).toBeLessThan(MAX_CODE_LENGTH);
      expect(decodePlan(code)).toEqual({ is: 'plan', plan, leftOut: 0 });
    }),
  );
});

test('five stops of a family fit in a line', () => {
  expect(encodePlan(FAMILY)).toMatch(/^1_2\.8\.u_7_kz_3x2\.12x3\.40x0_[\da-z]{2}$/);
});

test('a code that was cut anywhere gives the stops that are whole, or says that it cannot be read', () => {
  const code = encodePlan(FAMILY);
  for (let length = 0; length < code.length; length += 1) {
    const decoded = decodePlan(code.slice(0, length));
    expect(['cut', 'unreadable']).toContain(decoded.is);
    if (decoded.is !== 'cut') continue;
    expect(FAMILY.stops.slice(0, decoded.plan.stops.length)).toEqual(decoded.plan.stops);
  }
  const end = code.indexOf('.40x0');
  expect(decodePlan(code.slice(0, end + 1))).toMatchObject({ is: 'cut', plan: { stops: [{}, {}] } });
  // Whether "12x3" was the start of "12x30" cannot be known.
  expect(decodePlan(code.slice(0, end))).toMatchObject({ is: 'cut', plan: { stops: [{ plate: 3 }] } });
});

test('one changed character never gives another plan', () => {
  fc.assert(
    fc.property(anyPlan, fc.nat(), fc.constantFrom(...'0123456789.x_u'), (plan, at, character) => {
      const code = encodePlan(plan);
      const place = at % code.length;
      if (code[place] === character) return;
      const changed = code.slice(0, place) + character + code.slice(place + 1);
      expect(decodePlan(changed).is).not.toBe('plan');
    }),
  );
});

test('stops beyond the limit are left out and counted', () => {
  const stops = Array.from({ length: 200 }, () => ({ plate: 7, nights: 1 }));
  const decoded = decodePlan(encodePlan({ ...FAMILY, stops }));
  expect(decoded).toMatchObject({ is: 'plan', leftOut: 200 - MAX_STOPS });
});

test('a later version says so, and anything else is not read', () => {
  expect(decodePlan('2_whatever')).toEqual({ is: 'newer' });
  for (const text of [
    '',
    '1',
    'x',
    '0_2_7_kz__00',
    '1_2_13_kz__00',
    '1_2.18_7_kz__00',
    '1_2_7_ka__00',
    '1_-1_7_kz__',
  ])
    expect(decodePlan(text)).toEqual({ is: 'unreadable' });
});

test('no text takes long or throws', () => {
  fc.assert(fc.property(fc.string(), (text) => void decodePlan(text)));
  fc.assert(fc.property(fc.string(), (text) => void decodePlan(`1_2_7_kz_${text}`)));
  expect(decodePlan(`1_2_7_kz_${'1x1.'.repeat(1_000_000)}`)).toMatchObject({ is: 'cut' });
});

test('the longest code fits into a request, and no longer one', () => {
  const isTaken = (length: number) =>
    tripPlanSchema.safeParse({ ...tripPlan, plan: 'x'.repeat(length) }).success;
  expect([MAX_CODE_LENGTH, MAX_CODE_LENGTH + 1].map(isTaken)).toEqual([true, false]);
});
