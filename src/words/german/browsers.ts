import type { TranslationTable } from '../table.ts';

/** How browsers install a site, and what they promise. */
export const browsers = {
  'Press Share (the square with the arrow), scroll down, and choose Add to Home Screen.':
    'Tippen Sie auf „Teilen“ (das Quadrat mit dem Pfeil), dann weiter unten auf „Zum Home-Bildschirm“.',
  'Please do this before you travel: the iPhone and iPad remove what a site has saved when it is not opened for seven days of use, unless it is on the Home Screen. Open it from there once, with a signal.':
    'Bitte tun Sie das vor der Reise: iPhone und iPad entfernen, was eine Website gespeichert hat, wenn sie sieben Nutzungstage lang nicht geöffnet wird, es sei denn, sie liegt auf dem Home-Bildschirm. Öffnen Sie sie einmal von dort, mit Netz.',
  'Press Share in the address bar or in the menu, and choose Add to Home Screen. If it is not offered there, open this page in Safari.':
    'Tippen Sie in der Adressleiste oder im Menü auf „Teilen“, dann auf „Zum Home-Bildschirm“. Fehlt das dort, öffnen Sie diese Seite in Safari.',
  'You are reading this inside another app, which cannot keep it. Choose Open in browser in its menu, and look at this page again there.':
    'Sie lesen dies in einer anderen App, die es nicht aufbewahren kann. Wählen Sie in deren Menü „Im Browser öffnen“ und sehen Sie sich diese Seite dort wieder an.',
  'Choose Add to Dock in the File menu.': 'Wählen Sie im Menü „Ablage“ den Eintrag „Zum Dock hinzufügen“.',
  'This Safari cannot install sites; from version 17 it can. The saved pages are here all the same.':
    'Dieses Safari kann keine Websites installieren; ab Version 17 geht es. Die gespeicherten Seiten sind trotzdem da.',
  'Open the menu (the three dots) and choose Add app to Home screen, or Install.':
    'Öffnen Sie das Menü (die drei Punkte) und wählen Sie „App zum Startbildschirm hinzufügen“ oder „Installieren“.',
  'Firefox cannot install sites as apps. It can put this one on the taskbar, by the button at the end of the address bar. The saved pages are here either way.':
    'Firefox kann Websites nicht als Apps installieren. Diese hier kann er in die Taskleiste legen, mit der Schaltfläche am Ende der Adressleiste. Die gespeicherten Seiten sind so oder so da.',
  'Firefox on a computer cannot install sites. Nothing is lost: the saved pages are here, and a bookmark leads to them without a signal.':
    'Firefox auf dem Computer kann keine Websites installieren. Verloren ist nichts: Die gespeicherten Seiten sind da, und ein Lesezeichen führt ohne Netz zu ihnen.',
  'Open the menu (the three lines), choose Add page to, then Home screen.':
    'Öffnen Sie das Menü (die drei Striche) und wählen Sie „Seite hinzufügen zu“, dann „Startbildschirm“.',
  'Open the menu (the three dots) and choose Add to Home screen, then Install.':
    'Öffnen Sie das Menü (die drei Punkte) und wählen Sie „Zum Startbildschirm hinzufügen“, dann „Installieren“.',
  'Press the icon with the plus at the end of the address bar; or open the menu (the three dots), then More tools, Apps, Install this site as an app.':
    'Klicken Sie auf das Symbol mit dem Plus am Ende der Adressleiste; oder öffnen Sie das Menü (die drei Punkte) und wählen Sie „Weitere Tools“, „Apps“, „Diese Website als App installieren“.',
  'Press the install icon at the end of the address bar, or look for Install in the menu (the three dots). If Open in app stands there, it is installed already.':
    'Klicken Sie auf das Installationssymbol am Ende der Adressleiste oder öffnen Sie das Menü (die drei Punkte) und suchen Sie „Installieren“. Steht dort „In App öffnen“, ist die Website schon installiert.',
  'Look in your browser’s menu for Install or Add to Home screen. If there is neither, a bookmark will do: the saved pages open without a signal.':
    'Suchen Sie im Browsermenü nach „Installieren“ oder „Zum Startbildschirm hinzufügen“. Fehlt beides, genügt ein Lesezeichen: Die gespeicherten Seiten öffnen sich ohne Netz.',
  'The iPhone and iPad promise it to sites on the Home Screen. Add this one, open it from there, and ask again.':
    'iPhone und iPad sagen es Websites auf dem Home-Bildschirm zu. Legen Sie diese dorthin, öffnen Sie sie dort und fragen Sie erneut.',
  'Safari decides by itself, and trusts sites in the Dock or often opened. Until then it may clear what is saved after seven days of use without a visit here.':
    'Safari entscheidet selbst und vertraut Websites, die im Dock liegen oder oft geöffnet werden. Bis dahin darf es Gespeichertes nach sieben Nutzungstagen ohne Besuch hier löschen.',
  'Firefox asks you, and has been told no or not yet. Press the button again and choose Allow; if it does not ask, the lock in the address bar holds the setting.':
    'Firefox hat Sie gefragt und bisher ein Nein oder keine Antwort bekommen. Drücken Sie noch einmal auf die Schaltfläche und wählen Sie „Erlauben“; fragt er nicht, finden Sie die Einstellung beim Schloss in der Adressleiste.',
  'An app’s own browser keeps nothing for long. Open this page in your browser.':
    'Der Browser in einer App behält nichts lange. Öffnen Sie diese Seite in Ihrem Browser.',
  'This browser does not ask you; it decides. It says yes to sites that are installed, bookmarked or often opened: install this one, or come back in a few days, and ask again.':
    'Dieser Browser fragt nicht, er entscheidet. Ja sagt er zu Websites, die installiert, als Lesezeichen gesetzt oder oft geöffnet sind: Installieren Sie diese oder kommen Sie in ein paar Tagen wieder, und fragen Sie erneut.',
  'Your browser said no, and may clear what is saved when space runs short. Install this site or bookmark it, and ask again.':
    'Ihr Browser sagte Nein und darf Gespeichertes löschen, wenn Platz fehlt. Installieren Sie diese Website oder setzen Sie ein Lesezeichen, und fragen Sie erneut.',
} as const satisfies TranslationTable;
