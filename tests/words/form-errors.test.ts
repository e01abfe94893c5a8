/** Messages of a form that was not filled in: sentences, with the names that stand beside its fields. */
import { afterEach, describe, expect, it } from 'vitest';
import { eventRequestSchema } from '../../src/kinds/event-request/schema.ts';
import { flightRequestSchema } from '../../src/kinds/flight-request/schema.ts';
import { joinMessages } from '../../src/kinds/messages.ts';
import { homeBookingErrors } from '../../src/kinds/tour/home-booking.ts';
import { french } from '../../src/words/french/index.ts';
import { german } from '../../src/words/german/index.ts';
import { say, sayKnown, setPageLanguage } from '../../src/words/say.ts';

afterEach(() => setPageLanguage('en', null));

const joined = () =>
  joinMessages(homeBookingErrors({}).map(sayKnown), (first, rest) =>
    say('{first} AND {rest}', { first, rest }),
  );
const labels = () =>
  [
    say('Trip type'),
    say('Number of days'),
    say('Number of travelers'),
    say('Traveler category'),
    say('Budget per person per day, US dollars'),
    say('Preferred date'),
    say('Full name'),
    say('E-mail address'),
  ] as const;

it('stands in English as the contract has it', () => {
  expect(joined()).toContain(
    'tripType cannot be empty or invalid. AND days cannot be empty or invalid. AND ',
  );
});

describe.each([
  ['German', 'de', german],
  ['French', 'fr', french],
] as const)('In %s', (_name, code, words) => {
  it('each message begins with the name of its field, and is a sentence of its own', () => {
    setPageLanguage(code, words);
    expect(joined()).not.toMatch(/ (AND|UND|ET) /);
    const messages = [...new Set(homeBookingErrors({}))].map(sayKnown);
    expect(messages.map((message) => message.split(/\u00a0?:/)[0])).toEqual(labels());
    expect(new Set(labels()).size).toBe(labels().length);
  });

  it('the forms of flights and events name their fields as they do beside them', () => {
    setPageLanguage(code, words);
    const flight = flightRequestSchema.safeParse({ travelerDetails: [{ name: 'x'.repeat(300) }] });
    const event = eventRequestSchema.safeParse({});
    const messages = [flight, event].flatMap(
      ({ error }) => error?.issues.map(({ message }) => message) ?? [],
    );
    const said = messages.map(sayKnown).join('\n');
    for (const label of [
      say('Full name'),
      say('Phone'),
      say('Name as in the passport'),
      say('Event date'),
      say('Event package'),
    ])
      expect(said).toContain(label);
  });
});
