import type { TranslationTable } from '../table.ts';
import { counted } from './counted.ts';

/** A trip that a visitor builds. */
export const planner = {
  'no night': 'sans nuit sur place',
  '{count} nights': counted('{count} nuit', '{count} nuits'),
  '{minutes} minutes': '{minutes} minutes',
  '{count} hours': counted('{count} heure', '{count} heures'),
  'about {time} by air, from door to door': 'environ {time} en avion, de porte à porte',
  'about {time}, partly by boat': 'environ {time}, en partie en bateau',
  'about {time} by road': 'environ {time} par la route',
  '{way}, or {other}': '{way}, ou {other}',
  'Kilimanjaro airport': 'Aéroport du Kilimandjaro',
  'Dar es Salaam airport': 'Aéroport de Dar es Salaam',
  'Zanzibar airport': 'Aéroport de Zanzibar',
  'not decided yet': 'pas encore décidé',
  'day {day}': 'jour {day}',
  'days {first} to {last}': 'jours {first} à {last}',
  '{time} on the way to {place}: sleep on the way, or fly.':
    '{place} : {time} pour y arriver. Dormez en route, ou prenez l’avion.',
  '{time} on the way to {place}: sleep on the way.': '{place} : {time} pour y arriver. Dormez en route.',
  'One night at {place} is short after {time} on the way: two are better.':
    '{place} : une nuit, c’est court après {time} de trajet. Deux, c’est mieux.',
  'How to come to {place} from there, we have to work out: ask us.':
    '{place} : nous devons chercher comment y aller depuis là. Demandez-nous.',
  '{place} is closed in {month}.': '{place} : fermé en {month}.',
  'It rains at {place} in {month}, and little makes up for it.':
    '{place} : il pleut en {month}, et peu de choses le compensent.',
  '{days} days are more than one request can hold.':
    '{days} jours, c’est plus qu’une demande ne peut contenir.',
  'No month is good at all of these places. The bars show which speak against one.':
    'Aucun mois ne convient à tous ces lieux. Les barres montrent ce qui s’y oppose.',
  'Good at all of these places: {months}.': 'Bon pour tous ces lieux : {months}.',
  'A plan holds {stops} stops. Send it, and tell us what comes after.':
    'Un plan contient {stops} étapes. Envoyez-le, et dites-nous ce qui vient ensuite.',
  'No published price covers these places then. We work one out and answer with it.':
    'Aucun prix publié ne couvre ces lieux à ce moment-là. Nous en calculons un et vous répondons avec.',
  '{whom}: from about {share} each, {total} in all':
    '{whom} : à partir d’environ {share} par personne, {total} en tout',
  'At the lowest day price of packages that go there: {packages}.':
    'Au prix par jour le plus bas des formules qui y passent : {packages}.',
  'Flights between the places are not in it; we add them in the offer.':
    'Les vols entre les lieux n’y sont pas ; nous les ajoutons dans l’offre.',
  'No published price covers {places}: those nights are not in it.':
    '{places} : aucun prix publié ne les couvre ; ces nuits n’y sont pas.',
  'Unknown place': 'Lieu inconnu',
  '{place} is now stop {number} of {all}.': '{place} est maintenant l’étape {number} sur {all}.',
  '{place} is taken out.': '{place} est retiré.',
  'One night less at {place}': '{place} : une nuit de moins',
  'One night more at {place}': '{place} : une nuit de plus',
  'Move {place} up': 'Monter {place}',
  'Move {place} down': 'Descendre {place}',
  'Take {place} out': 'Retirer {place}',
  'Add a place': 'Ajouter un lieu',
  'Choose a place': 'Choisir un lieu',
  Add: 'Ajouter',
  'Or press it on the map': 'Ou le toucher sur la carte',
  'How each month is for this trip': 'Ce que vaut chaque mois pour ce voyage',
  '{month}: good at {good} of {all} places': '{month} : bon pour {good} lieux sur {all}',
  '{place} is closed': '{place} est fermé',
  'rain at {place}': 'pluie : {place}',
  'Who travels, and when': 'Qui voyage, et quand',
  'Arrive at': 'Arrivée',
  'Leave from': 'Départ',
  'Trip {letter}': 'Voyage {letter}',
  'Your trips side by side': 'Vos voyages côte à côte',
  Stops: 'Étapes',
  'On the way': 'En route',
  'Good months': 'Bons mois',
  'Copy it to try another way': 'Copier pour essayer autrement',
  Undo: 'Annuler',
  'Remove this trip': 'Supprimer ce voyage',
  '{time} on the way, all together': '{time} de trajet en tout',
  'Send us this trip': 'Nous envoyer ce voyage',
  'Share this trip': 'Partager ce voyage',
  'This device keeps your trips. A shared link holds the whole trip and opens without a signal.':
    'Cet appareil garde vos voyages. Un lien partagé contient tout le voyage et s’ouvre sans réseau.',
  'Kept until you close this page. A shared link holds the whole trip.':
    'Gardé jusqu’à la fermeture de cette page. Un lien partagé contient tout le voyage.',
  'Show it in place of the open one': 'L’afficher à la place de celui qui est ouvert',
  'The shared trip is open, and kept on this device.':
    'Le voyage partagé est ouvert, et gardé sur cet appareil.',
  'The end of the link is missing: these stops were in it. Ask for the link again.':
    'La fin du lien manque : il contenait ces étapes. Redemandez le lien.',
  'This trip was made with a newer version of this site. Open the page again with a signal.':
    'Ce voyage a été fait avec une version plus récente de ce site. Rouvrez la page avec du réseau.',
  'A trip was shared with you, and you have three already.':
    'On a partagé un voyage avec vous, et vous en avez déjà trois.',
  'This link cannot be read. Ask for it again; your own trips are as they were.':
    'Ce lien est illisible. Redemandez-le ; vos propres voyages n’ont pas changé.',
  'Build the trip on the map': 'Composer le voyage sur la carte',
  'Add it to your trip': 'L’ajouter à votre voyage',
} as const satisfies TranslationTable;
