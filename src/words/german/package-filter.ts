import type { TranslationTable } from '../table.ts';

/** The choice of packages by days, budget, sea or bush, and who travels. */
export const packageFilter = {
  any: 'egal',
  'up to {count} days': { one: '1 Tag', other: 'bis {count} Tage' },
  'up to {price}': 'bis {price}',
  'Sea or bush': 'Meer oder Busch',
  sea: 'Meer',
  bush: 'Busch',
  'Budget for all of you': 'Budget für alle zusammen',
  '{count} of {all} packages fit.': {
    one: '1 von {all} Paketen passt.',
    other: '{count} von {all} Paketen passen.',
  },
  'For {count} others we work out the price: none is published for your party.': {
    one: 'Für 1 anderes rechnen wir den Preis aus: Für Ihre Personenzahl ist keiner veröffentlicht.',
    other: 'Für {count} andere rechnen wir den Preis aus: Für Ihre Personenzahl ist keiner veröffentlicht.',
  },
  'No package fits: {wishes}.': 'Kein Paket passt: {wishes}.',
  'Without “{wish}”: {count} packages': {
    one: 'Ohne „{wish}“: 1 Paket',
    other: 'Ohne „{wish}“: {count} Pakete',
  },
  'Here are the {count} places on their routes.': {
    one: 'Hier ist der einzige Ort an ihren Routen.',
    other: 'Hier sind die {count} Orte an ihren Routen.',
  },
  '{count} places.': { one: '1 Ort.', other: '{count} Orte.' },
  'All places': 'Alle Orte',
  'Choose packages': 'Pakete auswählen',
  'See them on the map': 'Auf der Karte ansehen',
  'No package has a published minimum age; some camps and walks have one. We confirm.':
    'Für kein Paket ist ein Mindestalter veröffentlicht; manche Camps und Wanderungen haben eines. Wir bestätigen, was für Sie gilt.',
} as const satisfies TranslationTable;
