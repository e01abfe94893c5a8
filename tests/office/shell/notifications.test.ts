/** Requests that are new for a person, urgent requests, and the text of a notification. */
import { describe, expect, it } from 'vitest';
import type { FeedRecord } from '../../../src/kinds/records.ts';
import {
  countUrgent,
  daysUntilTrip,
  firstTravelDay,
  isUrgent,
} from '../../../src/office/features/figures/urgency.ts';
import { countNewRequests, isNewRequestFor } from '../../../src/office/shell/notifications/new-requests.ts';
import { describeNotification } from '../../../src/office/shell/notifications/notifications.ts';
import { tourOf } from '../../parts/device/feed.ts';

const ME = '019b7a00-0000-7000-8000-00000000000a';
const OTHER = '019b7a00-0000-7000-8000-00000000000b';
const TODAY = '2027-06-10';

describe('What is new for me', () => {
  it('is what nobody has answered and nobody else has taken', () => {
    expect(isNewRequestFor({ owner: null, state: 'new' }, ME)).toBe(true);
    expect(isNewRequestFor({ owner: { id: ME, name: 'Amina' }, state: 'new' }, ME)).toBe(true);
    expect(isNewRequestFor({ owner: { id: OTHER, name: 'Baraka' }, state: 'new' }, ME)).toBe(false);
    expect(isNewRequestFor({ owner: null, state: 'answered' }, ME)).toBe(false);
  });

  it('has arrived only when it came after what was here', () => {
    const old = tourOf('a');
    const first = countNewRequests([old], ME, '');
    expect(first).toEqual({ count: 1, latest: old.receivedAt, arrived: 0 });
    const fresh = tourOf('b', { receivedAt: '2027-01-02T00:00:00.000Z' });
    expect(countNewRequests([old, fresh], ME, first.latest)).toEqual({
      count: 2,
      latest: fresh.receivedAt,
      arrived: 1,
    });
    // A request that is set back to new is not news.
    expect(countNewRequests([old, fresh], ME, fresh.receivedAt).arrived).toBe(0);
  });

  it('is told by kind and number alone', () => {
    expect(describeNotification('packageBooking', 2)).toBe('Package bookings: 2 new');
  });
});

describe('An urgent request', () => {
  const on = (travel_date: string, state = 'new') => tourOf('a', { travel_date, state });

  it('is unanswered and travels within a week', () => {
    expect(isUrgent(on('2027-06-10'), TODAY)).toBe(true);
    expect(isUrgent(on('2027-06-17'), TODAY)).toBe(true);
    expect(isUrgent(on('2027-06-18'), TODAY)).toBe(false);
    expect(isUrgent(on('2027-06-09'), TODAY)).toBe(false);
    expect(isUrgent(on('2027-06-12', 'answered'), TODAY)).toBe(false);
    expect(isUrgent(on(''), TODAY)).toBe(false);
    expect(countUrgent([[on('2027-06-12')], [on('2027-06-30')]], TODAY)).toBe(1);
    expect(daysUntilTrip(on('2027-06-12'), TODAY)).toBe(2);
  });

  it('goes by the first day of each kind', () => {
    const flight = {
      kind: 'flightRequest',
      travelerDetails: [{ travelDate: '2027-06-14' }, { travelDate: '' }, { travelDate: '2027-06-11' }],
    } as unknown as FeedRecord<'flightRequest'>;
    expect(firstTravelDay(flight)).toBe('2027-06-11');
    const stay = { kind: 'stayBooking', Checkin_date: '2027-06-12' } as unknown as FeedRecord<'stayBooking'>;
    expect(firstTravelDay(stay)).toBe('2027-06-12');
  });
});
