import type { TranslationTable } from '../table.ts';

/** Messages of the checks and the server, recognised by the text around their values. */
export const errors = {
  '{label} is required.': 'Bitte ausfüllen: {label}.',
  '{label} must be text.': '{label}: Bitte geben Sie einen Text ein.',
  '{label} may have at most {length} characters.': '{label}: höchstens {length} Zeichen.',
  '{label} must be a whole number from {least} to {most}.':
    '{label}: Bitte geben Sie eine ganze Zahl von {least} bis {most} ein.',
  '{label} must be an amount from 0 to {most}.':
    '{label}: Bitte geben Sie einen Betrag von 0 bis {most} ein.',
  '{label} must be one of: {values}.': '{label}: Bitte wählen Sie eines davon: {values}.',
  '{label} must be a real date, like 2027-06-14.':
    '{label}: Bitte geben Sie ein Datum ein, das es gibt, etwa 2027-06-14.',
  'This text contains characters that cannot be saved. Please remove them.':
    'Dieser Text enthält Zeichen, die sich nicht speichern lassen. Bitte entfernen Sie sie.',
  'Please enter an e-mail address like name@example.com.':
    'Bitte geben Sie eine E-Mail-Adresse ein, etwa name@example.com.',
  'There is no such date. Please correct it or empty the field.':
    'Dieses Datum gibt es nicht. Bitte berichtigen Sie es oder leeren Sie das Feld.',
  'This is not a number that can be used. Please correct it or empty the field.':
    'Diese Zahl lässt sich nicht verwenden. Bitte berichtigen Sie sie oder leeren Sie das Feld.',
  'The office could not be reached. Please try again when you have a signal.':
    'Das Büro war nicht zu erreichen. Bitte versuchen Sie es wieder, sobald Sie Netz haben.',
  'Something went wrong on our side. Please try again. (Error {number})':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal. (Fehler {number})',
  'Something went wrong on our side. We will try again. (Error {number})':
    'Bei uns ist etwas schiefgegangen. Wir versuchen es noch einmal. (Fehler {number})',
  'Too many requests from this address. Please try again in {seconds} s.':
    'Zu viele Anfragen von dieser Adresse. Bitte versuchen Sie es in {seconds} s noch einmal.',
  'This follows an earlier request that we do not have back yet. It will be sent again.':
    'Dies gehört zu einer früheren Anfrage, die uns noch nicht wieder vorliegt. Es wird erneut gesendet.',
  'This has been removed in the meantime, so there was nothing left to correct.':
    'Das ist inzwischen gelöscht worden; es gab nichts mehr zu berichtigen.',
  'We cannot tell that this comes from the device that sent the request. Please call or write to us, and we will change it.':
    'Wir können nicht erkennen, dass dies von dem Gerät kommt, das die Anfrage gesendet hat. Bitte rufen Sie uns an oder schreiben Sie uns, dann ändern wir sie.',
  'This has been corrected too often. Please call or write to us.':
    'Das ist zu oft berichtigt worden. Bitte rufen Sie an oder schreiben Sie uns.',
  'Your correction has been received.': 'Ihre Berichtigung ist eingegangen.',
  'Your correction could not be taken. Please check it and try again.':
    'Ihre Berichtigung wurde nicht angenommen. Bitte prüfen Sie sie und versuchen Sie es noch einmal.',
  'Your correction could not be saved on this device. Please try again, or call us.':
    'Ihre Berichtigung ließ sich auf diesem Gerät nicht speichern. Bitte versuchen Sie es noch einmal oder rufen Sie uns an.',
  'We had already confirmed this, so nothing was changed automatically. Your correction is with our booking desk as a message, and they will answer you.':
    'Das hatten wir schon bestätigt, darum wurde automatisch nichts geändert. Ihre Berichtigung liegt unserer Buchungsstelle als Nachricht vor, und sie antwortet Ihnen.',
  'What this corrects is another kind of request. Please send it as a new one.':
    'Diese Berichtigung gehört zu einer anderen Art von Anfrage. Bitte senden Sie eine neue Anfrage.',
  'We have received it.': 'Es ist bei uns eingegangen.',
  'We could not save your request on this device. Please keep this page open and try again.':
    'Wir konnten Ihre Anfrage auf diesem Gerät nicht speichern. Bitte lassen Sie diese Seite offen und versuchen Sie es noch einmal.',
  'This device is full. NOT saved. Write it down, free space, then try again.':
    'Dieses Gerät ist voll. NICHT gespeichert. Schreiben Sie es auf, schaffen Sie Platz und versuchen Sie es dann noch einmal.',
  'The storage of this device does not work. NOT saved. Write it down, then load the page again.':
    'Der Speicher dieses Geräts funktioniert nicht. NICHT gespeichert. Schreiben Sie es auf und laden Sie die Seite dann neu.',
  'We could not take your request. Please check it and try again.':
    'Wir konnten Ihre Anfrage nicht annehmen. Bitte prüfen Sie sie und versuchen Sie es noch einmal.',
  'We have received your trip plan and will answer by e-mail.':
    'Ihr Reiseplan ist bei uns eingegangen; wir antworten per E-Mail.',
  'Saved on this device. We will send it as soon as you are online.':
    'Auf diesem Gerät gespeichert. Wir senden es, sobald Sie online sind.',
  'You are about to book for {name}. Click OK to proceed.':
    'Sie senden eine Buchungsanfrage für „{name}“. Weiter mit „OK“.',
  'make sure you fill all the Fields': 'Bitte füllen Sie alle Felder aus.',
  'Congatulations You have succesfull Reserved Your Booking!':
    'Vielen Dank, Ihre Buchungsanfrage ist bei uns eingegangen!',
  'error in subumiiting you details pleasw try again later':
    'Ihre Angaben ließen sich nicht absenden. Bitte versuchen Sie es später noch einmal.',
  'The office does not know the phone that made this. Its owner has to sign in there once with a signal, or send it from there.':
    'Das Büro kennt das Handy nicht, auf dem dies eingegeben wurde. Melden Sie sich dort einmal mit Netz an, oder senden Sie es von dort.',
  'This part of the file does not carry the signature of the phone that made it: it was damaged or changed.':
    'Dieser Teil der Datei trägt nicht die Signatur des Handys, auf dem er entstand: Er wurde beschädigt oder verändert.',
  'The office had stopped the phone that made this. Whoever made it has to sign in again: there, or on another phone with this file.':
    'Das Büro hatte das Handy gesperrt, auf dem dies eingegeben wurde. Wer es eingegeben hat, muss sich neu anmelden: dort oder auf einem anderen Handy mit dieser Datei.',
  'The office had ended the sign-ins of whoever made this. They have to sign in again: on the phone that made it, or on another with this file.':
    'Das Büro hatte das Konto abgemeldet, mit dem dies eingegeben wurde. Dort ist eine neue Anmeldung nötig: auf diesem Handy oder auf einem anderen mit dieser Datei.',
  'The office stopped the phone or account that made this more than {days} days ago. Whoever made it has to sign in again: there, or on another phone with this file.':
    'Das Büro hat das Handy oder das Konto vor mehr als {days} Tagen gesperrt. Wer dies eingegeben hat, muss sich neu anmelden: dort oder auf einem anderen Handy mit dieser Datei.',
  'This is no envelope of a saved file.': 'Das ist kein Teil einer gespeicherten Datei.',
  'This file was saved from another site, or for a key that we no longer have.':
    'Diese Datei wurde auf einer anderen Website gespeichert, oder für einen Schlüssel, den wir nicht mehr haben.',
  'This part of the file cannot be opened: it was damaged or changed.':
    'Dieser Teil der Datei lässt sich nicht öffnen: Er wurde beschädigt oder verändert.',
  'This part of the file holds no requests that we can read.':
    'Dieser Teil der Datei enthält keine Anfragen, die wir lesen können.',
  'This cannot be changed from another device. Please call or write to us, and we will change it.':
    'Das lässt sich von einem anderen Gerät aus nicht ändern. Bitte rufen Sie an oder schreiben Sie uns, dann ändern wir es.',
  'Nothing has been changed yet.': 'Es ist noch nichts geändert.',
} as const satisfies TranslationTable;
