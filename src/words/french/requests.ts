import type { requests as german } from '../german/requests.ts';
import type { PluralForms } from '../table.ts';
import { counted } from './counted.ts';

/** Further forms: customised booking, flights, stays, events. */
export const requests = {
  'Please choose': 'Veuillez choisir',
  'Event date': 'Date de l’événement',
  'Event package': 'Forfait',
  'Optional: how many guests, where, what should happen':
    'Facultatif : combien d’invités, où, ce qui doit se passer',
  'Passport number may have at most {limit} characters.':
    'Le numéro de passeport peut avoir {limit} caractères au plus.',
  'The passport numbers could not be made safe on this device, so nothing was saved or sent. Please try again, or leave them out and tell us later.':
    'Les numéros de passeport n’ont pas pu être protégés sur cet appareil : rien n’a été enregistré ni envoyé. Réessayez, ou laissez-les de côté et donnez-les-nous plus tard.',
  'Preferred airline': 'Compagnie préférée',
  'Passport numbers cannot be read back on this device. Leave the field empty to keep the one that you gave for this traveller.':
    'Les numéros de passeport ne peuvent pas être relus sur cet appareil. Laissez le champ vide pour garder celui que vous avez donné.',
  'Additional requests': 'Autres souhaits',
  'Optional: stopovers, baggage, seats, a wheelchair at the gate':
    'Facultatif : escales, bagages, sièges, un fauteuil roulant à la porte d’embarquement',
  '{count} travellers': counted('1 personne', '{count} personnes'),
  Traveler: 'Voyageur',
  'Traveler {number}': 'Voyageur {number}',
  'Name as in the passport': 'Nom comme dans le passeport',
  'Passport number': 'Numéro de passeport',
  'Sealed on this device before it is stored; only our booking desk can open it':
    'Scellé sur cet appareil avant d’être enregistré ; seul notre service de réservation peut l’ouvrir',
  Gender: 'Sexe',
  Male: 'Homme',
  Female: 'Femme',
  Other: 'Autre',
  'Departure point': 'Lieu de départ',
  'City or airport': 'Ville ou aéroport',
  'Return date': 'Date de retour',
  'Customize your booking': 'Votre réservation sur mesure',
  'Trip type': 'Type de voyage',
  Hiking: 'Randonnée',
  Combo: 'Combiné',
  safari: 'safari',
  beach: 'plage',
  hiking: 'randonnée',
  combo: 'combiné',
  'Budget per person per day, US dollars': 'Budget par personne et par jour, en dollars américains',
  'E-mail address': 'Adresse e-mail',
  'Calculate Cost': 'Calculer le coût',
  'Please fill in days, travelers and budget.': 'Indiquez les jours, les voyageurs et le budget.',
  'Trip Summary': 'Votre voyage en bref',
  Travelers: 'Voyageurs',
  'Total cost': 'Coût total',
  'Press Calculate Cost.': 'Appuyez sur « Calculer le coût ».',
  '{package}, {from} to {to}': '{package}, du {from} au {to}',
  'Check-in': 'Arrivée',
  'Check-out': 'Départ',
  'This is not after your check-in.': 'Le départ doit être postérieur à l’arrivée.',
  'Number of guests': 'Nombre de personnes',
  Contacts: 'Contact',
  'E-mail or phone, so that we can answer': 'E-mail ou téléphone, pour que nous puissions répondre',
  'Optional: the name under which we expect you': 'Facultatif : le nom sous lequel nous vous attendons',
  'Optional: arrival after dark, food, a tent of your own':
    'Facultatif : arrivée de nuit, repas, votre propre tente',
  'From Hamburg or Lyon to Kilimanjaro': 'De Lyon au Kilimanjaro',
  'Luggage in small planes': 'Les bagages dans un petit avion',
} as const satisfies Record<keyof typeof german, string | PluralForms>;
