import type { files as german } from '../german/files.ts';
import type { PluralForms } from '../table.ts';
import { counted } from './counted.ts';

/** Requests that travel in a file. */
export const files = {
  'No signal for days? Save what waits here to a file, and give it to someone who is going where there is one. The file is sealed: nobody but our booking desk can read what is in it.':
    'Pas de réseau pendant des jours ? Enregistrez ce qui attend ici dans un fichier, et confiez-le à quelqu’un qui va là où il y en a. Le fichier est scellé : seul notre service de réservation peut lire ce qu’il contient.',
  'Your requests stay here as well. Whichever way arrives first counts, and nothing is booked twice. A waiting request that is in a file cannot be edited any more.':
    'Vos demandes restent aussi ici. La première arrivée compte, et rien n’est réservé deux fois. Une demande en attente qui se trouve dans un fichier ne peut plus être modifiée.',
  'Sealing …': 'Mise sous scellé …',
  'Save to a file': 'Enregistrer dans un fichier',
  'The file could not be sealed on this device, so none was made. Open this page once with a signal, and try again. Your requests are safe here.':
    'Le fichier n’a pas pu être scellé sur cet appareil, il n’a donc pas été créé. Ouvrez cette page une fois avec du réseau, puis réessayez. Vos demandes sont en sécurité ici.',
  'What waits here is too large for a file. It is safe on this device and will be sent from here.':
    'Ce qui attend ici est trop volumineux pour un fichier. Tout est en sécurité sur cet appareil et partira d’ici.',
  'Nothing of yours waits here any more, so no file was made.':
    'Vous n’avez plus rien en attente ici, aucun fichier n’a donc été créé.',
  '{count} requests are in {file}, among your downloads. On a device with a signal, open this page and choose the file under Send a saved file.':
    counted(
      '1 demande se trouve dans {file}, parmi vos téléchargements. Sur un appareil qui a du réseau, ouvrez cette page et choisissez le fichier sous « Envoyer un fichier enregistré ».',
      '{count} demandes se trouvent dans {file}, parmi vos téléchargements. Sur un appareil qui a du réseau, ouvrez cette page et choisissez le fichier sous « Envoyer un fichier enregistré ».',
    ),
  '{count} of them are entries of the staff.': counted(
    '1 d’entre elles est une saisie du personnel.',
    '{count} d’entre elles sont des saisies du personnel.',
  ),
  'Not in the file, because too large; only on this device: {references}.':
    'Trop volumineuses pour le fichier, et seulement ici : {references}.',
  '{count} entries of other accounts are not in it.': counted(
    '1 saisie d’autres comptes n’y est pas.',
    '{count} saisies d’autres comptes n’y sont pas.',
  ),
  'Send a saved file': 'Envoyer un fichier enregistré',
  'Has someone given you a file with requests? Choose it here. It goes to our booking desk sealed, as it is. Without a signal it is kept on this device, and sent as soon as there is one.':
    'Quelqu’un vous a confié un fichier de demandes ? Choisissez-le ici. Il part scellé, tel quel, vers notre service de réservation. Sans réseau, il est gardé sur cet appareil et envoyé dès qu’il y en a.',
  'Choose the file': 'Choisir le fichier',
  'This is not a file that was saved on this page. Such a file is called savanna-and-coast-requests, with a date.':
    'Ce fichier n’a pas été enregistré sur cette page. Un tel fichier s’appelle savanna-and-coast-requests, suivi d’une date.',
  'This file is damaged or not complete. Please copy it over once more, or save it again on the device that wrote it: the requests are still there.':
    'Ce fichier est endommagé ou incomplet. Veuillez le copier de nouveau, ou l’enregistrer encore sur l’appareil qui l’a écrit : les demandes y sont toujours.',
  'The reader of codes is not on this phone yet. Please try again when you have a signal.':
    'Le lecteur de codes n’est pas encore sur ce téléphone. Veuillez réessayer quand vous aurez du réseau.',
  'The file could not be read here. Please try again when you have a signal.':
    'Le fichier n’a pas pu être lu ici. Veuillez réessayer quand vous aurez du réseau.',
  '{count} requests, saved {time}': counted(
    '1 demande, enregistrée {time}',
    '{count} demandes, enregistrées {time}',
  ),
  'Send it again': 'Renvoyer',
  'Send the file': 'Envoyer le fichier',
  'Received {time}': 'Reçue {time}',
  'Not sent yet': 'Pas encore envoyée',
  'Not taken. {reason}': 'Non acceptée. {reason}',
  'All of them have been received. The device that wrote them is told as soon as it is online.':
    'Toutes ont été reçues. L’appareil qui les a écrites l’apprendra dès qu’il sera en ligne.',
  '{count} of {all} have been received.': counted(
    '1 sur {all} a été reçue.',
    '{count} sur {all} ont été reçues.',
  ),
  'Nothing is lost: keep the file and send it again. What has arrived is not taken twice.':
    'Rien n’est perdu : gardez le fichier et renvoyez-le. Ce qui est arrivé n’est pas compté deux fois.',
  'The file was saved at {site}: please send it from there. Nothing is lost.':
    'Le fichier a été enregistré sur {site} : veuillez l’envoyer depuis ce site. Rien n’est perdu.',
  'What was not taken is among your own requests now, where you can correct it.':
    'Ce qui n’a pas été accepté est maintenant parmi vos propres demandes, où vous pouvez le corriger.',
  'Entries that were not accepted are still on the device that wrote them, where they can be corrected or sent.':
    'Les saisies non acceptées sont toujours sur l’appareil qui les a écrites, où elles peuvent être corrigées ou envoyées.',
  'The office asks to wait a minute.': 'Le bureau vous demande de patienter une minute.',
  'Something went wrong at the office.': 'Un problème est survenu au bureau.',
  'The program at the office is of another version and does not know some of it.':
    'Le programme du bureau est d’une autre version et n’en connaît pas une partie.',
  'Some of it was written by our staff. Whoever wrote it has to sign in on this device first.':
    'Une partie a été écrite par notre personnel. L’auteur doit d’abord se connecter sur cet appareil.',
  'The office cannot be reached from here just now.': 'Le bureau n’est pas joignable d’ici pour l’instant.',
  'Keep it on this phone': 'Le garder sur ce téléphone',
  'Stop reading': 'Arrêter la lecture',
  'Read codes': 'Lire des codes',
  'Nothing is lost: it is kept on this device, and sent as soon as possible. What has arrived is not taken twice.':
    'Rien n’est perdu : le fichier est gardé sur cet appareil et envoyé dès que possible. Ce qui est arrivé n’est pas compté deux fois.',
  'This file is empty. Please copy it over once more, or save it again on the device that wrote it: the requests are still there.':
    'Ce fichier est vide. Veuillez le copier de nouveau, ou l’enregistrer encore sur l’appareil qui l’a écrit : les demandes y sont toujours.',
  'The clock of the device that saved it is wrong. That does no harm: the office notes when it arrives.':
    'L’horloge de l’appareil qui l’a enregistré n’est pas à l’heure. C’est sans conséquence : le bureau note quand il arrive.',
  '{read} of {of} codes read. Hold still.': '{read} codes lus sur {of}. Ne bougez pas.',
  'This is no code of ours. Hold the camera over the other phone.':
    'Ce code ne vient pas de nous. Tenez l’appareil photo au-dessus de l’autre téléphone.',
  'These codes do not fit together. They are read once more.':
    'Ces codes ne vont pas ensemble. La lecture recommence.',
  'Any colleague can send it, signed in or not.': 'Tout collègue peut l’envoyer, connecté ou non.',
  'The office does not know this phone yet: whoever made the entries has to sign in on a phone with a signal before they are accepted.':
    'Le bureau ne connaît pas encore ce téléphone : l’auteur des saisies doit se connecter sur un téléphone qui a du réseau avant qu’elles soient acceptées.',
  'Whoever made the entries has to sign in where it is sent.':
    'L’auteur des saisies doit se connecter là où le fichier est envoyé.',
  'The office has revoked this device. What you entered stays here: sign in again with a signal to send it, or ask management.':
    'Le bureau a bloqué cet appareil. Ce que vous avez saisi reste ici : reconnectez-vous avec du réseau pour l’envoyer, ou adressez-vous à la direction.',
  'The camera': 'L’appareil photo',
  'This page may not use the camera. Allow it in the settings of the browser, or choose the file.':
    'Cette page ne peut pas utiliser l’appareil photo. Autorisez-le dans les réglages du navigateur, ou choisissez le fichier.',
  'This device has no camera. Choose the file instead.':
    'Cet appareil n’a pas d’appareil photo. Choisissez plutôt le fichier.',
  'The camera cannot be used here. Choose the file instead.':
    'L’appareil photo n’est pas utilisable ici. Choisissez plutôt le fichier.',
  'Carried for others': 'Emportées pour d’autres',
  '{count} entries of a colleague are with the office.': counted(
    '1 saisie d’un collègue est arrivée au bureau.',
    '{count} saisies d’un collègue sont arrivées au bureau.',
  ),
  '{count} entries of another device are with the office.': counted(
    '1 saisie d’un autre appareil est arrivée au bureau.',
    '{count} saisies d’un autre appareil sont arrivées au bureau.',
  ),
  '{count} entries of a colleague were not accepted by the office.': counted(
    '1 saisie d’un collègue n’a pas été acceptée par le bureau.',
    '{count} saisies d’un collègue n’ont pas été acceptées par le bureau.',
  ),
  '{count} entries of another device were not accepted by the office.': counted(
    '1 saisie d’un autre appareil n’a pas été acceptée par le bureau.',
    '{count} saisies d’un autre appareil n’ont pas été acceptées par le bureau.',
  ),
  '{count} entries of a colleague are kept here, sealed, and wait for their maker.': counted(
    '1 saisie d’un collègue est gardée ici, scellée, et attend son auteur.',
    '{count} saisies d’un collègue sont gardées ici, scellées, et attendent leur auteur.',
  ),
  '{count} entries of a colleague are kept here, sealed, and sent as soon as there is a signal.': counted(
    '1 saisie d’un collègue est gardée ici, scellée, et partira dès qu’il y aura du réseau.',
    '{count} saisies d’un collègue sont gardées ici, scellées, et partiront dès qu’il y aura du réseau.',
  ),
  '{count} entries of another device are kept here, sealed, and sent as soon as there is a signal.': counted(
    '1 saisie d’un autre appareil est gardée ici, scellée, et partira dès qu’il y aura du réseau.',
    '{count} saisies d’un autre appareil sont gardées ici, scellées, et partiront dès qu’il y aura du réseau.',
  ),
  '{carried} Saved {time}.': '{carried} Enregistré {time}.',
  'Remove {count} entries that you carry for somebody else from this device? If the device that wrote them is lost, they are lost.':
    counted(
      'Retirer de cet appareil 1 saisie que vous emportez pour quelqu’un d’autre ? Si l’appareil qui l’a écrite est perdu, elle l’est aussi.',
      'Retirer de cet appareil {count} saisies que vous emportez pour quelqu’un d’autre ? Si l’appareil qui les a écrites est perdu, elles le sont aussi.',
    ),
} as const satisfies Record<keyof typeof german, string | PluralForms>;
