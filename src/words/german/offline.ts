import type { TranslationTable } from '../table.ts';

/** The page of what is saved on the device. */
export const offline = {
  'To see what is saved, switch JavaScript on. The list below leads to everything.':
    'Um zu sehen, was gespeichert ist, schalten Sie JavaScript ein. Die Liste unten führt zu allem.',
  'This browser does not let the site save anything, as private windows do. With a signal it works all the same; for the journey, open it in a normal window.':
    'Dieser Browser lässt die Website nichts speichern, wie in privaten Fenstern üblich. Mit Netz funktioniert sie trotzdem; für die Reise öffnen Sie sie in einem normalen Fenster.',
  'You asked your browser to save data, so nothing is fetched before you say so. What is missing is {size} to download.':
    'Ihr Browser soll auf Ihren Wunsch Daten sparen, darum wird nichts geladen, bevor Sie es sagen. Es fehlen noch {size} zum Herunterladen.',
  'This device has no room for the rest: {size} to download. What you send keeps its room. Make some room on the device, then save what is missing.':
    'Für den Rest ist auf diesem Gerät kein Platz: {size} zum Herunterladen. Für Ihre Anfragen bleibt Platz. Schaffen Sie Platz auf dem Gerät und speichern Sie dann, was fehlt.',
  'The connection dropped before everything was here. What is saved stays; the rest, {size} to download, follows on your next visit.':
    'Die Verbindung brach ab, bevor alles da war. Was gespeichert ist, bleibt; der Rest, {size} zum Herunterladen, folgt beim nächsten Besuch.',
  'Saving: {pages} of {pagesInAll} pages …': 'Wird gespeichert: {pages} von {pagesInAll} Seiten …',
  'Save what is missing': 'Fehlendes speichern',
  'The shelf': 'Gespeicherte Seiten',
  'The staff pages are saved too, {size}. They hold no data of the office.':
    'Auch die Mitarbeiterseiten sind gespeichert, {size}. Sie enthalten keine Bürodaten.',
  Pages: 'Seiten',
  Pictures: 'Bilder',
  Size: 'Größe',
  '{bytes} bytes are here now': '{bytes} Byte sind jetzt hier',
  'of {pagesInAll}': 'von {pagesInAll}',
  '{bytes} bytes': '{bytes} Byte',
  '{size} KB': '{size}\u00a0KB',
  '{size} MB': '{size}\u00a0MB',
  '{size} GB': '{size}\u00a0GB',
  'Is it all there?': 'Ist alles da?',
  'This reads every saved page and picture back, and checks that everything a page shows is here as well.':
    'Hier wird jede gespeicherte Seite und jedes Bild gelesen und geprüft, ob auch alles da ist, was eine Seite zeigt.',
  'Check every page': 'Jede Seite prüfen',
  'Reading {read} of {inAll}': '{read} von {inAll} wird gelesen',
  'Fetching it again …': 'Wird erneut geladen …',
  'All {pages} pages and {pictures} pictures read back.':
    'Alle {pages} Seiten und {pictures} Bilder geprüft.',
  '{pages} pages and {pictures} pictures read back.': '{pages} Seiten und {pictures} Bilder geprüft.',
  '{count} things are not as they should be:': {
    one: 'Eines ist nicht, wie es sein sollte:',
    other: '{count} Dinge sind nicht, wie sie sein sollten:',
  },
  'It could not be fetched. Please try again when you have a signal.':
    'Das ließ sich nicht laden. Bitte versuchen Sie es wieder, sobald Sie Netz haben.',
  'Fetch it again': 'Erneut laden',
  '{title}: not saved yet.': '{title}: noch nicht gespeichert.',
  'The page {title} is missing.': 'Die Seite {title} fehlt.',
  'The page {title} is damaged.': 'Die Seite {title} ist beschädigt.',
  'A picture of {title} is missing ({file}).': 'Ein Bild von {title} fehlt ({file}).',
  'A picture of {title} is damaged ({file}).': 'Ein Bild von {title} ist beschädigt ({file}).',
  'A picture is missing ({file}).': 'Ein Bild fehlt ({file}).',
  'A picture is damaged ({file}).': 'Ein Bild ist beschädigt ({file}).',
  'A part of the program is missing ({file}).': 'Ein Teil des Programms fehlt ({file}).',
  'A part of the program is damaged ({file}).': 'Ein Teil des Programms ist beschädigt ({file}).',
  'The words of the search are missing.': 'Die Wörter der Suche fehlen.',
  'The words of the search are damaged.': 'Die Wörter der Suche sind beschädigt.',
  'As an app': 'Als App',
  'This site is installed here. It opens from its own icon, with or without a signal.':
    'Diese Website ist hier installiert. Sie öffnet sich über ihr eigenes Symbol, mit oder ohne Netz.',
  'Installed, this site has its own icon and window, and devices keep what it saved for longer.':
    'Installiert hat diese Website ein eigenes Symbol und ein eigenes Fenster, und Geräte behalten Gespeichertes länger.',
  Install: 'Installieren',
  '{pages} pages, {pictures} pictures, {size}. Saved {time}.':
    '{pages} Seiten, {pictures} Bilder, {size}. Gespeichert {time}.',
  'Being saved …': 'Wird gespeichert …',
  'The pages are saved, the photographs not yet.': 'Die Seiten sind gespeichert, die Fotos noch nicht.',
  'Not saved yet.': 'Noch nicht gespeichert.',
  'Not saved yet': 'Noch nicht gespeichert',
  'Will it stay saved?': 'Bleibt es gespeichert?',
  'Kept by the browser': 'Zusage des Browsers',
  Space: 'Platz',
  'App files': 'Dateien der App',
  'Search words': 'Suchwörter',
  'Your browser has promised not to clear what is saved here.':
    'Ihr Browser hat zugesagt, nicht zu löschen, was hier gespeichert ist.',
  'None yet: your browser may clear it when space runs short, and a private window when it is closed.':
    'Noch keine: Ihr Browser darf es löschen, wenn der Platz knapp wird, und ein privates Fenster, wenn es geschlossen wird.',
  'Your browser did not promise it. {advice}': 'Ihr Browser hat es nicht zugesagt. {advice}',
  'None: it is saved here as long as this browser keeps it. A private window keeps nothing.':
    'Keine: Gespeichert bleibt es, solange dieser Browser es aufbewahrt. Ein privates Fenster behält nichts.',
  'None: this looks like a private window, and closing it removes what is saved here.':
    'Keine: Dies sieht nach einem privaten Fenster aus. Wird es geschlossen, ist weg, was hier gespeichert ist.',
  'This site takes {usage} of the {quota} that your browser allows it, requests that wait to be sent included.':
    'Diese Website belegt {usage} von den {quota}, die Ihr Browser ihr erlaubt, samt Anfragen, die noch aufs Absenden warten.',
  '{files} files, {size}': '{files} Dateien, {size}',
  '{size}, saved {time}': '{size}, gespeichert {time}',
  Save: 'Speichern',
  'Saved.': 'Gespeichert.',
  'Saving …': 'Wird gespeichert …',
  'Try again': 'Noch einmal versuchen',
  'Go on': 'Weiter',
  'One moment …': 'Einen Moment …',
  '{caption}, table': '{caption}, Tabelle',
} as const satisfies TranslationTable;
