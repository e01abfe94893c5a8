import type { offline as german } from '../german/offline.ts';
import type { PluralForms } from '../table.ts';
import { counted } from './counted.ts';

/** The page of what is saved on the device. */
export const offline = {
  'To see what is saved, switch JavaScript on. The list below leads to everything.':
    'Pour voir ce qui est enregistré, activez JavaScript. La liste ci-dessous mène à tout.',
  'This browser does not let the site save anything, as private windows do. With a signal it works all the same; for the journey, open it in a normal window.':
    'Ce navigateur ne laisse rien enregistrer au site, comme le font les fenêtres privées. Avec du réseau, tout marche quand même ; pour le voyage, ouvrez-le dans une fenêtre normale.',
  'You asked your browser to save data, so nothing is fetched before you say so. What is missing is {size} to download.':
    'Vous avez demandé à votre navigateur d’économiser les données : rien n’est chargé sans votre accord. Ce qui manque : {size} à télécharger.',
  'This device has no room for the rest: {size} to download. What you send keeps its room. Make some room on the device, then save what is missing.':
    'Cet appareil n’a pas de place pour le reste : {size} à télécharger. Ce que vous envoyez garde sa place. Libérez de la place sur l’appareil, puis enregistrez ce qui manque.',
  'The connection dropped before everything was here. What is saved stays; the rest, {size} to download, follows on your next visit.':
    'La connexion a été coupée avant la fin. Ce qui est enregistré est acquis ; le reste, {size} à télécharger, suivra à votre prochaine visite.',
  'Saving: {pages} of {pagesInAll} pages …': 'Enregistrement : {pages} pages sur {pagesInAll} …',
  'Save what is missing': 'Enregistrer ce qui manque',
  'The shelf': 'Pages enregistrées',
  'The staff pages are saved too, {size}. They hold no data of the office.':
    'Les pages du personnel y sont aussi, {size}, sans aucune donnée du bureau.',
  Pages: 'Pages',
  Pictures: 'Images',
  Size: 'Taille',
  '{bytes} bytes are here now': '{bytes} octets sont déjà là',
  'of {pagesInAll}': 'sur {pagesInAll}',
  '{bytes} bytes': '{bytes} octets',
  '{size} KB': '{size}\u00a0Ko',
  '{size} MB': '{size}\u00a0Mo',
  '{size} GB': '{size}\u00a0Go',
  'Is it all there?': 'Tout est-il là ?',
  'This reads every saved page and picture back, and checks that everything a page shows is here as well.':
    'Chaque page et chaque image enregistrée est relue, et l’on vérifie que tout ce qu’une page montre est bien là aussi.',
  'Check every page': 'Vérifier chaque page',
  'Reading {read} of {inAll}': 'Lecture : {read} sur {inAll}',
  'Fetching it again …': 'Nouveau chargement …',
  'All {pages} pages and {pictures} pictures read back.':
    'Les {pages} pages et les {pictures} images ont toutes été relues.',
  '{pages} pages and {pictures} pictures read back.': '{pages} pages et {pictures} images relues.',
  '{count} things are not as they should be:': counted(
    'Une chose n’est pas comme elle devrait être :',
    '{count} choses ne sont pas comme il faut :',
  ),
  'It could not be fetched. Please try again when you have a signal.':
    'Le chargement a échoué. Veuillez réessayer quand vous aurez du réseau.',
  'Fetch it again': 'Charger de nouveau',
  '{title}: not saved yet.': '{title} : pas encore sur l’appareil.',
  'The page {title} is missing.': 'La page {title} manque.',
  'The page {title} is damaged.': 'La page {title} est abîmée.',
  'A picture of {title} is missing ({file}).': 'Une image de la page {title} manque ({file}).',
  'A picture of {title} is damaged ({file}).': 'Une image de la page {title} est abîmée ({file}).',
  'A picture is missing ({file}).': 'Une image manque ({file}).',
  'A picture is damaged ({file}).': 'Une image est abîmée ({file}).',
  'A part of the program is missing ({file}).': 'Une partie du programme manque ({file}).',
  'A part of the program is damaged ({file}).': 'Une partie du programme est abîmée ({file}).',
  'The words of the search are missing.': 'Les mots de la recherche manquent.',
  'The words of the search are damaged.': 'Les mots de la recherche sont abîmés.',
  'As an app': 'Comme application',
  'This site is installed here. It opens from its own icon, with or without a signal.':
    'Ce site est installé ici. Il s’ouvre depuis sa propre icône, avec ou sans réseau.',
  'Installed, this site has its own icon and window, and devices keep what it saved for longer.':
    'Installé, ce site a son icône et sa fenêtre, et ce qu’il a enregistré reste plus longtemps sur l’appareil.',
  Install: 'Installer',
  '{pages} pages, {pictures} pictures, {size}. Saved {time}.':
    '{pages} pages, {pictures} images, {size}. Enregistrement : {time}.',
  'Being saved …': 'Enregistrement en cours …',
  'The pages are saved, the photographs not yet.': 'Les pages sont enregistrées, pas encore les photos.',
  'Not saved yet.': 'Pas encore sur l’appareil.',
  'Not saved yet': 'Pas encore sur l’appareil',
  'Will it stay saved?': 'Tout cela restera-t-il enregistré ?',
  'Kept by the browser': 'Promesse du navigateur',
  Space: 'Place',
  'App files': 'Fichiers de l’application',
  'Search words': 'Mots de la recherche',
  'Your browser has promised not to clear what is saved here.':
    'Votre navigateur a promis de ne pas effacer ce qui est enregistré ici.',
  'None yet: your browser may clear it when space runs short, and a private window when it is closed.':
    'Aucune pour l’instant : votre navigateur peut tout effacer si la place manque, et une fenêtre privée quand on la ferme.',
  'Your browser did not promise it. {advice}': 'Votre navigateur ne l’a pas promis. {advice}',
  'None: it is saved here as long as this browser keeps it. A private window keeps nothing.':
    'Aucune : tout reste ici tant que ce navigateur le garde. Une fenêtre privée ne garde rien.',
  'None: this looks like a private window, and closing it removes what is saved here.':
    'Aucune : ceci ressemble à une fenêtre privée, et la fermer efface ce qui est enregistré ici.',
  'This site takes {usage} of the {quota} that your browser allows it, requests that wait to be sent included.':
    'Ce site occupe {usage} sur les {quota} que votre navigateur lui accorde, y compris les demandes qui attendent d’être envoyées.',
  '{files} files, {size}': '{files} fichiers, {size}',
  '{size}, saved {time}': '{size}, enregistrement : {time}',
  Save: 'Enregistrer',
  'Saved.': 'Enregistré.',
  'Saving …': 'Enregistrement …',
  'Try again': 'Réessayer',
  'Go on': 'Continuer',
  'One moment …': 'Un instant …',
  '{caption}, table': '{caption}, tableau',
} as const satisfies Record<keyof typeof german, string | PluralForms>;
