import type { TranslationTable } from '../table.ts';

/** The look-up of a request. */
export const lookup = {
  'Look up a request': 'Eine Anfrage finden',
  'As on the stamp, like PB-7Q4M-2XN9-K': 'Wie auf dem Stempel, etwa PB-7Q4M-2XN9-K',
  'E-mail or phone': 'E-Mail oder Telefon',
  'The one that you gave in the request': 'So, wie Sie es in der Anfrage angegeben haben',
  'Looking …': 'Wird gesucht …',
  'Look it up': 'Suchen',
  'So far': 'Bisher',
  'We received it on {day}.': 'Bei uns eingegangen am {day}.',
  'It was corrected on {day}.': 'Berichtigt am {day}.',
  'We have answered you.': 'Wir haben Ihnen geantwortet.',
  'We answered you on {day}.': 'Wir haben Ihnen am {day} geantwortet.',
  'You have an offer from us.': 'Sie haben ein Angebot von uns.',
  'You have an offer from us, made on {day}.': 'Sie haben ein Angebot von uns vom {day}.',
  'Confirmed.': 'Bestätigt.',
  'Confirmed on {day}.': 'Bestätigt am {day}.',
  'Done.': 'Erledigt.',
  'Done on {day}.': 'Erledigt am {day}.',
  'Closed.': 'Nicht weiter in Bearbeitung.',
  'Closed on {day}.': 'Nicht weiter in Bearbeitung seit {day}.',
  'The look-up needs JavaScript. Please call or write to us instead, with your reference.':
    'Für die Suche nach einer Anfrage braucht es JavaScript. Bitte rufen Sie an oder schreiben Sie uns, mit Ihrer Referenz.',
  'Requests written on this device, sent or not, are under {page}, without a signal too.':
    'Anfragen von diesem Gerät, gesendet oder nicht, stehen unter „{page}“, auch ohne Netz.',
  'Sent from this device': 'Von diesem Gerät gesendet',
  'Change this request': 'Diese Anfrage ändern',
  'Change what is different now and press Submit. A field that you leave empty stays as it is.':
    'Ändern Sie, was jetzt anders ist, und senden Sie es ab. Ein Feld, das Sie leer lassen, bleibt, wie es ist.',
  'Names, e-mail and phone cannot be changed here: please use the device that sent the request, or call or write to us.':
    'Namen, E-Mail und Telefon können Sie hier nicht ändern: Bitte nehmen Sie dafür das Gerät, das die Anfrage gesendet hat, oder rufen Sie an oder schreiben Sie uns.',
  'Leave it empty to keep what you wrote: what you write here takes its place.':
    'Lassen Sie das Feld leer, wenn Ihr Text so bleiben soll; was Sie hier schreiben, ersetzt ihn.',
} as const satisfies TranslationTable;
