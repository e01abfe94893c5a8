/** What an opened request begins with, and how its history is grouped. */
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/device/records/index.ts';
import type { RequestKind } from '../../../src/kinds/list.ts';
import { groupBySave } from '../../../src/office/records/details/build-timeline.ts';
import { requestSummary } from '../../../src/office/records/details/request-summary.ts';
import type { TimelineEvent } from '../../../src/office/records/details/timeline-event.ts';
import { stayBooking, tripPlan } from '../../parts/records/sample-requests.ts';

const inDays = (days: number) => `${days} days`;
const plan = { kind: 'tripPlan', reference: 'TP-1', ...tripPlan } as unknown as Row<RequestKind>;

describe('What a guest wishes', () => {
  it('is the trip, the people, the budget and the request of a trip plan', () => {
    const asked = { ...plan, budget: 4_000, specialRequest: 'Peanut allergy' } as Row<RequestKind>;
    expect(requestSummary(asked, inDays)).toEqual({
      trip: `1 Aug 2027, ${tripPlan.days} days`,
      people: '2 people',
      money: { amount: '$4,000', isAgreed: false },
      request: 'Peanut allergy',
    });
  });

  it('has the agreed price in place of the budget', () => {
    const agreed = { ...plan, budget: 4_000, price: '3850.00', currency: 'EUR' } as Row<RequestKind>;
    expect(requestSummary(agreed, inDays).money).toEqual({ amount: '€3,850', isAgreed: true });
  });

  it('leaves out what a stay does not say', () => {
    const { checkin, checkout, guests } = stayBooking;
    const stay = { Checkin_date: checkin, Checkout_date: checkout, number_of_guests: guests };
    const row = { kind: 'stayBooking', package: 'room-only', specialRequests: '', ...stay };
    expect(requestSummary(row as Row<RequestKind>, inDays)).toMatchObject({
      trip: '1 Jul 2027 to 4 Jul 2027, room only',
      money: null,
      request: '',
    });
  });
});

describe('The timeline', () => {
  it('has the fields of one save together', () => {
    const event = (id: string, save?: string): TimelineEvent => ({
      id,
      what: id,
      by: 'Amina',
      at: '2027-01-01T00:00:00.000Z',
      ...(save && { save }),
    });
    const groups = groupBySave([
      event('sent'),
      event('price', 'a'),
      event('due', 'a'),
      event('state', 'b'),
      event('note'),
    ]);
    expect(groups.map((group) => group.map(({ id }) => id))).toEqual([
      ['sent'],
      ['price', 'due'],
      ['state'],
      ['note'],
    ]);
  });
});
