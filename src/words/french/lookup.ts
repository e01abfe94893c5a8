import type { lookup as german } from '../german/lookup.ts';

/** The look-up of a request. */
export const lookup = {
  'Look up a request': 'Retrouver une demande',
  'As on the stamp, like PB-7Q4M-2XN9-K': 'Comme sur le tampon, par exemple PB-7Q4M-2XN9-K',
  'E-mail or phone': 'E-mail ou téléphone',
  'The one that you gave in the request': 'Comme vous l’avez indiqué dans la demande',
  'Looking …': 'Recherche …',
  'Look it up': 'Chercher',
  'So far': 'Jusqu’ici',
  'We received it on {day}.': 'Reçue le {day}.',
  'It was corrected on {day}.': 'Corrigée le {day}.',
  'We have answered you.': 'Nous vous avons répondu.',
  'We answered you on {day}.': 'Nous vous avons répondu le {day}.',
  'You have an offer from us.': 'Vous avez une offre de notre part.',
  'You have an offer from us, made on {day}.': 'Vous avez une offre de notre part, du {day}.',
  'Confirmed.': 'Confirmée.',
  'Confirmed on {day}.': 'Confirmée le {day}.',
  'Done.': 'Terminée.',
  'Done on {day}.': 'Terminée le {day}.',
  'Closed.': 'Classée sans suite.',
  'Closed on {day}.': 'Classée sans suite le {day}.',
  'The look-up needs JavaScript. Please call or write to us instead, with your reference.':
    'Pour retrouver une demande, il faut JavaScript. Appelez-nous ou écrivez-nous plutôt, avec votre référence.',
  'Requests written on this device, sent or not, are under {page}, without a signal too.':
    'Les demandes écrites sur cet appareil, envoyées ou non, se trouvent sous « {page} », même sans réseau.',
  'Sent from this device': 'Envoyées depuis cet appareil',
  'Change this request': 'Modifier cette demande',
  'Change what is different now and press Submit. A field that you leave empty stays as it is.':
    'Modifiez ce qui a changé et appuyez sur « Envoyer ». Un champ laissé vide reste comme il est.',
  'Names, e-mail and phone cannot be changed here: please use the device that sent the request, or call or write to us.':
    'Les noms, l’e-mail et le téléphone ne se modifient pas ici : utilisez l’appareil qui a envoyé la demande, appelez-nous ou écrivez-nous.',
  'Leave it empty to keep what you wrote: what you write here takes its place.':
    'Laissez vide pour garder ce que vous avez écrit : ce que vous écrivez ici le remplace.',
} as const satisfies Record<keyof typeof german, string>;
