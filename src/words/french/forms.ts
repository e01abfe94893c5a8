import type { forms as german } from '../german/forms.ts';
import type { PluralForms } from '../table.ts';
import { counted } from './counted.ts';

/** The forms of travellers, and what is said once they are sent. */
export const forms = {
  'Please confirm': 'Veuillez confirmer',
  'Please note': 'À noter',
  OK: 'OK',
  Cancel: 'Annuler',
  '(optional)': '(facultatif)',
  'at an unknown time': 'à une date inconnue',
  'Before you write': 'Avant d’écrire',
  'What to tell us': 'Ce qu’il faut nous dire',
  'Call or write': 'Appeler ou écrire',
  'Start Booking': 'Commencer la demande',
  Decline: 'Refuser',
  'I agree': 'J’accepte',
  'Trip plan': 'Projet de voyage',
  'Package booking': 'Réservation de forfait',
  'Tour booking': 'Réservation de voyage',
  'Stay booking': 'Réservation d’hébergement',
  'Flight request': 'Demande de vol',
  'Event request': 'Demande d’événement',
  Correction: 'Correction',
  Activity: 'Votre envie',
  'Optional: a kind of trip, or the place that you have in mind':
    'Facultatif : une façon de voyager, ou le lieu auquel vous pensez',
  'Optional: roughly how many': 'Facultatif : à peu près combien',
  'Optional: in all, for everybody and the whole trip':
    'Facultatif : en tout, pour tous et pour tout le voyage',
  'If you know only the month: any day of it':
    'Si vous ne connaissez que le mois : n’importe quel jour de ce mois',
  Safari: 'Safari',
  Beach: 'Plage',
  'Safari and beach': 'Safari et plage',
  'Hiking and trekking': 'Randonnée et trek',
  'Culture and history': 'Culture et histoire',
  'Number of days': 'Nombre de jours',
  'Number of travelers': 'Nombre de voyageurs',
  'Traveler category': 'Qui voyage',
  Adult: 'Adultes',
  Family: 'Famille',
  Honeymoon: 'Voyage de noces',
  Group: 'Groupe',
  Solo: 'En solo',
  'Budget, US dollars': 'Budget en dollars américains',
  Budget: 'Budget en dollars américains',
  'Preferred date': 'Date souhaitée',
  Name: 'Nom',
  'E-mail': 'E-mail',
  'Special request': 'Souhaits particuliers',
  'Your plan goes with this request:': 'Votre programme accompagne cette demande :',
  'Change it': 'Le modifier',
  'Send without it': 'Envoyer sans lui',
  'Optional: pace, food, children’s ages, what you would hate to miss':
    'Facultatif : rythme, repas, âge des enfants, ce que vous ne voudriez manquer à aucun prix',
  '{activity}, {days}, {travelers}': '{activity}, {days}, {travelers}',
  '{count} days': counted('1 jour', '{count} jours'),
  'Please look at this address once more: a whole one is like name@example.com.':
    'Vérifiez cette adresse : une adresse complète ressemble à nom@example.com.',
  'Please enter the number with its country, like +255 712 345 678.':
    'Veuillez indiquer le numéro avec son pays, par exemple +255 712 345 678.',
  'This is neither an e-mail address nor a phone number. You can send it all the same.':
    'Ce n’est ni une adresse e-mail ni un numéro de téléphone. Vous pouvez l’envoyer quand même.',
  'This date is in the past. You can send it all the same.':
    'Cette date est passée. Vous pouvez tout de même envoyer la demande.',
  Trip: 'Tanzanie',
  'Plan Your {name}': 'Votre voyage : {name}',
  'Fill out the form below to start planning your unforgettable trip!':
    'Remplissez le formulaire ci-dessous pour commencer à préparer votre voyage inoubliable !',
  'This form needs JavaScript. Please call or write to us instead: our details are at the foot of this page.':
    'Ce formulaire a besoin de JavaScript. Appelez-nous ou écrivez-nous plutôt : nos coordonnées sont au bas de cette page.',
  'Full name': 'Prénom et nom',
  Phone: 'Téléphone',
  'Number of adults': 'Nombre d’adultes',
  'Number of children': 'Nombre d’enfants',
  Optional: 'Facultatif',
  'Travel date': 'Date du voyage',
  'Special requests': 'Souhaits particuliers',
  'Package name': 'Nom du forfait',
  'Optional: food, rooms, birthdays, anything we should know':
    'Facultatif : repas, chambres, anniversaires, tout ce que nous devrions savoir',
  'Leave this empty': 'Laissez ce champ vide',
  Submit: 'Envoyer',
  'Sending …': 'Envoi en cours …',
  'Your request': 'Votre demande',
  'Waiting to be sent': 'En attente d’envoi',
  Received: 'Reçue',
  'See what this device has sent': 'Voir ce que cet appareil a envoyé',
  'A part of this page could not be loaded, because the site has changed since or the connection is poor. Load the page again: what you typed will be back.':
    'Une partie de cette page n’a pas pu être chargée, car le site a changé entre-temps ou la connexion est mauvaise. Rechargez la page : ce que vous avez saisi sera de nouveau là.',
  'The office has it. This device could not keep a copy: please note the reference.':
    'Le bureau l’a reçue. Cet appareil n’a pas pu en garder une copie : notez la référence, s’il vous plaît.',
  'Another request': 'Une autre demande',
  'It has reached our booking desk.': 'Elle est arrivée à notre service de réservation.',
  'What you asked for': 'Ce que vous avez demandé',
  'If something has to change': 'Si quelque chose change',
  'On this device: {link}. That works without a signal too.':
    'Sur cet appareil : {link}. C’est possible même sans réseau.',
  'correct this request': 'corriger cette demande',
  'From any other device, once it has reached us: open {page} and give the reference with the e-mail address or phone number of the request. There you also read how far we are with it. The code opens that page with the reference filled in; it holds nothing else of yours.':
    'Depuis tout autre appareil, dès qu’elle nous est parvenue : ouvrez {page} et indiquez la référence avec l’adresse e-mail ou le numéro de téléphone de la demande. Vous y verrez aussi où nous en sommes. Le code ouvre cette page avec la référence déjà remplie ; il ne contient rien d’autre sur vous.',
  'QR code of the look-up of {reference}': 'Code QR qui permet de retrouver la demande {reference}',
  'Without e-mail': 'Sans e-mail',
  'Write to us on WhatsApp or by SMS: the message has your reference in it already, and we can answer you there.':
    'Écrivez-nous sur WhatsApp ou par SMS : votre référence figure déjà dans le message, et nous pouvons vous y répondre.',
  'Or print this page, or write the reference down.': 'Ou bien imprimez cette page, ou notez la référence.',
  'In our offices and camps somebody can look your request up for you, by the reference and the e-mail address or phone number in it.':
    'Dans nos bureaux et nos camps, quelqu’un peut consulter votre demande pour vous, avec la référence et l’adresse e-mail ou le numéro de téléphone qui y figure.',
  'Keep it, or send it another way as well': 'La garder, ou l’envoyer aussi autrement',
  Print: 'Imprimer',
  'Save to calendar': 'Ajouter au calendrier',
  Share: 'Partager',
  'Date: {date}': 'Date : {date}',
  'Name: {name}': 'Nom : {name}',
  'Correct request {reference}.': 'Corriger la demande {reference}.',
  'Change what is wrong and press Submit.': 'Modifiez ce qui ne va pas et appuyez sur « Envoyer ».',
  'What you sent is not kept on this device: please fill in the whole form once more, as it should be.':
    'Ce que vous avez envoyé n’est pas conservé sur cet appareil : veuillez remplir de nouveau tout le formulaire, comme il doit être.',
  'It stays one request, under the same reference.': 'Cela reste une seule demande, sous la même référence.',
  '{count} fields need a correction.': counted('1 champ est à corriger.', '{count} champs sont à corriger.'),
  'Unfinished form': 'Formulaire inachevé',
  'You began this form on {time} and did not send it.':
    'Vous avez commencé ce formulaire le {time} sans l’envoyer.',
  'Go on with it': 'Le reprendre',
  'Throw it away': 'L’effacer',
  'What you typed before is back.': 'Ce que vous aviez saisi est de retour.',
  'Start again': 'Recommencer',
} as const satisfies Record<keyof typeof german, string | PluralForms>;
