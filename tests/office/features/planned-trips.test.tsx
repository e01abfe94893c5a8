/** A trip that a guest built: as the desk sees it, and as the tour booking that is made of it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { isStorable } from '../../../src/contract/values/field-schemas.ts';
import type { Row } from '../../../src/device/records/index.ts';
import { addedTourSchema } from '../../../src/kinds/tour/added-tour.ts';
import { encodePlan, MAX_STOPS, type PlannedTrip as Trip } from '../../../src/kinds/trip-plan/plan-code.ts';
import { planInWords } from '../../../src/office/features/planned-trips/plan-in-words.ts';
import { PlannedTrip } from '../../../src/office/features/planned-trips/planned-trip.tsx';
import { isMadeOf, tourOfPlan } from '../../../src/office/features/planned-trips/tour-of-plan.ts';
import { tripPlan } from '../../parts/records/sample-requests.ts';

const TRIP: Trip = {
  adults: 2,
  ages: [8, null],
  month: 7,
  from: 'k',
  to: '-',
  stops: [
    { plate: 4, nights: 2 },
    { plate: 2, nights: 0 },
    { plate: 1, nights: 1 },
    { plate: 99, nights: 3 },
  ],
};
const row = { ...tripPlan, id: 'x', kind: 'tripPlan', reference: 'TP-7Q4M-2XN9-K' } as Row<'tripPlan'>;
const rowOf = (trip: Partial<Trip>, more: Partial<Row<'tripPlan'>> = {}) => ({
  ...row,
  plan: encodePlan({ ...TRIP, ...trip }),
  ...more,
});
const panelOf = (shown: Row<'tripPlan'>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PlannedTrip row={shown} />
    </MemoryRouter>,
  );

describe('The desk', () => {
  it('sees stops with their nights, the people with their ages, the month and the airports', () => {
    expect(planInWords(encodePlan(TRIP))).toEqual({
      stops: [
        '1. Tarangire National Park: 2 nights',
        '2. Ngorongoro Conservation Area: on the way',
        '3. Serengeti National Park: 1 night',
        '4. Plate 99: 3 nights',
      ],
      places: [
        'Tarangire National Park',
        'Ngorongoro Conservation Area',
        'Serengeti National Park',
        'Plate 99',
      ],
      nights: 6,
      facts: [
        { label: 'People', text: '2 adults, 2 children (8, age not known)' },
        { label: 'Month', text: 'Jul' },
        { label: 'First airport', text: 'Kilimanjaro' },
        { label: 'Last airport', text: 'Not known yet' },
      ],
      isWhole: true,
    });
  });

  it('opens the same trip in the planner, and what the guest saw of it', () => {
    const panel = panelOf(rowOf({}));
    expect(panel).toContain(`href="/plan#${encodePlan(TRIP)}"`);
    expect(panel).toContain('<li>Tarangire: 2 nights</li>');
    expect(panel).not.toContain('Not all of it');
  });

  it.each(['', 'hello', '2_7_anything', encodePlan(TRIP).replace('4x2', '4x3')])(
    'sees of the code “%s” what the guest saw alone',
    (plan) => {
      const panel = panelOf({ ...row, plan });
      expect(panel).toContain('<details open="">');
      expect(panel).toContain('<li>Tarangire: 2 nights</li>');
      expect(panel).not.toContain('Open in the planner');
    },
  );

  it('is told where the end of a code is missing', () => {
    expect(panelOf({ ...row, plan: encodePlan(TRIP).slice(0, -5) })).toContain('Not all of it could be read');
  });
});

describe('The tour booking of a plan', () => {
  it('begins with its guest, days and stops, and needs the guide alone', () => {
    const texts = tourOfPlan(rowOf({}));
    expect(texts).toEqual({
      customerName: tripPlan.name,
      contact: tripPlan.email,
      travelDate: tripPlan.preferredDate,
      tripType: 'Own trip: Tarangire National Park to Plate 99',
      days: '7',
      travelers: '2',
      specialRequests: [
        'Trip plan TP-7Q4M-2XN9-K',
        '1. Tarangire National Park: 2 nights',
        '2. Ngorongoro Conservation Area: on the way',
        '3. Serengeti National Park: 1 night',
        '4. Plate 99: 3 nights',
        'People: 2 adults, 2 children (8, age not known)',
        'Month: Jul',
        'First airport: Kilimanjaro',
        'Last airport: Not known yet',
        tripPlan.specialRequest,
      ].join('\n'),
    });
    const days = Number(texts.days);
    const typed = { ...texts, days, travelers: 2, tourGuide: 'Baraka Laizer' };
    expect(addedTourSchema.parse(typed)).toMatchObject(typed);
    expect(isMadeOf(texts, row.reference)).toBe(true);
    expect(isMadeOf(texts, 'TP-0000-0000-0')).toBe(false);
  });

  it('of one stop is named after it, and of a code that cannot be read has what the guest saw', () => {
    expect(tourOfPlan(rowOf({ stops: [{ plate: 37, nights: 4 }] })).tripType).toBe('Own trip: Stone Town');
    const unread = tourOfPlan({ ...row, plan: 'hello' });
    expect(unread).toMatchObject({ tripType: 'Own trip', days: String(tripPlan.days) });
    expect(unread.specialRequests).toContain(tripPlan.planShown);
  });

  it('fits into its fields, however long the trip and the wish are', () => {
    const stops = Array.from({ length: MAX_STOPS }, () => ({ plate: 34, nights: 30 }));
    const { specialRequests, days } = tourOfPlan(rowOf({ stops }, { specialRequest: '🦒'.repeat(1_000) }));
    expect(days).toBe('365');
    expect(specialRequests.length).toBeLessThanOrEqual(2_000);
    expect(isStorable(specialRequests)).toBe(true);
    expect(specialRequests).toContain(`${MAX_STOPS}. `);
  });
});
