import type { TranslationTable } from '../table.ts';

/** What a package costs a party. */
export const party = {
  'What does it cost for you?': 'Was kostet es für Sie?',
  'For your party': 'Für Sie',
  'Ages of the children': 'Alter der Kinder',
  'Age of child {number}': 'Alter von Kind {number}',
  'Show the price': 'Preis anzeigen',
  'The price for you stands here at once, worked out on this device.':
    'Hier steht sofort der Preis für Sie, auf diesem Gerät ausgerechnet.',
  'This device remembers who travels.': 'Dieses Gerät merkt sich, wer reist.',
  'Remembered until you close this page.': 'Gemerkt, bis Sie diese Seite schließen.',
  'What it includes': 'Was inbegriffen ist',
  'from {price}': 'ab {price}',
  'from {price} ({count} offers)': {
    one: 'ab {price}',
    other: 'ab {price} ({count} Angebote)',
  },
  '{count} adults': { one: '1 Erwachsener', other: '{count} Erwachsene' },
  '{count} children': { one: '1 Kind', other: '{count} Kinder' },
  '{count} people': { one: '1 Person', other: '{count} Personen' },
  '{children} ({ages})': '{children} ({ages})',
  '{adults} and {children}': '{adults} und {children}',
  '{people} or more': '{people} oder mehr',
  '{least} to {people}': '{least} bis {people}',
  'For {people}': 'Für {people}',
  'For {people} in {month}': 'Für {people} im {month}',
  'For {people}: {total}': 'Für {people}: {total}',
  'For {people} in {month}: {total}': 'Für {people} im {month}: {total}',
  'For {people}: on request': 'Für {people}: auf Anfrage',
  'on request': 'auf Anfrage',
  '{total} ({share} each)': '{total} (je {share})',
  '{share} each, for {days} days': 'je {share}, für {days} Tage',
  'Not in {month}: it runs {months}.': 'Nicht im {month}: Die Reise gibt es {months}.',
  'When it runs: {season}.': 'Zeitraum: {season}.',
  'about {amount}, at the rate of {date}': 'etwa {amount}, zum Kurs vom {date}',
  'We work out your price: send us the request, and we answer with it.':
    'Diesen Preis rechnen wir aus: Senden Sie uns die Anfrage, und wir antworten damit.',
  'Published: {share} each, for {people}.': 'Veröffentlicht: je {share}, für {people}.',
  'These are different offers.': 'Das sind verschiedene Angebote.',
  '{offer}: {price}, for another number of people. We tell you what it is for you.':
    '{offer}: {price}, für eine andere Zahl von Personen. Wir sagen Ihnen, was es für Sie kostet.',
  'At least one adult travels with you: how many are there?':
    'Mindestens ein Erwachsener reist mit: Wie viele sind es?',
  'For more than {count} people we work out a price of your own: write to us.':
    'Für mehr als {count} Personen rechnen wir einen eigenen Preis aus: Schreiben Sie uns.',
  'Children are up to {age} here. Count everybody older as an adult.':
    'Kinder sind hier höchstens {age} Jahre alt. Wer älter ist, zählt als Erwachsener.',
  'Please give the number of people in whole numbers.': 'Bitte geben Sie die Personen in ganzen Zahlen an.',
  '“From” is the lowest price: dates and rooms decide, and we confirm it in writing.':
    '„Ab“ ist der niedrigste Preis: Reisetage und Zimmer entscheiden, und wir bestätigen ihn schriftlich.',
  'Children usually pay less; we confirm.': 'Kinder zahlen meist weniger; wir bestätigen es.',
  'A baby is counted as a person here; what it pays, we confirm.':
    'Ein Baby zählt hier als Person; was es zahlt, bestätigen wir.',
  'From the age of 12 some lodges charge as for an adult; we confirm.':
    'Ab 12 Jahren berechnen manche Lodges den Preis für Erwachsene; wir bestätigen es.',
  'Tell us the ages with your request: the price of a child depends on them.':
    'Nennen Sie uns mit der Anfrage das Alter: Davon hängt der Preis für ein Kind ab.',
  'A room for one may cost more; we confirm.':
    'Ein Zimmer für eine Person kann mehr kosten; wir bestätigen es.',
  'Groups of {count} or more pay less; we tell you how much.':
    'Gruppen ab {count} Personen zahlen weniger; wie viel, sagen wir Ihnen.',
  Dates: 'Reisetage',
  'Published price': 'Veröffentlichter Preis',
  'Choose who travels': 'Wählen Sie, wer reist',
  'The price shown here goes with your request.': 'Der Preis, der hier steht, geht mit Ihrer Anfrage mit.',
} as const satisfies TranslationTable;
