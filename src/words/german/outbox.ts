import type { TranslationTable } from '../table.ts';

/** The page of one's own requests. */
export const outbox = {
  Language: 'Sprache',
  'This language is not saved here yet. Please try again when you have a signal.':
    'Diese Sprache ist hier noch nicht gespeichert. Bitte versuchen Sie es wieder, sobald Sie Netz haben.',
  sealed: 'versiegelt',
  '{field}: {reason}': '{field}: {reason}',
  'We last heard from the office: {time}': 'Zuletzt vom Büro gehört: {time}',
  'What happens next': 'So geht es weiter',
  'Once it has reached us, our booking desk reads it, at the latest the next morning in East Africa.':
    'Sobald sie bei uns ist, liest unsere Buchungsstelle sie, spätestens am nächsten Morgen in Ostafrika.',
  'Our booking desk reads it, at the latest the next morning in East Africa.':
    'Unsere Buchungsstelle liest sie, spätestens am nächsten Morgen in Ostafrika.',
  'The answer, with dates and a price, comes to the e-mail address or phone number that you gave.':
    'Die Antwort mit Terminen und Preis kommt an die E-Mail-Adresse oder Telefonnummer, die Sie angegeben haben.',
  'The desk is open: {hours}.': 'Die Buchungsstelle ist geöffnet: {hours}.',
  'We promise no fixed time for it.': 'Eine feste Frist dafür sagen wir nicht zu.',
  'Nothing is reserved and you owe nothing before you accept our offer in writing.':
    'Nichts ist reserviert, und Sie schulden nichts, solange Sie unser Angebot nicht schriftlich annehmen.',
  'From another device, or without e-mail': 'Von einem anderen Gerät oder ohne E-Mail',
  'Print the list': 'Liste drucken',
  'Needs your attention': 'Bitte ansehen',
  'Send now': 'Jetzt senden',
  'By file, from another device': 'Als Datei, von einem anderen Gerät',
  'Received by us': 'Bei uns eingegangen',
  'No request of this device has been received yet.': 'Von diesem Gerät ist noch keine Anfrage eingegangen.',
  'What is saved on this device cannot be read now, so we cannot say whether anything waits. It may still be here: please do not clear this browser’s data.':
    'Was auf diesem Gerät gespeichert ist, lässt sich gerade nicht lesen. Wir können daher nicht sagen, ob etwas wartet. Es ist vielleicht noch da: Bitte löschen Sie die Daten dieses Browsers nicht.',
  '{count} requests that are saved on this device cannot be read, and are not sent by themselves. Everything else that can be read stands below, is sent as ever, and can be saved to a file.':
    {
      one: '1 Anfrage, die auf diesem Gerät gespeichert ist, lässt sich nicht lesen und wird nicht automatisch gesendet. Alles andere, was lesbar ist, steht unten, wird wie immer gesendet und lässt sich in einer Datei speichern.',
      other:
        '{count} Anfragen, die auf diesem Gerät gespeichert sind, lassen sich nicht lesen und werden nicht automatisch gesendet. Alles andere, was lesbar ist, steht unten, wird wie immer gesendet und lässt sich in einer Datei speichern.',
    },
  'Close the browser, open it again and look here once more. If nothing changes, call or write to us with your reference, or send the request again: the office will see if it has it already.':
    'Schließen Sie den Browser, öffnen Sie ihn wieder und sehen Sie hier noch einmal nach. Ändert sich nichts, rufen Sie uns mit Ihrer Referenz an, schreiben Sie uns, oder senden Sie die Anfrage noch einmal: Das Büro sieht, ob es sie schon hat.',
  'Nothing of yours is waiting on this device.': 'Auf diesem Gerät wartet nichts von Ihnen.',
  'Nothing is waiting on this device.': 'Auf diesem Gerät wartet nichts.',
  'This list needs JavaScript, and so does sending what is on it. Please call or write to us instead.':
    'Diese Liste braucht JavaScript, und das Senden der Einträge auch. Bitte rufen Sie uns stattdessen an oder schreiben Sie uns.',
  'Looking at what is saved on this device …': 'Wir sehen nach, was auf diesem Gerät gespeichert ist …',
  'This browser does not let us keep anything, as some private windows do. With a signal our forms are sent all the same; for places without one please open this page in a normal window.':
    'Dieser Browser lässt uns nichts aufbewahren, wie manche privaten Fenster. Mit Netz werden unsere Formulare trotzdem gesendet; für Orte ohne Netz öffnen Sie diese Seite bitte in einem gewöhnlichen Fenster.',
  'The storage of this browser does not answer, so we cannot show what is saved here. Nothing is deleted. Close all other tabs and windows of this site, then load the page again; if that does not help, close the browser and open it again.':
    'Der Speicher dieses Browsers antwortet nicht, darum können wir nicht zeigen, was hier gespeichert ist. Nichts ist gelöscht. Schließen Sie alle anderen Tabs und Fenster dieser Website und laden Sie die Seite neu; hilft das nicht, schließen Sie den Browser und öffnen Sie ihn wieder.',
  'Delete the correction of {reference} from this device? It will not be sent, and what you sent before stays as it is.':
    'Die Berichtigung von {reference} auf diesem Gerät löschen? Sie wird nicht gesendet, und was Sie vorher gesendet haben, bleibt, wie es ist.',
  'Delete {reference} from this device? It will not be sent.':
    '{reference} auf diesem Gerät löschen? Die Anfrage wird nicht gesendet.',
  'It is in a file that you saved, and the file can still be sent.':
    'Sie steht in einer Datei, die Sie gespeichert haben, und die Datei kann noch gesendet werden.',
  'We have not received it, and it is stored nowhere else: once deleted, it is gone.':
    'Wir haben sie nicht erhalten, und sie ist sonst nirgends gespeichert: Einmal gelöscht, ist sie weg.',
  Delete: 'Löschen',
  'Do not delete': 'Nicht löschen',
  'We have tried to send it, so it may have reached us already.':
    'Wir haben versucht, sie zu senden; vielleicht ist sie schon bei uns.',
  'Correction waiting': 'Berichtigung wartet',
  Waiting: 'Wartet',
  'Next try': 'Nächster Versuch',
  State: 'Stand',
  'The office could not take it just now: {reason}': 'Das Büro konnte sie gerade nicht annehmen: {reason}',
  'The office could not be reached. It is safe here and will be sent by itself.':
    'Das Büro war nicht zu erreichen. Hier ist sie sicher und wird automatisch gesendet.',
  'Safe on this device. It will be sent by itself as soon as you are online.':
    'Auf diesem Gerät sicher. Sie wird automatisch gesendet, sobald Sie online sind.',
  'Correction not taken': 'Berichtigung nicht angenommen',
  'Not taken': 'Nicht angenommen',
  'The office cannot accept it as it is. It stays here until you correct it.':
    'So kann das Büro sie nicht annehmen. Sie bleibt hier, bis Sie sie berichtigen.',
  Reason: 'Grund',
  Corrected: 'Berichtigt',
  Answer: 'Antwort',
  'We had to restore our records from an earlier copy, and this request was not in it. Please send it again.':
    'Wir mussten unsere Daten aus einer früheren Sicherung wiederherstellen, und diese Anfrage war nicht darin. Bitte senden Sie sie noch einmal.',
  'See what we have received': 'Ansehen, was bei uns eingegangen ist',
  Correct: 'Berichtigen',
  'the version before, {time}': 'die Fassung davor, {time}',
  'a later version, {time}': 'eine spätere Fassung, {time}',
  'Filled in': 'Ausgefüllt',
  'What is in it': 'Was darin steht',
  'Last try': 'Letzter Versuch',
  '{time} ({count} tries)': { one: '{time} (1 Versuch)', other: '{time} ({count} Versuche)' },
  'when you are online': 'sobald Sie online sind',
  'when you are online, at the latest {time}': 'sobald Sie online sind, spätestens {time}',
  'In a file': 'In einer Datei',
  'saved {time}': 'gespeichert {time}',
  Edit: 'Bearbeiten',
  Discard: 'Verwerfen',
  Remove: 'Entfernen',
  'Discard correction': 'Berichtigung verwerfen',
  'Show all {count}': 'Alle {count} zeigen',
  '{count} entries of another account wait here. They will be sent when that account signs in.': {
    one: 'Hier wartet 1 Eintrag eines anderen Kontos. Er wird gesendet, wenn sich dieses Konto anmeldet.',
    other:
      'Hier warten {count} Einträge eines anderen Kontos. Sie werden gesendet, wenn sich dieses Konto anmeldet.',
  },
  '{count} entries of other accounts wait here. They will be sent when those accounts sign in.': {
    one: 'Hier wartet 1 Eintrag anderer Konten. Er wird gesendet, wenn sich diese Konten anmelden.',
    other:
      'Hier warten {count} Einträge anderer Konten. Sie werden gesendet, wenn sich diese Konten anmelden.',
  },
  '{count} entries of another account were not accepted. Only that account can correct them.': {
    one: '1 Eintrag eines anderen Kontos wurde nicht angenommen. Nur dieses Konto kann ihn berichtigen.',
    other:
      '{count} Einträge eines anderen Kontos wurden nicht angenommen. Nur dieses Konto kann sie berichtigen.',
  },
  '{count} entries of other accounts were not accepted. Only those accounts can correct them.': {
    one: '1 Eintrag anderer Konten wurde nicht angenommen. Nur diese Konten können ihn berichtigen.',
    other:
      '{count} Einträge anderer Konten wurden nicht angenommen. Nur diese Konten können sie berichtigen.',
  },
  '{count} entries of your account are not sent yet.': {
    one: '1 Eintrag Ihres Kontos ist noch nicht gesendet.',
    other: '{count} Einträge Ihres Kontos sind noch nicht gesendet.',
  },
  'See them in your department': { one: 'In Ihrer Abteilung ansehen', other: 'In Ihrer Abteilung ansehen' },
  'Requests of this device': 'Anfragen dieses Geräts',
  Reference: 'Referenz',
  Request: 'Anfrage',
  'Delete the copies on this device? Should our records be damaged before the next backup, you would have to send these requests again.':
    'Die Kopien auf diesem Gerät löschen? Würden unsere Daten vor der nächsten Sicherung beschädigt, müssten Sie diese Anfragen noch einmal senden.',
  'This device keeps copies of {count} requests that we received ({kilobytes} KB), so that nothing is lost should our records be damaged. A copy is deleted as soon as one of our backups has the request. Visitors’ copies are sealed: only our booking desk can read them.':
    {
      one: 'Dieses Gerät bewahrt eine Kopie von 1 Anfrage auf, die bei uns eingegangen ist ({kilobytes} KB), damit nichts verloren geht, falls unsere Daten beschädigt werden. Sie wird gelöscht, sobald eine unserer Sicherungen die Anfrage enthält. Kopien von Gästen sind versiegelt: Nur unsere Buchungsstelle kann sie lesen.',
      other:
        'Dieses Gerät bewahrt Kopien von {count} Anfragen auf, die bei uns eingegangen sind ({kilobytes} KB), damit nichts verloren geht, falls unsere Daten beschädigt werden. Eine Kopie wird gelöscht, sobald eine unserer Sicherungen die Anfrage enthält. Kopien von Gästen sind versiegelt: Nur unsere Buchungsstelle kann sie lesen.',
    },
  'Delete the copies': 'Kopien löschen',
  'This looks like a private window: what waits here is kept only as long as the window is open. Closing it removes what waits. Please send it first, save it to a file, or write it in an ordinary window.':
    'Dies sieht nach einem privaten Fenster aus: Was hier wartet, bleibt nur, solange das Fenster offen ist. Wird es geschlossen, ist es weg. Bitte senden Sie es vorher ab, speichern Sie es in einer Datei, oder schreiben Sie es in einem gewöhnlichen Fenster.',
  'What waits is here as long as this browser keeps it. If this is a private window, closing it removes what waits.':
    'Was hier wartet, bleibt, solange dieser Browser es aufbewahrt. Ist dies ein privates Fenster, geht beim Schließen verloren, was hier wartet.',
  'If this is a private window, closing it removes what waits.':
    'Ist dies ein privates Fenster, geht beim Schließen verloren, was hier wartet.',
  'Your browser has promised to keep what waits here.':
    'Ihr Browser hat zugesagt, aufzubewahren, was hier wartet.',
  'Your browser has not agreed to keep what waits here: it may clear it when space runs short. An iPhone or iPad does so after seven days of use without a visit, unless this site is on the Home Screen.':
    'Ihr Browser hat nicht zugesagt, aufzubewahren, was hier wartet: Wird der Platz knapp, kann er es löschen. Ein iPhone oder iPad tut das nach sieben Tagen Benutzung ohne Besuch, es sei denn, diese Website liegt auf dem Home-Bildschirm.',
  'Your browser has not promised to keep what waits here: it may clear it when space runs short. An iPhone or iPad does so after seven days of use without a visit, unless this site is on the Home Screen.':
    'Ihr Browser hat noch nicht zugesagt, aufzubewahren, was hier wartet: Wird der Platz knapp, kann er es löschen. Ein iPhone oder iPad tut das nach sieben Tagen Benutzung ohne Besuch, es sei denn, diese Website liegt auf dem Home-Bildschirm.',
  'How to install it': 'So installieren Sie die Seite',
  'Ask the browser to keep it': 'Den Browser darum bitten',
  Souvenir: 'Souvenir',
  'Additional details': 'Weitere Angaben',
  Package: 'Paket',
  'Price shown': 'Gezeigter Preis',
  'Your plan': 'Ihr Reiseplan',
  Adults: 'Erwachsene',
  Children: 'Kinder',
  'Traveler details': 'Angaben zu den Reisenden',
  'Traveler {number}, {field}': 'Reisende Person {number}, {field}',
  adult: 'Erwachsene',
  family: 'Familie',
  honeymoon: 'Hochzeitsreise',
  group: 'Gruppe',
  'room-only': 'Room-Only (nur Übernachtung)',
  'full-resthouse': 'Full Resthouse (das ganze Gästehaus)',
  'stay-dine': 'Stay & Dine (mit Frühstück und Abendessen)',
  'camping-meals': 'Camping & Meals (Zelten mit Mahlzeiten)',
} as const satisfies TranslationTable;
