import type { party as german } from '../german/party.ts';
import type { PluralForms } from '../table.ts';
import { counted } from './counted.ts';

/** What a package costs a party. */
export const party = {
  'What does it cost for you?': 'Combien cela coûte-t-il pour vous ?',
  'For your party': 'Pour vous',
  'Ages of the children': 'Âge des enfants',
  'Age of child {number}': 'Âge de l’enfant {number}',
  'Show the price': 'Afficher le prix',
  'The price for you stands here at once, worked out on this device.':
    'Le prix pour vous s’affiche ici aussitôt, calculé sur cet appareil.',
  'This device remembers who travels.': 'Cet appareil retient qui voyage.',
  'Remembered until you close this page.': 'Retenu jusqu’à la fermeture de cette page.',
  'What it includes': 'Ce qui est compris',
  'from {price}': 'dès {price}',
  'from {price} ({count} offers)': counted('dès {price}', 'dès {price} ({count} offres)'),
  '{count} adults': counted('{count} adulte', '{count} adultes'),
  '{count} children': counted('{count} enfant', '{count} enfants'),
  '{count} people': counted('{count} personne', '{count} personnes'),
  '{children} ({ages})': '{children} ({ages})',
  '{adults} and {children}': '{adults} et {children}',
  '{people} or more': '{people} ou plus',
  '{least} to {people}': '{least} à {people}',
  'For {people}': 'Pour {people}',
  'For {people} in {month}': 'Pour {people} en {month}',
  'For {people}: {total}': 'Pour {people} : {total}',
  'For {people} in {month}: {total}': 'Pour {people} en {month} : {total}',
  'For {people}: on request': 'Pour {people} : sur demande',
  'on request': 'sur demande',
  '{total} ({share} each)': '{total} ({share} par personne)',
  '{share} each, for {days} days': '{share} par personne, pour {days} jours',
  'Not in {month}: it runs {months}.': 'Pas en {month} : ce voyage se fait {months}.',
  'When it runs: {season}.': 'Période : {season}.',
  'about {amount}, at the rate of {date}': 'environ {amount}, au cours du {date}',
  'We work out your price: send us the request, and we answer with it.':
    'Nous calculons votre prix : envoyez-nous la demande, et nous vous le répondons.',
  'Published: {share} each, for {people}.': 'Prix publié : {share} par personne, pour {people}.',
  'These are different offers.': 'Ce sont des offres différentes.',
  '{offer}: {price}, for another number of people. We tell you what it is for you.':
    '{offer} : {price}, pour un autre nombre de personnes. Nous vous dirons ce qu’il en est pour vous.',
  'At least one adult travels with you: how many are there?':
    'Au moins un adulte est du voyage : combien sont-ils ?',
  'For more than {count} people we work out a price of your own: write to us.':
    'Pour plus de {count} personnes, nous calculons un prix à part : écrivez-nous.',
  'Children are up to {age} here. Count everybody older as an adult.':
    'Les enfants ont ici {age} ans au plus. Au-delà, comptez un adulte.',
  'Please give the number of people in whole numbers.':
    'Veuillez indiquer le nombre de personnes en nombres entiers.',
  '“From” is the lowest price: dates and rooms decide, and we confirm it in writing.':
    '« Dès » annonce le prix le plus bas : les dates et les chambres décident, et nous le confirmons par écrit.',
  'Children usually pay less; we confirm.': 'Les enfants paient en général moins ; nous vous le confirmons.',
  'A baby is counted as a person here; what it pays, we confirm.':
    'Un bébé compte ici pour une personne ; ce qu’il paie, nous vous le confirmons.',
  'From the age of 12 some lodges charge as for an adult; we confirm.':
    'À partir de 12 ans, certains lodges font payer le prix d’un adulte ; nous vous le confirmons.',
  'Tell us the ages with your request: the price of a child depends on them.':
    'Indiquez les âges avec votre demande : le prix d’un enfant en dépend.',
  'A room for one may cost more; we confirm.':
    'Une chambre pour une personne peut coûter plus ; nous vous le confirmons.',
  'Groups of {count} or more pay less; we tell you how much.':
    'Les groupes de {count} personnes ou plus paient moins ; nous vous dirons combien.',
  Dates: 'Vos dates',
  'Published price': 'Prix publié',
  'Choose who travels': 'Indiquez qui voyage',
  'The price shown here goes with your request.': 'Le prix affiché ici accompagne votre demande.',
} as const satisfies Record<keyof typeof german, string | PluralForms>;
