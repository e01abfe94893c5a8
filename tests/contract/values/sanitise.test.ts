import { describe, expect, it } from 'vitest';
import { readSanitisedDate, sanitiseEmail, sanitiseText } from '../../../src/contract/values/sanitise.ts';
import { joinMessages } from '../../../src/kinds/messages.ts';
import {
  homeBookingErrors,
  homeBookingSchema,
  homeBookingStrings,
} from '../../../src/kinds/tour/home-booking.ts';
import { homeBooking } from '../../parts/records/sample-requests.ts';

describe('Sanitising', () => {
  it.each([
    ['José', 'José'],
    ['  Jose\u0301 Ngũgĩ_2 ', 'Jose\u0301 Ngũgĩ_2'],
    ['आन्या', 'आन्या'],
    ['مُحَمَّد', 'مُحَمَّد'],
    ['李小龍', '李小龍'],
    ['O’Neil-Smith', 'ONeilSmith'],
    ['<script>alert(1)</script>', 'scriptalert1script'],
    ["'; DROP TABLE x; --", 'DROP TABLE x'],
    ['=1+1', '11'],
    ['🦒 giraffe', 'giraffe'],
    ['a\u200bb\u0000c\ud83d', 'abc'],
    ['2027-06-14', '20270614'],
    ['14/06/2027', '14062027'],
    ['line one\nline two', 'line one\nline two'],
    ['-/<>', ''],
  ])('of the text %j gives %j, and doing it twice changes nothing', (typed, clean) => {
    expect(sanitiseText(typed)).toBe(clean);
    expect(sanitiseText(clean)).toBe(clean);
  });

  it.each([
    ['anna-maria@example.com', 'annamaria@example.com'],
    [' josé_1+tag@exämple.com ', 'josé1tag@exämple.com'],
    ['a b@c.d', 'a b@c.d'],
    ['"<x>"@example.com', 'x@example.com'],
  ])('of the e-mail %j gives %j', (typed, clean) => {
    expect(sanitiseEmail(typed)).toBe(clean);
    expect(sanitiseEmail(clean)).toBe(clean);
  });

  it('of a date is read back, and what is no date stays', () => {
    expect(readSanitisedDate('20270614')).toBe('2027-06-14');
    for (const text of ['2027-06-14', '2027061', 'tomorrow', '']) expect(readSanitisedDate(text)).toBe(text);
  });
});

describe('The home booking', () => {
  it('carries the sanitised fields and the address as typed', () => {
    const typed = {
      ...homeBooking,
      name: ' José Ngũgĩ! ',
      email: 'anna-maria@example.com',
      preferredDate: '2027-06-14',
      numberOfChildren: 2,
    };
    expect(homeBookingSchema.parse(typed)).toEqual(homeBooking);
  });

  it('says in one alert all that is wrong, in the order of the form, each once', () => {
    const { tripType: _, ...rest } = homeBooking;
    expect(
      joinMessages(homeBookingErrors({ ...rest, name: '<>', email: '', replyTo: '', preferredDate: '' })),
    ).toBe(
      [
        'tripType cannot be empty or invalid.',
        'preferredDate cannot be empty or invalid.',
        'name cannot be empty or invalid.',
        'email cannot be empty or invalid.',
      ].join(' AND '),
    );
    expect(homeBookingErrors(homeBooking)).toEqual([]);
  });

  it('names the bounds of a number that is out of them', () => {
    expect(joinMessages(homeBookingErrors({ ...homeBooking, days: 366, travelers: 2.5, budget: -1 }))).toBe(
      'days must be a whole number from 1 to 365. AND travelers must be a whole number from 1 to 500. AND budget must be an amount from 0 to 10000000.',
    );
  });

  it('is confirmed with the message, the words of the contract and the id', () => {
    expect(homeBookingStrings.confirmed('Taken.', 'HB-0000-0000-0')).toBe(
      'Taken. your booking id HB-0000-0000-0',
    );
  });
});
