import { describe, expect, it } from 'vitest';
import { packageBookingSchema } from '../../src/kinds/package-booking/schema.ts';
import { booking } from '../parts/records/sample-booking.ts';

const wrong: [string, string, unknown][] = [
  ['fullName', 'missing', undefined],
  ['fullName', 'empty', ''],
  ['fullName', 'blank', ' \t\n'],
  ['fullName', 'huge', 'x'.repeat(201)],
  ['fullName', 'a number', 7],
  ['fullName', 'a list', ['Amina']],
  ['fullName', 'with NUL', 'A\u0000B'],
  ['fullName', 'with half an emoji', 'A\ud83d'],
  ['email', 'missing', undefined],
  ['email', 'no address', 'amina'],
  ['email', 'huge', `${'a'.repeat(200)}@example.com`],
  ['email', 'null', null],
  ['phone', 'missing', undefined],
  ['phone', 'huge', '1'.repeat(51)],
  ['phone', 'a number', 255],
  ['numberOfAdults', 'missing', undefined],
  ['numberOfAdults', 'none', 0],
  ['numberOfAdults', 'negative', -1],
  ['numberOfAdults', 'fractional', 1.5],
  ['numberOfAdults', 'too many', 501],
  ['numberOfAdults', 'text', '2'],
  ['numberOfAdults', 'infinite', Number.POSITIVE_INFINITY],
  ['numberOfChildren', 'negative', -1],
  ['numberOfChildren', 'text', ''],
  ['numberOfChildren', 'null', null],
  ['travelDate', 'missing', undefined],
  ['travelDate', 'not in the calendar', '2027-02-29'],
  ['travelDate', 'the other way round', '14-06-2027'],
  ['travelDate', 'with a time', '2027-06-14T10:00:00Z'],
  ['travelDate', 'a number', 20270614],
  ['specialRequests', 'huge', 'x'.repeat(2001)],
  ['specialRequests', 'an object', {}],
  ['priceShown', 'huge', 'x'.repeat(501)],
  ['priceShown', 'a number', 7400],
  ['Tripname', 'huge', 'x'.repeat(201)],
  ['Tripname', 'empty', ''],
];

describe('A package booking', () => {
  it.each(wrong)('with %s %s is refused, and the message is at the field', (field, _how, value) => {
    const result = packageBookingSchema.safeParse({ ...booking, [field]: value });
    expect(result.success).toBe(false);
    for (const issue of result.error?.issues ?? []) {
      expect(issue.path).toEqual([field]);
      expect(issue.message).toMatch(/^[A-Z].*[.]$/);
    }
  });

  it('asks for everything that is required, at once', () => {
    const fields = packageBookingSchema.safeParse({}).error?.issues.map((issue) => issue.path[0]);
    expect(fields?.sort()).toEqual(['email', 'fullName', 'numberOfAdults', 'phone', 'travelDate']);
  });

  it.each(['2024-02-29', '1999-12-31', '0099-01-01'])(
    'takes the date %s: no future-date rule',
    (travelDate) => {
      expect(packageBookingSchema.safeParse({ ...booking, travelDate }).success).toBe(true);
    },
  );

  it.each(['🦒 giraffe', 'مرحبا', 'a\u200bb', '<script>alert(1)</script>', "'; DROP TABLE x; --", '=1+1'])(
    'keeps %s as typed',
    (specialRequests) => {
      expect(packageBookingSchema.parse({ ...booking, specialRequests }).specialRequests).toBe(
        specialRequests,
      );
    },
  );

  it('trims, fills in what is optional and ignores what it does not know', () => {
    const parsed = packageBookingSchema.parse({
      fullName: '  Amina ',
      email: ' a@example.com ',
      phone: ' 1 ',
      numberOfAdults: 1,
      travelDate: ' 2027-06-14 ',
      isAdmin: true,
    });
    expect(parsed).toEqual({
      fullName: 'Amina',
      email: 'a@example.com',
      phone: '1',
      numberOfAdults: 1,
      travelDate: '2027-06-14',
      specialRequests: '',
      Tripname: 'Default Package Name',
      priceShown: '',
    });
  });
});
