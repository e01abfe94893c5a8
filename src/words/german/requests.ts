import type { TranslationTable } from '../table.ts';

/** Further forms: customised booking, flights, stays, events. */
export const requests = {
  'Please choose': 'Bitte wählen',
  'Event date': 'Datum der Veranstaltung',
  'Event package': 'Paket',
  'Optional: how many guests, where, what should happen': 'Optional: wie viele Gäste, wo, was geschehen soll',
  'Passport number may have at most {limit} characters.':
    'Die Passnummer darf höchstens {limit} Zeichen haben.',
  'The passport numbers could not be made safe on this device, so nothing was saved or sent. Please try again, or leave them out and tell us later.':
    'Die Passnummern ließen sich auf diesem Gerät nicht sichern, darum wurde nichts gespeichert oder gesendet. Versuchen Sie es noch einmal, oder lassen Sie sie weg und nennen Sie sie uns später.',
  'Preferred airline': 'Bevorzugte Fluggesellschaft',
  'Passport numbers cannot be read back on this device. Leave the field empty to keep the one that you gave for this traveller.':
    'Passnummern lassen sich auf diesem Gerät nicht wieder lesen. Lassen Sie das Feld leer, dann gilt die Nummer, die Sie angegeben haben.',
  'Additional requests': 'Weitere Wünsche',
  'Optional: stopovers, baggage, seats, a wheelchair at the gate':
    'Optional: Zwischenhalte, Gepäck, Plätze, ein Rollstuhl am Flugsteig',
  '{count} travellers': { one: '1 Person', other: '{count} Personen' },
  Traveler: 'Reisende Person',
  'Traveler {number}': 'Reisende Person {number}',
  'Name as in the passport': 'Name wie im Pass',
  'Passport number': 'Passnummer',
  'Sealed on this device before it is stored; only our booking desk can open it':
    'Die Nummer wird auf diesem Gerät versiegelt, bevor sie gespeichert wird; nur unsere Buchungsstelle kann sie öffnen',
  Gender: 'Geschlecht',
  Male: 'Männlich',
  Female: 'Weiblich',
  Other: 'Divers',
  'Departure point': 'Abflugort',
  'City or airport': 'Stadt oder Flughafen',
  'Return date': 'Rückreisedatum',
  'Customize your booking': 'Ihre Reise nach Maß',
  'Trip type': 'Art der Reise',
  Hiking: 'Wandern',
  Combo: 'Kombination',
  safari: 'Safari',
  beach: 'Strand',
  hiking: 'Wandern',
  combo: 'Kombination',
  'Budget per person per day, US dollars': 'Budget pro Person und Tag in US-Dollar',
  'E-mail address': 'E-Mail-Adresse',
  'Calculate Cost': 'Kosten berechnen',
  'Please fill in days, travelers and budget.': 'Bitte geben Sie Tage, Reisende und Budget an.',
  'Trip Summary': 'Ihre Reise im Überblick',
  Travelers: 'Reisende',
  'Total cost': 'Gesamtkosten',
  'Press Calculate Cost.': 'Drücken Sie auf „Kosten berechnen“.',
  '{package}, {from} to {to}': '{package}, {from} bis {to}',
  'Check-in': 'Anreise',
  'Check-out': 'Abreise',
  'This is not after your check-in.': 'Die Abreise muss nach der Anreise liegen.',
  'Number of guests': 'Anzahl der Gäste',
  Contacts: 'Kontakt',
  'E-mail or phone, so that we can answer': 'E-Mail oder Telefon, damit wir antworten können',
  'Optional: the name under which we expect you': 'Optional: der Name, unter dem wir Sie erwarten',
  'Optional: arrival after dark, food, a tent of your own':
    'Optional: Ankunft nach Einbruch der Dunkelheit, Essen, ein eigenes Zelt',
} as const satisfies TranslationTable;
