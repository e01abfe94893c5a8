import type { TranslationTable } from '../table.ts';

/** Requests that travel in a file. */
export const files = {
  'No signal for days? Save what waits here to a file, and give it to someone who is going where there is one. The file is sealed: nobody but our booking desk can read what is in it.':
    'Tagelang kein Netz? Speichern Sie, was hier wartet, in einer Datei, und geben Sie sie jemandem mit, der dorthin fährt, wo es welches gibt. Die Datei ist versiegelt: Nur unsere Buchungsstelle kann lesen, was darin steht.',
  'Your requests stay here as well. Whichever way arrives first counts, and nothing is booked twice. A waiting request that is in a file cannot be edited any more.':
    'Ihre Anfragen bleiben auch hier. Es zählt, was zuerst ankommt, und nichts wird doppelt gebucht. Eine wartende Anfrage, die in einer Datei steht, lässt sich nicht mehr ändern.',
  'Sealing …': 'Wird versiegelt …',
  'Save to a file': 'In einer Datei speichern',
  'The file could not be sealed on this device, so none was made. Open this page once with a signal, and try again. Your requests are safe here.':
    'Die Datei ließ sich auf diesem Gerät nicht versiegeln, darum gibt es keine. Öffnen Sie diese Seite einmal mit Netz und versuchen Sie es noch einmal. Hier sind Ihre Anfragen sicher.',
  'What waits here is too large for a file. It is safe on this device and will be sent from here.':
    'Was hier wartet, ist zu groß für eine Datei. Auf diesem Gerät ist es sicher und wird von hier gesendet.',
  'Nothing of yours waits here any more, so no file was made.':
    'Von Ihnen wartet hier nichts mehr, darum gibt es keine Datei.',
  '{count} requests are in {file}, among your downloads. On a device with a signal, open this page and choose the file under Send a saved file.':
    {
      one: '1 Anfrage steht in {file}, unter Ihren Downloads. Öffnen Sie diese Seite auf einem Gerät mit Netz und wählen Sie die Datei unter „Gespeicherte Datei senden“.',
      other:
        '{count} Anfragen stehen in {file}, unter Ihren Downloads. Öffnen Sie diese Seite auf einem Gerät mit Netz und wählen Sie die Datei unter „Gespeicherte Datei senden“.',
    },
  '{count} of them are entries of the staff.': {
    one: '1 davon ist ein Eintrag der Mitarbeitenden.',
    other: '{count} davon sind Einträge der Mitarbeitenden.',
  },
  'Not in the file, because too large; only on this device: {references}.':
    'Zu groß für die Datei und nur hier: {references}.',
  '{count} entries of other accounts are not in it.': {
    one: '1 Eintrag anderer Konten ist nicht darin.',
    other: '{count} Einträge anderer Konten sind nicht darin.',
  },
  'Send a saved file': 'Gespeicherte Datei senden',
  'Has someone given you a file with requests? Choose it here. It goes to our booking desk sealed, as it is. Without a signal it is kept on this device, and sent as soon as there is one.':
    'Hat Ihnen jemand eine Datei mit Anfragen mitgegeben? Wählen Sie sie hier aus. Sie geht versiegelt, wie sie ist, an unsere Buchungsstelle. Ohne Netz bleibt sie auf diesem Gerät und wird gesendet, sobald es welches gibt.',
  'Choose the file': 'Datei wählen',
  'This is not a file that was saved on this page. Such a file is called savanna-and-coast-requests, with a date.':
    'Diese Datei wurde nicht auf dieser Website gespeichert. Eine solche Datei heißt savanna-and-coast-requests, mit einem Datum.',
  'This file is damaged or not complete. Please copy it over once more, or save it again on the device that wrote it: the requests are still there.':
    'Diese Datei ist beschädigt oder unvollständig. Bitte kopieren Sie sie noch einmal, oder speichern Sie sie auf dem Gerät, das sie geschrieben hat, noch einmal: Dort sind die Anfragen noch.',
  'The reader of codes is not on this phone yet. Please try again when you have a signal.':
    'Der Codescanner ist auf diesem Handy noch nicht geladen. Bitte versuchen Sie es wieder, sobald Sie Netz haben.',
  'The file could not be read here. Please try again when you have a signal.':
    'Die Datei ließ sich hier nicht lesen. Bitte versuchen Sie es wieder, sobald Sie Netz haben.',
  '{count} requests, saved {time}': {
    one: '1 Anfrage, gespeichert {time}',
    other: '{count} Anfragen, gespeichert {time}',
  },
  'Send it again': 'Noch einmal senden',
  'Send the file': 'Datei senden',
  'Received {time}': 'Eingegangen {time}',
  'Not sent yet': 'Noch nicht gesendet',
  'Not taken. {reason}': 'Nicht angenommen. {reason}',
  'All of them have been received. The device that wrote them is told as soon as it is online.':
    'Alle sind eingegangen. Das Gerät, das sie geschrieben hat, erfährt es, sobald es online ist.',
  '{count} of {all} have been received.': {
    one: '1 von {all} ist eingegangen.',
    other: '{count} von {all} sind eingegangen.',
  },
  'Nothing is lost: keep the file and send it again. What has arrived is not taken twice.':
    'Nichts ist verloren: Behalten Sie die Datei und senden Sie sie noch einmal. Was angekommen ist, zählt nicht doppelt.',
  'The file was saved at {site}: please send it from there. Nothing is lost.':
    'Die Datei wurde auf {site} gespeichert: Bitte senden Sie sie von dort. Nichts ist verloren.',
  'What was not taken is among your own requests now, where you can correct it.':
    'Was nicht angenommen wurde, steht jetzt unter Ihren eigenen Anfragen und kann dort berichtigt werden.',
  'Entries that were not accepted are still on the device that wrote them, where they can be corrected or sent.':
    'Was nicht angenommen wurde, liegt noch auf dem Gerät, das es geschrieben hat. Dort lässt es sich berichtigen oder senden.',
  'The office asks to wait a minute.': 'Das Büro bittet um eine Minute Geduld.',
  'Something went wrong at the office.': 'Im Büro ist etwas schiefgegangen.',
  'The program at the office is of another version and does not know some of it.':
    'Im Büro läuft eine andere Fassung des Programms, die manches davon nicht kennt.',
  'Some of it was written by our staff. Whoever wrote it has to sign in on this device first.':
    'Einiges davon haben unsere Mitarbeitenden geschrieben. Wer es geschrieben hat, muss sich auf diesem Gerät erst anmelden.',
  'The office cannot be reached from here just now.': 'Das Büro ist von hier gerade nicht zu erreichen.',
  'Keep it on this phone': 'Auf diesem Handy aufbewahren',
  'Stop reading': 'Scannen beenden',
  'Read codes': 'Codes scannen',
  'Nothing is lost: it is kept on this device, and sent as soon as possible. What has arrived is not taken twice.':
    'Nichts ist verloren: Die Datei bleibt auf diesem Gerät und wird gesendet, sobald es geht. Was angekommen ist, zählt nicht doppelt.',
  'This file is empty. Please copy it over once more, or save it again on the device that wrote it: the requests are still there.':
    'Diese Datei ist leer. Bitte kopieren Sie sie noch einmal, oder speichern Sie sie auf dem Gerät, das sie geschrieben hat, noch einmal: Dort sind die Anfragen noch.',
  'The clock of the device that saved it is wrong. That does no harm: the office notes when it arrives.':
    'Die Uhr des Geräts, das sie gespeichert hat, geht falsch. Das schadet nicht: Das Büro notiert, wann sie ankommt.',
  '{read} of {of} codes read. Hold still.': '{read} von {of} Codes gelesen. Bitte ruhig halten.',
  'This is no code of ours. Hold the camera over the other phone.':
    'Das ist kein Code von uns. Halten Sie die Kamera über das andere Handy.',
  'These codes do not fit together. They are read once more.':
    'Diese Codes passen nicht zusammen. Sie werden noch einmal gelesen.',
  'Any colleague can send it, signed in or not.': 'Alle im Team können sie senden, angemeldet oder nicht.',
  'The office does not know this phone yet: whoever made the entries has to sign in on a phone with a signal before they are accepted.':
    'Das Büro kennt dieses Handy noch nicht: Wer die Einträge gemacht hat, muss sich erst auf einem Handy mit Netz anmelden, bevor sie angenommen werden.',
  'Whoever made the entries has to sign in where it is sent.':
    'Wer die Einträge gemacht hat, muss sich dort anmelden, wo die Datei gesendet wird.',
  'The office has revoked this device. What you entered stays here: sign in again with a signal to send it, or ask management.':
    'Das Büro hat dieses Gerät gesperrt. Was Sie eingegeben haben, bleibt hier: Melden Sie sich mit Netz neu an, um es zu senden, oder fragen Sie die Leitung.',
  'The camera': 'Die Kamera',
  'This page may not use the camera. Allow it in the settings of the browser, or choose the file.':
    'Diese Website darf die Kamera nicht benutzen. Erlauben Sie es in den Einstellungen des Browsers, oder wählen Sie die Datei.',
  'This device has no camera. Choose the file instead.':
    'Dieses Gerät hat keine Kamera. Wählen Sie stattdessen die Datei.',
  'The camera cannot be used here. Choose the file instead.':
    'Die Kamera lässt sich hier nicht benutzen. Wählen Sie stattdessen die Datei.',
  'Carried for others': 'Für andere mitgenommen',
  '{count} entries of a colleague are with the office.': {
    one: '1 Eintrag aus dem Team ist im Büro.',
    other: '{count} Einträge aus dem Team sind im Büro.',
  },
  '{count} entries of another device are with the office.': {
    one: '1 Eintrag eines anderen Geräts ist im Büro.',
    other: '{count} Einträge eines anderen Geräts sind im Büro.',
  },
  '{count} entries of a colleague were not accepted by the office.': {
    one: '1 Eintrag aus dem Team hat das Büro nicht angenommen.',
    other: '{count} Einträge aus dem Team hat das Büro nicht angenommen.',
  },
  '{count} entries of another device were not accepted by the office.': {
    one: '1 Eintrag eines anderen Geräts hat das Büro nicht angenommen.',
    other: '{count} Einträge eines anderen Geräts hat das Büro nicht angenommen.',
  },
  '{count} entries of a colleague are kept here, sealed, and wait for their maker.': {
    one: '1 Eintrag aus dem Team liegt hier versiegelt und wartet auf die Person, die ihn gemacht hat.',
    other:
      '{count} Einträge aus dem Team liegen hier versiegelt und warten auf die Person, die sie gemacht hat.',
  },
  '{count} entries of a colleague are kept here, sealed, and sent as soon as there is a signal.': {
    one: '1 Eintrag aus dem Team liegt hier versiegelt und wird gesendet, sobald es Netz gibt.',
    other: '{count} Einträge aus dem Team liegen hier versiegelt und werden gesendet, sobald es Netz gibt.',
  },
  '{count} entries of another device are kept here, sealed, and sent as soon as there is a signal.': {
    one: '1 Eintrag eines anderen Geräts liegt hier versiegelt und wird gesendet, sobald es Netz gibt.',
    other:
      '{count} Einträge eines anderen Geräts liegen hier versiegelt und werden gesendet, sobald es Netz gibt.',
  },
  '{carried} Saved {time}.': '{carried} Gespeichert {time}.',
  'Remove {count} entries that you carry for somebody else from this device? If the device that wrote them is lost, they are lost.':
    {
      one: '1 Eintrag, den Sie für jemand anderen mitnehmen, von diesem Gerät entfernen? Geht das Gerät verloren, das ihn geschrieben hat, ist auch er verloren.',
      other:
        '{count} Einträge, die Sie für jemand anderen mitnehmen, von diesem Gerät entfernen? Geht das Gerät verloren, das sie geschrieben hat, sind auch sie verloren.',
    },
} as const satisfies TranslationTable;
