/** Texts that are a contract to the letter (docs/contract.md#strings). */
import { describe, expect, it } from 'vitest';
import { eventPackageNames } from '../../src/kinds/event-request/event-packages.ts';
import {
  FLIGHT_ALERT_DURATION,
  flightRequestSchema,
  readTravelers,
  resizeTravelers,
} from '../../src/kinds/flight-request/schema.ts';
import { packageBookingStrings } from '../../src/kinds/package-booking/schema.ts';
import { stayBookingSchema, stayBookingStrings } from '../../src/kinds/stay-booking/schema.ts';
import { DEFAULT_STAY_PACKAGE, stayPackages } from '../../src/kinds/stay-booking/stay-packages.ts';
import {
  HOME_REDIRECT_DELAY,
  homeBookingStrings,
  travelerCategories,
  tripTypes,
} from '../../src/kinds/tour/home-booking.ts';
import { tripPlanSchema } from '../../src/kinds/trip-plan/schema.ts';
import { flightRequest, stayBooking, tripPlan } from '../parts/records/sample-requests.ts';

describe('Texts to the letter', () => {
  it('are those of the contract', () => {
    expect(homeBookingStrings.failure).toBe('There was an error submitting your booking. Please try again.');
    expect(homeBookingStrings.notStored).toBe('An error occurred. Please try again later');
    expect(packageBookingStrings.success).toBe('Congatulations You have succesfull Reserved Your Booking!');
    expect(packageBookingStrings.failure).toBe('error in subumiiting you details pleasw try again later');
    expect(stayBookingStrings.success).toBe('Booking successfully submitted!');
    expect(stayBookingStrings.failure).toBe('Failed to submit booking. Try again.');
    expect(stayBookingStrings.incomplete).toBe('All fields are required');
  });

  it.each([
    ['fullName', '', 'Full Name is required'],
    ['fullName', undefined, 'Full Name is required'],
    ['email', ' ', 'Email is required'],
    ['email', 'amina', 'Invalid email format'],
    ['phone', '', 'Phone Number is required'],
    ['phone', '123456', 'Invalid phone number format'],
    ['phone', '12345678x', 'Invalid phone number format'],
    ['phone', '+1 (555) 010-99999999', 'Invalid phone number format'],
  ])('of the flight form with %s %j is %s', (field, value, message) => {
    const { error } = flightRequestSchema.safeParse({ ...flightRequest, [field]: value });
    expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
  });

  it.each(['1234567', '+255-712(34)56', '123456789012345'])('take the phone number %s', (phone) => {
    expect(flightRequestSchema.safeParse({ ...flightRequest, phone }).success).toBe(true);
  });
});

describe('Values', () => {
  it('are those of the contract', () => {
    expect(tripTypes).toEqual(['safari', 'beach', 'hiking', 'combo']);
    expect(travelerCategories).toEqual(['adult', 'family', 'honeymoon', 'group']);
    expect(stayPackages).toEqual(['room-only', 'full-resthouse', 'stay-dine', 'camping-meals']);
    expect(DEFAULT_STAY_PACKAGE).toBe('room-only');
    expect(eventPackageNames).toHaveLength(5);
    expect([HOME_REDIRECT_DELAY, FLIGHT_ALERT_DURATION]).toEqual([2_000, 5_000]);
  });

  it('that are missing have the defaults of the contract', () => {
    const left = ['budget', 'specialRequest', 'plan', 'planShown'];
    const plan = Object.fromEntries(Object.entries(tripPlan).filter(([field]) => !left.includes(field)));
    expect(tripPlanSchema.parse(plan)).toMatchObject({
      budget: 5_000,
      specialRequest: '',
      plan: '',
      planShown: '',
    });
    expect(tripPlanSchema.parse({ ...plan, budget: null }).budget).toBeNull();
    const { guests: ___, Contacts: ____, ...stay } = stayBooking;
    expect(stayBookingSchema.parse(stay)).toMatchObject({ guests: 1, Contacts: '' });
  });
});

describe('The number of travelers on the flight form', () => {
  it.each([
    ['3', 3],
    ['', 1],
    ['x', 1],
    ['0', 1],
    ['-2', 1],
    ['2.9', 2],
    ['1e309', 1],
  ])('%j is read as %i', (typed, number) => {
    expect(readTravelers(typed)).toBe(number);
  });

  it('grows and shrinks the list, and keeps what was typed', () => {
    const empty = () => ({ name: '' });
    const two = resizeTravelers([{ name: 'A' }], 2, empty);
    expect(two).toEqual([{ name: 'A' }, { name: '' }]);
    expect(resizeTravelers(two, 1, empty)).toEqual([{ name: 'A' }]);
  });
});
