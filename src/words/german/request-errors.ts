import type { TranslationTable } from '../table.ts';

/**
 * Answers of further forms: the customised booking, flights, stays, events, the look-up. Field names of the
 * contract are translated as the labels in the form.
 */
export const requestErrors = {
  '{field} cannot be empty or invalid.': '{field}: Bitte ergänzen oder berichtigen Sie diese Angabe.',
  'Your booking has been received.': 'Ihre Buchungsanfrage ist eingegangen.',
  'There was an error submitting your booking. Please try again.':
    'Ihre Buchungsanfrage ließ sich nicht absenden. Bitte versuchen Sie es noch einmal.',
  'An error occurred. Please try again later':
    'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal',
  '{message} your booking id {reference}': '{message} Ihre Referenz: {reference}',
  'All fields are required': 'Bitte füllen Sie alle Felder aus',
  'Booking successfully submitted!': 'Buchungsanfrage abgesendet!',
  'Failed to submit booking. Try again.':
    'Die Buchungsanfrage ließ sich nicht absenden. Bitte noch einmal versuchen.',
  'Invalid phone number format': 'Diese Telefonnummer ist nicht gültig',
  'Invalid email format': 'Diese E-Mail-Adresse ist nicht gültig',
  'Full Name is required': 'Bitte ausfüllen: Vor- und Nachname.',
  'Email is required': 'Bitte ausfüllen: E-Mail.',
  'Phone Number is required': 'Bitte ausfüllen: Telefon.',
  'Traveler details must have one entry for each traveller.':
    'Für jede reisende Person braucht es einen Eintrag.',
  'At most {limit} travellers can be named in one request.':
    'In einer Anfrage können höchstens {limit} Reisende stehen.',
  'Gender must be Male, Female or Other.': 'Geschlecht: bitte Männlich, Weiblich oder Divers wählen.',
  'Your flight request has been sent. We will answer by e-mail or phone.':
    'Ihre Fluganfrage ist abgesendet. Wir antworten per E-Mail oder Telefon.',
  'We have received your event request and will answer by e-mail or phone.':
    'Ihre Veranstaltungsanfrage ist eingegangen; wir antworten per E-Mail oder Telefon.',
  'We have no request with this reference and contact. Please check both.':
    'Unter dieser Referenz liegt uns mit dieser E-Mail-Adresse oder Telefonnummer keine Anfrage vor. Bitte prüfen Sie beides.',
  'This is not one of our references. Ours look like PB-7Q4M-2XN9-K.':
    'Das ist keine unserer Referenzen. Unsere sehen so aus: PB-7Q4M-2XN9-K.',
  'We cannot be reached just now. Your look-up needs a signal.':
    'Wir sind gerade nicht erreichbar. Für die Suche nach einer Anfrage braucht es Netz.',
  tripType: 'Art der Reise',
  days: 'Anzahl der Tage',
  travelers: 'Anzahl der Reisenden',
  category: 'Wer reist',
  budget: 'Budget pro Person und Tag in US-Dollar',
  preferredDate: 'Wunschtermin',
  name: 'Vor- und Nachname',
  email: 'E-Mail-Adresse',
  specialRequests: 'Besondere Wünsche',
  'Traveler name': 'Name wie im Pass',
  '{first} AND {rest}': '{first} {rest}',
} as const satisfies TranslationTable;
