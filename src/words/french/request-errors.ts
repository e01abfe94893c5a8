import type { requestErrors as german } from '../german/request-errors.ts';

/**
 * Answers of further forms: the customised booking, flights, stays, events, the look-up. Field names of the
 * contract are translated as the labels in the form.
 */
export const requestErrors = {
  '{field} cannot be empty or invalid.': '{field} : ce champ est vide ou mal rempli.',
  'Your booking has been received.': 'Votre demande de réservation nous est parvenue.',
  'There was an error submitting your booking. Please try again.':
    'Votre demande de réservation n’a pas pu être envoyée. Veuillez réessayer.',
  'An error occurred. Please try again later': 'Une erreur s’est produite. Veuillez réessayer plus tard',
  '{message} your booking id {reference}': '{message} Votre référence : {reference}',
  'All fields are required': 'Tous les champs sont à remplir',
  'Booking successfully submitted!': 'Demande de réservation envoyée !',
  'Failed to submit booking. Try again.': 'La demande de réservation n’a pas pu être envoyée. Réessayez.',
  'Invalid phone number format': 'Ce numéro de téléphone n’est pas valable',
  'Invalid email format': 'Cette adresse e-mail n’est pas valable',
  'Full Name is required': 'À remplir : Prénom et nom.',
  'Email is required': 'À remplir : E-mail.',
  'Phone Number is required': 'À remplir : Téléphone.',
  'Traveler details must have one entry for each traveller.': 'Il faut une entrée pour chaque voyageur.',
  'At most {limit} travellers can be named in one request.':
    'Une demande peut nommer {limit} voyageurs au plus.',
  'Gender must be Male, Female or Other.': 'Sexe : choisissez Homme, Femme ou Autre.',
  'Your flight request has been sent. We will answer by e-mail or phone.':
    'Votre demande de vol est envoyée. Nous répondrons par e-mail ou par téléphone.',
  'We have received your event request and will answer by e-mail or phone.':
    'Votre demande d’événement nous est parvenue ; nous répondrons par e-mail ou par téléphone.',
  'We have no request with this reference and contact. Please check both.':
    'Nous n’avons aucune demande sous cette référence avec cette adresse e-mail ou ce numéro. Vérifiez les deux.',
  'This is not one of our references. Ours look like PB-7Q4M-2XN9-K.':
    'Ce n’est pas une de nos références. Elles ressemblent à PB-7Q4M-2XN9-K.',
  'We cannot be reached just now. Your look-up needs a signal.':
    'Nous ne sommes pas joignables pour l’instant. Pour retrouver une demande, il faut du réseau.',
  tripType: 'Type de voyage',
  days: 'Nombre de jours',
  travelers: 'Nombre de voyageurs',
  category: 'Qui voyage',
  budget: 'Budget par personne et par jour, en dollars américains',
  preferredDate: 'Date souhaitée',
  name: 'Prénom et nom',
  email: 'Adresse e-mail',
  specialRequests: 'Souhaits particuliers',
  'Traveler name': 'Nom comme dans le passeport',
  '{first} AND {rest}': '{first} {rest}',
} as const satisfies Record<keyof typeof german, string>;
