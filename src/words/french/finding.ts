import type { finding as german } from '../german/finding.ts';
import { counted } from './counted.ts';

/** The map, the search, and the plates with their stamps. */
export const finding = {
  'Map: {title}': 'Carte : {title}',
  'Scale: {distance} km': 'Échelle : {distance} km',
  'Sheet {letter}: {title}': 'Feuille {letter} : {title}',
  'You are here': 'Vous êtes ici',
  '{place}. Best: {months}.': '{place}. Meilleure saison : {months}.',
  Show: 'Afficher :',
  everything: 'tout',
  in: 'Mois :',
  Month: 'Mois',
  'and the route of': 'Itinéraire :',
  Package: 'Forfait',
  'no package': 'aucun',
  places: 'lieux',
  'No stamps yet.': 'Pas encore de tampon.',
  '{stamped} of {all} plates are stamped.': 'Planches tamponnées : {stamped} sur {all}.',
  'Seen {day}': 'Vue : {day}',
  'Search for': 'Rechercher',
  'The search needs JavaScript. The lists at the foot of this page lead to everything.':
    'La recherche a besoin de JavaScript. Les listes au bas de cette page mènent à tout.',
  'Nothing found for “{query}”.': 'Aucun résultat pour « {query} ».',
  '{count} pages': counted('1 page', '{count} pages'),
} as const satisfies Record<keyof typeof german, unknown>;
