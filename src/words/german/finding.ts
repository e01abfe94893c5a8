import type { TranslationTable } from '../table.ts';

/** The map, the search, and the plates with their stamps. */
export const finding = {
  'Map: {title}': 'Karte: {title}',
  'Scale: {distance} km': 'Maßstab: {distance} km',
  'Sheet {letter}: {title}': 'Blatt {letter}: {title}',
  'You are here': 'Sie sind hier',
  '{place}. Best: {months}.': '{place}. Beste Zeit: {months}.',
  Show: 'Zeigen:',
  everything: 'alles',
  in: 'Monat:',
  Month: 'Monat',
  'and the route of': 'Route von:',
  Package: 'Paket',
  'no package': 'keinem Paket',
  // As the answers to the choice of a month need them, in the dative.
  places: 'Orten',
  'No stamps yet.': 'Noch keine Stempel.',
  '{stamped} of {all} plates are stamped.': '{stamped} von {all} Bildtafeln sind gestempelt.',
  'Seen {day}': 'Gesehen: {day}',
  'Search for': 'Suchen nach',
  'The search needs JavaScript. The lists at the foot of this page lead to everything.':
    'Die Suche braucht JavaScript. Die Listen am Fuß dieser Seite führen überallhin.',
  'Nothing found for “{query}”.': 'Nichts gefunden für „{query}“.',
  '{count} pages': { one: '1 Seite', other: '{count} Seiten' },
} as const satisfies TranslationTable;
