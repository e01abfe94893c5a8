/** Content of a request, as travellers read it in the outbox and in the look-up. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { describeProblem, RequestFields } from '../../src/forms/engine/outcome/request-fields.tsx';
import { french } from '../../src/words/french/index.ts';
import { german } from '../../src/words/german/index.ts';
import { setPageLanguage } from '../../src/words/say.ts';

afterEach(() => setPageLanguage('en', null));

/** Terms and descriptions, one a line. */
const read = (payload: unknown): string[] =>
  renderToStaticMarkup(<RequestFields payload={payload} />)
    .split('</div>')
    .map((line) =>
      line
        .replaceAll('</dt>', ': ')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&amp;', '&'),
    )
    .filter(Boolean);

const booking = {
  tripType: 'beach',
  days: 8,
  category: 'adult',
  budget: 1234.5,
  preferredDate: '20270614',
  name: 'Other',
  specialRequests: '2027-06-14, beach',
};
const flight = {
  travelers: 1,
  travelerDetails: [{ name: 'Family', gender: 'Male', travelDate: '2027-06-14', departurePoint: 'Bonn' }],
};

describe('What is in a request', () => {
  it('stands in English as it was sent', () => {
    expect(read(booking)).toEqual([
      'Trip type: beach',
      'Number of days: 8',
      'Traveler category: adult',
      'Budget, US dollars: 1234.5',
      'Preferred date: 2027-06-14',
      'Name: Other',
      'Special requests: 2027-06-14, beach',
    ]);
    expect(read(flight).at(-1)).toBe('Traveler details: Family, Male, 2027-06-14, Bonn');
    expect(describeProblem('travelerDetails.0.travelDate', 'Wrong.')).toBe('Traveler 1, travel date: Wrong.');
  });

  it('is in German, but for what somebody typed', () => {
    setPageLanguage('de', german);
    expect(read(booking)).toEqual([
      'Art der Reise: Strand',
      'Anzahl der Tage: 8',
      'Wer reist: Erwachsene',
      'Budget in US-Dollar: 1.234,50',
      'Wunschtermin: 14.06.2027',
      'Name: Other',
      'Besondere Wünsche: 2027-06-14, beach',
    ]);
    expect(read(flight).at(-1)).toBe('Angaben zu den Reisenden: Family, Männlich, 14.06.2027, Bonn');
    expect(read({ package: 'room-only', checkin: '2027-06-14' })).toEqual([
      'Paket: Room-Only (nur Übernachtung)',
      'Anreise: 14.06.2027',
    ]);
    expect(describeProblem('travelerDetails.0.travelDate', 'x')).toBe('Reisende Person 1, Reisedatum: x');
  });

  it('is in French, but for what somebody typed', () => {
    setPageLanguage('fr', french);
    expect(read(booking)).toContain('Date souhaitée: 14 juin 2027');
    expect(read(booking)).toContain('Budget en dollars américains: 1\u00a0234,50');
    expect(read(flight).at(-1)).toBe('Précisions sur les voyageurs: Family, Homme, 14 juin 2027, Bonn');
    expect(read({ date: '2027-11-20', package: 'Business Boost' })).toEqual([
      'Date de l’événement: 20 nov. 2027',
      'Forfait: Business Boost',
    ]);
  });
});
