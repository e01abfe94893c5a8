import type { TranslationTable } from '../table.ts';

/** The page of a package. */
export const packagePage = {
  Days: 'Tage',
  Availability: 'Zeitraum',
  Price: 'Preis',
  Day: 'Tag',
  'In the list of packages: {figures}.': 'In der Liste der Pakete: {figures}.',
  'As a sample trip: {figures}.': 'Als Beispielreise: {figures}.',
  'Ask us which applies to your dates.': 'Fragen Sie uns, was für Ihre Reisedaten gilt.',
  'Places on the way': 'Orte am Weg',
  '{book} or call {phone}': '{book} oder anrufen: {phone}',
  'Compare it with another package': 'Mit einem anderen Paket vergleichen',
  'When to go, and the price': 'Reisezeit und Preis',
  'The year': 'Das Jahr',
  'Book Now': 'Jetzt buchen',
  'Night: {place}.': 'Nacht: {place}.',
  'Meals: {meals}.': 'Mahlzeiten: {meals}.',
  Included: 'Inbegriffen',
  'Not included': 'Nicht inbegriffen',
  'Before you pay, ask us about: {terms}.': 'Fragen Sie uns vor dem Bezahlen nach: {terms}.',
  'All booking terms': 'Alle Buchungsbedingungen',
  'Route of {name} on the map: {stops}': 'Route von {name} auf der Karte: {stops}',
  'Lines lead straight from stop to stop; roads bend.':
    'Die Linien führen gerade von Halt zu Halt; Straßen haben Kurven.',
  'Dashed: by air.': 'Gestrichelt: im Flugzeug.',
  'Dotted: by boat.': 'Gepunktet: im Boot.',
  'What the beds are like': 'Wie man schläft',
} as const satisfies TranslationTable;
