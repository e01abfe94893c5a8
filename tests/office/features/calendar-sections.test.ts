/** Which departments have a calendar, and where in their sidebar. */
import { describe, expect, it } from 'vitest';
import { sections as finance } from '../../../src/office/departments/finance/index.tsx';
import { sections as hr } from '../../../src/office/departments/hr/index.tsx';
import { sections as logistics } from '../../../src/office/departments/logistics/index.tsx';
import { sections as management } from '../../../src/office/departments/management/index.tsx';
import { sections as marketing } from '../../../src/office/departments/marketing/index.tsx';
import { sections as operations } from '../../../src/office/departments/operations/index.tsx';
import { sections as stayBookings } from '../../../src/office/departments/stay-bookings/index.tsx';

/** The last entry that the original had (docs/contract.md#departments). */
const withCalendar = {
  'Event Requests': operations,
  'Customer Feedback': logistics,
  'Stay Bookings': stayBookings,
  'Audit Log': management,
};

describe('The calendar', () => {
  it.each(Object.entries(withCalendar))('stands after %s', (original, sections) => {
    const labels = sections.map(({ label }) => label);
    expect(labels.indexOf('Calendar')).toBeGreaterThan(labels.indexOf(original));
    expect(labels.indexOf(original)).toBeGreaterThanOrEqual(0);
  });

  it('is in no department that sees no days', () => {
    for (const sections of [marketing, finance, hr]) {
      expect(sections.map(({ slug }) => slug)).not.toContain('calendar');
    }
  });

  it('has its capacities from management alone', () => {
    const setting = Object.values(withCalendar).filter((sections) =>
      sections.some(({ submits }) => submits === 'capacity'),
    );
    expect(setting).toEqual([management]);
  });
});
