import type { errors as german } from '../german/errors.ts';

/** Messages of the checks and the server, recognised by the text around their values. */
export const errors = {
  '{label} is required.': 'À remplir : {label}.',
  '{label} must be text.': '{label} : veuillez saisir un texte.',
  '{label} may have at most {length} characters.': '{label} : {length} caractères au plus.',
  '{label} must be a whole number from {least} to {most}.':
    '{label} : veuillez saisir un nombre entier de {least} à {most}.',
  '{label} must be an amount from 0 to {most}.': '{label} : veuillez saisir un montant de 0 à {most}.',
  '{label} must be one of: {values}.': '{label} : veuillez choisir parmi : {values}.',
  '{label} must be a real date, like 2027-06-14.':
    '{label} : veuillez saisir une date qui existe, comme 2027-06-14.',
  'This text contains characters that cannot be saved. Please remove them.':
    'Ce texte contient des caractères qui ne peuvent pas être enregistrés. Veuillez les supprimer.',
  'Please enter an e-mail address like name@example.com.':
    'Veuillez saisir une adresse e-mail, comme nom@example.com.',
  'There is no such date. Please correct it or empty the field.':
    'Cette date n’existe pas. Veuillez la corriger ou vider le champ.',
  'This is not a number that can be used. Please correct it or empty the field.':
    'Ce nombre n’est pas utilisable. Veuillez le corriger ou vider le champ.',
  'The office could not be reached. Please try again when you have a signal.':
    'Le bureau n’a pas pu être joint. Veuillez réessayer quand vous aurez du réseau.',
  'Something went wrong on our side. Please try again. (Error {number})':
    'Un problème est survenu de notre côté. Veuillez réessayer. (Erreur {number})',
  'Something went wrong on our side. We will try again. (Error {number})':
    'Un problème est survenu de notre côté. Nous allons réessayer. (Erreur {number})',
  'Too many requests from this address. Please try again in {seconds} s.':
    'Trop de demandes depuis cette adresse. Veuillez réessayer dans {seconds} s.',
  'This follows an earlier request that we do not have back yet. It will be sent again.':
    'Ceci fait suite à une demande que nous n’avons pas encore retrouvée. L’envoi sera refait.',
  'This has been removed in the meantime, so there was nothing left to correct.':
    'Cette demande a été supprimée entre-temps : il n’y avait plus rien à corriger.',
  'We cannot tell that this comes from the device that sent the request. Please call or write to us, and we will change it.':
    'Nous ne pouvons pas établir que ceci vient de l’appareil qui a envoyé la demande. Appelez-nous ou écrivez-nous, et nous la modifierons.',
  'This has been corrected too often. Please call or write to us.':
    'Cette demande a été corrigée trop souvent. Appelez-nous ou écrivez-nous.',
  'Your correction has been received.': 'Votre correction nous est parvenue.',
  'Your correction could not be taken. Please check it and try again.':
    'Votre correction n’a pas pu être acceptée. Veuillez la vérifier et réessayer.',
  'Your correction could not be saved on this device. Please try again, or call us.':
    'Votre correction n’a pas pu être enregistrée sur cet appareil. Veuillez réessayer, ou appelez-nous.',
  'We had already confirmed this, so nothing was changed automatically. Your correction is with our booking desk as a message, and they will answer you.':
    'Nous avions déjà confirmé cette demande, rien n’a donc été modifié automatiquement. Votre correction est arrivée comme message à notre service de réservation, qui vous répondra.',
  'What this corrects is another kind of request. Please send it as a new one.':
    'Cette correction porte sur une demande d’un autre type. Veuillez l’envoyer comme nouvelle demande.',
  'We have received it.': 'Nous l’avons bien reçue.',
  'We could not save your request on this device. Please keep this page open and try again.':
    'Nous n’avons pas pu enregistrer votre demande sur cet appareil. Veuillez garder cette page ouverte et réessayer.',
  'This device is full. NOT saved. Write it down, free space, then try again.':
    'Cet appareil est plein. NON enregistré. Notez-le, libérez de l’espace, puis réessayez.',
  'The storage of this device does not work. NOT saved. Write it down, then load the page again.':
    'La mémoire de cet appareil ne fonctionne pas. NON enregistré. Notez-le, puis rechargez la page.',
  'We could not take your request. Please check it and try again.':
    'Nous n’avons pas pu accepter votre demande. Veuillez la vérifier et réessayer.',
  'We have received your trip plan and will answer by e-mail.':
    'Nous avons bien reçu votre projet de voyage et vous répondrons par e-mail.',
  'Saved on this device. We will send it as soon as you are online.':
    'Enregistrée sur cet appareil. Nous l’enverrons dès que vous serez en ligne.',
  'You are about to book for {name}. Click OK to proceed.':
    'Vous envoyez une demande de réservation pour « {name} ». Appuyez sur OK pour continuer.',
  'make sure you fill all the Fields': 'Veuillez remplir tous les champs.',
  'Congatulations You have succesfull Reserved Your Booking!':
    'Merci, votre demande de réservation nous est bien parvenue !',
  'error in subumiiting you details pleasw try again later':
    'Vos informations n’ont pas pu être envoyées. Veuillez réessayer plus tard.',
  'The office does not know the phone that made this. Its owner has to sign in there once with a signal, or send it from there.':
    'Le bureau ne connaît pas le téléphone où ceci a été saisi. Il faut s’y connecter une fois avec du réseau, ou l’envoyer depuis ce téléphone.',
  'This part of the file does not carry the signature of the phone that made it: it was damaged or changed.':
    'Cette partie du fichier ne porte pas la signature du téléphone où elle a été saisie : elle a été abîmée ou modifiée.',
  'The office had stopped the phone that made this. Whoever made it has to sign in again: there, or on another phone with this file.':
    'Le bureau avait bloqué le téléphone où ceci a été saisi. La personne qui l’a saisi doit se reconnecter : sur ce téléphone ou sur un autre avec ce fichier.',
  'The office had ended the sign-ins of whoever made this. They have to sign in again: on the phone that made it, or on another with this file.':
    'Le bureau avait déconnecté le compte avec lequel ceci a été saisi. Il faut se reconnecter : sur ce téléphone ou sur un autre avec ce fichier.',
  'The office stopped the phone or account that made this more than {days} days ago. Whoever made it has to sign in again: there, or on another phone with this file.':
    'Le bureau a bloqué le téléphone ou le compte il y a plus de {days} jours. La personne qui a saisi ceci doit se reconnecter : sur ce téléphone ou sur un autre avec ce fichier.',
  'This is no envelope of a saved file.': 'Ceci n’est pas une partie d’un fichier enregistré.',
  'This file was saved from another site, or for a key that we no longer have.':
    'Ce fichier a été enregistré depuis un autre site, ou pour une clé que nous n’avons plus.',
  'This part of the file cannot be opened: it was damaged or changed.':
    'Cette partie du fichier ne s’ouvre pas : elle a été abîmée ou modifiée.',
  'This part of the file holds no requests that we can read.':
    'Cette partie du fichier ne contient aucune demande que nous puissions lire.',
  'This cannot be changed from another device. Please call or write to us, and we will change it.':
    'Cela ne se modifie pas depuis un autre appareil. Appelez-nous ou écrivez-nous, et nous le modifierons.',
  'Nothing has been changed yet.': 'Rien n’a encore été modifié.',
} as const satisfies Record<keyof typeof german, string>;
