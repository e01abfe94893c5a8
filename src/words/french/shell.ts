import type { shell as german } from '../german/shell.ts';
import type { PluralForms } from '../table.ts';
import { counted } from './counted.ts';

/** Bars, footer and the strips about this device. */
export const shell = {
  'Skip to content': 'Aller au contenu',
  'Something went wrong': 'Un problème est survenu',
  'This part of the page has failed. What was saved or is not sent yet stays on this device.':
    'Cette partie de la page est en panne. Ce qui est enregistré ou pas encore envoyé reste sur cet appareil.',
  'Load the page again': 'Recharger la page',
  'A part of this page has not arrived yet. What you type and press counts once it has.':
    'Une partie de cette page n’est pas encore arrivée. Ce que vous saisissez et touchez sera pris en compte dès qu’elle sera là.',
  'Try now': 'Essayer maintenant',
  'Elsewhere, and before you travel': 'Ailleurs, et avant le départ',
  Main: 'Menu principal',
  Menu: 'Menu',
  Close: 'Fermer',
  'Get In Touch': 'Nous contacter',
  '(another site, needs a signal)': '(autre site, demande du réseau)',
  'All rights reserved.': 'Tous droits réservés.',
  '{office}: {address}, Tanzania': '{office} : {address}, Tanzanie',
  'Arusha office': 'Bureau d’Arusha',
  'Coast office': 'Bureau de la côte',
  'Open: {hours}': 'Horaires : {hours}',
  Licence: 'Licence',
  'Reviews: {site}': 'Avis : {site}',
  'Staff sign-in': 'Connexion du personnel',
  'Important Pre-Information': 'Bon à savoir avant le départ',
  'Wildlife Experiences': 'Vie sauvage',
  'Beach Experiences': 'Plages et îles',
  'Culture & History': 'Culture et histoire',
  'Hiking & Trekking': 'Randonnées et treks',
  Zanzibar: 'Zanzibar',
  'Our Services': 'Nos services',
  'Meet Our Team': 'Notre équipe',
  'About Packages': 'À propos des forfaits',
  Home: 'Accueil',
  'About Us': 'À propos',
  Packages: 'Forfaits',
  'All packages': 'Tous les forfaits',
  Destinations: 'Destinations',
  Map: 'Carte',
  Search: 'Recherche',
  'My department': 'Mon service',
  'My requests': 'Mes demandes',
  'Find a request': 'Retrouver une demande',
  'Plan Your Trip': 'Planifier',
  'Destinations & Experiences': 'Destinations et expériences',
  'Travel Packages': 'Forfaits de voyage',
  'Packages, shortest first': 'Forfaits, du plus court au plus long',
  'Packages side by side': 'Comparer les forfaits',
  'All plates, to print': 'Toutes les planches à imprimer',
  'Support with Online Booking': 'Aide à la réservation',
  Accommodations: 'Hébergement',
  'Flight Booking Assistance': 'Aide pour les vols',
  'Event Hosting': 'Événements',
  'Book a package': 'Réserver un forfait',
  'Important information and Payments': 'Informations et paiement',
  'Seasons, visa and health': 'Saisons, visa et santé',
  'Booking terms': 'Conditions de réservation',
  'Money and payments': 'Argent et paiement',
  'Reading without a signal': 'Lire sans réseau',
  'Credits and licences': 'Crédits et licences',
  'Our Partners': 'Nos partenaires',
  'Every offer names the lodges, camps, airlines and ferries of the journey, so that you can look them up before you accept.':
    'Chaque offre nomme les lodges, les camps, les compagnies aériennes et les ferries du voyage : vous pouvez tout vérifier avant d’accepter.',
  Update: 'Mise à jour',
  'A newer version of this site is saved and ready.':
    'Une version plus récente de ce site est enregistrée et prête.',
  'Show the new version': 'Afficher la nouvelle version',
  'Save for offline': 'Enregistrer pour lire hors ligne',
  'You asked your browser to save data. Save this site for reading without a signal?':
    'Vous avez demandé à votre navigateur d’économiser les données. Enregistrer ce site pour le lire sans réseau ?',
  'Save it': 'Enregistrer',
  'Saved pages': 'Pages enregistrées',
  'Saving this site for reading without a signal: {pages} of {pagesInAll} pages':
    'Enregistrement du site pour le lire sans réseau : {pages} pages sur {pagesInAll}',
  'Saved: all {pages} pages ({size}) work without a signal.':
    'Enregistré : les {pages} pages ({size}) se lisent sans réseau.',
  'Saved: {pages} of {pagesInAll} pages. This device has no room for the rest.':
    'Enregistré : {pages} pages sur {pagesInAll}. Cet appareil n’a pas de place pour le reste.',
  'Saved so far: {pages} of {pagesInAll} pages. The rest follows on your next visit.':
    'Déjà enregistré : {pages} pages sur {pagesInAll}. La suite viendra à votre prochaine visite.',
  '{load} to load, {stored} on the phone': '{load} à charger, {stored} sur le téléphone',
  '{load} to load': '{load} à charger',
  Details: 'En savoir plus',
  '{count} requests saved on this device, not sent yet.': counted(
    '1 demande enregistrée sur cet appareil, pas encore envoyée.',
    '{count} demandes enregistrées sur cet appareil, pas encore envoyées.',
  ),
  'What is saved on this device cannot be read: please have a look.':
    'Ce qui est enregistré sur cet appareil ne peut pas être lu : veuillez vérifier.',
  '{count} requests could not be taken: please have a look.': counted(
    '1 demande n’a pas été acceptée : veuillez la vérifier.',
    '{count} demandes n’ont pas été acceptées : veuillez les vérifier.',
  ),
  '{count} entries are carried here for others, not sent yet.': counted(
    '1 saisie d’une autre personne attend ici, pas encore envoyée.',
    '{count} saisies d’autres personnes attendent ici, pas encore envoyées.',
  ),
  'See the list': 'Voir la liste',
} as const satisfies Record<keyof typeof german, string | PluralForms>;
