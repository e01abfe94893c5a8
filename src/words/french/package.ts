import type { packagePage as german } from '../german/package.ts';

/** The page of a package. */
export const packagePage = {
  Days: 'Jours',
  Availability: 'Période',
  Price: 'Prix',
  Day: 'Jour',
  'In the list of packages: {figures}.': 'Dans la liste des forfaits : {figures}.',
  'As a sample trip: {figures}.': 'Comme exemple de voyage : {figures}.',
  'Ask us which applies to your dates.': 'Demandez-nous ce qui s’applique à vos dates.',
  'Places on the way': 'Les lieux du parcours',
  '{book} or call {phone}': '{book} ou appeler le {phone}',
  'Compare it with another package': 'Le comparer à un autre forfait',
  'When to go, and the price': 'Quand partir, et le prix',
  'The year': 'L’année',
  'Book Now': 'Réserver',
  'Night: {place}.': 'Nuit : {place}.',
  'Meals: {meals}.': 'Repas : {meals}.',
  Included: 'Compris',
  'Not included': 'Non compris',
  'Before you pay, ask us about: {terms}.': 'Avant de payer, interrogez-nous sur : {terms}.',
  'All booking terms': 'Toutes les conditions',
  'Route of {name} on the map: {stops}': 'Itinéraire de {name} sur la carte : {stops}',
  'Lines lead straight from stop to stop; roads bend.':
    'Les lignes vont tout droit d’une étape à l’autre ; les routes, elles, tournent.',
  'Dashed: by air.': 'Tirets : en avion.',
  'Dotted: by boat.': 'Pointillés : en bateau.',
  'What the beds are like': 'Comment on dort',
} as const satisfies Record<keyof typeof german, string>;
