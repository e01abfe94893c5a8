/** Requests that a traveller sends another way: in the language of the page, with its days and numbers. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { ShareRequest } from '../../src/forms/engine/outcome/share-request.tsx';
import { french } from '../../src/words/french/index.ts';
import { german } from '../../src/words/german/index.ts';
import { say, sayCount, setPageLanguage } from '../../src/words/say.ts';

afterEach(() => setPageLanguage('en', null));

const trip = (count: number) =>
  say('{activity}, {days}, {travelers}', {
    activity: 'Safari',
    days: sayCount(count, '1 day', '{count} days'),
    travelers: sayCount(count, '1 traveller', '{count} travellers'),
  });
const textOf = (about: string) => {
  const html = renderToStaticMarkup(
    <ShareRequest title="Safari" reference="TP-1" name="Jutta" date="2027-06-14" about={about} />,
  );
  return decodeURIComponent(/wa\.me\/\d+\?text=([^"]+)/.exec(html)?.[1] ?? '').split('\n');
};

it('counts one of each as one', () => {
  expect([trip(1), trip(9)]).toEqual(['Safari, 1 day, 1 traveller', 'Safari, 9 days, 9 travellers']);
  setPageLanguage('de', german);
  expect([trip(1), trip(9)]).toEqual(['Safari, 1 Tag, 1 Person', 'Safari, 9 Tage, 9 Personen']);
  setPageLanguage('fr', french);
  expect([trip(1), trip(9)]).toEqual(['Safari, 1 jour, 1 personne', 'Safari, 9 jours, 9 personnes']);
});

it('names the day as the language does', () => {
  expect(textOf(trip(2))).toContain('Date: 2027-06-14');
  setPageLanguage('de', german);
  expect(textOf(trip(2))).toEqual([
    'Safari TP-1',
    'Safari, 2 Tage, 2 Personen',
    'Datum: 14.06.2027',
    'Name: Jutta',
  ]);
  setPageLanguage('fr', french);
  expect(textOf(trip(2))).toContain('Date\u00a0: 14 juin 2027');
});
