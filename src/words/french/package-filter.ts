import type { packageFilter as german } from '../german/package-filter.ts';
import type { PluralForms } from '../table.ts';
import { counted } from './counted.ts';

/** The choice of packages by days, budget, sea or bush, and who travels. */
export const packageFilter = {
  any: 'peu importe',
  'up to {count} days': counted('1 jour', 'jusqu’à {count} jours'),
  'up to {price}': 'jusqu’à {price}',
  'Sea or bush': 'Mer ou brousse',
  sea: 'mer',
  bush: 'brousse',
  'Budget for all of you': 'Budget pour vous tous',
  '{count} of {all} packages fit.': counted(
    '1 forfait sur {all} convient.',
    '{count} forfaits sur {all} conviennent.',
  ),
  'For {count} others we work out the price: none is published for your party.': counted(
    'Pour 1 autre, nous calculons le prix : aucun n’est publié pour votre nombre de voyageurs.',
    'Pour {count} autres, nous calculons le prix : aucun n’est publié pour votre nombre de voyageurs.',
  ),
  'No package fits: {wishes}.': 'Aucun forfait ne convient : {wishes}.',
  'Without “{wish}”: {count} packages': counted(
    'Sans « {wish} » : 1 forfait',
    'Sans « {wish} » : {count} forfaits',
  ),
  'Here are the {count} places on their routes.': counted(
    'Voici le seul lieu sur leurs itinéraires.',
    'Voici les {count} lieux sur leurs itinéraires.',
  ),
  '{count} places.': counted('1 lieu.', '{count} lieux.'),
  'All places': 'Tous les lieux',
  'Choose packages': 'Choisir un forfait',
  'See them on the map': 'Les voir sur la carte',
  'No package has a published minimum age; some camps and walks have one. We confirm.':
    'Aucun âge minimum n’est publié pour nos forfaits ; certains camps et certaines marches en ont un. Nous vous le confirmons.',
} as const satisfies Record<keyof typeof german, string | PluralForms>;
