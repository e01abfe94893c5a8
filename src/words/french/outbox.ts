import type { outbox as german } from '../german/outbox.ts';
import type { PluralForms } from '../table.ts';
import { counted } from './counted.ts';

/** The page of one's own requests. */
export const outbox = {
  Language: 'Langue',
  'This language is not saved here yet. Please try again when you have a signal.':
    'Cette langue n’est pas encore enregistrée ici. Veuillez réessayer quand vous aurez du réseau.',
  sealed: 'scellé',
  '{field}: {reason}': '{field} : {reason}',
  'We last heard from the office: {time}': 'Dernier contact avec le bureau : {time}',
  'What happens next': 'La suite',
  'Once it has reached us, our booking desk reads it, at the latest the next morning in East Africa.':
    'Dès qu’elle nous sera parvenue, notre service de réservation la lira, au plus tard le lendemain matin en Afrique de l’Est.',
  'Our booking desk reads it, at the latest the next morning in East Africa.':
    'Notre service de réservation la lit, au plus tard le lendemain matin en Afrique de l’Est.',
  'The answer, with dates and a price, comes to the e-mail address or phone number that you gave.':
    'La réponse, avec des dates et un prix, arrive à l’adresse e-mail ou au numéro de téléphone que vous avez donné.',
  'The desk is open: {hours}.': 'Ses horaires : {hours}.',
  'We promise no fixed time for it.': 'Nous ne garantissons pas de délai de réponse.',
  'Nothing is reserved and you owe nothing before you accept our offer in writing.':
    'Rien n’est réservé et vous ne devez rien tant que vous n’avez pas accepté notre offre par écrit.',
  'From another device, or without e-mail': 'Depuis un autre appareil, ou sans e-mail',
  'Print the list': 'Imprimer la liste',
  'Needs your attention': 'À vérifier',
  'Send now': 'Envoyer maintenant',
  'By file, from another device': 'Par fichier, depuis un autre appareil',
  'Received by us': 'Reçues par nous',
  'No request of this device has been received yet.':
    'Aucune demande de cet appareil ne nous est encore parvenue.',
  'What is saved on this device cannot be read now, so we cannot say whether anything waits. It may still be here: please do not clear this browser’s data.':
    'Ce qui est enregistré sur cet appareil ne peut pas être lu pour l’instant, et nous ne pouvons donc pas dire si quelque chose attend. C’est peut-être encore là : n’effacez pas les données de ce navigateur.',
  '{count} requests that are saved on this device cannot be read, and are not sent by themselves. Everything else that can be read stands below, is sent as ever, and can be saved to a file.':
    counted(
      '1 demande enregistrée sur cet appareil ne peut pas être lue et ne sera pas envoyée d’elle-même. Tout ce qui peut être lu se trouve ci-dessous, est envoyé comme toujours et peut être enregistré dans un fichier.',
      '{count} demandes enregistrées sur cet appareil ne peuvent pas être lues et ne seront pas envoyées d’elles-mêmes. Tout ce qui peut être lu se trouve ci-dessous, est envoyé comme toujours et peut être enregistré dans un fichier.',
    ),
  'Close the browser, open it again and look here once more. If nothing changes, call or write to us with your reference, or send the request again: the office will see if it has it already.':
    'Fermez le navigateur, rouvrez-le et regardez ici encore une fois. Si rien ne change, appelez-nous ou écrivez-nous avec votre référence, ou envoyez la demande à nouveau : le bureau verra s’il l’a déjà.',
  'Nothing of yours is waiting on this device.': 'Vous n’avez rien en attente sur cet appareil.',
  'Nothing is waiting on this device.': 'Rien n’attend sur cet appareil.',
  'This list needs JavaScript, and so does sending what is on it. Please call or write to us instead.':
    'Cette liste a besoin de JavaScript, et l’envoi de ce qu’elle contient aussi. Merci de nous appeler ou de nous écrire.',
  'Looking at what is saved on this device …': 'Lecture de ce qui est enregistré sur cet appareil …',
  'This browser does not let us keep anything, as some private windows do. With a signal our forms are sent all the same; for places without one please open this page in a normal window.':
    'Ce navigateur ne nous laisse rien conserver, comme certaines fenêtres privées. Avec du réseau, nos formulaires sont envoyés quand même ; pour les lieux sans réseau, veuillez ouvrir cette page dans une fenêtre normale.',
  'The storage of this browser does not answer, so we cannot show what is saved here. Nothing is deleted. Close all other tabs and windows of this site, then load the page again; if that does not help, close the browser and open it again.':
    'La mémoire de ce navigateur ne répond pas : nous ne pouvons pas montrer ce qui est enregistré ici. Rien n’est effacé. Fermez tous les autres onglets et fenêtres de ce site, puis rechargez la page ; si cela ne suffit pas, fermez le navigateur et rouvrez-le.',
  'Delete the correction of {reference} from this device? It will not be sent, and what you sent before stays as it is.':
    'Effacer de cet appareil la correction de {reference} ? Elle ne sera pas envoyée, et ce que vous aviez envoyé reste tel quel.',
  'Delete {reference} from this device? It will not be sent.':
    'Effacer {reference} de cet appareil ? La demande ne sera pas envoyée.',
  'It is in a file that you saved, and the file can still be sent.':
    'Elle se trouve dans un fichier que vous avez enregistré, et ce fichier peut encore être envoyé.',
  'We have not received it, and it is stored nowhere else: once deleted, it is gone.':
    'Nous ne l’avons pas reçue, et elle n’est enregistrée nulle part ailleurs : une fois effacée, elle est perdue.',
  Delete: 'Effacer',
  'Do not delete': 'Ne pas effacer',
  'We have tried to send it, so it may have reached us already.':
    'Nous avons tenté de l’envoyer : elle nous est peut-être déjà parvenue.',
  'Correction waiting': 'Correction en attente',
  Waiting: 'En attente',
  'Next try': 'Prochain essai',
  State: 'État',
  'The office could not take it just now: {reason}': 'Le bureau n’a pas pu l’accepter à l’instant : {reason}',
  'The office could not be reached. It is safe here and will be sent by itself.':
    'Le bureau n’a pas pu être joint. La demande est en sécurité ici et partira d’elle-même.',
  'Safe on this device. It will be sent by itself as soon as you are online.':
    'En sécurité sur cet appareil. La demande partira d’elle-même dès que vous serez en ligne.',
  'Correction not taken': 'Correction non acceptée',
  'Not taken': 'Non acceptée',
  'The office cannot accept it as it is. It stays here until you correct it.':
    'Le bureau ne peut pas l’accepter telle quelle. Elle reste ici jusqu’à ce que vous la corrigiez.',
  Reason: 'Motif',
  Corrected: 'Corrigée',
  Answer: 'Réponse',
  'We had to restore our records from an earlier copy, and this request was not in it. Please send it again.':
    'Nous avons dû rétablir nos données à partir d’une copie antérieure, et cette demande n’y figurait pas. Veuillez l’envoyer de nouveau.',
  'See what we have received': 'Voir ce que nous avons reçu',
  Correct: 'Corriger',
  'the version before, {time}': 'la version précédente, {time}',
  'a later version, {time}': 'une version plus récente, {time}',
  'Filled in': 'Remplie',
  'What is in it': 'Contenu',
  'Last try': 'Dernier essai',
  '{time} ({count} tries)': counted('{time} (1 essai)', '{time} ({count} essais)'),
  'when you are online': 'dès que vous serez en ligne',
  'when you are online, at the latest {time}': 'dès que vous serez en ligne, au plus tard {time}',
  'In a file': 'Dans un fichier',
  'saved {time}': 'enregistré {time}',
  Edit: 'Modifier',
  Discard: 'Effacer',
  Remove: 'Retirer',
  'Discard correction': 'Effacer la correction',
  'Show all {count}': 'Tout afficher ({count})',
  '{count} entries of another account wait here. They will be sent when that account signs in.': counted(
    '1 saisie d’un autre compte attend ici. Elle sera envoyée quand ce compte se connectera.',
    '{count} saisies d’un autre compte attendent ici. Elles seront envoyées quand ce compte se connectera.',
  ),
  '{count} entries of other accounts wait here. They will be sent when those accounts sign in.': counted(
    '1 saisie d’autres comptes attend ici. Elle sera envoyée quand ces comptes se connecteront.',
    '{count} saisies d’autres comptes attendent ici. Elles seront envoyées quand ces comptes se connecteront.',
  ),
  '{count} entries of another account were not accepted. Only that account can correct them.': counted(
    '1 saisie d’un autre compte n’a pas été acceptée. Seul ce compte peut la corriger.',
    '{count} saisies d’un autre compte n’ont pas été acceptées. Seul ce compte peut les corriger.',
  ),
  '{count} entries of other accounts were not accepted. Only those accounts can correct them.': counted(
    '1 saisie d’autres comptes n’a pas été acceptée. Seuls ces comptes peuvent la corriger.',
    '{count} saisies d’autres comptes n’ont pas été acceptées. Seuls ces comptes peuvent les corriger.',
  ),
  '{count} entries of your account are not sent yet.': counted(
    '1 saisie de votre compte n’est pas encore envoyée.',
    '{count} saisies de votre compte ne sont pas encore envoyées.',
  ),
  'See them in your department': counted('La voir dans votre service', 'Les voir dans votre service'),
  'Requests of this device': 'Demandes de cet appareil',
  Reference: 'Référence',
  Request: 'Demande',
  'Delete the copies on this device? Should our records be damaged before the next backup, you would have to send these requests again.':
    'Supprimer les copies sur cet appareil ? Si nos données étaient endommagées avant la prochaine sauvegarde, vous devriez envoyer de nouveau ces demandes.',
  'This device keeps copies of {count} requests that we received ({kilobytes} KB), so that nothing is lost should our records be damaged. A copy is deleted as soon as one of our backups has the request. Visitors’ copies are sealed: only our booking desk can read them.':
    counted(
      'Cet appareil garde la copie d’une demande que nous avons reçue ({kilobytes} Ko), pour que rien ne se perde si nos données étaient endommagées. Elle est supprimée dès qu’une de nos sauvegardes contient la demande. Les copies des visiteurs sont scellées : seul notre service de réservation peut les lire.',
      'Cet appareil garde les copies de {count} demandes que nous avons reçues ({kilobytes} Ko), pour que rien ne se perde si nos données étaient endommagées. Une copie est supprimée dès qu’une de nos sauvegardes contient la demande. Les copies des visiteurs sont scellées : seul notre service de réservation peut les lire.',
    ),
  'Delete the copies': 'Supprimer les copies',
  'This looks like a private window: what waits here is kept only as long as the window is open. Closing it removes what waits. Please send it first, save it to a file, or write it in an ordinary window.':
    'Ceci ressemble à une fenêtre privée : ce qui attend ici n’est gardé que tant que la fenêtre est ouverte. La fermer efface ce qui attend. Envoyez-le d’abord, enregistrez-le dans un fichier, ou écrivez-le dans une fenêtre ordinaire.',
  'What waits is here as long as this browser keeps it. If this is a private window, closing it removes what waits.':
    'Ce qui attend reste ici tant que ce navigateur le garde. Si c’est une fenêtre privée, la fermer efface ce qui attend.',
  'If this is a private window, closing it removes what waits.':
    'Si c’est une fenêtre privée, la fermer efface ce qui attend.',
  'Your browser has promised to keep what waits here.':
    'Votre navigateur a promis de garder ce qui attend ici.',
  'Your browser has not agreed to keep what waits here: it may clear it when space runs short. An iPhone or iPad does so after seven days of use without a visit, unless this site is on the Home Screen.':
    'Votre navigateur n’a pas accepté de garder ce qui attend ici : il peut l’effacer quand la place manque. Un iPhone ou un iPad le fait après sept jours d’utilisation sans visite, sauf si ce site est sur l’écran d’accueil.',
  'Your browser has not promised to keep what waits here: it may clear it when space runs short. An iPhone or iPad does so after seven days of use without a visit, unless this site is on the Home Screen.':
    'Votre navigateur n’a pas encore promis de garder ce qui attend ici : il peut l’effacer quand la place manque. Un iPhone ou un iPad le fait après sept jours d’utilisation sans visite, sauf si ce site est sur l’écran d’accueil.',
  'How to install it': 'Comment l’installer',
  'Ask the browser to keep it': 'Demander au navigateur de le garder',
  Souvenir: 'Souvenir',
  'Additional details': 'Autres précisions',
  Package: 'Forfait',
  'Price shown': 'Prix affiché',
  'Your plan': 'Votre programme',
  Adults: 'Adultes',
  Children: 'Enfants',
  'Traveler details': 'Précisions sur les voyageurs',
  'Traveler {number}, {field}': 'Voyageur {number}, {field}',
  adult: 'Adultes',
  family: 'Famille',
  honeymoon: 'Voyage de noces',
  group: 'Groupe',
  'room-only': 'Room-Only (nuit seule)',
  'full-resthouse': 'Full Resthouse (toute la maison)',
  'stay-dine': 'Stay & Dine (petit-déjeuner et dîner)',
  'camping-meals': 'Camping & Meals (camping avec repas)',
} as const satisfies Record<keyof typeof german, string | PluralForms>;
